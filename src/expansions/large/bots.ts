import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** Its weight counts in every majority: nothing else to know. */
export const LARGE: BotModule = { id: 'large' };
