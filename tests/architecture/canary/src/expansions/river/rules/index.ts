import '../../king/rules.ts';
export const river = 1;
