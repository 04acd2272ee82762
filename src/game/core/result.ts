/** The answer to a request that may be refused. Exceptions are for bugs only. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why something was refused: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = (code: string, message: string): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: { code, message },
});

/** Throws if a condition does not hold that only a bug can violate. */
export function assert(condition: unknown, expected: string): asserts condition {
  if (!condition) throw new Error(`Expected ${expected}`);
}

/** Returns the element at `index`; throws if there is none, which is a bug. */
export function requireAt<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`Expected an element at index ${index} of ${list.length}`);
  return value;
}
