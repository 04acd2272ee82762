import { expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { Search } from '../../../src/bots/search.ts';
import { Turns, candidatesOf } from '../../../src/bots/turns.ts';
import { adapterOf, carcassonne, seededRandom } from '../../../src/game/index.ts';
import { mixesOf } from '../../support/mixes.ts';
import { pick } from '../../support/randomGame.ts';

/** The cost of a choice with thousands of candidates, in work and not in time. */

const MODULES = ['dragon', 'fairy', 'princess', 'portal'];
/** Players who still move to fields when the game is over. */
const CROWD = {
  count: 'palace',
  court: null,
  out: [],
  figures: Array.from({ length: 8 }, (_, n) => ({
    number: 100 + n,
    player: n % 2,
    figure: 'follower',
    quarter: 'market',
  })),
};

/** A board without followers, and all remaining tiles are portals: everything can be occupied through them. */
function empty(left: number, modules = MODULES): carcassonne.CarcassonneState {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const random = seededRandom(`empty/${left}`);
  const { deck } = carcassonne.deal(rules, random);
  const portals = rules.material.tiles.flatMap(({ id, flags }) => (flags.has('portal') ? [id] : []));
  const game = carcassonne.startGame({
    rules,
    players: ['Ada', 'Jan'],
    start: rules.start,
    deck: [...deck.filter((id) => !portals.includes(id)), ...deck.filter((id) => portals.includes(id))],
  });
  while (game.left > left || game.awaiting !== 'place') {
    const moves = game.legalMoves();
    game.play(game.awaiting === 'deploy' ? (moves.find((move) => game.isPass(move)) ?? 0) : pick(moves, random));
  }
  return carcassonne.hideSecrets(carcassonne.stateOf(game), rules);
}

test.each([0, 1, 2])('the strongest level keeps to its work limit where all is free and %i tiles are left', (left) => {
  keepsToItsWork(empty(left));
});

test('and where the market is full, too, in the last turn', () => {
  const state = empty(0, [...MODULES, 'count', 'king', 'cult']);
  keepsToItsWork({ ...state, slices: { ...state.slices, count: CROWD } });
});

function keepsToItsWork(state: carcassonne.CarcassonneState): void {
  const { regent } = CARCASSONNE_LEVELS;
  const random = seededRandom('work');
  const game = known(state, random);
  let plays = 0;
  const { position } = game;
  const play = position.play.bind(position);
  position.play = (...move) => {
    plays++;
    play(...move);
  };
  const evaluation = new Evaluation(game, weightsFor(2));
  const ways = new Search(game, evaluation, { ...regent, deadline: 1 }, random, () => 0).candidates();
  expect(ways.length).toBeGreaterThan(1000);
  expect(evaluation.count).toBeLessThan(2.5 * regent.work);
  expect(plays).toBeLessThan(regent.work);
}

test('when time is up before all ways are listed, hardly more is examined, but every placement is tried', () => {
  const state = empty(2);
  const think = (time: number) => {
    const random = seededRandom('late');
    const game = known(state, random);
    const evaluation = new Evaluation(game, weightsFor(2));
    const effort = { ...CARCASSONNE_LEVELS.regent, work: 1, deadline: 1 };
    const ways = new Search(game, evaluation, effort, random, () => time).candidates();
    return { ways, count: evaluation.count, placements: new Set(ways.map(({ moves: [placement] }) => placement)) };
  };
  const [whole, late] = [think(0), think(1)];
  expect(late.count).toBeLessThan(whole.count / 4);
  expect(late.ways.length).toBeLessThan(whole.ways.length / 4);
  expect(late.placements).toEqual(whole.placements);
});

/** Limit of positions for a choice at a bazaar, on a large board with everything. */
const AUCTION_WORK = 4000;

const MIXES = mixesOf(adapterOf('carcassonne')).map((mix, n) => [n, mix] as const);

test.each([4, 5, 6].flatMap((players) => MIXES.map(([n, mix]) => [players, n, mix] as const)))(
  'a choice at a bazaar keeps to its work limit with %i players and everything (%i), and takes a share of it when time is up',
  (players, n, modules) => {
    const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
    const random = seededRandom(`fair/${players}/${n}`);
    const { deck, ...chance } = carcassonne.deal(rules, random);
    const isFair = (id: string): boolean => id >= 'M01' && id <= 'M08';
    const others = deck.filter((id) => !isFair(id));
    const game = carcassonne.startGame({
      rules,
      players: Array.from({ length: players }, (_, player) => `${player}`),
      start: rules.start,
      ...chance,
      deck: [...others.slice(0, 90), ...deck.filter(isFair), ...others.slice(90)],
    });
    while (game.awaiting !== 'offer') game.play(pick(game.legalMoves(), random));
    const seen = known(carcassonne.hideSecrets(carcassonne.stateOf(game), rules), random);
    const evaluation = new Evaluation(seen, weightsFor(players));
    expect(candidatesOf(new Turns(seen, evaluation))).toHaveLength(players);
    expect(evaluation.count).toBeLessThan(AUCTION_WORK);
    const hurried = new Evaluation(seen, weightsFor(players));
    const late = new Search(seen, hurried, { ...CARCASSONNE_LEVELS.regent, deadline: 1 }, random, () => 1);
    expect(late.candidates()).toHaveLength(players);
    expect(hurried.count).toBeLessThan((2 * evaluation.count) / players);
  },
);
