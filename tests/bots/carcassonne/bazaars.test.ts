import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { reasonsFor } from '../../../src/bots/reasons.ts';
import { think } from '../../../src/bots/think.ts';
import { Turns, candidatesOf } from '../../../src/bots/turns.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';
import type { Wish } from '../../game/carcassonne/played.ts';

/** What computer players know of bridges, castles and bazaars. */

const CHOOSE = { options: { bazaar: 'choose' } };

/** The ways that are thought of, best first: their first actions in words, and their values. */
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
  wish: Wish,
  ...actions: readonly Omit<carcassonne.Action, 'player'>[]
): readonly string[] {
  const { position } = played(modules, deck, text, wish);
  const moves: number[] = [];
  for (const action of actions) {
    const move = position.moveOf({ player: position.actor, ...action } as carcassonne.Action);
    if (!move.ok) throw new Error(move.error.message);
    moves.push(move.value);
    position.play(move.value, 'draw');
  }
  for (const _ of moves) position.undo();
  return reasonsFor(position, moves).map(({ what }) => what);
}

/** Player 1 lays a bazaar beside the start; player 2 has a city of three tiles with one open side, which a B31 closes. */
const DECK = 'M04 B31 B29 B02 B31 B02 B31 B02 B29 B31';
const LAID = 'p0,1,0 x';

describe('bazaars', () => {
  test('every tile is named for its best bid; the position is left as it was', () => {
    const { state } = played('bazaars', DECK, LAID, { players: 3 });
    const game = known(state, seededRandom('s'));
    const before = carcassonne.stateOf(game.position);
    const candidates = candidatesOf(new Turns(game, new Evaluation(game, weightsFor(3))));
    expect(candidates.map(({ moves: [move = -1] }) => game.actionOf(move)['tile']).sort()).toEqual([0, 1, 2]);
    expect(candidates.every(({ value }) => Number.isFinite(value))).toBe(true);
    expect(carcassonne.stateOf(game.position)).toEqual(before);
  });

  test('who leads by far pays more than who is far behind', () => {
    const { state } = played('bazaars', DECK, `${LAID} offer[tile=1,bid=0] x bid[points=1]`, { players: 3 });
    expect(state.awaiting).toBe('trade');
    const sells = (scores: readonly number[]): number => {
      const found = ways({ ...state, scores });
      const valueOf = (text: string): number => found.find((way) => way.text === text)?.value ?? NaN;
      return valueOf('sell') - valueOf('buy');
    };
    const { bidder } = state.slices['bazaars'] as unknown as { readonly bidder: number };
    const with60 = (points: number): readonly number[] => [0, 1, 2].map((one) => (one === bidder ? points : 60));
    expect(sells(with60(120))).toBeLessThan(sells(with60(0)));
  });

  test('without auction they take the tile that helps them most', () => {
    // Player 1 begins a city above the start tile; of the three tiles only one closes it.
    const start = ['B21 0 0 0', 'B21 5 0 0'];
    const { state } = played('bazaars', 'B29 M04 B02 B21 B28 B28', 'p0,-1,1 d0 p1,0,0 x', {
      ...CHOOSE,
      start,
    });
    expect(state.awaiting).toBe('offer');
    const [best] = ways(state);
    expect(best?.text).toMatch(/^offer \d$/);
  });

  test('what is chosen before the draw of a later turn belongs to that turn', () => {
    const { state } = played('bazaars', DECK, 'p0,1,0', { ...CHOOSE, players: 3 });
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

  test('an auction that a way to play begins passes by itself, for nobody knows its tiles', () => {
    const { state } = played('bazaars', DECK, 'p0,1,0', { players: 3 });
    const game = known(state, seededRandom('s'));
    const before = carcassonne.stateOf(game.position);
    game.play(game.legalMoves().at(-1) ?? -1);
    expect([game.awaiting, game.player, game.left]).toEqual(['draw', 1, state.left - 3]);
    game.undo();
    expect(carcassonne.stateOf(game.position)).toEqual(before);
  });
});

describe('castles', () => {
  const valueOf = (start: readonly string[]): number => {
    const { state } = played('castles', 'B21 B31 B29 B02 B31 B02 B31', 'p0,-1,2 d0', { start });
    const found = ways(state);
    const castle = found.find(({ text }) => text.startsWith('castle'))?.value ?? NaN;
    return castle - (found.find(({ text }) => text === 'pass')?.value ?? NaN);
  };

  test('are founded rather where something near them is unfinished', () => {
    const alone = valueOf(['B21 0 0 0']);
    // A monastery with most of its cells to come, and the road beside it.
    expect(valueOf(['B21 0 0 0', 'B02 -1 0 0'])).toBeGreaterThan(alone);
  });
});

describe('bridges', () => {
  test('one in hand is worth less towards the end', () => {
    const { state } = played('bridges', 'B31 B29 B02 B31 B02 B31 B02 B29 B31 B31', 'p0,1,0 x');
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
    expect(saidBy('bazaars', DECK, `${LAID} offer[tile=1,bid=2]`, three, { do: 'bid', points: 3 })).toEqual(['bids']);
    expect(saidBy('bazaars', DECK, `${LAID} offer[tile=1,bid=2]`, three, { do: 'pass' })).toEqual(['leaves']);
    const bidden = `${LAID} offer[tile=1,bid=2] x bid[points=4]`;
    expect(saidBy('bazaars', DECK, bidden, three, { do: 'sell' })).toContain('sells');
    expect(saidBy('bazaars', DECK, bidden, three, { do: 'buy' })).toContain('buys');
    expect(saidBy('bazaars', DECK, LAID, { ...three, ...CHOOSE }, { do: 'offer', tile: 0 })).toEqual(['picks']);
  });

  test('of castles', () => {
    expect(saidBy('castles', 'B21 B31', 'p0,-1,2 d0', {}, { do: 'castle', x: 0, y: -1, feature: 0 })).toEqual([
      'founds',
    ]);
    const chain = { start: ['B21 0 0 0', 'B03 -1 -1 1'] };
    const paid = 'p0,-1,2 d0 castle0@0,-1 p5,5,0 x';
    expect(() => saidBy('castles', 'B21 B31 B03 B31', paid, chain)).toThrow();
  });
});

/** Positions that a choice may read with the most players: well below those of a longest search. */
const WORK = 8000;

test.each([2, 3, 4, 5, 6])('whole games with bazaars of both kinds, %i players', { timeout: 120_000 }, (players) => {
  for (const bazaar of ['auction', 'choose']) {
    const rules = carcassonne.rulesOf({
      ...carcassonne.DEFAULT_OPTIONS,
      modules: ['bridges', 'castles', 'bazaars'],
      extra: { bazaar },
    });
    const random = seededRandom(`fair/${players}/${bazaar}`);
    const game = carcassonne.startGame({
      rules,
      players: Array.from({ length: players }, (_, n) => `${n}`),
      start: rules.start,
      deck: carcassonne.deal(rules, random).deck.slice(0, 40),
    });
    let auctions = 0;
    while (game.awaiting !== 'over') {
      const mind = known(carcassonne.hideSecrets(carcassonne.stateOf(game), rules), random);
      const evaluation = new Evaluation(mind, weightsFor(players));
      const [best] = candidatesOf(new Turns(mind, evaluation));
      const [move = -1] = best?.moves ?? [];
      expect([...game.legalMoves()]).toContain(move);
      if (['offer', 'bid', 'trade'].includes(game.awaiting)) {
        auctions++;
        expect(evaluation.count).toBeLessThan(WORK);
      }
      game.play(move);
    }
    expect(auctions).toBeGreaterThan(2);
  }
});
