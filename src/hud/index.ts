export { mountHud } from './mount.ts';
export type { HudHandle } from './mount.ts';
export type { Insets } from './game/layout.ts';
