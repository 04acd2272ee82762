import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { modulesOf } from '../../../src/bots/carcassonne/modules/index.ts';
import { Stalls } from '../../../src/expansions/bazaars/bots/stalls.ts';
import { Worths } from '../../../src/expansions/bazaars/bots/worth.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { reasonsFor } from '../../../src/bots/reasons.ts';
import { think } from '../../../src/bots/think.ts';
import { Turns, candidatesOf } from '../../../src/bots/turns.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';
import type { GameSetup } from '../../game/carcassonne/played.ts';

/** What computer players know about bridges, castles and bazaars. */

const CHOOSE = { options: { bazaar: 'choose' } };

/** The considered candidates, best first: their first actions in words, and their values. */
function ways(state: carcassonne.CarcassonneState): readonly { readonly text: string; readonly value: number }[] {
  const { game, candidates } = think(state, CARCASSONNE_LEVELS.castellan, 's');
  return candidates.map(({ moves: [move = -1], value }) => {
    const { player: _, do: verb, ...details } = game.actionOf(move);
    return { text: [verb, ...Object.values(details)].join(' '), value };
  });
}

function saidBy(
  modules: string,
  deck: string,
  text: string,
  setup: GameSetup,
  ...actions: readonly object[]
): readonly string[] {
  const { state } = played(modules, deck, text, setup);
  const player = state.actor ?? state.player;
  return reasonsFor(
    state,
    actions.map((action) => ({ player, do: '', ...action })),
  ).map(({ what }) => what);
}

/** The first player places a bazaar beside the start tile. */
const DECK = `
  bazaar; straight road; road bend; monastery; straight road; monastery; straight road; monastery; road bend;
  straight road`;
const LAID = 'place at 0,1; pass';

describe('bazaars', () => {
  test('every tile is named for its best bid; the position is left unchanged', () => {
    const { state } = played('bazaars', DECK, LAID, { players: 3 });
    const game = known(state, seededRandom('s'));
    const before = carcassonne.stateOf(game.position);
    const candidates = candidatesOf(new Turns(game, new Evaluation(game, weightsFor(3))));
    expect(candidates.map(({ moves: [move = -1] }) => game.actionOf(move)['tile']).sort()).toEqual([0, 1, 2]);
    expect(candidates.every(({ value }) => Number.isFinite(value))).toBe(true);
    expect(carcassonne.stateOf(game.position)).toEqual(before);
  });

  test('a point of a player who leads by far counts as much as one’s own, a point of one far behind counts little', () => {
    const { state } = played('bazaars', DECK, LAID, { players: 3 });
    const game = known({ ...state, scores: [60, 0, 0] }, seededRandom('s'));
    const evaluation = new Evaluation(game, weightsFor(3));
    const turns = new Turns(game, evaluation);
    const { numbers } = modulesOf(game.position.table.rules).find(({ module: { id } }) => id === 'bazaars') ?? {};
    const estimator = { best: () => turns.best(), expected: () => evaluation.expected(), isLate: () => false };
    const { point } = new Worths({ ...estimator, game, numbers: numbers ?? {} }, new Stalls(game, numbers ?? {}));
    expect(point(1, 1)).toBe(1);
    expect(point(1, 0)).toBeLessThan(-0.99);
    expect(point(1, 2)).toBeGreaterThan(-0.01);
  });

  test('without auction they take the most useful tile', () => {
    // The middle one completes the city of the start tile at once.
    const { state } = played('bazaars', 'bazaar; straight road; city edge; 3 × straight road', LAID, CHOOSE);
    expect(state.awaiting).toBe('offer');
    expect(ways(state)[0]?.text).toBe('offer 1');
  });

  test('a choice before the draw of a later turn belongs to that turn', () => {
    const { state } = played('bazaars', DECK, 'place at 0,1', { ...CHOOSE, players: 3 });
    const game = known(state, seededRandom('s'));
    expect(game.awaiting).toBe('deploy');
    const [depth, moves] = [game.depth, game.legalMoves()];
    game.play(moves.at(-1) ?? -1);
    expect([game.awaiting, game.position.awaiting]).toEqual(['draw', 'offer']);
    game.advance();
    expect([game.awaiting, game.actor]).toEqual(['offer', 1]);
    game.undo();
    expect(game.awaiting).toBe('draw');
    game.undo();
    expect([game.awaiting, game.depth]).toEqual(['deploy', depth]);
  });

  test('an auction that a candidate starts is passed by itself, since its tiles are unknown', () => {
    const { state } = played('bazaars', DECK, 'place at 0,1', { players: 3 });
    const game = known(state, seededRandom('s'));
    const before = carcassonne.stateOf(game.position);
    game.play(game.legalMoves().at(-1) ?? -1);
    expect([game.awaiting, game.player, game.left]).toEqual(['draw', 1, state.left - 3]);
    game.undo();
    expect(carcassonne.stateOf(game.position)).toEqual(before);
  });
});

