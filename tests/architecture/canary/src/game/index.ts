import './cli/referee.ts';
export const index = 1;
