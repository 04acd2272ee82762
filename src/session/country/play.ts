import { country } from '../../game/index.ts';
import type { Asked } from '../hints.ts';
import type { TableIntents } from '../tableContract.ts';
import { createTablePlay, matchOf } from '../tablePlay.ts';
import type { Family, TableKeeper } from '../tablePlay.ts';
import type { CountryAdvice, CountryIntents, CountryMatch, CountryNewGame, CountrySpotlight } from './contract.ts';
import * as gestures from './gesture.ts';
import { tellHistory } from './history.ts';
import { NO_CHOICES, choicesFor, viewOf } from './view.ts';
import type { CountryKinds } from './view.ts';

/** The countryside as people play it. */

export interface CountryKeeper extends TableKeeper<CountryKinds['whole'], country.Action> {
  /** What is pointed out on the board, where somebody is taught. */
  spot?(): CountrySpotlight | null;
}

export interface CountryPlayPorts {
  readonly confirmed: () => boolean;
  readonly adviser?: Asked<country.CountryState, CountryAdvice> | undefined;
}

const countryFamily = (game: CountryNewGame, keeper: CountryKeeper): Family<CountryKinds> => ({
  hide: ({ state }) => country.hideSecrets(state, country.rulesOf(state.options)),
  choices: (whole) => choicesFor(whole, game),
  noChoices: NO_CHOICES,
  history: tellHistory,
  begin: gestures.beginGesture,
  isComplete: gestures.isComplete,
  actionOf: (gesture, { state: { actor, last } }) => gestures.actionOf(gesture, actor, last),
  gestureOf: gestures.gestureOf,
  cycle: gestures.cycle,
  placed: ({ do: verb, x, y, rotation }) => (verb !== 'place' || x === undefined || y === undefined || rotation === undefined ? undefined : { x, y, rotation }),
  refusalAt({ state }, { x, y }) {
    if (state.awaiting !== 'place') return null;
    const position = country.positionOf(state, country.rulesOf(state.options));
    const answer = position.moveOf({ player: state.actor, do: 'place', x, y, rotation: 0 });
    return answer.ok ? null : answer.error.code;
  },
  look: (now) => viewOf({ ...now, game, spot: keeper.spot?.() ?? null }),
});

export function createCountryPlay(game: CountryNewGame, keeper: CountryKeeper, { confirmed, adviser }: CountryPlayPorts): { readonly match: CountryMatch; settle(): void; show(): void } {
  const play = createTablePlay<CountryKinds>(countryFamily(game, keeper), keeper, { confirmed, adviser, seed: game.seed });
  const more: Omit<CountryIntents, keyof TableIntents> = {
    choose: (pick) => play.gesticulate(gestures.choose(play.gesture, play.choices, pick), true),
    tapFeature: (at) => play.gesticulate(gestures.tapFeature(play.gesture, play.choices, at), gestures.isOnlyPick(play.choices, at)),
  };
  return { match: matchOf(play, keeper, more), settle: () => play.settle(), show: play.show };
}
