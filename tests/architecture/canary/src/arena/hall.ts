import '../session/match.ts';
export const hall = 1;
