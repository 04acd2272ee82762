import '../session/match.ts';
export const saves = 1;
