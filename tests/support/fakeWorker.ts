import type { BotReply, BotRequest, BotWorker } from '../../src/bots/protocol.ts';

/** A worker with scripted answers. */
export interface FakeWorker {
  readonly start: () => BotWorker;
  readonly started: () => number;
  readonly ended: () => number;
}

export function fakeWorker(answer: (request: BotRequest, self: BotWorker) => void): FakeWorker {
  let started = 0;
  let ended = 0;
  const start = (): BotWorker => {
    started++;
    const self: BotWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (request: unknown) => void setTimeout(() => answer(request as BotRequest, self)),
      terminate: () => void ended++,
    };
    return self;
  };
  return { start, started: () => started, ended: () => ended };
}

export const reply = (self: BotWorker, data: BotReply): void => self.onmessage?.(new MessageEvent('message', { data }));

/** Workers that never give a usable answer, each with what is wrong with them. */
export const brokenWorkers = (): readonly (readonly [string, FakeWorker])[] => [
  ['dies', fakeWorker((_, self) => self.onerror?.(new Event('error') as ErrorEvent))],
  ['reports an error', fakeWorker((request, self) => reply(self, { id: request.id, error: 'no' }))],
  ['never answers', fakeWorker(() => undefined)],
  ['answers another question', fakeWorker((request, self) => reply(self, { id: request.id + 7, error: 'no' }))],
];
