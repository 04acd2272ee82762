import { CLOAK } from '../../../art/emblems.ts';

const CAP = 'M51 5C64 5 72 15 72 28C74 46 63 57 50 57C38 57 29 49 28 38L11 38C7 38 6 31 10 29L29 24C32 12 40 5 51 5Z';
const HANDLE = 'M84 30H92V116H84Z';
const HEAD = 'M73 10C73 7 75 5 78 5H97C99 5 100 7 100 9V31C100 33 99 35 97 35H78C75 35 73 33 73 30Z';

/** With a peaked cap, and a heavy hammer in his hand. */
export const BUILDERS_FIGURES = { builder: { outline: [CLOAK, CAP, HANDLE, HEAD] } } as const;
