import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../src/bots/castle/evaluation.ts';
import { known } from '../../src/bots/castle/knowledge.ts';
import { Turns, candidatesOf } from '../../src/bots/turns.ts';
import { WEIGHTS } from '../../src/bots/castle/weights.ts';
import {
  RULE_SETS,
  deal,
  defaultOptions,
  hideSecrets,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastlePosition, RuleSetId } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';

const TILES = 30;

/** Calls `visit` at some choices of a short random game, as their player knows them. */
function alongGame(
  id: RuleSetId,
  seed: string,
  visit: (position: CastlePosition, unseenEffects: Float64Array) => void,
): void {
  const rules = RULE_SETS[id];
  const random = seededRandom(`${id}/${seed}`);
  const { deck, wallTokens } = deal(rules, random);
  const game = startGame({ rules, options: defaultOptions(rules), deck: deck.slice(0, TILES), wallTokens });
  for (let moment = 0; game.awaiting !== 'over'; moment++) {
    if (moment % 3 === 0) {
      const { position, unseenEffects } = known(hideSecrets(stateOf(game)), random);
      visit(position, unseenEffects);
    }
    game.play(pick(game.legalMoves(), random));
  }
}

describe.each(['castle', 'zamek'] as const)('%s: candidates of a turn', (id) => {
  test.each([
    ['one', 1],
    ['two', 0.4],
  ] as const)('have the value of their resulting position (%s), also if rivals count %d', (seed, rivals) => {
    let deployed = 0;
    alongGame(id, seed, (position, unseenEffects) => {
      const me = position.player;
      const candidates = candidatesOf(new Turns(position, new Evaluation(position, WEIGHTS, unseenEffects, rivals)));
      const fresh = new Evaluation(position, WEIGHTS, unseenEffects, rivals);
      for (const { moves, guess } of candidates) {
        for (const move of moves) position.play(move, 'draw');
        expect(['draw', 'final']).toContain(position.awaiting);
        expect(guess).toBeCloseTo(fresh.value(me), 9);
        if (position.supply(me) < 6) deployed++;
        for (const _ of moves) position.undo();
      }
    });
    expect(deployed).toBeGreaterThan(100);
  });

  test('are complete and unique, and the position is left unchanged', () => {
    alongGame(id, 'all', (position, unseenEffects) => {
      const before = stateOf(position);
      const candidates = candidatesOf(new Turns(position, new Evaluation(position, WEIGHTS, unseenEffects)));
      expect(stateOf(position)).toEqual(before);
      expect(new Set(candidates.map(({ moves }) => moves.join())).size).toBe(candidates.length);
      expect(candidates.map(({ moves }) => moves.join()).sort()).toEqual(everyEnd(position).sort());
    });
  });

  test('leave out only turns that are worth the same as one of them', () => {
    let repeated = 0;
    alongGame(id, 'all', (position, unseenEffects) => {
      const me = position.player;
      const fresh = new Evaluation(position, WEIGHTS, unseenEffects);
      const worth = (end: string): string => {
        const moves = end === '' ? [] : end.split(',').map(Number);
        for (const move of moves) position.play(move, 'draw');
        const value = fresh.value(me).toFixed(6);
        for (const _ of moves) position.undo();
        return value;
      };
      const [all, distinct] = [everyEnd(position, false), everyEnd(position)];
      const worths = new Set(distinct.map(worth));
      for (const end of all) expect(worths).toContain(worth(end));
      repeated += all.length - distinct.length;
    });
    expect(repeated).toBeGreaterThan(20);
  });
});

/** Every way to end the turn, by playing all of them. */
function everyEnd(position: CastlePosition, isDistinct = true): string[] {
  if (position.awaiting === 'draw' || position.awaiting === 'final') return [''];
  const moves = position.legalMoves().slice();
  const end = isDistinct ? position.keepDistinct(moves, 0, moves.length) : moves.length;
  return [...moves.subarray(0, end)].flatMap((move) => {
    position.play(move, 'draw');
    const ends = everyEnd(position, isDistinct).map((rest) => (rest === '' ? String(move) : `${move},${rest}`));
    position.undo();
    return ends;
  });
}
