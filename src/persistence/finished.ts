import type { Result } from '../game/index.ts';
import { openBox, type Box } from './box.ts';

/** Finished games, each as a save with its result. */
export type Finished = Box;

export const openFinished = (): Promise<Result<Finished>> => openBox('ramparts-finished', 'games', 'relaxed');
