import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../../src/bots/choose.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { seededRandom } from '../../../src/game/index.ts';
import type { carcassonne } from '../../../src/game/index.ts';
import { played } from '../../game/carcassonne/played.ts';

/** A flight of the dragon: everybody's moves are foreseen. */

/**
 * Monasteries in a row from -4 to 4; the dragon comes to the volcano in the middle, above which the tile with its sign
 * is placed.
 */
const ROW = [-4, -3, -2, -1, 1, 2, 3, 4].map((x) => `monastery at ${x},0`).join('; ');

/** The flight is about to begin, and player 1 moves first; `monks` are owners and cells. */
function flight(monks: readonly (readonly [player: number, x: number])[], players = 2): carcassonne.CarcassonneState {
  const start = `${ROW}; monastery at 0,1`;
  const { state } = played(
    'dragon',
    'volcano; dragon, city edge, garden; 3 × monastery',
    'place at 0,0; place at 0,-1; pass',
    { start, players },
  );
  return {
    ...state,
    figures: monks.length,
    followers: monks.map(([player, x], number) => ({ number, figure: 'follower', player, x, y: 0, feature: 0 })),
    supply: state.supply.map((count, player) => count - monks.filter(([owner]) => owner === player).length),
  };
}

const chosen = (state: carcassonne.CarcassonneState): object => chooseAction(state, 'castellan', 's');

/** The choice that other players are expected to make. */
function likely(state: carcassonne.CarcassonneState): object {
  const game = known(state, seededRandom('s'));
  const moves = game.legalMoves();
  return game.actionOf(game.likely(moves, 0, moves.length));
}

describe.each([
  ['chosen', chosen],
  ['thought likely', likely],
])('the move of a flight that is %s', (_, move) => {
  test('eats a rival’s monk', () => {
    expect(move(flight([[0, 1]]))).toMatchObject({ do: 'dragon', x: 1 });
    expect(move(flight([[0, -1]]))).toMatchObject({ x: -1 });
  });

  test('spares the player’s own monk', () => {
    expect(move(flight([[1, 1]]))).not.toMatchObject({ x: 1 });
    expect(
      move(
        flight([
          [1, 3],
          [1, -1],
        ]),
      ),
    ).not.toMatchObject({ x: -1 });
  });

  test('does not open the way to the player’s own monk, however far it is', () => {
    const bait = [
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ] as const;
    expect(move(flight(bait))).not.toMatchObject({ x: 1 });
    expect(
      move(
        flight([
          [0, 1],
          [1, 2],
        ]),
      ),
    ).toMatchObject({ x: 1 });
  });
});

test('eats the leader of several rivals', () => {
  for (const [ahead, x] of [
    [0, 1],
    [2, -1],
  ] as const) {
    const state = flight(
      [
        [0, 1],
        [2, -1],
      ],
      3,
    );
    const scores = state.scores.map((_, player) => (player === ahead ? 40 : 5));
    for (const move of [chosen, likely]) expect(move({ ...state, scores })).toMatchObject({ x });
  }
});
