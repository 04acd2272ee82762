import type { CountryReason } from '../../bots/country/reasons.ts';
import { country } from '../../game/index.ts';
import type { Past } from '../review/past.ts';
import type { ReviewPorts } from '../review/review.ts';
import { stage } from '../review/staged.ts';
import type { StagedOf } from '../review/staged.ts';
import type { CountryReview } from '../reviewContract.ts';
import type { CountryIntents, CountryMatch, CountryNewGame } from './contract.ts';
import { historyOf, retell } from './history.ts';
import { openCountryRecord } from './match.ts';
import { NO_CHOICES, viewOf } from './view.ts';
import type { CountryKinds } from './view.ts';

/** Stepping through games of the countryside. */

export interface CountryPast extends CountryKinds {
  readonly event: country.CountryEvent;
  readonly reason: CountryReason;
}

export type CountryStaged = StagedOf<CountryMatch, CountryReview>;

const countryPast = (game: CountryNewGame): Past<CountryPast> => ({
  whole({ state }, record) {
    const opened = openCountryRecord(record);
    if (!opened.ok) throw new Error(`Expected a match that replays: ${opened.error.message}`);
    return { players: game.players, state, actions: opened.value.actions };
  },
  actions: ({ actions }) => actions,
  retell: (match, listen) => retell(match, ({ n, events, position }) => listen({ n, events, state: () => country.hideSecrets(country.stateOf(position), country.rulesOf(match.state.options)) })),
  upTo: ({ players, actions }, count, state) => ({ players, state, actions: actions.slice(0, count) }),
  historyOf,
  noChoices: NO_CHOICES,
  look: (now) => viewOf({ ...now, game, spot: null }),
});

export const stageCountry = (game: CountryNewGame, live: CountryMatch, ports: ReviewPorts<CountryPast>): CountryStaged => stage<CountryPast, CountryIntents>(countryPast(game), live, ports);
