import type { GameScreen } from './game/GameScreen.tsx';

let loaded: typeof GameScreen | null = null;

/** The screen of a match, once its code is loaded: the title page does not wait for it. */
export const gameScreen = (): typeof GameScreen | null => loaded;

/** Loads it; resolves at once if it is there. */
export async function loadGameScreen(): Promise<void> {
  loaded ??= (await import('./game/GameScreen.tsx')).GameScreen;
}
