import type { Reason } from '../../bots/reasons.ts';
import { hideSecrets, stateOf } from '../../game/index.ts';
import type { CastleEvent } from '../../game/index.ts';
import type { Intents, NewGame } from '../contract.ts';
import { historyOf, retell } from '../history.ts';
import { openRecord } from '../match.ts';
import type { Match } from '../contract.ts';
import type { Review } from '../reviewContract.ts';
import { NO_CHOICES, viewOf } from '../view.ts';
import type { CastleKinds } from '../view.ts';
import type { Past } from './past.ts';
import type { ReviewPorts } from './review.ts';
import { stage } from './staged.ts';
import type { StagedOf } from './staged.ts';

/** Stepping through games of The Castle and Zamek. */

export interface CastlePast extends CastleKinds {
  readonly event: CastleEvent;
  readonly reason: Reason;
}

export type Staged = StagedOf<Match, Review>;

const castlePast = (game: NewGame): Past<CastlePast> => ({
  whole({ state }, record) {
    const opened = openRecord(record);
    if (!opened.ok) throw new Error(`Expected a match that replays: ${opened.error.message}`);
    return { players: game.players, state, actions: opened.value.actions, revealed: false };
  },
  actions: ({ actions }) => actions,
  retell: (match, listen) => retell(match, ({ n, events, position }) => listen({ n, events, state: () => hideSecrets(stateOf(position)) })),
  upTo: ({ players, actions }, count, state) => ({ players, state, actions: actions.slice(0, count), revealed: false }),
  historyOf,
  noChoices: NO_CHOICES,
  look: (now) => viewOf({ ...now, game, spot: null }),
});

export const stageCastle = (game: NewGame, live: Match, ports: ReviewPorts<CastlePast>): Staged => stage<CastlePast, Intents>(castlePast(game), live, ports);
