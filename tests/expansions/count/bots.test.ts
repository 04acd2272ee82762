import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { City } from '../../../src/expansions/count/bots/city.ts';
import { modulesOf } from '../../../src/bots/carcassonne/modules/index.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { chooseAction } from '../../../src/bots/choose.ts';
import { reasonsFor } from '../../../src/bots/reasons.ts';
import { Search } from '../../../src/bots/search.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';
import { played } from '../../game/carcassonne/played.ts';

/** What computer players know about the Count and his city, the cards and challenges. */

const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'] as const;
/** The first player completes a city of two tiles where the second has a knight. */
const CITY = 'place at 0,-2; pass; place at -1,-2; follower on city; place at -1,-3 turned 2; pass';
const DECK = 'monastery; 4 × city edge; straight road; three roads; 3 × monastery';
/** Twice, with two followers at the blacksmith; the second player starts a road at the City and completes it. */
const SMITHS = `
  ${CITY}; enter quarter smithy; pass; place at 0,-3; follower on city; place at 0,-4 turned 2; pass;
  enter quarter smithy`;
const ROAD = 'place at 0,2 turned 1; follower on road; place at 0,3 turned 1; pass';

function chosen(state: carcassonne.CarcassonneState, level: 'castellan' | 'regent' = 'castellan'): string {
  const { player: _, do: verb, ...details } = chooseAction(state, level, 's', STANDING_CLOCK);
  return [verb, ...Object.values(details)].join(' ');
}

/** The state with these figures in the quarters, of two players in turn. */
const crowded = (
  state: carcassonne.CarcassonneState,
  quarters: readonly string[],
  count: string,
): carcassonne.CarcassonneState => ({
  ...state,
  slices: {
    ...state.slices,
    count: {
      ...carcassonne.sliceOf(state, 'count'),
      count,
      figures: quarters.map((quarter, n) => ({ number: 100 + n, player: n % 2, figure: 'follower', quarter })),
    },
  },
});

test('followers in the city are read as the rules have them', () => {
  const inside = ['market', 'palace', 'market', 'cathedral', 'cathedral', 'smithy', 'market'];
  const { position } = known(crowded(played('count', DECK, CITY).state, inside, 'smithy'), seededRandom('s'));
  const [module] = modulesOf(position.table.rules).filter(({ module: { id } }) => id === 'count');
  const city = new City(position.table, module?.numbers ?? {});
  city.read();
  expect(QUARTERS[city.barred]).toBe('smithy');
  expect(QUARTERS.map((_, quarter) => [city.figures(quarter, 0), city.figures(quarter, 1)])).toEqual([
    [0, 1],
    [3, 0],
    [0, 1],
    [1, 1],
  ]);
  expect([city.ready(2, 1), city.ready(3, 1)]).toEqual([0, 1]);
});

