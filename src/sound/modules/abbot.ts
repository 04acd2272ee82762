import type { Cue } from '../contract.ts';

/** The abbot comes with his bell. */
export const ABBOT_FIGURES: Readonly<Record<string, Cue>> = { abbot: { name: 'abbot' } };
