import type { Result } from '../../../core/result.ts';
import { accept, refuse } from '../../../core/result.ts';
import { isInteger, isRecord } from '../../../core/shape.ts';
import { parseTile } from '../../../core/tileIssues.ts';
import type { FeatureSpec, TileSpec } from '../../../core/tile.ts';
import type { TileId } from '../../../core/vocabulary.ts';
import { makeTileTable } from '../../../core/tileTable.ts';
import type { TileReading, TileTable } from '../../../core/tileTable.ts';
import { markOf } from './marks.ts';
import { KINDS } from './vocabulary.ts';

/** A tile of Carcassonne (TILES.md): its features, the number of copies, and what rules read of the whole tile. */
export interface CarcassonneTile extends TileSpec {
  /** Its id as printed; any other form of it (building.ts) has an id of its own. */
  readonly printed: TileId;
  /** Name of its set. */
  readonly set: string;
  readonly count: number;
  /** One copy of it starts the game. */
  readonly start: boolean;
  /** `spring`, `fork`, `lake`. */
  readonly role: string | null;
  /** Its fixed cell. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Flags of the whole tile that modules read (TILES.md). */
  readonly flags: ReadonlySet<string>;
  /** By feature: the features that a field touches. */
  readonly touches: readonly (readonly number[])[];
  /** Pairs of features; the first passes above the second. For the painter. */
  readonly over: readonly (readonly [number, number])[];
}

/** The tiles in play, parsed once and prepared for play. */
export interface Material {
  readonly tiles: readonly CarcassonneTile[];
  readonly table: TileTable;
  /** Number of side classes among these tiles: field, road, city, and river if there is one. */
  readonly classes: number;
  /** By tile: field and city of every contact, one after the other. */
  readonly touches: readonly Int8Array[];
}

/** Kinds that sides may show, in the order of their classes; class 0 is plain ground. */
const CLASSES = ['road', 'city', 'river'] as const;

/** Checks one tile set as data (TILES.md); refuses with `bad-tile`. */
export function parseTileSet(set: string, value: unknown): Result<readonly CarcassonneTile[]> {
  if (!isRecord(value) || !Array.isArray(value.tiles)) return refuse('bad-tile', `set ${set} has no list of tiles`);
  const tiles: CarcassonneTile[] = [];
  for (const item of value.tiles as readonly unknown[]) {
    const tile = parseCarcassonneTile(set, item);
    if (!tile.ok) return tile;
    tiles.push(tile.value);
  }
  return accept(tiles);
}

function parseCarcassonneTile(set: string, value: unknown): Result<CarcassonneTile> {
  if (!isRecord(value) || !Array.isArray(value.features))
    return refuse('bad-tile', `set ${set}: a tile needs a list of features`);
  const bare = value.features.map((feature: unknown) => (isRecord(feature) ? without(feature, 'cities') : feature));
  const spec = parseTile({ ...value, features: bare }, KINDS);
  if (!spec.ok) return spec;
  const { id, features } = spec.value;
  // Every field of a tile with the wall of the City of Carcassonne touches that city.
  const wall = features.flatMap(({ kind }, n) => (kind === 'carcassonne' ? [n] : []));
  const touches = value.features.map((feature: unknown, n) => {
    const cities = isRecord(feature) ? (feature.cities ?? []) : [];
    return features[n]?.kind === 'field' && Array.isArray(cities)
      ? [...(cities as readonly unknown[]), ...wall]
      : cities;
  });
  const { count, role, at, over } = { role: null, over: [], ...value } as Readonly<Record<string, unknown>>;
  if (!isInteger(count) || count < 1) return refuse('bad-tile', `tile ${id}: how many there are must be a number`);
  if (!touches.every((list) => isFeatureList(list, features.length)))
    return refuse('bad-tile', `tile ${id}: cities are numbers of features`);
  if (role !== null && typeof role !== 'string') return refuse('bad-tile', `tile ${id}: its role is a word`);
  if (at !== undefined && !(Array.isArray(at) && at.length === 2 && at.every(isInteger)))
    return refuse('bad-tile', `tile ${id}: its cell is a pair of numbers`);
  if (!Array.isArray(over) || !over.every((pair) => isFeatureList(pair, features.length) && pair.length === 2))
    return refuse('bad-tile', `tile ${id}: over are pairs of features`);
  const issue = touchIssue(features, touches);
  if (issue) return refuse('bad-tile', `tile ${id}: ${issue}`);
  const [x, y] = (at ?? []) as readonly number[];
  return accept({
    ...spec.value,
    printed: id,
    set,
    count,
    role,
    start: value.start === true,
    at: x === undefined || y === undefined ? null : { x, y },
    flags: new Set(Object.keys(value).filter((key) => value[key] === true)),
    touches,
    over: over as unknown as CarcassonneTile['over'],
  });
}

function without(value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

const isFeatureList = (value: unknown, below: number): value is readonly number[] =>
  Array.isArray(value) && value.every((n) => isInteger(n) && n >= 0 && n < below);

/** Fields must name cities; a garden must come last; a road or river must have ground on both sides, a city none. */
function touchIssue(features: readonly FeatureSpec[], touches: readonly (readonly number[])[]): string | undefined {
  const halves = new Set<string>(features.flatMap((feature) => feature.halves));
  for (const [number, { kind, sides, halves: own }] of features.entries()) {
    if (
      touches[number]?.some((city) => kind !== 'field' || !['city', 'carcassonne'].includes(features[city]?.kind ?? ''))
    )
      return 'only fields touch cities';
    if (kind === 'garden' && number !== features.length - 1) return 'a garden is the last feature';
    if (own.length > 0 && kind !== 'field' && kind !== 'carcassonne') return `a ${kind} has no halves of sides`;
    if (sides.length > 0 && !(CLASSES as readonly string[]).includes(kind)) return `a ${kind} has no sides`;
    if (sides.some((side) => halves.has(`${side}L`) === (kind === 'city')))
      return `a side of a ${kind} has the wrong ground beside it`;
  }
  return undefined;
}

/** `signs`: flags of features that hold for their whole region (`RuleModule.signs`). */
export function layOut(tiles: readonly CarcassonneTile[], signs: readonly string[] = []): Material {
  const hasRiver = tiles.some(({ features }) => features.some(({ kind }) => kind === 'river'));
  const reading: TileReading = {
    kinds: KINDS,
    classes: hasRiver ? 4 : 3,
    classOf: (kind) => 1 + (CLASSES as readonly (string | null)[]).indexOf(kind),
    markOf: markOf(signs),
    touchesOf: (tile) => tiles[tile]?.touches ?? [],
  };
  const table = makeTileTable(tiles, reading);
  const touches = tiles.map((tile) =>
    Int8Array.from(tile.touches.flatMap((cities, field) => cities.flatMap((city) => [field, city]))),
  );
  return { tiles, table, classes: reading.classes, touches };
}
