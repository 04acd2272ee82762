import { isMainThread } from 'node:worker_threads';
import { holdMatches } from './arena.ts';
import { USAGE, parseRequest } from './arguments.ts';
import type { Request } from './arguments.ts';
import { exitCodeOf } from './command.ts';
import { playAll, serve } from './workers.ts';

/** `npm run arena`: computer players against each other (docs/bots.md). Its worker threads also run this file. */

const COMMAND = {
  usage: USAGE,
  parse: parseRequest,
  run: async (request: Request): Promise<void> => {
    const { threads } = request;
    const program = new URL(import.meta.url);
    const table = await holdMatches(request, {
      playAll: (next, onResult) => playAll({ program, threads, next, onResult }),
      tell: (line) => void process.stderr.write(`${line}\n`),
    });
    process.stdout.write(table);
  },
};

if (isMainThread) process.exitCode = await exitCodeOf(COMMAND);
else serve();
