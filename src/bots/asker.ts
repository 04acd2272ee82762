import type { Answer, BotReply, BotWorker, Question } from './protocol.ts';

/** Questions to a worker, one at a time. */
export interface Asker {
  /** The answer; `null` where the worker died, overran or cannot be had, or another question came. The next question gets a new worker then. */
  ask(question: Question): Promise<Answer | null>;
  /** Answers what is under way with `null` and ends the worker. */
  close(): void;
}

/** `limit`: longest time for one answer, in milliseconds. */
export function createAsker(start: () => BotWorker, limit: number): Asker {
  let worker: BotWorker | undefined;
  let lastId = 0;
  let giveUp: (() => void) | undefined;

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
          worker ??= start();
          worker.onerror = () => settle(null);
          worker.onmessage = ({ data }) => {
            if (data.id === id) settle(data);
          };
          worker.postMessage({ ...question, id });
        } catch {
          // No worker to be had here; who asked does without.
          settle(null);
        }
      }),
    close: () => {
      giveUp?.();
      drop();
    },
  };
}
