import '../../session/match.ts';
export const referee = 1;
