import { Worker, parentPort } from 'node:worker_threads';
import { matchNamed } from './match.ts';
import type { PairResult } from './results.ts';

/** Pairs are played in worker threads, one at a time in each. */

export interface Job {
  readonly match: string;
  readonly pair: number;
}

export async function playJob({ match, pair }: Job): Promise<PairResult> {
  const known = matchNamed(match);
  if (!known.ok) throw new Error(known.error.message);
  return { match, pair, ...(await known.value.play(pair)) };
}

/** What a worker thread does: a job comes, its result goes. A failure ends the thread and is told there. */
export function serve(): void {
  parentPort?.on('message', (job: Job) => {
    void playJob(job).then((result) => parentPort?.postMessage(result));
  });
}

interface Crew {
  /** The program, whose worker threads call `serve`. */
  readonly program: URL;
  readonly threads: number;
  /** The next job; undefined when there is none. */
  readonly next: () => Job | undefined;
  readonly onResult: (result: PairResult) => void;
}

/** Plays until there is no job; fails with the first thread that does. */
export async function playAll({ program, threads, next, onResult }: Crew): Promise<void> {
  const workers: Worker[] = [];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = next();
      if (!first) return void resolve();
      // As in the page that players get: boardgame.io leaves out its checks of development.
      const worker = new Worker(program, { env: { ...process.env, NODE_ENV: 'production' } });
      workers.push(worker);
      worker.on('error', reject);
      worker.on('message', (result: PairResult) => {
        onResult(result);
        const job = next();
        if (job) worker.postMessage(job);
        else resolve();
      });
      worker.postMessage(first);
    });
  try {
    await Promise.all(Array.from({ length: threads }, run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
