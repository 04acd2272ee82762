import type { Delivery, Request } from './messages.ts';

/** What a worker delivers for a job. */
export type Answer = Exclude<Outcome, { type: 'failed' }>;
type Outcome = Extract<Delivery, { readonly job: number }>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Jobs for a worker, each with the promise of its answer. */
export function createJobs(post: (request: Request) => void) {
  const waiting = new Map<number, Waiting>();
  let jobs = 0;
  /** Why no more are accepted. */
  let ended: string | null = null;

  return {
    get waits(): boolean {
      return waiting.size > 0;
    },
    request: (make: (job: number) => Request): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(new Error(ended));
          return;
        }
        const job = jobs++;
        waiting.set(job, { resolve, reject });
        post(make(job));
      }),
    receive(outcome: Outcome): void {
      const job = waiting.get(outcome.job);
      waiting.delete(outcome.job);
      if (outcome.type === 'failed') job?.reject(new Error(outcome.message));
      else job?.resolve(outcome);
    },
    /** Rejects all that wait, and all that follow. */
    end(why: string): void {
      ended ??= why;
      for (const { reject } of waiting.values()) reject(new Error(why));
      waiting.clear();
    },
  };
}
