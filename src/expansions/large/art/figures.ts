/** Covers the follower's feet. */
const PLINTH = 'M14 92H86C88 92 89 93 90 95L98 112C100 116 98 119 94 119H6C2 119 0 116 2 112L10 95C11 93 12 92 14 92Z';
/** Two bands. */
const UPPER = 'M0 94H100V103H0Z';
const LOWER = 'M0 108H100V118H0Z';
const GILDED = '#f6d878';

/** The player's follower on a plinth with two gilded bands: it counts as two. */
const ON_PLINTH = {
  worn: [PLINTH],
  parts: [UPPER, LOWER].map((path) => ({ paths: [path], colour: GILDED, raise: 0.02, round: 4 })),
} as const;

export const LARGE_FIGURES = { large: ON_PLINTH, 'lying-large': { ...ON_PLINTH, lying: true } } as const;
