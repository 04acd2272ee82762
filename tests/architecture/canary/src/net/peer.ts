import '../session/match.ts';
export const peer = 1;
