export { loadGameScreen } from './gameScreen.ts';
export { mountHud } from './mount.tsx';
export type { HudHandle } from './mount.tsx';
export type { Insets } from './kit/layout.ts';
