import '../index.ts';
export const game = 1;
