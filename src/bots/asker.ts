import type { Answer, BotReply, BotWorker, Question } from './protocol.ts';

/** Requests to a worker, one at a time. */
export interface Asker {
  /**
   * Resolves with the response; with `null` if the worker fails, takes too long or cannot be started, or if another
   * request arrives first. The next request then gets a new worker.
   */
  ask(question: Question): Promise<Answer | null>;
  /** True if the last worker failed before its first message: its code could not be loaded. */
  readonly missing: boolean;
  /** Resolves the open request with `null` and terminates the worker. */
  close(): void;
}

/** `limit`: time limit for one response, in milliseconds. */
export function createAsker(start: () => BotWorker, limit: number): Asker {
  let worker: BotWorker | undefined;
  let lastId = 0;
  let giveUp: (() => void) | undefined;
  let missing = false;

  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  return {
    ask: (question) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const settle = (reply: BotReply | null): void => {
          clearTimeout(timer);
          giveUp = undefined;
          if (reply && !('error' in reply)) return resolve(reply);
          drop();
          resolve(null);
        };
        giveUp?.();
        giveUp = () => settle(null);
        const timer = setTimeout(giveUp, limit);
        try {
          const isNew = worker === undefined;
          worker ??= start();
          worker.onerror = () => {
            missing = isNew;
            settle(null);
          };
          worker.onmessage = ({ data }) => {
            missing = false;
            if (data.id === id) settle(data);
          };
          worker.postMessage({ ...question, id });
        } catch {
          // There is no worker; the caller has to do without.
          settle(null);
        }
      }),
    get missing() {
      return missing;
    },
    close: () => {
      giveUp?.();
      drop();
    },
  };
}
