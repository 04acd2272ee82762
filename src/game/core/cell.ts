import type { Cell } from './vocabulary.ts';

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** A cell as the key of a map or set: `3,-2`. */
export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;
