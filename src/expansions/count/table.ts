import { CARCASSONNE, QUARTERS } from './art/shapes.ts';
import type { Quarter } from './art/shapes.ts';
import { carcassonne } from '../../game/index.ts';
import type { GameState, Piece } from '../../game/index.ts';
import type { SortLook } from '../../scenes/pieces/sortLook.ts';
import type { Point } from '../../scenes/units.ts';
import { distance } from '../../scenes/units.ts';
import type { BoardSpot, Stand, TablePart } from '../../scenes/tablePart.ts';

const COUNT = 'count';
const { middle, outline } = CARCASSONNE;
const MIDDLE: Point = { x: middle[0], y: middle[1] };
const onBoard = ({ x, y }: Point): Point => ({ x: MIDDLE.x + x, y: MIDDLE.y + y });

const cityOf = (state: GameState) => carcassonne.sliceOf(state as carcassonne.CarcassonneState, COUNT);

const NAMED: readonly (readonly [string, Quarter])[] = Object.entries(QUARTERS);
const spotOf = (name: string): string => `quarter ${name}`;

/** The outline of a quarter: from the middle of the city to its walls. */
function borderOf({ box }: Quarter): readonly Point[] {
  const [east, south] = [box.x < 0 ? -1 : 1, box.y < 0 ? -1 : 1];
  const walls = outline.map(([x, y]) => ({ x, y })).filter(({ x, y }) => x * east >= 0 && y * south >= 0);
  // The outline may begin in the middle of the quarter.
  const gap = walls.findIndex((at, n) => n > 0 && distance(at, walls[n - 1] ?? at) > 1);
  const inOrder = gap < 0 ? walls : [...walls.slice(gap), ...walls.slice(0, gap)];
  return [{ x: 0, y: 0 }, ...inOrder].map(onBoard);
}

const BORDERS = new Map(NAMED.map(([name, quarter]) => [name, borderOf(quarter)]));
/** Distance from the middle of the city, beyond its squares. */
const MARK = 1.08;
/** Height of the sign above the Count. */
const SIGN = 0.5;

const spots = (state: GameState): readonly BoardSpot[] => {
  const city = cityOf(state);
  if (!city) return [];
  return NAMED.map(([name, quarter]) => {
    const { x, y } = onBoard(quarter.count);
    return {
      spot: spotOf(name),
      outline: BORDERS.get(name) ?? [],
      mark: onBoard({ x: quarter.box.x < 0 ? -MARK : MARK, y: quarter.box.y + quarter.box.h / 2 }),
      shut: city.count === name ? { x, y: y - SIGN } : null,
    };
  });
};

/** Up to this many figures keep their usual size. */
const ROOMY = 4;
const SMALL = 0.82;
/** More figures than stands are packed into three rows. */
const ROWS = 3;
const SMALLEST = 0.66;

/** Positions for this many figures in a quarter, from the middle of the city outwards. */
function placesFor(many: number, { stands }: Quarter): readonly Stand[] {
  if (many <= stands.length) {
    const size = many > ROOMY ? SMALL : 1;
    return stands
      .slice(0, many)
      .map((at) => ({ ...onBoard(at), size }))
      .sort((a, b) => Math.abs(a.x - MIDDLE.x) - Math.abs(b.x - MIDDLE.x));
  }
  const [xs, ys] = [stands.map(({ x }) => x), stands.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.ceil(many / ROWS);
  const step = { x: (Math.max(...xs) - left) / Math.max(1, columns - 1), y: (Math.max(...ys) - top) / (ROWS - 1) };
  return Array.from({ length: many }, (_, n) => ({
    ...onBoard({ x: left + Math.floor(n / ROWS) * step.x, y: top + (n % ROWS) * step.y }),
    size: SMALLEST,
  }));
}

/** The Count on his dais; figures sorted by player. */
function stands(state: GameState, pieces: readonly Piece[]): ReadonlyMap<string, Stand> {
  const found = new Map<string, Stand>();
  if (!cityOf(state)) return found;
  for (const [name, quarter] of NAMED) {
    const inside = pieces.filter(({ place }) => place.on === 'spot' && place.spot === spotOf(name));
    const figures = inside.filter(({ owner }) => owner !== null).sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0));
    const places = placesFor(figures.length, quarter);
    for (const { id, owner } of inside) if (owner === null) found.set(id, onBoard(quarter.count));
    for (const [n, { id }] of figures.entries()) found.set(id, places[n] ?? onBoard(quarter.count));
  }
  return found;
}

/** The City with its quarters, and the Count who walks between them. */
export const COUNT_PART: TablePart = { spots, stands, lit: ['reinforce'] };
export const COUNT_SORTS: Readonly<Record<string, SortLook>> = {
  [COUNT]: { figure: COUNT, pose: 'standing', height: 0.56, handed: false, moves: 'walks' },
};
