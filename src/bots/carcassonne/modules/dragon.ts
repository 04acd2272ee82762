import { carcassonne } from '../../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from './module.ts';

/** The dragon: how near it is to whom, and how often it will fly. */

/** Moves away: up to each of these, or more; on a tile that it cannot enter. */
const NEAR = [1, 2, 4, 6] as const;
const FAR = NEAR.length;
const SAFE = FAR + 1;
const PLACES = SAFE + 1;
const FIGURE = 0;
const STAKE = FIGURE + PLACES;
const FARM = STAKE + PLACES;
const HAND = FARM + PLACES;
const EMPTY_HAND = HAND + 1;
const SIZE = EMPTY_HAND + 1;

const FIELD = carcassonne.KINDS.indexOf('field');
/** Chance that a farmer outlives a flight. */
const OUTLIVES = 0.9;
/** What a figure counts beside the points of its region, for a quick answer; the part of these that counts where it does not lead alone; what comes after the next move. */
const FIGURE_WORTH = 2;
const SHARED = 0.4;
const LATER = 0.7;

const steps = (t: carcassonne.Table, a: number, b: number): number =>
  Math.abs(t.plane.x(a) - t.plane.x(b)) + Math.abs(t.plane.y(a) - t.plane.y(b));

function readerOf(board: Board): Reader {
  const { table: t, undrawn, numbers } = board;
  const signs = undrawn.marked(({ flags }) => flags.has('dragon'));
  const { cell: at = 0 } = numbers;
  let dragon = -1;
  let rate = 0;
  let death = 0;
  const placeOf = (cell: number): number => {
    if (carcassonne.isEntryForbidden(t, cell)) return SAFE;
    if (dragon < 0) return FAR;
    const distance = steps(t, dragon, cell);
    let place = 0;
    while (place < NEAR.length && distance > (NEAR[place] as number)) place++;
    return place;
  };
  return {
    isMoving: true,
    begin() {
      const flights = undrawn.count(signs);
      dragon = t.get(at);
      rate = 10 * flights * undrawn.share;
      death = 1 - OUTLIVES ** flights;
    },
    hand(player, supply, sign) {
      board.add(player, HAND, sign * rate * supply);
      if (supply === 0) board.add(player, EMPTY_HAND, sign * rate);
    },
    figure(player, row, cell) {
      const place = placeOf(cell);
      const leads = (board.leaders(row) >> player) & 1;
      if (board.rows.kind[row] === FIELD) {
        if (leads) board.add(player, FARM + place, death * board.points(row));
        return;
      }
      board.add(player, FIGURE + place, rate);
      if (leads) board.add(player, STAKE + place, 0.1 * rate * board.points(row));
    },
  };
}

/** What the dragon brings `player` by eating who is on a cell, about. */
function prey(t: carcassonne.Table, cell: number, player: number): number {
  let sum = 0;
  const { standing } = carcassonne.ADDRESS;
  for (let n = t.get(standing); n > 0; n--) {
    const entry = t.get(standing + n);
    const node = carcassonne.standingNode(entry);
    if (t.cellOf(node) !== cell || carcassonne.isShielded(t, n - 1)) continue;
    const root = t.regions.find(node);
    const owner = carcassonne.standingPlayer(entry);
    const leaders = t.regions.leaders(root);
    const part = leaders === 1 << owner ? 1 : SHARED;
    const worth = FIGURE_WORTH + part * Math.min(12, t.regions.tileCount(root));
    sum += owner === player ? -worth : worth / (t.players - 1);
  }
  return sum;
}

/** A move that eats rivals, and leaves the next one little to eat. */
function fly(t: carcassonne.Table, _: Numbers, cells: Int32Array): number {
  const me = t.get(carcassonne.ADDRESS.actor);
  const next = (me + 1) % t.players;
  let best = 0;
  let most = -Infinity;
  for (const [n, cell] of cells.entries()) {
    let answer = 0;
    for (let side = 0; side < 4; side++) {
      const further = t.plane.near(cell, side === 1 ? 1 : side === 3 ? -1 : 0, side === 0 ? -1 : side === 2 ? 1 : 0);
      if (further >= 0 && t.laidOn(further) !== 0) answer = Math.max(answer, prey(t, further, next));
    }
    const value = prey(t, cell, me) - LATER * answer;
    if (value <= most) continue;
    most = value;
    best = n;
  }
  return best;
}

export const DRAGON: BotModule = {
  id: 'dragon',
  features: SIZE,
  reader: readerOf,
  asks: (t, { cell = 0 }) =>
    t.get(cell) >= 0 && (t.tileOn(t.get(carcassonne.ADDRESS.last))?.flags.has('dragon') ?? false),
  answers: { dragon: fly },
  // Who goes home after a move of its own was eaten.
  reasons: ({ player, events, before }) => {
    const start = events.findIndex((event) => event.type === 'moved' && event['sort'] === 'dragon');
    if (start < 0) return [];
    const next = events.findIndex((event, n) => n > start && (event.type === 'completed' || event.type === 'scored'));
    return events
      .slice(start, next < 0 ? undefined : next)
      .flatMap((event) =>
        event.type === 'follower-home' && event.player !== player
          ? [{ what: 'eats', kind: event.kind, points: before(event.at).points, features: [event.at] }]
          : [],
      );
  },
};
