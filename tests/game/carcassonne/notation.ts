import { MODULE_TILES } from '../../../src/expansions/tiles.ts';
import { accept, carcassonne, refuse } from '../../../src/game/index.ts';
import base from '../../../src/game/rulesets/carcassonne/data/base.json' with { type: 'json' };
import type { FeatureAt, LaidTile, Result, Rotation } from '../../../src/game/index.ts';

/**
 * How tests write small games of Carcassonne: lists of plain words, separated by semicolons. A tile is its name in the
 * tile data: `city edge; 3 × monastery; dragon, straight road`. A tile that lies there already is `city edge at 0,-1 turned
 * 2`: its cell, `x` to the east and `y` to the south, and its clockwise quarter turns, if any. Actions are `place at
 * 0,-1 turned 2`; `follower on city`, or another figure, on a feature of the tile just placed, `abbot on garden at 0,1`
 * on that of another tile; and `pass`. If the tile has several features of a kind, a side or corner of the board that
 * only one of them touches tells which: `north city`, `south-east field`; what cannot be told so is its number in the
 * tile data, `feature 2`. Any other action is the word of a record with its details by name, and feature and cell as
 * above: `castle on city at 0,-1`, `offer tile 1 bid 2`, `enter quarter market`, `dragon at 1,0`. The player follows
 * from the game.
 */

type Position = carcassonne.CarcassonnePosition;
type Action = carcassonne.Action;

const listed = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface NamedTile {
  readonly id: string;
  readonly name: string;
}
const DATA = { base, ...MODULE_TILES } as Readonly<Record<string, { readonly tiles: readonly NamedTile[] }>>;

/** The id of the tile with this name, which must be the only one in these sets. */
export function tile(name: string, sets: readonly string[] = carcassonne.TILE_SETS): string {
  const [found, ...others] = sets.flatMap((set) => DATA[set]?.tiles ?? []).filter((one) => one.name === name);
  if (!found || others.length > 0) throw new Error(`${found ? 'Several tiles are' : 'No tile is'} called “${name}”`);
  return found.id;
}
export const tiles = (text: string, sets?: readonly string[]): readonly string[] =>
  listed(text).flatMap((words) => {
    const [, count = '1', name = words] = /^(\d+) × (.+)$/.exec(words) ?? [];
    return Array<string>(Number(count)).fill(tile(name, sets));
  });

const LYING = /^(.+) at (-?\d+),(-?\d+)(?: turned ([123]))?$/;

export const lying = (text: string, sets?: readonly string[]): readonly LaidTile[] =>
  listed(text).map((words) => {
    const [, name, x, y, turns = '0'] = LYING.exec(words) ?? [];
    if (name === undefined) throw new Error(`“${words}” is no tile with its cell`);
    return { tile: tile(name, sets), x: Number(x), y: Number(y), rotation: Number(turns) as Rotation };
  });

/** Sides and corners, clockwise; a half of a side touches its side and a corner. */
const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const SIDES = 'NESW';

function touches(feature: carcassonne.CarcassonneTile['features'][number], rotation: number): ReadonlySet<string> {
  const side = (letter: string): number => 2 * (SIDES.indexOf(letter) + rotation);
  const points = [
    ...feature.sides.map(side),
    ...feature.halves.flatMap((half) => {
      const of = side(half.charAt(0));
      return [of, of + (half.charAt(1) === 'R' ? 1 : 7)];
    }),
  ];
  return new Set(points.map((point) => COMPASS[point % 8] ?? ''));
}

/** The features on a cell by number: kind, and what they touch; undefined if no tile is there. */
function featuresOn({ table: t }: Position, cell: number) {
  const laid = cell < 0 ? 0 : t.laidOn(cell);
  if (laid === 0) return undefined;
  const features = t.tileOn(cell)?.features ?? [];
  return features.map((feature) => ({
    kind: feature.kind,
    touches: touches(feature, carcassonne.Table.row(laid) & 3),
  }));
}

