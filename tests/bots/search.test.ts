import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../src/bots/castle/evaluation.ts';
import { known } from '../../src/bots/castle/knowledge.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { Search } from '../../src/bots/search.ts';
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
import { pick } from '../support/randomGame.ts';

const TILES_LEFT = 30;

function middle() {
  const rules = RULE_SETS.castle;
  const random = seededRandom('slow');
  const game = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  while (game.left > TILES_LEFT || game.awaiting !== 'place') game.play(pick(game.legalMoves(), random));
  return known(hideSecrets(stateOf(game)), random);
}

/** Positions visited by a search with this clock and deadline, and its candidates. The clock sees that number. */
function search(deadline: number, clock: (count: number) => number) {
  const { position, unseenEffects } = middle();
  const evaluation = new Evaluation(position, WEIGHTS, unseenEffects);
  const candidates = new Search(
    position,
    evaluation,
    { ...LEVELS.regent, work: 1, deadline },
    seededRandom('looks'),
    () => clock(evaluation.count),
  ).candidates();
  return { count: evaluation.count, candidates };
}

describe('a search whose time is up', () => {
  const { position, unseenEffects } = middle();
  const evaluation = new Evaluation(position, WEIGHTS, unseenEffects);
  const ways = candidatesOf(new Turns(position, evaluation)).length;
  const listing = evaluation.count;

  test('ends with the current candidate, not with the round', () => {
    const whole = search(1, () => 0);
    const late = search(1, (count) => Number(count >= listing));
    expect((late.count - listing) * 5).toBeLessThan(whole.count - listing);
    expect(late.candidates.length).toBe(ways);
  });

  test('keeps the results of the first deck', () => {
    let looks = 0;
    const { candidates } = search(4, (count) => (count < listing ? 0 : looks++));
    const known = candidatesOf(new Turns(position, new Evaluation(position, WEIGHTS, unseenEffects)));
    expect(known.slice(0, 5).map(({ moves }) => moves)).toContainEqual(candidates[0]?.moves);
    expect(candidates.length).toBe(ways);
  });
});
