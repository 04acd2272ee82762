import type { RuleSetId } from '../../game/index.ts';
import type { Match, Seat } from '../contracts/match.ts';
import { createMatch } from './match.ts';

/** Pause between two actions, in milliseconds; number of tiles on the board when the game is first shown. */
const PACE = 1800;
const HEAD_START = 18;
const BOT: Seat = { kind: 'bot', level: 'steward' };

/**
 * A game between two bots, shown behind the title and never saved. `ready` resolves when there is something to show.
 */
export function createDemo(rules: RuleSetId, seed: string): { readonly match: Match; readonly ready: Promise<void> } {
  let begun = false;
  const seats = [BOT, BOT] as const;
  const created = createMatch(
    { rules, options: {}, players: ['', ''], seats, colours: [0, 1], seed },
    { botPace: () => (begun ? PACE : 0) },
  );
  if (!created.ok) throw new Error(created.error.message);
  const match = created.value;
  const ready = new Promise<void>((resolve) => {
    const stop = match.subscribe(({ state }) => {
      if (state.laid.length < HEAD_START) return;
      begun = true;
      stop();
      resolve();
    });
  });
  return { match, ready };
}
