import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, readRecord, replay, traceStep } from '../../src/game/index.ts';
import type { CastleEvent, TraceStep } from '../../src/game/index.ts';

/**
 * One small record for each sentence of the rules, with its expected result, worked out by hand from the rule text. A
 * file has either `expect` or `at` and `error`.
 */
interface Golden {
  readonly rule: string;
  /** The record, or `text` instead where the text itself matters. */
  readonly record?: unknown;
  readonly text?: string;
  readonly expect?: { readonly finished: boolean; readonly scores: readonly [number, number] };
  readonly at?: number;
  readonly error?: string;
  /** The lines of final scoring, in order. */
  readonly final?: readonly FinalLine[];
  /** Index of an action → the relevant part of its trace line. */
  readonly steps?: Readonly<Record<string, Partial<TraceStep>>>;
}

interface FinalLine {
  readonly player: number;
  readonly what: string;
  readonly points: number;
  readonly region: { readonly x: number; readonly y: number; readonly feature: number } | null;
  /** Kind of the token used for it. */
  readonly token: number | null;
}

interface Verdict {
  readonly ok: boolean;
  readonly finished?: boolean;
  readonly scores?: readonly [number, number];
  readonly at?: number;
  readonly error?: string;
  readonly steps: readonly TraceStep[];
  readonly final: readonly FinalLine[];
}

function finalLines(events: readonly CastleEvent[]): FinalLine[] {
  return events.flatMap((event) => {
    if (event.type !== 'scored' || !event.final) return [];
    const { player, what, points, region, token } = event.line;
    return [
      {
        player,
        what,
        points,
        region: region && { x: region.x, y: region.y, feature: region.feature },
        token: token && token.kind,
      },
    ];
  });
}

function applyEntry(text: string): Verdict {
  const steps: TraceStep[] = [];
  const final: FinalLine[] = [];
  const record = readRecord(text);
  if (!record.ok) return { ok: false, at: -1, error: record.error.code, steps, final };
  const game = replay(record.value, ({ n, position, events }) => {
    final.push(...finalLines(events));
    if (n >= 0) steps.push(traceStep(n, position));
  });
  if (!game.ok) return { ok: false, at: game.at, error: game.error.code, steps, final };
  const { position } = game.value;
  return {
    ok: true,
    finished: position.awaiting === 'over',
    scores: [position.score(0), position.score(1)],
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

for (const rules of RULE_SET_IDS) {
  const folder = new URL(`./${rules}/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  describe(`golden records: ${rules}`, () => {
    test('exist', () => {
      expect(files.length).toBeGreaterThan(200);
    });
    for (const file of files) {
      const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden;
      test(`${file}: ${golden.rule}`, () => {
        check(golden);
      });
    }
  });
}
