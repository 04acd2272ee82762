import { isMainThread } from 'node:worker_threads';
import { holdMatches } from './arena.ts';
import { USAGE, parseRequest } from './arguments.ts';
import { playAll, serve } from './crew.ts';

/** `npm run arena`: computer players against each other (docs/bots.md). Its worker threads run this file too. */

async function main(): Promise<number> {
  const request = parseRequest(process.argv.slice(2));
  if (!request.ok) {
    process.stderr.write(`${request.error.message}\n\n${USAGE}\n`);
    return 2;
  }
  const { threads } = request.value;
  const program = new URL(import.meta.url);
  const table = await holdMatches(request.value, {
    playAll: (next, onResult) => playAll({ program, threads, next, onResult }),
    tell: (line) => void process.stderr.write(`${line}\n`),
  });
  process.stdout.write(table);
  return 0;
}

if (isMainThread) process.exitCode = await main();
else serve();
