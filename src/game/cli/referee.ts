import { readFileSync } from 'node:fs';
import { RULE_SETS, RULE_SET_IDS, checkRecord, deal, defaultOptions, formatCastleRecord, readRecord, replay, seededRandom, startGame, traceStep } from '../index.ts';
import type { CastleAction, CastleRecord, RuleSetId, TraceStep } from '../index.ts';

/** The referee on the command line (RECORD.md, The referee). */

const USAGE = 'referee FILE… [--trace]\nreferee --random N [--rules castle|zamek] [--seed S] [--trace]';

interface Request {
  readonly files: readonly string[];
  readonly trace: boolean;
  readonly random: number;
  readonly rules: RuleSetId;
  readonly seed: string;
}

function parseArguments(words: readonly string[]): Request | string {
  const files: string[] = [];
  const values: Record<string, string> = {};
  let trace = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '--trace') trace = true;
    else if (word === '--random' || word === '--rules' || word === '--seed') {
      const value = words[++i];
      if (value === undefined) return `${word} needs a value`;
      values[word] = value;
    } else if (word.startsWith('--')) return `there is no option ${word}`;
    else files.push(word);
  }
  const rules = RULE_SET_IDS.find((id) => id === (values['--rules'] ?? 'castle'));
  if (!rules) return `the rules are one of ${RULE_SET_IDS.join(', ')}`;
  const random = Number(values['--random'] ?? 0);
  if (!Number.isInteger(random) || random < 0) return '--random needs a whole number';
  if (files.length === 0 && random === 0) return 'nothing to do';
  return { files, trace, random, rules, seed: values['--seed'] ?? '1' };
}

/** One line about a record; false if it was refused. */
function report(file: string, text: string | undefined, trace: boolean): boolean {
  const refused = (at: number, error: { code: string; message: string }): boolean => {
    print({ file, ok: false, at, error: { code: error.code, message: error.message } });
    return false;
  };
  if (text === undefined) return refused(-1, { code: 'unreadable', message: 'The file cannot be read.' });
  const record = readRecord(text);
  return record.ok ? judge(file, record.value, trace, refused) : refused(-1, record.error);
}

function judge(file: string, record: CastleRecord, trace: boolean, refused: (at: number, error: { code: string; message: string }) => boolean): boolean {
  const steps: TraceStep[] = [];
  const game = replay(record, trace ? ({ n, position }) => void (n >= 0 && steps.push(traceStep(n, position))) : undefined);
  if (!game.ok) return refused(game.at, game.error);
  const { position } = game.value;
  const scores = [position.score(0), position.score(1)];
  print({ file, ok: true, finished: position.awaiting === 'over', scores, ...(trace ? { steps } : {}) });
  return true;
}

const print = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A random legal game, written down and judged like any other record. */
function randomGame(rulesId: RuleSetId, seed: string): unknown {
  const rules = RULE_SETS[rulesId];
  const random = seededRandom(seed);
  const setup = { rules, options: defaultOptions(rules), players: ['Random 1', 'Random 2'] as const, ...deal(rules, random) };
  const position = startGame(setup);
  const actions: CastleAction[] = [];
  while (position.awaiting !== 'over') {
    const moves = position.legalMoves();
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error(`no legal move in ${seed}`);
    actions.push(position.actionOf(move));
    position.play(move);
  }
  return formatCastleRecord(setup, actions);
}

function main(): number {
  const request = parseArguments(process.argv.slice(2));
  if (typeof request === 'string') {
    process.stderr.write(`${request}\n${USAGE}\n`);
    return 2;
  }
  let sound = true;
  for (const file of request.files) sound = report(file, read(file), request.trace) && sound;
  for (let n = 0; n < request.random; n++) {
    const name = `${request.rules}-${request.seed}-${n}`;
    const record = checkRecord(randomGame(request.rules, name));
    sound = (record.ok && judge(name, record.value, request.trace, () => false)) && sound;
  }
  return sound ? 0 : 1;
}

process.exitCode = main();
