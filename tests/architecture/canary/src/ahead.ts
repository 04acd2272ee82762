import './main.ts';
export const ahead = 1;
