import { CLOAK } from '../../../art/emblems.ts';

const CAP = 'M50 5C65 5 73 16 73 31C73 47 63 57 50 57C37 57 27 47 27 31C27 16 35 5 50 5Z';
const RIM = 'M21 24H76V36H21Z';
const HANDLE = 'M81 26H92V116H81Z';
const HEAD = 'M73 6C73 3 75 1 78 1H97C99 1 100 2 100 5V35C100 38 99 39 97 39H78C75 39 73 37 73 34Z';

/** With a rimmed cap, and a heavy hammer in his hand. */
export const BUILDERS_FIGURES = { builder: { outline: [CLOAK, CAP, RIM, HANDLE, HEAD] } } as const;
