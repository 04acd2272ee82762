import { refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';

/** What the command-line programs of this folder share. */

interface Command<T> {
  readonly usage: string;
  /** Reads the words after the command. */
  readonly parse: (words: readonly string[]) => Result<T>;
  readonly run: (request: T) => void | Promise<void>;
}

/** Runs a command with the words it was given; the exit code: 2 where they are refused, with the reason and the usage on stderr. */
export async function exitCodeOf<T>({ usage, parse, run }: Command<T>): Promise<number> {
  const request = parse(process.argv.slice(2));
  if (!request.ok) {
    process.stderr.write(`${request.error.message}\n\n${usage}\n`);
    return 2;
  }
  await run(request.value);
  return 0;
}

/** Reads options; what goes wrong on the way (an option that is not there, a file that cannot be read) is refused with its own words. */
export function readOptions<T>(read: () => Result<T>): Result<T> {
  try {
    return read();
  } catch (error) {
    return refuse('bad-option', error instanceof Error ? error.message : String(error));
  }
}

/** Refuses the first of these options that is no whole number from 1. */
export function countFlaw(counts: Readonly<Record<string, number>>): ReturnType<typeof refuse> | undefined {
  const wrong = Object.keys(counts).find((name) => !(Number.isInteger(counts[name]) && Number(counts[name]) >= 1));
  return wrong === undefined ? undefined : refuse('bad-option', `--${wrong} needs a whole number from 1.`);
}
