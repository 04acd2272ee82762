import { playByTouch } from './phoneRows.ts';

/** Upright and on its side; all windows: phoneGames.long.ts. */
playByTouch(['390×844', '844×390']);
