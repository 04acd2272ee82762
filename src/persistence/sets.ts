import type { Result } from '../game/index.ts';
import { openBox, type Box } from './box.ts';

/** Sets of tiles that people have drawn. */
export type Sets = Box;

/** Hours of work lie in them. */
export const openSets = (): Promise<Result<Sets>> => openBox('ramparts-sets', 'sets', 'strict');
