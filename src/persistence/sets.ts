import { openBox, type Box } from './box.ts';

/** Sets of tiles that people have drawn. */
export type Sets = Box;

/** Hours of work lie in them. */
export const openSets = (): Promise<Sets> => openBox('ramparts-sets', 'sets', 'strict');
