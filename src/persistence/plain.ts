/** A JSON object of unknown content. */
export type Plain = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPair = <T>(value: unknown, isPart: (part: unknown) => part is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(isPart);
