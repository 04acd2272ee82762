/** A JSON object of unknown content. */
export type Plain = Readonly<Record<string, unknown>>;

export const isPair = <T>(value: unknown, isPart: (part: unknown) => part is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(isPart);

/** The last moment that a date can hold, in milliseconds since 1970. */
const LAST = 8.64e15;

/** A moment in milliseconds since 1970 that can be shown. */
export const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST;
