import type { Option, Prompt } from '../../game/index.ts';
import { listedOptions } from './gesture.ts';

/** Whether the board shows a badge with its points: an option on a region that scores points without using a piece. */
export const isBadge = ({ target, piece, points }: Option): boolean =>
  target.on === 'feature' && piece === null && points !== null;

/** What an option on a feature is called: `Knight in the city` is the same for every city. */
const nameOf = ({ action, piece, target }: Option): string | null =>
  target.on === 'feature' ? `${action.do} ${piece ?? ''} ${target.kind}` : null;

/**
 * Numbers for options with the same name, on the board and in the list: the places in the list by which keys choose
 * them, from 1. Empty while every name is there once, and where badges show the points of each.
 */
export function numbersOf(prompt: Prompt | null): ReadonlyMap<string, number> {
  const options = listedOptions(prompt).filter(({ declines }) => !declines);
  if (options.some(isBadge)) return new Map();
  const names = options.flatMap((option) => nameOf(option) ?? []);
  if (new Set(names).size === names.length) return new Map();
  return new Map(options.map(({ id }, n) => [id, n + 1]));
}
