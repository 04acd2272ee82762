import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES, PHONES, recordOf } from './phones.ts';
import type { Window } from './phones.ts';
import type { Turn } from './phone.ts';
import { openPhone, touch } from './phone.ts';

/**
 * Whole recorded games by touch, without pinching and without *Whole board*. The rows are those of docs/phone.md; where
 * they differ, the failing test shows the new one.
 */

const PAGE = readFileSync('docs/phone.md', 'utf8');
/** So many taps on signs at the edges a turn are bearable. */
const FEW = 0.7;

const mean = (turns: readonly Turn[], what: (turn: Turn) => number): number =>
  turns.reduce((sum, turn) => sum + what(turn), 0) / turns.length;

function row(name: string, game: string, turns: readonly Turn[], share: number): string {
  const both = (what: (turn: Turn) => number): string =>
    [true, false]
      .map((follower) =>
        mean(
          turns.filter((turn) => turn.follower === follower),
          what,
        ).toFixed(1),
      )
      .join(' · ');
  const cells = [5, 30, 65].map((turn) => Math.round(turns[Math.min(turn, turns.length) - 1]?.cell ?? 0)).join(' · ');
  return [
    '',
    name,
    game,
    `${Math.round(share * 100)} %`,
    cells,
    both(({ taps }) => taps),
    both(({ signs }) => signs),
    both(({ turned }) => turned),
    both(({ taps, signs, turned, follower }) => taps - signs - turned - (follower ? 3 : 2)),
    both(({ taps, confirmed }) => taps - confirmed),
    `${Math.round(mean(turns, ({ way }) => way) / 10) * 10} px`,
    '',
  ]
    .join(' | ')
    .trim();
}

export function playByTouch(windows: readonly Window[]): void {
  beforeAll(touch);
  afterAll(() => void vi.unstubAllGlobals());

  describe.each(windows)('%s', (name) => {
    test.each(GAMES)('%s by touch', (game) => {
      const phone = openPhone(recordOf(game), PHONES[name]);
      const turns: Turn[] = [];
      const shares: number[] = [phone.share()];
      while (!phone.over) turns.push(phone.play());
      expect(turns.length).toBeGreaterThan(55);
      for (const { cell } of turns) expect(cell).toBeGreaterThanOrEqual(56);
      expect(mean(turns, ({ signs }) => signs)).toBeLessThan(FEW);
      expect(PAGE).toContain(row(name, game, turns, shares[0] ?? 0));
    });
  });
}