/** The names of a feature, the shortest first: those that no other feature on the cell has. */
function namesOf(features: NonNullable<ReturnType<typeof featuresOn>>, number: number): readonly string[] {
  const { kind } = features[number] ?? {};
  const others = features.filter((one, n) => n !== number && one.kind === kind);
  const points = ['north', 'east', 'south', 'west', ...COMPASS.filter((point) => point.includes('-'))];
  const own = points.filter(
    (point) => features[number]?.touches.has(point) && !others.some((other) => other.touches.has(point)),
  );
  return [
    ...(kind !== undefined && others.length === 0 ? [kind] : []),
    ...own.map((point) => `${point} ${kind}`),
    `feature ${number}`,
  ];
}

/** The number of a feature in words; undefined if the cell has no such feature, or several. */
function numberOf(position: Position, words: string, cell: number): number | undefined {
  const [, told] = /^feature (\d+)$/.exec(words) ?? [];
  if (told !== undefined) return Number(told);
  const features = featuresOn(position, cell);
  const number = features?.findIndex((_, n) => namesOf(features, n).includes(words)) ?? -1;
  return number < 0 ? undefined : number;
}

const cellAt = ({ table }: Position, { x, y }: { readonly x?: unknown; readonly y?: unknown }): number =>
  x === undefined ? table.get(carcassonne.ADDRESS.last) : table.plane.cellAt(Number(x), Number(y));

/** A feature in words. */
export function featureIn(position: Position, at: FeatureAt): string {
  const features = featuresOn(position, cellAt(position, at));
  return features?.[at.feature] ? (namesOf(features, at.feature)[0] ?? '') : `feature ${at.feature}`;
}

const ACTION =
  /^([a-z-]+)((?: (?!on |at |turned )[a-z-]+ [\w-]+)*)(?: on ([a-z-]+(?: \w+)?))?(?: at (-?\d+),(-?\d+))?(?: turned ([123]))?$/;

/** The action in words; undefined: it is none, or names no feature that is there. */
export function actionIn(position: Position, text: string): Action | undefined {
  const [, verb = '', details = '', on, x, y, turns] = ACTION.exec(text) ?? [];
  if (verb === '') return undefined;
  const at = x === undefined ? {} : { x: Number(x), y: Number(y) };
  const feature = on === undefined ? undefined : numberOf(position, on, cellAt(position, at));
  if (on !== undefined && feature === undefined) return undefined;
  const told = [...details.matchAll(/ ([a-z-]+) ([\w-]+)/g)].map(
    ([, name, value = '']) => [name, /^\d+$/.test(value) ? Number(value) : value] as const,
  );
  const isFigure = position.table.rules.figures.some(({ id }) => id === verb);
  return {
    player: position.actor,
    do: isFigure ? 'deploy' : verb,
    ...Object.fromEntries(told),
    ...(isFigure && verb !== 'follower' ? { figure: verb } : {}),
    ...(feature === undefined ? {} : { feature }),
    ...at,
    ...(verb === 'place' ? { rotation: Number(turns ?? 0) as Rotation } : {}),
  };
}

/** An action in words. */
export function wordsOf(position: Position, action: Action): string {
  const { player: _, do: verb, x, y, rotation, feature, figure, ...details } = action;
  const isDeployed = verb === 'deploy';
  const told = Object.entries({ ...details, ...(isDeployed ? {} : { figure }) }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    isDeployed ? (figure ?? 'follower') : verb,
    ...told.map(([name, value]) => `${name} ${String(value)}`),
    feature === undefined ? '' : `on ${featureIn(position, action as FeatureAt)}`,
    x === undefined ? '' : `at ${x},${y}`,
    rotation === undefined || rotation === 0 ? '' : `turned ${rotation}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Plays actions in words from a position and returns them; refuses the first that is none, or not legal. */
export function playInWords(position: Position, text: string): Result<readonly Action[]> {
  const actions: Action[] = [];
  for (const words of listed(text)) {
    const action = actionIn(position, words);
    if (!action) return refuse('malformed', `“${words}” is no action here.`);
    const move = position.moveOf(action);
    if (!move.ok) return move;
    position.play(move.value);
    actions.push(action);
  }
  return accept(actions);
}