describe('out of the city', () => {
  test('for a lead', () => {
    const deck = 'monastery; 4 × city edge; straight road; monastery; three roads; 2 × monastery';
    const { state } = played(
      'count',
      deck,
      `${SMITHS}; pass; place at 0,2 turned 1; follower on road; place at 0,-5; pass; place at 0,3 turned 1; pass`,
    );
    expect(state).toMatchObject({ awaiting: 'reinforce', player: 1, actor: 0 });
    for (const level of ['castellan', 'regent'] as const) expect(chosen(state, level)).toBe('reinforce smithy 0 1 0');
  });

  test('not in vain: a player who leads alone sends no follower', () => {
    const deck = 'monastery; 3 × city edge; straight road; city edge; three roads; 2 × monastery';
    const { state } = played(
      'count',
      deck,
      `
        ${CITY}; enter quarter smithy; pass; place at 0,-3; pass; place at 0,2 turned 1; follower on road;
        place at 0,-4 turned 2; pass; place at 0,3 turned 1; pass`,
    );
    expect(state).toMatchObject({ awaiting: 'reinforce', actor: 0 });
    for (const level of ['castellan', 'regent'] as const) expect(chosen(state, level)).toBe('pass');
  });

  test('the next players’ moves are foreseen', () => {
    const { position } = played('count', DECK, `${SMITHS}; pass; ${ROAD}`);
    const game = known(carcassonne.stateOf(position), seededRandom('s'));
    const moves = game.legalMoves();
    expect(game.actionOf(game.likely(moves, 0, moves.length))).toMatchObject({ do: 'reinforce' });
  });

  test('a market full of figures and a board full of fields take no long thought', () => {
    const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: ['count', 'king', 'cult'] });
    const random = seededRandom('fields');
    const position = carcassonne.startGame({
      rules,
      players: ['0', '1'],
      start: rules.start,
      ...carcassonne.deal(rules, random),
    });
    while (position.left > 0 || position.awaiting !== 'place') position.play(pick(position.legalMoves(), random));
    const inside = Array.from({ length: 8 }, () => 'market');
    const last = carcassonne.positionOf(crowded(carcassonne.stateOf(position), inside, 'palace'), rules);
    while (last.awaiting !== 'reinforce') last.play(last.legalMoves().at(-1) ?? 0);
    const game = known(carcassonne.stateOf(last), random);
    let plays = 0;
    const play = game.position.play.bind(game.position);
    game.position.play = (...move) => {
      plays++;
      play(...move);
    };
    const evaluation = new Evaluation(game, weightsFor(2));
    const effort = { ...CARCASSONNE_LEVELS.regent, deadline: 1 };
    const ways = new Search(game, evaluation, effort, random, () => 0).candidates();
    expect(ways.length).toBeGreaterThan(15);
    expect(plays).toBeLessThan(2000);
    expect(evaluation.count).toBeLessThan(effort.work / 50);
  });
});

describe('into the city', () => {
  test('a follower enters where nothing is lost by it, and the Count does not block the newcomer', () => {
    const { state } = played('count', DECK, CITY);
    expect(state.awaiting).toBe('enter');
    const first = chooseAction(state, 'castellan', 's', STANDING_CLOCK);
    expect(first.do).toBe('enter');
    const inside = played('count', DECK, `${CITY}; enter quarter ${String(first['quarter'])}`).state;
    expect(chosen(inside)).not.toBe(`count ${String(first['quarter'])}`);
  });
});

describe('reasons', () => {
  const saidBy = (
    modules: string,
    deck: string,
    text: string,
    setup: object,
    ...actions: readonly object[]
  ): readonly string[] => {
    const { state } = played(modules, deck, text, setup);
    const player = state.actor ?? state.player;
    return reasonsFor(
      state,
      actions.map((action) => ({ player, do: '', ...action })),
    ).map(({ what }) => what);
  };

  test('of the city', () => {
    expect(
      saidBy('count', DECK, CITY, {}, { do: 'enter', quarter: 'smithy' }, { do: 'count', quarter: 'market' }),
    ).toEqual(['sendsIn', 'bars']);
    expect(
      saidBy(
        'count',
        DECK,
        `${SMITHS}; pass; ${ROAD}`,
        {},
        { do: 'reinforce', quarter: 'smithy', x: 0, y: 1, feature: 0 },
      ),
    ).toContain('reinforces');
  });

  test('of challenges', () => {
    const start = `
      straight road at -1,0; straight road at 0,0; straight road at 1,0; city edge at -1,1 turned 3;
      straight road at 1,2; straight road at 0,2`;
    const begun = 'place at 0,1; follower on monastery; place at 1,1';
    expect(
      saidBy('cult', 'shrine; monastery; straight road; 2 × monastery', begun, { start }, { do: 'deploy', feature: 0 }),
    ).toContain('challenges');
    const place = { do: 'place', x: -1, y: 2, rotation: 0 };
    expect(
      saidBy(
        'cult',
        'shrine; monastery; straight road; 2 × monastery',
        `${begun}; follower on monastery`,
        { start },
        place,
        { do: 'pass' },
      ),
    ).toEqual(expect.arrayContaining(['scores', 'outpaces']));
  });
});
