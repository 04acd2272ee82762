import { ADAPTERS } from '../../game/index.ts';
import type { App } from '../../session/contracts/app.ts';

/** The rule set that was played last. */
export const rulesPlayedLast = ({ savedGames, settings }: Pick<App, 'savedGames' | 'settings'>): string =>
  settings.lastRules || (savedGames[0]?.rules ?? ADAPTERS[0]?.id ?? '');
