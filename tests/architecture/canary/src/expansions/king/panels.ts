import './rules.ts';
export const panels = 1;
