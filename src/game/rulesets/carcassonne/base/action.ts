import type { Action } from '../../../core/action.ts';
import type { Result } from '../../../core/result.ts';
import { accept, refuse } from '../../../core/result.ts';
import { getOwn, isInteger, isRecord } from '../../../core/shape.ts';

export type { Action };

const DETAILS = {
  number: isInteger,
  word: (value: unknown): boolean => typeof value === 'string',
  rotation: (value: unknown): boolean => value === 0 || value === 1 || value === 2 || value === 3,
} as const;
type Details = Readonly<Record<string, keyof typeof DETAILS>>;

/**
 * The details that actions with one `do` must have, and groups of details that they may have: either all or none of a
 * group.
 */
export interface Shape {
  readonly must: Details;
  readonly may?: readonly Details[];
}

/** The actions of the base game, by `do`. */
export const BASE_SHAPES: Readonly<Record<string, Shape>> = {
  place: { must: { x: 'number', y: 'number', rotation: 'rotation' } },
  deploy: { must: { feature: 'number' }, may: [{ x: 'number', y: 'number' }, { figure: 'word' }] },
  pass: { must: {} },
};

/**
 * Parses one action; `malformed` if its shape is wrong. A `do` that the game does not know is well-formed here and
 * refused by play. Other properties are dropped.
 */
export function parseAction(value: unknown, shapes: Readonly<Record<string, Shape>>): Result<Action> {
  const bad = refuse('malformed', 'This is not an action.');
  if (!isRecord(value)) return bad;
  const player = getOwn(value, 'player');
  const verb = getOwn(value, 'do');
  if (!isInteger(player) || typeof verb !== 'string') return bad;
  const shape = Object.hasOwn(shapes, verb) ? shapes[verb] : undefined;
  if (!shape) return accept({ player, do: verb });
  const details: Record<string, unknown> = {};
  if (!take(value, shape.must, details)) return bad;
  for (const group of shape.may ?? []) {
    const isTold = Object.keys(group).some((name) => Object.hasOwn(value, name));
    if (isTold && !take(value, group, details)) return bad;
  }
  return accept({ player, do: verb, ...details });
}

/** Adds the details of a group to `details`; false if one of them is missing or malformed. */
function take(value: object, group: Details, details: Record<string, unknown>): boolean {
  for (const [name, type] of Object.entries(group)) {
    const detail = getOwn(value, name);
    if (!DETAILS[type](detail)) return false;
    details[name] = detail;
  }
  return true;
}
