import { carcassonne } from '../../../game/index.ts';
import { Flight } from './flight.ts';
import type { Board, BotModule, Numbers, Reader } from '../../../bots/carcassonne/modules/module.ts';
import { power } from '../../../bots/power.ts';

/** The dragon: its distance from figures, and how often it will move. */

/**
 * Distance in moves over tiles that it can enter: up to each of these; further, or unreachable; on a tile that it
 * cannot enter.
 */
const NEAR = [1, 2, 4, 6] as const;
const FAR = NEAR.length;
const SAFE = FAR + 1;
const PLACES = SAFE + 1;
const FIGURE = 0;
const STAKE = FIGURE + PLACES;
const FARM = STAKE + PLACES;
const SUPPLY = FARM + PLACES;
const EMPTY_SUPPLY = SUPPLY + 1;
/** Points at stake within two moves, by distance, of players who do not draw the next tile. */
const EXPOSED = EMPTY_SUPPLY + 1;
const EXPOSED_PLACES = 2;
const SIZE = EXPOSED + EXPOSED_PLACES;

const FIELD = carcassonne.KINDS.indexOf('field');
/** Chance that a farmer survives one flight of the dragon. */
const OUTLIVES = 0.9;

/** Distances of cells from the dragon. */
class Reach {
  /** By cell: number of the reading × PLACES + index of the distance in `NEAR`. */
  private readonly seen: Int32Array;
  private reading = 0;
  private readonly cells: Int32Array;

  constructor(private readonly t: carcassonne.Table) {
    this.seen = new Int32Array(t.plane.capacity);
    this.cells = new Int32Array(t.plane.capacity);
  }

  from(dragon: number): void {
    const { t, seen, cells } = this;
    this.reading++;
    if (dragon < 0) return;
    let [begin, end] = [0, 1];
    cells[0] = dragon;
    seen[dragon] = this.reading * PLACES;
    for (let step = 1, place = 0; place < FAR; step++) {
      if (step > (NEAR[place] as number)) place++;
      if (place === FAR) break;
      const last = end;
      for (; begin < last; begin++) {
        for (let side = 0; side < 4; side++) {
          const to = t.plane.beside(cells[begin] as number, side);
          if (to < 0 || (seen[to] as number) >= this.reading * PLACES || t.laidOn(to) === 0) continue;
          if (carcassonne.isEntryForbidden(t, to)) continue;
          seen[to] = this.reading * PLACES + place;
          cells[end++] = to;
        }
      }
    }
  }

  placeOf(cell: number): number {
    const place = (this.seen[cell] as number) - this.reading * PLACES;
    return place < 0 ? FAR : place;
  }
}

function readerOf(board: Board): Reader {
  const { table: t, undrawn, numbers } = board;
  const signs = undrawn.marked(({ flags }) => flags.has('dragon'));
  const { cell: at = 0 } = numbers;
  let rate = 0;
  let death = 0;
  let next = 0;
  const reach = new Reach(t);
  const placeOf = (cell: number): number => (carcassonne.isEntryForbidden(t, cell) ? SAFE : reach.placeOf(cell));
  return {
    isMoving: true,
    begin() {
      const flights = undrawn.count(signs);
      reach.from(t.get(at));
      rate = 10 * flights * undrawn.share;
      next = t.get(carcassonne.ADDRESS.player);
      death = 1 - power(OUTLIVES, flights);
    },
    supply(player, count, sign) {
      board.add(player, SUPPLY, sign * rate * count);
      if (count === 0) board.add(player, EMPTY_SUPPLY, sign * rate);
    },
    figure(player, row, cell) {
      const place = placeOf(cell);
      const leads = (board.leaders(row) >> player) & 1;
      if (board.rows.kind[row] === FIELD) {
        if (leads) board.add(player, FARM + place, death * board.points(row));
        return;
      }
      board.add(player, FIGURE + place, rate);
      if (!leads) return;
      const stake = 0.1 * rate * board.points(row);
      board.add(player, STAKE + place, stake);
      if (place < EXPOSED_PLACES && player !== next) board.add(player, EXPOSED + place, stake);
    },
  };
}

/** Guesses the next cell of the dragon's flight. */
function flightOf(t: carcassonne.Table, numbers: Numbers): (cells: Int32Array) => number {
  const flight = new Flight(t);
  return (cells) => Math.max(0, cells.indexOf(flight.next(numbers)));
}

export const DRAGON: BotModule = {
  id: 'dragon',
  features: SIZE,
  reader: readerOf,
  asks: (t, { cell = 0 }) =>
    t.get(cell) >= 0 && (t.tileOn(t.get(carcassonne.ADDRESS.last))?.flags.has('dragon') ?? false),
  answers: { dragon: flightOf },
  // Followers that return after the first move of the dragon were eaten.
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
