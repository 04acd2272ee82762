import '../king/king.ts';
export const river = 1;
