import { describe, expect, test } from 'vitest';
import { RULE_SETS, deal, defaultOptions, seededRandom, startGame } from '../../src/game/index.ts';
import type { CastlePosition, RuleSetId } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';

function begin(id: RuleSetId, seed: string): CastlePosition {
  const rules = RULE_SETS[id];
  return startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom(seed)) });
}

describe.each(['castle', 'zamek'] as const)('%s: a random move', (id) => {
  test('is the one that listing all and drawing one would give, through whole games', () => {
    for (const seed of ['one', 'two', 'three']) {
      const position = begin(id, seed);
      const [random, again] = [seededRandom(seed), seededRandom(seed)];
      while (position.awaiting !== 'over') {
        const move = position.randomMove(random);
        expect(move).toBe(pick(position.legalMoves(), again));
        position.play(move);
      }
    }
  });

  test('is every legal one equally often (chi-square, 1 ‰)', () => {
    const position = begin(id, 'middle');
    const random = seededRandom('draws');
    while (position.left > 30 || position.awaiting !== 'place') position.play(position.randomMove(random));
    const moves = position.legalMoves().slice();
    const counts = new Map([...moves].map((move) => [move, 0]));
    const each = 400;
    for (let n = 0; n < each * moves.length; n++) {
      const move = position.randomMove(random);
      counts.set(move, (counts.get(move) ?? NaN) + 1);
    }
    expect(moves.length).toBeGreaterThan(20);
    expect(counts.size).toBe(moves.length);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chiSquare).toBeLessThan(limit(moves.length - 1));
  });
});

/** The value that chi-square exceeds once in a thousand times (Wilson–Hilferty). */
const limit = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
