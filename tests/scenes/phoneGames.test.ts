import { playByTouch } from './phoneRows.ts';

/** Upright; all windows: phoneGames.long.ts. */
playByTouch(['390×844']);
