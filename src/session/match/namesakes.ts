import type { Option, Prompt } from '../../game/index.ts';
import { listedOptions } from './gesture.ts';

/** What an option on a feature is called: `Knight in the city` is the same for every city. */
const nameOf = ({ action, piece, target }: Option): string | null =>
  target.on === 'feature' ? `${action.do} ${piece ?? ''} ${target.kind}` : null;

/**
 * Numbers for options with the same name, on the board and in the list: the places in the list by which keys choose
 * them, from 1. Empty while every name is there once.
 */
export function numbersOf(prompt: Prompt | null): ReadonlyMap<string, number> {
  const options = listedOptions(prompt).filter(({ declines }) => !declines);
  const names = options.flatMap((option) => nameOf(option) ?? []);
  if (new Set(names).size === names.length) return new Map();
  return new Map(options.map(({ id }, n) => [id, n + 1]));
}
