import { BOT_LEVELS, LEVELS } from '../bots/levels.ts';
import { MATERIAL, RULE_SETS, RULE_SET_IDS } from '../game/index.ts';
import type { App } from './appContract.ts';

/** What there is to choose from, the same for everybody. */
export const CATALOGUE: Pick<App, 'ruleSets' | 'botLevels' | 'botCharacters' | 'tile'> = {
  ruleSets: RULE_SET_IDS.map((id) => ({ id, tokenUse: RULE_SETS[id].tokenUse, effects: RULE_SETS[id].effects })),
  botLevels: BOT_LEVELS,
  botCharacters: BOT_LEVELS.filter((level) => LEVELS[level].style !== 0),
  tile(id) {
    const tile = MATERIAL.tiles.find((spec) => spec.id === id);
    if (!tile) throw new Error(`Expected a known tile, not ${id}`);
    return tile;
  },
};
