import './main.ts';
export const pwa = 1;
