import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carcassonne, readAnyRecord } from '../../src/game/index.ts';
import { goldensOf } from '../support/goldens.ts';
import { isAsked } from '../support/onlyExpansion.ts';

/**
 * One small record for each sentence of Carcassonne's rules, with its expected result, worked out by hand from the rule
 * text. A file has either `expect` or `at` and `error`.
 */
interface Golden {
  readonly rule: string;
  /** The record, or `text` instead where the text itself matters. */
  readonly record?: unknown;
  readonly text?: string;
  readonly expect?: { readonly finished: boolean; readonly scores: readonly number[] };
  readonly at?: number;
  readonly error?: string;
  /** The lines of final scoring, in order. */
  readonly final?: readonly FinalLine[];
  /** Index of an action → the relevant part of its trace line. */
  readonly steps?: Readonly<Record<string, Partial<carcassonne.CarcassonneTraceStep>>>;
}
type FinalLine = Pick<carcassonne.CarcassonneLine, 'player' | 'what' | 'count' | 'each'>;

interface Verdict {
  readonly ok: boolean;
  readonly finished?: boolean;
  readonly scores?: readonly number[];
  readonly at?: number;
  readonly error?: string;
  readonly steps: readonly carcassonne.CarcassonneTraceStep[];
  readonly final: readonly FinalLine[];
}

const finalLines = (events: readonly carcassonne.CarcassonneEvent[]): FinalLine[] =>
  events.flatMap((event) =>
    event.type === 'scored' && event.final
      ? [{ player: event.line.player, what: event.line.what, count: event.line.count, each: event.line.each }]
      : [],
  );

function applyEntry(text: string): Verdict {
  const steps: carcassonne.CarcassonneTraceStep[] = [];
  const final: FinalLine[] = [];
  const read = readAnyRecord(text);
  if (!read.ok) return { ok: false, at: -1, error: read.error.code, steps, final };
  if (read.value.game !== 'carcassonne') throw new Error('Expected a record of Carcassonne');
  const { record } = read.value;
  const game = carcassonne.replay(record, ({ n, position, events, taken }) => {
    final.push(...finalLines(events));
    if (n >= 0) steps.push(carcassonne.traceStep(n, position, { events, taken }));
  });
  if (!game.ok) return { ok: false, at: game.at, error: game.error.code, steps, final };
  const { position } = game.value;
  return {
    ok: true,
    finished: position.awaiting === 'over',
    scores: record.setup.players.map((_, player) => position.score(player)),
    steps,
    final,
  };
}

function check(golden: Golden): void {
  const verdict = applyEntry(golden.text ?? JSON.stringify(golden.record));
  if (golden.error === undefined) {
    expect(verdict).toMatchObject({ ok: true, ...golden.expect });
  } else {
    expect({ ok: verdict.ok, at: verdict.at, error: verdict.error }).toEqual({
      ok: false,
      at: golden.at,
      error: golden.error,
    });
  }
  if (golden.final) expect(verdict.final).toEqual(golden.final);
  for (const [n, step] of Object.entries(golden.steps ?? {}))
    expect(verdict.steps[Number(n)], `after action ${n}`).toMatchObject(step);
}

const files = goldensOf('carcassonne');
const modulesOf = ({ record }: Golden): readonly string[] =>
  (record as { readonly options?: { readonly modules?: readonly string[] } } | undefined)?.options?.modules ?? [];

describe('golden records: carcassonne', () => {
  test('exist', () => {
    expect(files.length).toBeGreaterThan(100);
  });
  for (const file of files) {
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    if (!isAsked(modulesOf(golden))) continue;
    test(`${basename(file)}: ${golden.rule}`, () => {
      check(golden);
    });
  }
});
