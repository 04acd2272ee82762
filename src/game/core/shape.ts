/** Small questions about values from outside. Keys that are not a value's own never count. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value's own property, or undefined: `__proto__` and its like are nobody's data. */
export const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

export const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