describe('castles', () => {
  const valueOf = (start: string): number => {
    const { state } = played(
      'castles',
      'city edge; straight road; road bend; monastery; straight road; monastery; straight road',
      'place at 0,-1 turned 2; follower on city',
      { start },
    );
    const found = ways(state);
    const castle = found.find(({ text }) => text.startsWith('castle'))?.value ?? NaN;
    return castle - (found.find(({ text }) => text === 'pass')?.value ?? NaN);
  };

  test('are preferably founded near something unfinished', () => {
    const alone = valueOf('city edge at 0,0');
    // A monastery with most of its cells to come, and the road beside it.
    expect(valueOf('city edge at 0,0; monastery at -1,0')).toBeGreaterThan(alone);
  });
});

describe('bridges', () => {
  test('one in hand is worth less towards the end', () => {
    const { state } = played(
      'bridges',
      `
        straight road; road bend; monastery; straight road; monastery; straight road; monastery; road bend;
        2 × straight road`,
      'place at 0,1; pass',
    );
    const worth = (left: number): number => {
      const value = (bridges: readonly number[]): number => {
        const slices = { ...state.slices, bridges: { ...state.slices['bridges'], left: bridges } };
        const game = known({ ...state, slices }, seededRandom('s'));
        return new Evaluation(game, [weightsFor(2)[left] as Float64Array]).value(0);
      };
      return value([3, 3]) - value([2, 3]);
    };
    expect(worth(60)).toBeGreaterThan(worth(4));
    expect(worth(4)).toBeGreaterThanOrEqual(worth(0));
  });
});

describe('reasons', () => {
  test('of an auction', () => {
    const three = { players: 3 };
    expect(saidBy('bazaars', DECK, LAID, three, { do: 'offer', tile: 1, bid: 2 })).toEqual(['names']);
    expect(saidBy('bazaars', DECK, `${LAID}; offer tile 1 bid 2`, three, { do: 'bid', points: 3 })).toEqual(['bids']);
    expect(saidBy('bazaars', DECK, `${LAID}; offer tile 1 bid 2`, three, { do: 'pass' })).toEqual(['leaves']);
    const bidden = `${LAID}; offer tile 1 bid 2; pass; bid points 4`;
    expect(saidBy('bazaars', DECK, bidden, three, { do: 'sell' })).toContain('sells');
    expect(saidBy('bazaars', DECK, bidden, three, { do: 'buy' })).toContain('buys');
    expect(saidBy('bazaars', DECK, LAID, { ...three, ...CHOOSE }, { do: 'offer', tile: 0 })).toEqual(['picks']);
  });

  test('of castles', () => {
    expect(
      saidBy(
        'castles',
        'city edge; straight road',
        'place at 0,-1 turned 2; follower on city',
        {},
        { do: 'castle', x: 0, y: -1, feature: 0 },
      ),
    ).toEqual(['founds']);
    const chain = { start: 'city edge at 0,0; city edge at 0,1 turned 1; monastery with road at -1,-1 turned 1' };
    const waiting = `
      place at 0,-1 turned 2; follower on city; castle on city at 0,-1; place at 1,1 turned 3; follower on city;
      castle on city at 0,1`;
    const place = { do: 'place', x: -2, y: -1, rotation: 3 };
    expect(
      saidBy('castles', '2 × city edge; monastery with road; straight road', waiting, chain, place, { do: 'pass' }),
    ).toContain('reaches');
  });

  test('of bridges', () => {
    const bridge = { do: 'bridge', x: 0, y: 1, axis: 'WE' };
    expect(
      saidBy('bridges', 'monastery; straight road; monastery', 'place at 0,1', {}, bridge, { do: 'pass' }),
    ).toContain('spans');
  });
});

const BAZAARS = new Set(
  carcassonne
    .tileSet('expansion-8')
    .filter(({ flags }) => flags.has('bazaar'))
    .map(({ id }) => id),
);

/** Limit of positions per choice with the most players: well below the longest search. */
const WORK = 8000;

test.each([2, 4, 6])('whole games with bazaars of both kinds, %i players', { timeout: 120_000 }, (players) => {
  for (const bazaar of ['auction', 'choose']) {
    const rules = carcassonne.rulesOf({
      ...carcassonne.DEFAULT_OPTIONS,
      modules: ['bridges', 'castles', 'bazaars'],
      extra: { bazaar },
    });
    const random = seededRandom(`fair/${players}/${bazaar}`);
    const { deck } = carcassonne.deal(rules, random);
    const isBazaar = (id: string): boolean => BAZAARS.has(id);
    const [first = '', second = ''] = deck.filter(isBazaar);
    const others = deck.filter((id) => !isBazaar(id));
    const game = carcassonne.startGame({
      rules,
      players: Array.from({ length: players }, (_, n) => `${n}`),
      start: rules.start,
      deck: [first, ...others.slice(0, 12), second, ...others.slice(12, 20)],
    });
    let auctions = 0;
    while (game.awaiting !== 'over') {
      const seen = known(carcassonne.hideSecrets(carcassonne.stateOf(game), rules), random);
      const evaluation = new Evaluation(seen, weightsFor(players));
      const [best] = candidatesOf(new Turns(seen, evaluation));
      const [move = -1] = best?.moves ?? [];
      expect([...game.legalMoves()]).toContain(move);
      if (['offer', 'bid', 'trade'].includes(game.awaiting)) {
        auctions++;
        expect(evaluation.count).toBeLessThan(WORK);
      }
      game.play(move);
    }
    expect(auctions).toBeGreaterThan(0);
  }
});
