/** Small questions about values from outside. Keys that are not a value's own never count. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own property, or undefined: `__proto__` and its like are nobody's data. */
export const getOwn = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The value of a JSON text; undefined, which no JSON text means, if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
