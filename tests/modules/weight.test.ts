// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { Evaluation, KNOTS } from '../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../src/bots/carcassonne/knowledge.ts';
import { City } from '../../src/expansions/count/bots/city.ts';
import { BOT_MODULES } from '../../src/expansions/bots.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { weightsByLeft } from '../../src/bots/knots.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { FeatureAt } from '../../src/game/index.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import { carcassonneGame } from '../../src/session/games/carcassonne.ts';
import { lightOfRegion } from '../../src/scenes/games/carcassonne/regionLook.ts';
import { played } from '../game/carcassonne/played.ts';
import { moment, rows } from '../hud/moment.ts';

/** The canary's fledgling weighs two followers wherever figures are compared, and is one figure where they are counted. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

/** Ada completes a city of Jan, and her fledgling enters the palace; then Jan completes a small city. */
const DECK = 'city edge; monastery; city bridge, coat of arms; 2 × city edge; 2 × straight road';
const ENTERS = `
  place at -1,-2; pass; pass; pass; place at -2,2 turned 1; follower on city; pass; pass; place at -2,3; pass; pass;
  pass; enter quarter palace figure fledgling; count quarter market`;
const FOLLOWER_IN_CITY = `${ENTERS}; place at 2,1 turned 3; follower on city; pass; pass`;
const FLEDGLING_IN_CITY = `${ENTERS}; place at 2,1 turned 3; fledgling on city; pass; pass`;
/** Ada has a fledgling and Jan a follower on one feature of a row of roads, open to the east. */
const ROADS = { start: 'three roads at 0,0; straight road at 4,0' };
const before = (feature: string): string =>
  `place at 1,0; fledgling on ${feature}; pass; pass; place at 3,0; follower on ${feature}; pass; pass`;
const side = (feature: string): string => `${before(feature)}; place at 2,0; pass; pass; pass`;
const ROAD = { text: side('road'), at: { x: 2, y: 0, feature: 0 } };
const FIELD = { text: side('north field'), at: { x: 2, y: 0, feature: 1 } };

const sameAs =
  (at: FeatureAt) =>
  ({ x, y, feature }: FeatureAt): boolean =>
    x === at.x && y === at.y && feature === at.feature;

function cityOf({ position }: ReturnType<typeof played>): City {
  const { table } = position;
  const numbers = table.rules.hooked.find(({ id }) => id === 'count')?.hooks.numbers ?? {};
  const city = new City(table, numbers);
  city.read();
  return city;
}

