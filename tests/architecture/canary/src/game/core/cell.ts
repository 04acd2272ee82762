import './grid.ts';
export const cell = 1;
