import type { CastleAction, CastleState } from '../game/index.ts';
import { simplestAction } from './choose.ts';
import type { BotLevel, BotReply, BotRequest } from './protocol.ts';

/** Where choices are made: away from the page. */
export interface Thinker {
  /** Never fails: a worker that dies or overruns is replaced, and a simple legal action is taken instead. */
  think(state: CastleState, level: BotLevel, seed: string): Promise<CastleAction>;
  close(): void;
}

/** What a thinker needs of a `Worker`. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<BotReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Longest time for one choice, in milliseconds. */
const LIMIT = 8000;

const startWorker = (): BotWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function createThinker(start: () => BotWorker = startWorker, limit = LIMIT): Thinker {
  let worker: BotWorker | undefined;
  let lastId = 0;
  let giveUp: (() => void) | undefined;

  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  return {
    think: (state, level, seed) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const settle = (action: CastleAction | undefined): void => {
          clearTimeout(timer);
          giveUp = undefined;
          if (!action) drop();
          resolve(action ?? simplestAction(state));
        };
        giveUp?.();
        giveUp = () => settle(undefined);
        const timer = setTimeout(giveUp, limit);
        try {
          worker ??= start();
          worker.onerror = () => settle(undefined);
          worker.onmessage = ({ data }) => {
            if (data.id === id) settle('action' in data ? data.action : undefined);
          };
          const request: BotRequest = { id, level, state, seed };
          worker.postMessage(request);
        } catch {
          // No worker to be had here: the simple action keeps the game going.
          settle(undefined);
        }
      }),
    close: () => {
      giveUp?.();
      drop();
    },
  };
}
