import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** Roads are worth what the rules say: nothing else to know. */
export const PIGS: BotModule = { id: 'pigs' };
