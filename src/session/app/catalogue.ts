import { BOT_CHARACTERS, BOT_LEVELS } from '../../bots/levels.ts';
import type { App } from '../contracts/app.ts';

/** Choices in menus that are the same for everyone. */
export const CATALOGUE: Pick<App, 'botLevels' | 'botCharacters'> = {
  botLevels: BOT_LEVELS,
  botCharacters: BOT_CHARACTERS,
};
