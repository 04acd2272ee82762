import '../hud/panel.ts';
import '../game/core/grid.ts';
export const scene = 1;
