/** Checks for values from outside. Only own properties count. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns an own property of the object or undefined, so that inherited ones like `__proto__` are never taken for data.
 */
export const getOwn = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The value for an error message. Unlike `String`, it never fails: an object may have a broken `toString`. */
export const describe = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : String(value);

/** Parses JSON; returns undefined, which no JSON text denotes, if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
