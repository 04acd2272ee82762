import '../main.ts';
export const match = 1;
