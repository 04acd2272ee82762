import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Reader } from '../../bots/carcassonne/modules/module.ts';

/** Princesses: knights in open cities who can be removed, and leads that depend on one of them. */

const ALONE = 0;
const AHEAD = 1;
const SHARED = 2;
const BEHIND = 3;
const SIZE = 4;

const CITY = carcassonne.KINDS.indexOf('city');

function readerOf(board: Board): Reader {
  const { table: t, rows, undrawn } = board;
  const princesses = undrawn.marked(({ features }) => features.some(({ marks }) => marks['princess']));
  let rate = 0;
  return {
    begin() {
      rate = 10 * undrawn.count(princesses) * undrawn.share;
    },
    claimed(row) {
      if (rows.kind[row] !== CITY || rows.open[row] === 0) return;
      const leaders = board.leaders(row);
      const amount = rate * board.points(row);
      for (let player = 0; player < t.players; player++) {
        const count = rows.heads[row * t.players + player] as number;
        if (count === 0) continue;
        const leads = (leaders >> player) & 1;
        board.add(player, !leads ? BEHIND : leaders !== 1 << player ? SHARED : count === 1 ? ALONE : AHEAD, amount);
      }
    },
  };
}

export const PRINCESS: BotModule = {
  id: 'princess',
  features: SIZE,
  reader: readerOf,
  reasons: ({ actions, before }) =>
    actions.flatMap(({ do: verb, x = 0, y = 0, feature = 0 }) =>
      verb === 'dismiss'
        ? [{ what: 'dismisses', kind: 'city', points: before({ x, y, feature }).points, features: [{ x, y, feature }] }]
        : [],
    ),
};
