import { isRecord } from '../game/index.ts';
import type { Plain } from './plain.ts';
import { parseSave, type Save } from './save.ts';

/** Deep equality of JSON values; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, n) => same(item, b[n]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/**
 * True if this game continues the stored one: the same tiles, the same start, and all its actions. False if the stored
 * value cannot be read.
 */
export function continues(save: Save, there: unknown): boolean {
  const older = parseSave(there);
  return older.ok && contains(save.match.record, older.value.match.record);
}

/** True if both are the same game at the same moment. */
export const sameGame = (save: Save, there: unknown): boolean =>
  continues(save, there) && actionCount(save) === actionCount(there as Save);

const actionCount = ({ match }: Save): number => listOf(match.record['actions']).length;

/**
 * Compares only tiles and actions. Under one id the rest of two records differs only in form: default options may be
 * written out or not.
 */
function contains(whole: Plain, part: Plain): boolean {
  const [all, first] = [listOf(whole['actions']), listOf(part['actions'])];
  const [tiles, others] = [listOf(whole['deck']), listOf(part['deck'])];
  // Devices that play together know only the drawn part of the deck.
  const dealt = Math.min(tiles.length, others.length);
  return (
    first.length <= all.length &&
    same(all.slice(0, first.length), first) &&
    same(tiles.slice(0, dealt), others.slice(0, dealt))
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
