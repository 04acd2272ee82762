import '../expansions/river/river.ts';
export const roads = 1;
