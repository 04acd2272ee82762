import { ABBOT } from './abbot.ts';
import type { BotModule } from './module.ts';

/** The modules that the weights were tuned with, every other game with all of them. Further ones are played all the same, by what they bring and cost. */
export const BOT_MODULES: readonly BotModule[] = [{ id: 'river-1' }, ABBOT];
