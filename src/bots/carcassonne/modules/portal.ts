import { carcassonne } from '../../../game/index.ts';
import type { Board, BotModule, Reader } from './module.ts';

/** Portals: whoever has somebody to send may take what is free anywhere. */

const HAND = 0;
const FREE = 1;
const FREE_FIELD = 2;
const SIZE = 3;

const FIELD = carcassonne.KINDS.indexOf('field');
const [ROAD, CITY] = [carcassonne.KINDS.indexOf('road'), carcassonne.KINDS.indexOf('city')];

function readerOf(board: Board): Reader {
  const { rows, undrawn } = board;
  const portals = undrawn.marked(({ flags }) => flags.has('portal'));
  let rate = 0;
  return {
    begin() {
      rate = 10 * undrawn.count(portals) * undrawn.share;
    },
    hand(player, supply, sign) {
      if (supply > 0) board.add(player, HAND, sign * rate);
    },
    free(row, next, sign) {
      const points = board.points(row);
      if (rows.kind[row] === FIELD) board.add(next, FREE_FIELD, sign * rate * points);
      else if ((rows.kind[row] === ROAD || rows.kind[row] === CITY) && rows.open[row] !== 0 && rows.fits[row] !== 0)
        board.add(next, FREE, sign * rate * points);
    },
  };
}

export const PORTAL: BotModule = {
  id: 'portal',
  features: SIZE,
  reader: readerOf,
  // Only through one does anybody come to another tile.
  reasons: ({ actions, before }) =>
    actions.flatMap(({ do: verb, x, y, feature = 0 }) =>
      verb === 'deploy' && x !== undefined && y !== undefined
        ? [{ what: 'enters', kind: before({ x, y, feature }).kind, points: 0, features: [{ x, y, feature }] }]
        : [],
    ),
};
