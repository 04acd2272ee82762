import type { CountryAdvice } from '../../bots/country/advice.ts';
import type { CountryReason } from '../../bots/country/reasons.ts';
import type { Cell, FeatureAt, country } from '../../game/index.ts';
import type { Entry, Idle, Placing, Rival, Seat, Table, TableIntents, TableView } from '../tableContract.ts';

/** A match of the countryside as views see it. What every match has stands in tableContract.ts. */

export type { CountryAdvice, CountryReason, Seat };

/** What the new-game menu asks for. */
export interface CountryNewGame {
  readonly rules: 'carcassonne';
  /** What is not named is as the rule page has it. */
  readonly options: Partial<Pick<country.CountryOptions, 'modules' | 'fields' | 'tinyCity' | 'followers'>>;
  /** In the order of play: player 0 begins. One to six. */
  readonly players: readonly string[];
  readonly seats: readonly Seat[];
  /** Looks by player (art/players.ts), no two of one colour. */
  readonly colours: readonly number[];
  /** Same seed, same tiles. */
  readonly seed: string;
  /** Somebody has played these tiles before. */
  readonly challenge?: Rival;
}

/** A figure on a feature, or the abbot home in place of it. */
export type CountryPick = ({ readonly do: 'deploy'; readonly figure: string } & FeatureAt) | { readonly do: 'recall' };

/** The gesture in progress: nothing of it is in the game before it is confirmed. */
export type CountryGesture =
  | Idle
  | Placing
  /** `null`: nobody is deployed; absent choice: `undefined`. */
  | { readonly type: 'deploying'; readonly pick: CountryPick | null | undefined };

/** Figures of one sort that belong to a player. */
export interface FigureCount {
  /** `follower` or `abbot`. */
  readonly figure: string;
  readonly inHand: number;
  readonly of: number;
}

export interface CountryPlayerView {
  readonly index: number;
  readonly name: string;
  readonly seat: Seat;
  /** The player's look (art/players.ts): colour and shape. */
  readonly colour: number;
  readonly score: number;
  /** Followers first. */
  readonly figures: readonly FigureCount[];
}

/** Where to look: cells, and a region with the cities that feed it. */
export interface CountrySpotlight {
  readonly cells?: readonly Cell[];
  readonly region?: FeatureAt;
}

export type CountryLogEntry = Entry<country.CountryEvent>;

/** Everything that views show. Replaced as a whole at every change; parts that did not change keep their identity. */
export interface CountryView extends TableView<country.CountryEvent, CountryAdvice> {
  readonly rules: 'carcassonne';
  readonly options: country.CountryOptions;
  /** Every tile that the game can show, those of its start included. */
  readonly tiles: readonly country.CountryTile[];
  /** As the viewer may see it: no undrawn tile. Tiles on the plane are `start` and `laid`, figures `followers`. */
  readonly state: country.CountryState;
  readonly players: readonly CountryPlayerView[];
  /** Who is to act; `state.player` is the player of the turn. */
  readonly actor: number;
  readonly hand: country.CountryTile | null;
  readonly deployChoices: readonly country.DeployChoice[];
  /** The abbot may be taken home in place of deploying. */
  readonly recall: country.RecallChoice | null;
  readonly gesture: CountryGesture;
  /** Lines of the final scoring, empty before the end. */
  readonly finalLines: readonly country.CountryLine[];
  readonly spot: CountrySpotlight | null;
  /** What somebody else made of these tiles. */
  readonly challenge: Rival | null;
}

export interface CountryIntents extends TableIntents {
  /** `null`: nobody. */
  choose(pick: CountryPick | null): void;
  /** Tap on a feature where somebody may be put: the first figure that may stand there, again the next one; on the abbot who may go home: takes him. */
  tapFeature(at: FeatureAt): void;
}

export type CountryMatch = Table<CountryView, CountryIntents>;

/** What helps to see the board: shown over it as long as it is switched on. */
export const COUNTRY_LAYERS = ['fields', 'dead', 'projected'] as const;
export type CountryLayer = (typeof COUNTRY_LAYERS)[number];

/** What somebody points at and wants to know more of. */
export type CountryPointed =
  | ({ readonly what: 'feature' } & FeatureAt)
  | { readonly what: 'cell'; readonly x: number; readonly y: number }
  /** The turn that ended last. */
  | { readonly what: 'turn' };

/** What follows from what everybody sees. Each answer is worked out when it is first asked for, and once for a state. */
export interface CountryKnown {
  /** Water excepted; a field is a region like any other, with the cities that feed it. */
  readonly regions: readonly country.RegionInfo[];
  readonly unseen: country.Unseen;
  readonly aside: readonly country.TileCount[];
  readonly dead: readonly { readonly x: number; readonly y: number }[];
  readonly projected: country.Projection;
  region(at: CountryPointed): country.RegionInfo | undefined;
  fitting(cell: { readonly x: number; readonly y: number }): readonly country.FittingTile[];
}
