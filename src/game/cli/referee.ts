import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { RULE_SET_IDS, checkAnyRecord, carcassonne, readAnyRecord } from '../index.ts';
import type { AnyRecord, Refusal, Result } from '../index.ts';
import { judge } from './judge.ts';
import { randomCastleRecord, randomCarcassonneRecord } from './randomRecord.ts';

/** The referee on the command line (RECORD.md, The referee). */

const USAGE = `referee FILE… [--trace]
referee --random N [--rules castle|zamek] [--seed S] [--trace]
referee --random N --rules carcassonne [--modules a,b] [--players 1-6] [--seed S] [--trace]`;

interface Request {
  readonly files: readonly string[];
  readonly trace: boolean;
  readonly random: number;
  readonly rules: string;
  /** Deals and plays a random game and returns its record; its name is the seed. */
  readonly deal: (seed: string) => unknown;
  readonly seed: string;
}

const VALUES = ['--random', '--rules', '--seed', '--modules', '--players'];
const RULES = [...RULE_SET_IDS, 'carcassonne'];

function parseArguments(words: readonly string[]): Request | string {
  const files: string[] = [];
  const values: Record<string, string> = {};
  let trace = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '--trace') trace = true;
    else if (VALUES.includes(word)) {
      const value = words[++i];
      if (value === undefined) return `${word} needs a value`;
      values[word] = value;
    } else if (word.startsWith('--')) return `there is no option ${word}`;
    else files.push(word);
  }
  const rules = values['--rules'] ?? 'castle';
  if (!RULES.includes(rules)) return `the rules are one of ${RULES.join(', ')}`;
  const random = Number(values['--random'] ?? 0);
  if (!Number.isInteger(random) || random < 0) return '--random needs a whole number';
  if (files.length === 0 && random === 0) return 'nothing to do';
  const deal = dealer(rules, values);
  return typeof deal === 'string' ? deal : { files, trace, random, rules, deal, seed: values['--seed'] ?? '1' };
}

/** Returns the function that plays random games of these rules, or an error message. */
function dealer(rules: string, values: Readonly<Record<string, string>>): Request['deal'] | string {
  const castle = RULE_SET_IDS.find((id) => id === rules);
  if (castle) return (seed) => randomCastleRecord(castle, seed);
  const modules = (values['--modules'] ?? '').split(',').filter((id) => id !== '');
  const options = carcassonne.parseOptions({ modules });
  if (!options.ok) return options.error.message;
  const players = Number(values['--players'] ?? 2);
  if (!Number.isInteger(players) || players < 1 || players > 6) return '--players needs a number from 1 to 6';
  return (seed) => randomCarcassonneRecord(options.value, players, seed);
}

/** Prints the verdict on a record; returns false if it was refused. */
function report(file: string, record: Result<AnyRecord>, trace: boolean): boolean {
  const verdict = record.ok ? judge(record.value, trace) : { ok: false as const, at: -1, error: record.error };
  if (!verdict.ok) {
    print({ file, ok: false, at: verdict.at, error: { code: verdict.error.code, message: verdict.error.message } });
    return false;
  }
  const { finished, scores, steps, first } = verdict;
  print({ file, ok: true, finished, scores, ...(trace ? { ...(first === undefined ? {} : { first }), steps } : {}) });
  return true;
}

const print = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const UNREADABLE: Refusal = { code: 'unreadable', message: 'The file cannot be read.' };

function read(file: string): Result<AnyRecord> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { ok: false, error: UNREADABLE };
  }
  return readAnyRecord(text);
}

async function main(): Promise<number> {
  const request = parseArguments(process.argv.slice(2));
  if (typeof request === 'string') {
    process.stderr.write(`${request}\n${USAGE}\n`);
    return 2;
  }
  let sound = true;
  for (const file of request.files) sound = report(file, read(file), request.trace) && sound;
  for (let n = 0; n < request.random; n++) {
    const name = `${request.rules}-${request.seed}-${n}`;
    sound = report(name, checkAnyRecord(request.deal(name)), request.trace) && sound;
    // Lets the process notice a closed pipe.
    await setImmediate();
  }
  return sound ? 0 : 1;
}

process.exitCode = await main();
