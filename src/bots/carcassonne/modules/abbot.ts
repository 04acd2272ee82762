import type { BotModule } from './module.ts';

/** He comes home for what his region would be worth at the end. */
export const ABBOT: BotModule = { id: 'abbot', scoring: { recall: 'recalls' } };