describe('a figure that weighs two followers', () => {
  test('has the majority in the sentence that says who would have a region', () => {
    expect(rows(moment('count canary', DECK, FOLLOWER_IN_CITY))[0]).toContain(
      'then you 2 and Jan 1 – 4 points for you',
    );
    expect(rows(moment('count canary', DECK, FLEDGLING_IN_CITY))[0]).toContain(
      'then you 2 and Jan 2, tied – 4 points each',
    );
  });

  test.each([
    ['road', ROAD],
    ['field', FIELD],
  ])('gives its colour to a %s in the overlay', (_, { text, at }) => {
    const deck = '4 × straight road';
    const view = moment('canary', deck, text, ROADS);
    const region = carcassonne
      .regionsOf(played('canary', deck, text, ROADS).position)
      .find(({ features }) => features.some(sameAs(at)));
    expect(region).toMatchObject({ followers: [2, 1], leaders: [0] });
    expect(region && lightOfRegion(region, view, 1).look).toMatchObject({ colour: view.players[0]?.colour });
  });

  test('is one figure of two followers’ weight in the Count’s city', () => {
    const city = cityOf(played('count canary', DECK, ENTERS));
    expect([city.figures(0, 0), city.weight(0, 0), city.readyWeight(0, 0)]).toEqual([1, 2, 2]);
  });

  test('leaves the Count’s city when a computer player expects it to share a region that two followers hold', () => {
    const { position, prompt } = played('count canary', DECK, FLEDGLING_IN_CITY);
    const { table } = position;
    const numbers = table.rules.hooked.find(({ id }) => id === 'count')?.hooks.numbers ?? {};
    const answer = BOT_MODULES.find(({ id }) => id === 'count')?.answers?.['reinforce']?.(table, numbers);
    const rests = Int32Array.from(position.legalMoves(), (move) => carcassonne.moveRest(move));
    expect(prompt?.options[answer?.(rests) ?? -1]?.action).toMatchObject({ do: 'reinforce', figure: 'fledgling' });
  });

  test('counts in full in what computer players read of a board', () => {
    const { position } = played('canary', '4 × straight road', ROAD.text, ROADS);
    const inputs = new carcassonne.EvaluationInputs(position.table);
    inputs.read();
    const row = inputs.rowFor(position.table.regions.find(position.table.nodeAt(ROAD.at) ?? -1));
    expect([...inputs.weights.subarray(row * 2, row * 2 + 2)]).toEqual([2, 1]);
    expect([...inputs.heads.subarray(row * 2, row * 2 + 2)]).toEqual([1, 1]);
  });

  test('counts in full while a computer player only considers to place it', () => {
    const random = seededRandom('weights');
    const weights = weightsByLeft(
      KNOTS,
      Float64Array.from({ length: KNOTS.at.length * KNOTS.features }, () => random() - 0.5),
    );
    const gameAfter = (text: string) =>
      known(played('canary', '4 × straight road', text, ROADS).state, seededRandom('unseen'));
    const without = gameAfter('place at 1,0; pass; pass; pass');
    const evaluation = new Evaluation(without, weights);
    const before = evaluation.value(0);
    const node = without.position.table.nodeAt({ x: 1, y: 0, feature: 0 }) ?? -1;
    const gain = evaluation.deploymentGain(node * 8 + 1, 0);
    const after = new Evaluation(gameAfter('place at 1,0; fledgling on road; pass; pass'), weights).value(0);
    expect(before + gain).toBeCloseTo(after, 9);
  });

  test('is one figure when a completed region tells how many stood there', () => {
    const { events } = played(
      'count canary',
      DECK,
      `${FLEDGLING_IN_CITY}; reinforce quarter palace figure fledgling on city at 1,1`,
    );
    expect(events.find(({ type }) => type === 'completed')).toMatchObject({ followers: [1, 1], scorers: [0, 1] });
  });

  test('pays at the end, and a computer player that has learnt nothing about it knows', () => {
    const none = weightsByLeft(KNOTS, new Float64Array(KNOTS.at.length * KNOTS.features));
    const valueAfter = (text: string): number =>
      new Evaluation(
        known(played('canary', '4 × straight road', text, ROADS).state, seededRandom('unseen')),
        none,
      ).value(0);
    expect(
      valueAfter('place at 1,0; fledgling on road; pass; pass') -
        valueAfter('place at 1,0; follower on road; pass; pass'),
    ).toBe(2);
  });

  test('makes a computer player join the road where it then leads', () => {
    const deck = '3 × straight road; 2 × road bend; three roads; 2 × straight road; road bend';
    const { state } = played('canary', deck, before('road'), ROADS);
    expect(chooseAction(state, 'regent', 's', STANDING_CLOCK)).toMatchObject({ do: 'place', x: 2, y: 0 });
  });
});

describe('a sort of which each player has two', () => {
  const figuresOf = (text: string) => {
    const { state, pieces } = played('canary', '4 × straight road', text, ROADS);
    return carcassonneGame.figures(state, 0, pieces).find(({ sort }) => sort === 'fledgling');
  };

  test('is in hand when the game begins, and both can be placed', () => {
    expect(figuresOf('')).toEqual({ sort: 'fledgling', inHand: 2, of: 2 });
    expect(figuresOf('place at 1,0; fledgling on road; pass; pass')).toMatchObject({ inHand: 1, of: 2 });
    expect(
      figuresOf(
        `
          place at 1,0; fledgling on road; pass; pass; place at 3,0; pass; pass; pass; place at 2,0;
          fledgling on north field; pass; pass`,
      ),
    ).toMatchObject({ inHand: 0 });
  });

  test('is kept by a save', () => {
    const { state, position } = played(
      'canary',
      '4 × straight road',
      'place at 1,0; fledgling on road; pass; pass',
      ROADS,
    );
    expect(carcassonne.stateOf(carcassonne.positionOf(state, position.table.rules))).toEqual(state);
  });
});
