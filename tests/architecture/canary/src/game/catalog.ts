import './bgio/game.ts';
export const catalog = 1;
