import { getOwn } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';

/** Rebuilds a value that was received or saved from its known parts; undefined if one is missing or malformed. */
export type Parse<T> = (value: unknown) => T | undefined;
export type Parsed<P> = P extends Parse<infer T> ? T : never;

type Parts<T> = { readonly [K in keyof T]-?: Parse<T[K]> };
type None = Record<never, never>;

/** An object with these parts; those in `optional` may be absent. */
export function shape<T extends object, O extends object = None>(
  parts: Parts<T>,
  optional?: Parts<O>,
): Parse<Readonly<T> & Partial<Readonly<O>>> {
  const all = Object.entries<Parse<unknown>>({ ...parts, ...optional });
  return (value) => {
    const built: Record<string, unknown> = {};
    for (const [key, parse] of all) {
      const given = getOwn(value, key);
      const isAbsent = given === undefined && optional !== undefined && key in optional;
      const part = isAbsent ? undefined : parse(given);
      if (part !== undefined) built[key] = part;
      else if (!isAbsent) return undefined;
    }
    return built as T & Partial<O>;
  };
}

/** An object of one of several shapes, which its property `key` names. */
export function tagged<K extends string, S extends Readonly<Record<string, Parse<object>>>>(
  key: K,
  shapes: S,
): Parse<{ [V in keyof S]: { readonly [k in K]: V } & Parsed<S[V]> }[keyof S]> {
  return (value) => {
    const tag = getOwn(value, key);
    const parts = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag]?.(value) : undefined;
    return parts && ({ [key]: tag, ...parts } as never);
  };
}

export const where =
  <T>(parse: Parse<T>, isSound: (parsed: T) => boolean): Parse<T> =>
  (value) => {
    const parsed = parse(value);
    return parsed !== undefined && isSound(parsed) ? parsed : undefined;
  };

export const nullOr =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);

/** A list of at most this many items. */
export const list =
  <T>(parse: Parse<T>, most: number): Parse<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = value.map(parse).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };

export const oneOf =
  <T>(known: readonly T[]): Parse<T> =>
  (value) =>
    known.find((each) => each === value);

/** A text of at most this many characters. */
export const text =
  (most: number): Parse<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

export const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** An integer from 0 to `most`. */
export const count =
  (most: number): Parse<number> =>
  (value) =>
    isCount(value, most) ? value : undefined;

const hex =
  (bytes: number): Parse<Hex> =>
  (value) =>
    isHex(value, bytes) ? value : undefined;

/** A key, a secret or a digest. */
export const hex32 = hex(32);
export const signature = hex(64);
export const flag: Parse<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
