import { openBox, type Box } from './box.ts';

/** Finished games, each as a save with its result. */
export type Finished = Box;

export const openFinished = (): Promise<Finished> => openBox('ramparts-finished', 'games', 'relaxed');
