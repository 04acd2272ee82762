/** What becomes of something that was looked at in its place: it stays as it is, it goes, or something else takes its place. */
export type Verdict = 'stay' | 'go' | { readonly put: unknown };

/** Given what is there; `undefined`: nothing. The look and what follows from it are one step, whatever other tabs do. Must not throw. */
export type Look = (there: unknown) => Verdict;
