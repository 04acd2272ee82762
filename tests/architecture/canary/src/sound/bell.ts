import '../session/match.ts';
export const bell = 1;
