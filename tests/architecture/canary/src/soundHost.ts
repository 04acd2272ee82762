import './main.ts';
export const tableHost = 1;
