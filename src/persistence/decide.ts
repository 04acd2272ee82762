/** What to do with a stored value: leave it, delete it, or replace it. */
export type Verdict = 'stay' | 'go' | { readonly put: unknown };

/**
 * Decides what to do with the stored value (`undefined`: there is none). Reading it and applying the verdict is atomic
 * across tabs. Must not throw.
 */
export type Decide = (there: unknown) => Verdict;
