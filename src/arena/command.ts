import { refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';

/** Shared code of the command-line programs in this folder. */

interface Command<T> {
  readonly usage: string;
  /** Parses the words after the command. */
  readonly parse: (words: readonly string[]) => Result<T>;
  readonly run: (request: T) => void | Promise<void>;
}

/**
 * Runs a command with its arguments and resolves with the exit code: 2 if they are refused, with the reason and the
 * usage on stderr.
 */
export async function exitCodeOf<T>({ usage, parse, run }: Command<T>): Promise<number> {
  const request = parse(process.argv.slice(2));
  if (!request.ok) {
    process.stderr.write(`${request.error.message}\n\n${usage}\n`);
    return 2;
  }
  await run(request.value);
  return 0;
}

/** Runs `read`; exceptions (an unknown option, an unreadable file) become refusals with the same message. */
export function readOptions<T>(read: () => Result<T>): Result<T> {
  try {
    return read();
  } catch (error) {
    return refuse('bad-option', error instanceof Error ? error.message : String(error));
  }
}

/** Refuses the first of these options that is not a positive integer. */
export function countIssue(counts: Readonly<Record<string, number>>): ReturnType<typeof refuse> | undefined {
  const wrong = Object.keys(counts).find((name) => !(Number.isInteger(counts[name]) && Number(counts[name]) >= 1));
  return wrong === undefined ? undefined : refuse('bad-option', `--${wrong} needs a whole number from 1.`);
}
