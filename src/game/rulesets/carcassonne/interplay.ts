/** What concerns two modules, and nothing else (RULES.md §13). This is the only place that may name two of them. */

/** Modules that cannot be in one game. */
const APART: readonly (readonly [string, string])[] = [];

/** The first two of these modules that cannot be together. */
export const clashOf = (modules: readonly string[]): readonly [string, string] | undefined =>
  APART.find((pair) => pair.every((id) => modules.includes(id)));
