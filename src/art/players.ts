/** The looks of players: a colour they choose, and a shape that distinguishes them without colour. */

/** Base, rim and mark, and light ground of the pieces; `line` is for strokes and text on parchment. */
export const PLAYER_COLOURS = [
  { name: 'azure', base: '#2a66b8', dark: '#0f2c5c', light: '#cfe2ff', mid: '#9dbde6', line: '#2a66b8' },
  { name: 'saffron', base: '#f0b020', dark: '#6b3f00', light: '#fff0c2', mid: '#d9b76a', line: '#8a5800' },
  { name: 'pearl', base: '#fbf9f4', dark: '#5c5140', light: '#fffdf7', mid: '#d9d0bd', line: '#6b604d' },
  { name: 'slate', base: '#474136', dark: '#000000', light: '#ebe7e2', mid: '#a8a29b', line: '#474136' },
  { name: 'brick', base: '#d24a28', dark: '#43100a', light: '#ffddd1', mid: '#e3a08c', line: '#ad3311' },
  { name: 'sky', base: '#4ab4e0', dark: '#063f5a', light: '#def4ff', mid: '#a3d7ee', line: '#0f6c93' },
  { name: 'plum', base: '#824678', dark: '#2a0726', light: '#f6def2', mid: '#c79ac0', line: '#824678' },
] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** 0: pointed hood, diamond, stripes; 1: brimmed hat, ring, dots. */
export type Shape = 0 | 1;

/**
 * A look packs a colour and a shape into one number: the `colour` of a player in views. For compatibility with older
 * versions, 0 is azure with the hood and 1 saffron with the hat; all even looks wear the hood, all odd ones the hat.
 */
export const LOOKS = 2 * PLAYER_COLOURS.length;

export const isLook = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LOOKS;

export const shapeOf = (look: number): Shape => (look % 2 === 0 ? 0 : 1);

/** Number of a look's colour; for an invalid look, any colour. */
export function paintOf(look: number): number {
  if (look === 0 || look === 3) return 0;
  if (look === 1 || look === 2) return 1;
  return isLook(look) ? look >> 1 : Math.abs(Math.trunc(look)) % PLAYER_COLOURS.length || 0;
}

export const colourOf = (look: number): PlayerColour => PLAYER_COLOURS[paintOf(look)] ?? PLAYER_COLOURS[0];

export function lookOf(paint: number, shape: Shape): number {
  if (paint > 1) return 2 * paint + shape;
  return paint === shape ? paint : 2 + shape;
}

/**
 * Six looks that cannot be confused, by any eyes and on any ground, the first four least of all: all colours differ, and
 * the shapes of the first two.
 */
export const DISTINCT_LOOKS: readonly number[] = [0, 1, 8, 7, 4, 11];

/** Returns the looks, or others if two of them could be confused. Two players need different shapes, too. */
export function soundLooks(looks: readonly number[]): readonly number[] {
  const [one = -1, other = -1] = looks;
  const areSound =
    looks.length === 2
      ? goTogether(one, other)
      : looks.every(isLook) && new Set(looks.map(paintOf)).size === looks.length;
  return areSound ? looks : DISTINCT_LOOKS.slice(0, looks.length);
}

/** Can these two looks not be confused? */
export const goTogether = (one: number, other: number): boolean =>
  isLook(one) && isLook(other) && shapeOf(one) !== shapeOf(other) && paintOf(one) !== paintOf(other);
