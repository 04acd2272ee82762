import { Worker, parentPort } from 'node:worker_threads';
import { matchNamed } from './match.ts';
import type { PairResult } from './results.ts';

/** A pair of games, played in a worker thread; each thread plays one at a time. */

export interface Job {
  readonly match: string;
  readonly pair: number;
}

export async function playJob({ match, pair }: Job): Promise<PairResult> {
  const known = matchNamed(match);
  if (!known.ok) throw new Error(known.error.message);
  return { match, pair, ...(await known.value.play(pair)) };
}

/** The loop of a worker thread: receives a job, posts its result. A failure ends the thread, which reports it. */
export function serve(): void {
  parentPort?.on('message', (job: Job) => {
    void playJob(job).then((result) => parentPort?.postMessage(result));
  });
}

interface WorkerPool {
  /** The program whose worker threads call `serve`. */
  readonly program: URL;
  readonly threads: number;
  /** Returns the next job; undefined if there are no more. */
  readonly next: () => Job | undefined;
  readonly onResult: (result: PairResult) => void;
}

/** Plays until there are no more jobs; rejects if a thread fails. */
export async function playAll({ program, threads, next, onResult }: WorkerPool): Promise<void> {
  const workers: Worker[] = [];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = next();
      if (!first) return void resolve();
      // As in the production build, boardgame.io skips its development checks.
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
