import { BOT_LEVELS, LEVELS } from '../bots/levels.ts';
import { RULE_SETS, RULE_SET_IDS } from '../game/index.ts';
import type { App } from './appContract.ts';

/** What there is to choose from, the same for everybody. */
export const CATALOGUE: Pick<App, 'ruleSets' | 'botLevels' | 'botCharacters'> = {
  ruleSets: RULE_SET_IDS.map((id) => ({ id, tokenUse: RULE_SETS[id].tokenUse, effects: RULE_SETS[id].effects })),
  botLevels: BOT_LEVELS,
  botCharacters: BOT_LEVELS.filter((level) => LEVELS[level].style !== 0),
};
