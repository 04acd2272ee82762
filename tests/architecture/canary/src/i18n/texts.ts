import '../session/match.ts';
export const texts = 1;
