/** A value that is computed on first use. */
export function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** An object whose values are computed when they are first read. */
export function lazily<T extends Record<string, () => unknown>>(
  makers: T,
): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const known = Object.entries(makers).map(([name, make]) => [name, { enumerable: true, get: later(make) }]);
  return Object.defineProperties({}, Object.fromEntries(known) as PropertyDescriptorMap) as {
    readonly [K in keyof T]: ReturnType<T[K]>;
  };
}
