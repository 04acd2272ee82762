import { CLOAK } from '../../../art/emblems.ts';

const MITRE = 'M50 0L66 15L71 38C67 50 60 57 50 57C40 57 33 50 29 38L34 15Z';
const CROSIER = 'M85 29C85 18 98 18 98 29C98 36 92 37 92 42V116H85V42C85 35 92 34 92 29C92 25 89 25 89 29Z';

/** With mitre and crosier. */
export const ABBOT_FIGURES = { abbot: { outline: [CLOAK, MITRE, CROSIER] } } as const;
