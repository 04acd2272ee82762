import '../../hud/panel.ts';
export const king = 1;
