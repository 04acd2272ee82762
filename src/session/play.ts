import type { Adviser } from '../bots/adviser.ts';
import { RULE_SETS, hideSecrets, positionOf } from '../game/index.ts';
import type { CastleAction, MatchState } from '../game/index.ts';
import type { Gesture, Intents, Match, NewGame, Spotlight } from './contract.ts';
import * as gestures from './gesture.ts';
import { tellHistory } from './history.ts';
import type { TableIntents } from './tableContract.ts';
import { createTablePlay, matchOf } from './tablePlay.ts';
import type { Family, TableKeeper } from './tablePlay.ts';
import { NO_CHOICES, choicesFor, viewOf } from './view.ts';
import type { CastleKinds } from './view.ts';

/** The Castle and Zamek as people play them. */

export interface Keeper extends TableKeeper<MatchState, CastleAction> {
  /** What is pointed out on the board, where somebody is taught. */
  spot?(): Spotlight | null;
}

export interface Play {
  readonly match: Match;
  /** Takes in what the game has become. */
  settle(next?: Gesture): void;
  /** Shows the same game anew. */
  show(): void;
}

const castleFamily = (game: NewGame, keeper: Keeper): Family<CastleKinds> => ({
  hide: ({ state }) => hideSecrets(state),
  choices: (whole) => choicesFor(whole, game),
  noChoices: NO_CHOICES,
  history: tellHistory,
  begin: gestures.beginGesture,
  isComplete: gestures.isComplete,
  actionOf: (gesture, { state: { player } }) => actionOf(gesture, player),
  gestureOf: gestures.gestureOf,
  cycle: gestures.cycle,
  placed: (action) => (action.do === 'place' ? action : undefined),
  refusalAt({ state }, { x, y }) {
    if (state.awaiting !== 'place') return null;
    const answer = positionOf(state, RULE_SETS[state.rules]).moveOf({ player: state.player, do: 'place', x, y, rotation: 0 });
    return answer.ok ? null : answer.error.code;
  },
  look: (now) => viewOf({ ...now, game, spot: keeper.spot?.() ?? null }),
});

function actionOf(gesture: Gesture, player: MatchState['state']['player']): CastleAction | undefined {
  switch (gesture.type) {
    case 'placing':
      return { player, do: 'place', x: gesture.x, y: gesture.y, rotation: gesture.rotation };
    case 'deploying':
      return gesture.feature === null || gesture.feature === undefined ? { player, do: 'pass' } : { player, do: 'deploy', feature: gesture.feature };
    case 'scoring':
      return gesture.region ? { player, do: 'score', ...gesture.region, ...(gesture.token === null ? {} : { token: gesture.token }) } : undefined;
    case 'idle':
      return { player, do: 'pass' };
  }
}

/** `confirmed`: does a choice wait for the green button? Without an `adviser` there are no hints. */
export function createPlay(game: NewGame, keeper: Keeper, confirmed: () => boolean, adviser?: Pick<Adviser, 'advise'>): Play {
  const play = createTablePlay<CastleKinds>(castleFamily(game, keeper), keeper, { confirmed, adviser, seed: game.seed });
  const more: Omit<Intents, keyof TableIntents> = {
    chooseFeature: (feature) => play.gesticulate(gestures.chooseFeature(play.gesture, play.choices, feature), true),
    chooseRegion: (region, token) => play.gesticulate(gestures.chooseRegion(play.gesture, play.choices, region, token), true),
    useToken: (kind) => play.view.myTurn && play.choices.tokens.includes(kind) && play.act({ player: play.whole.state.player, do: 'token', kind }),
  };
  return { match: matchOf(play, keeper, more), settle: play.settle, show: play.show };
}
