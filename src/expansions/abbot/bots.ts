import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** The abbot, who can be recalled and then scores as at the end of the game. */
export const ABBOT: BotModule = { id: 'abbot', isTuned: true, scoring: { recall: 'recalls' } };
