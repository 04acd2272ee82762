import type { Board, CastleEvent, CastleState, Cell, DeployChoice, FeatureAt, LegalCell, RuleSetId, ScoreChoice, ScoreLine, TileId, TileSet, TileSpec } from '../game/index.ts';

import type { Advice } from '../bots/advice.ts';
import type { Reason } from '../bots/reasons.ts';
import type { Entry, Hint, Idle, Placing, Rival, Seat, Table, TableIntents, TableView } from './tableContract.ts';

export type { Advice, DeployChoice, LegalCell, Reason, Rival, ScoreChoice, Seat };

/** What the new-game menu asks for. */
export interface NewGame {
  readonly rules: RuleSetId;
  /** Tiles and a board of one's own; absent: those that come with the game. */
  readonly set?: TileSet | undefined;
  readonly options: { readonly tokenUse?: 'same-turn' | 'next-turn'; readonly tokens?: boolean };
  /** In the order of play: player 0 begins. */
  readonly players: readonly [string, string];
  readonly seats: readonly [Seat, Seat];
  /** Looks by player (art/players.ts): a colour and a shape, which stay with the person when the other one begins. */
  readonly colours: readonly [number, number];
  /** Same seed, same deck and tokens. */
  readonly seed: string;
  /** Somebody has played these tiles before. */
  readonly challenge?: Rival;
}

/** The gesture in progress: nothing of it is in the game before it is confirmed. */
export type Gesture =
  | Idle
  | Placing
  /** A follower (or `null`: none) chosen but not confirmed; absent choice: `undefined`. */
  | { readonly type: 'deploying'; readonly feature: number | null | undefined }
  /** A region chosen to be scored next, with the token to double it. */
  | { readonly type: 'scoring'; readonly region: FeatureAt | null; readonly token: number | null };

/** Where to look: places on the board, and a way to play that is shown there. */
export interface Spotlight {
  readonly cells?: readonly Cell[];
  /** Fields of the score track. */
  readonly fields?: readonly number[];
  readonly advice?: Advice;
}

export interface PlayerView {
  readonly index: 0 | 1;
  readonly name: string;
  readonly seat: Seat;
  /** The player's look: 0 azure with the pointed hood, 1 saffron with the brimmed hat, and others (art/players.ts). */
  readonly colour: number;
  readonly score: number;
  readonly supply: number;
  readonly keep: number;
  readonly tokens: readonly { readonly kind: number; readonly usable: boolean }[];
}

export type HintView = Hint<Advice>;
export type LogEntry = Entry<CastleEvent>;

/** Everything that views show. Replaced as a whole at every change; parts that did not change keep their identity. */
export interface MatchView extends TableView<CastleEvent, Advice> {
  readonly rules: RuleSetId;
  readonly board: Board;
  /** Every tile of the game, and what is not one's own about it: `null` for what comes with the game. */
  readonly tiles: readonly TileSpec[];
  readonly set: TileSet | null;
  /** As the viewer may see it: no undrawn tile, no token face down. */
  readonly state: CastleState;
  readonly players: readonly [PlayerView, PlayerView];
  readonly hand: TileSpec | null;
  readonly deployChoices: readonly DeployChoice[];
  readonly scoreChoices: readonly ScoreChoice[];
  /** Tokens that act at the end of the turn. */
  readonly tokenChoices: readonly number[];
  readonly gesture: Gesture;
  /** Lines of the final scoring, empty before the end. */
  readonly finalLines: readonly ScoreLine[];
  /** What is pointed out to somebody who learns. */
  readonly spot: Spotlight | null;
  /** What somebody else made of these tiles. */
  readonly challenge: Rival | null;
}

export interface Intents extends TableIntents {
  /** `null`: no follower. */
  chooseFeature(feature: number | null): void;
  chooseRegion(region: FeatureAt, token: number | null): void;
  /** A token that acts at the end of the turn. */
  useToken(kind: number): void;
}

export type Match = Table<MatchView, Intents>;

/** A tile of the catalogue by id, for views. */
export type TileLookup = (id: TileId) => TileSpec;
