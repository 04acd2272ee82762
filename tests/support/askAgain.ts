import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const AT_FIRST = 30;
const AT_MOST = 250;

/**
 * Pause before a page is polled again (milliseconds). It grows with the time waited so far, since every poll keeps the
 * page busy.
 */
export const pauseToAskAgain = (waited: number): Promise<void> => pause(Math.min(AT_MOST, AT_FIRST + waited / 10));
