/** A JSON object of unknown content. */
export type Plain = Readonly<Record<string, unknown>>;

export const isPair = <T>(value: unknown, isPart: (part: unknown) => part is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(isPart);

/** The latest time that a `Date` can represent, in milliseconds since 1970. */
const LAST = 8.64e15;

/** True for a time in milliseconds since 1970 that can be displayed. */
export const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST;
