import { describe, expect, test } from 'vitest';
import type { Decks } from '../../src/bots/lines.ts';
import type { Action } from '../../src/game/index.ts';
import { createLook } from '../../src/session/review/look.ts';
import type { Scout } from '../../src/session/review/look.ts';

/** Lines are numbers here: the `x` of their only action. */
const lineOf = (x: number): readonly Action[] => [{ player: 0, do: 'place', x, y: 0 }];
const numberIn = (actions: readonly Action[]): number => actions[0]?.x ?? 0;

interface Asked extends Decks {
  readonly lines: readonly number[];
}

/** So many lines, of which number `n` is worth what `worth` says over each deck. */
function scoutOf(count: number, played: number, worth: (line: number, deck: number) => number, atOnce = 1000) {
  const asked: Asked[] = [];
  const scout: Scout = {
    lines: async () => ({
      lines: Array.from({ length: count }, (_, n) => ({ actions: lineOf(n), value: 0, reasons: [] })),
      played,
    }),
    values: async (_state, lines, _seed, { from, to }) => {
      asked.push({ lines: lines.map(numberIn), from, to });
      return Array.from({ length: Math.min(to - from, atOnce) }, (_, n) =>
        lines.map((line) => worth(numberIn(line), from + n)),
      );
    },
  };
  return { scout, asked };
}

const turn = (left: number) => ({ state: { left } as never, actions: lineOf(0), seed: 's' });

/** Takes steps until the lines have been compared over so many decks. */
async function until(look: ReturnType<typeof createLook>, scout: Scout, decks: number): Promise<void> {
  for (let n = 0; n < 10_000 && look.share(decks) < 1; n++) expect(await look.step(scout)).toBe(true);
}

const linesIn = (look: ReturnType<typeof createLook>): readonly number[] =>
  (look.judgement?.deeper?.lines ?? []).map(({ advice }) => numberIn(advice.actions));

/** Waves that differ by line and deck, and cancel out. */
const wave = (line: number, deck: number): number => 4 * Math.sin(line * 7 + deck * 2.4);

describe('a deeper look at a turn', () => {
  test('finds the best lines of many, and compares them with the one that was played over other decks', async () => {
    const { scout, asked } = scoutOf(40, 30, (line, deck) => wave(line, deck) - Math.abs(line - 20));
    const look = createLook(turn(30));
    await until(look, scout, 64);
    expect(linesIn(look)[0]).toBe(20);
    expect(linesIn(look)).toHaveLength(4);
    expect(linesIn(look)).toContain(30);
    expect(look.judgement?.loss).toBeCloseTo(10, 0);
    expect(look.judgement?.deeper?.lines.find(({ isPlayed }) => isPlayed)).toMatchObject({ gain: 0, error: 0 });
    const race = asked.filter(({ from }) => from < 64);
    expect(Math.max(...race.map(({ to }) => to))).toBeLessThanOrEqual(64);
    expect(asked.filter(({ from }) => from >= 64).every(({ lines }) => lines.length === 4)).toBe(true);
    expect(asked.every(({ lines }) => lines.length <= 8)).toBe(true);
  });

  test('has a smaller error over more decks, and the same results however long a request may take', async () => {
    const results = await Promise.all(
      [1000, 3].map(async (atOnce) => {
        const { scout } = scoutOf(12, 3, wave, atOnce);
        const look = createLook(turn(30));
        await until(look, scout, 16);
        const first = look.judgement;
        await until(look, scout, 256);
        expect(look.judgement?.error).toBeLessThan(first?.error ?? 0);
        return look.judgement;
      }),
    );
    expect(results[0]).toEqual(results[1]);
  });

  test('shows lines that are worth the same over every deck only once', async () => {
    const { scout } = scoutOf(16, 5, (line, deck) => wave(Math.floor(line / 4), deck) + Math.floor(line / 4));
    const look = createLook(turn(30));
    await until(look, scout, 16);
    expect(linesIn(look).toSorted((a, b) => a - b)).toEqual([0, 5, 8, 12]);
  });

  test('finds nothing lost if the best line was played, or is worth no more', async () => {
    for (const worth of [(line: number) => -line, () => 2]) {
      const { scout } = scoutOf(3, 0, worth);
      const look = createLook(turn(30));
      await until(look, scout, 16);
      expect(look.judgement).toMatchObject({ loss: 0, error: 0 });
      expect(look.judgement?.best).toBe(look.judgement?.played);
    }
  });

  test('judges a turn that could be played in one way only', async () => {
    const { scout } = scoutOf(1, 0, wave);
    const look = createLook(turn(30));
    await until(look, scout, 16);
    expect(look.judgement).toMatchObject({ loss: 0, error: 0, deeper: { decks: 16 } });
  });

  test('is certain and complete at once when all orders of the last tiles are known', async () => {
    const { scout } = scoutOf(3, 2, (line, deck) => 3 - line + (deck % 2) * line);
    const look = createLook(turn(2));
    await until(look, scout, 16);
    expect(look.judgement).toMatchObject({ loss: 1, error: 0 });
    expect(look.share(512)).toBe(1);
  });

  test('makes progress with every step, keeps what it has when a step fails, and continues there', async () => {
    const { scout } = scoutOf(20, 4, wave, 5);
    const look = createLook(turn(30));
    const shares = [look.share(64)];
    for (let n = 0; look.share(64) < 1; n++) {
      if (n % 5 === 2) {
        const before = look.judgement;
        expect(await look.step({ lines: async () => null, values: async () => null })).toBe(false);
        expect(look.judgement).toBe(before);
      }
      await look.step(scout);
      shares.push(look.share(64));
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
  });
});
