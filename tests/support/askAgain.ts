import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const AT_FIRST = 30;
const AT_MOST = 250;

/** Pauses before a page is asked again: longer, the longer it has been waited for (milliseconds), since every question keeps it busy. */
export const pauseToAskAgain = (waited: number): Promise<void> => pause(Math.min(AT_MOST, AT_FIRST + waited / 10));
