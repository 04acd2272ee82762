import type { ReplyOf, RequestOf, WorkerOf } from '../../src/bots/protocol.ts';

/** A worker that answers as told. */
export interface FakeWorker<A> {
  readonly start: () => WorkerOf<A>;
  readonly started: () => number;
  readonly ended: () => number;
}

export function fakeWorker<Q, A>(answer: (request: RequestOf<Q>, self: WorkerOf<A>) => void): FakeWorker<A> {
  let started = 0;
  let ended = 0;
  const start = (): WorkerOf<A> => {
    started++;
    const self: WorkerOf<A> = {
      onmessage: null,
      onerror: null,
      postMessage: (request: unknown) => void setTimeout(() => answer(request as RequestOf<Q>, self)),
      terminate: () => void ended++,
    };
    return self;
  };
  return { start, started: () => started, ended: () => ended };
}

export const reply = <A>(self: WorkerOf<A>, data: ReplyOf<A>): void => self.onmessage?.(new MessageEvent('message', { data }));

/** Workers that never give a usable answer, by what is wrong with them. */
export const brokenWorkers = <A>(): readonly (readonly [string, FakeWorker<A>])[] => [
  ['dies', fakeWorker<unknown, A>((_, self) => self.onerror?.(new Event('error') as ErrorEvent))],
  ['reports an error', fakeWorker<object, A>((request, self) => reply(self, { id: request.id, error: 'no' }))],
  ['never answers', fakeWorker<unknown, A>(() => undefined)],
  ['answers another question', fakeWorker<object, A>((request, self) => reply(self, { id: request.id + 7, error: 'no' }))],
];
