import { ABBOT_OUTLINES } from './abbot.ts';

/** Outlines of the wooden figures that modules bring, by figure. */
export const MODULE_OUTLINES = { ...ABBOT_OUTLINES } as const satisfies Readonly<Record<string, readonly string[]>>;
