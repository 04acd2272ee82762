import type { Advice } from '../bots/advice.ts';
import type { Reason } from '../bots/reason.ts';
import type {
  Cell,
  FeatureAt,
  GameEvent,
  GameState,
  GivenOptions,
  LegalCell,
  Option,
  Prompt,
  Rotation,
  ScoreLine,
  TileId,
  TileSet,
  TileSpec,
} from '../game/index.ts';

/** A match as views show it and people act in it, whatever is played. What it rests on stands in src/game/core/adapter.ts. */

export type { Advice, LegalCell, Reason };

/** Who sits at a place of the table: a person here, a person at another device, or a bot. */
export type Seat =
  | { readonly kind: 'human' }
  | { readonly kind: 'peer' }
  | { readonly kind: 'bot'; readonly level: string };

/** Who has played the same tiles, and what came of it. */
export interface Rival {
  readonly name: string;
  /** The player who is compared with it. */
  readonly place: number;
  /** Of the one who challenges, and of the others, clockwise. */
  readonly scores: readonly number[];
}

/** What the new-game menu asks for. */
export interface NewGame {
  /** Id of the rule set. */
  readonly rules: string;
  /** Tiles and a board of one's own; absent: those that come with the game. */
  readonly set?: TileSet | undefined;
  /** As a record tells them; what is not named is as the rules have it. */
  readonly options: GivenOptions;
  /** In the order of play: player 0 begins. */
  readonly players: readonly string[];
  readonly seats: readonly Seat[];
  /** Looks by player (art/players.ts): a colour and a shape, which stay with the person when another one begins. */
  readonly colours: readonly number[];
  /** Same seed, same game. */
  readonly seed: string;
  /** Somebody has played these tiles before. */
  readonly challenge?: Rival;
}

/** Nothing is chosen yet. */
export interface Idle {
  readonly type: 'idle';
}

/** A tile that is held over a cell in a legal rotation. */
export interface Placing {
  readonly type: 'placing';
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly rotations: readonly Rotation[];
}

/** An option that is chosen and not yet confirmed. */
export interface Choosing {
  readonly type: 'choosing';
  readonly option: Option;
  /** Where the option takes a number: the one chosen. */
  readonly number: number | null;
}

/** The gesture in progress: nothing of it is in the game before it is confirmed. */
export type Gesture = Idle | Placing | Choosing;

/** One line of the log, or of the final scoring. The HUD turns events into words. */
export interface Entry {
  /** Running number, unique in this match. */
  readonly id: number;
  readonly turn: number;
  readonly event: GameEvent;
}

/** A good way to play on, for whoever asked. `none`: nothing could be found out. */
export type Hint = { readonly state: 'thinking' | 'none' } | { readonly state: 'ready'; readonly advice: Advice };

/** Where somebody who learns is to look: cells, a region, fields of the score track, a way to play that is shown. */
export interface Spotlight {
  readonly cells?: readonly Cell[];
  readonly region?: FeatureAt;
  readonly fields?: readonly number[];
  readonly advice?: Advice;
}

/** Figures of one sort that belong to a player. */
export interface FigureCount {
  readonly sort: string;
  readonly inHand: number;
  readonly of: number;
}

export interface PlayerView {
  readonly index: number;
  readonly name: string;
  readonly seat: Seat;
  /** The player's look (art/players.ts): colour and shape. */
  readonly colour: number;
  readonly score: number;
  /** Followers first. */
  readonly figures: readonly FigureCount[];
}

/** Everything that views show. Replaced as a whole at every change; parts that did not change keep their identity. */
export interface MatchView<S extends GameState = GameState> {
  readonly rules: string;
  /** Every tile that the game can show. */
  readonly tiles: readonly TileSpec[];
  /** As the viewer may see it: no undrawn tile, no token face down. */
  readonly state: S;
  readonly players: readonly PlayerView[];
  /** Who is to act; `state.player` is the player of the turn. */
  readonly actor: number;
  /** A person at this device is to act now. */
  readonly myTurn: boolean;
  /** A bot is choosing. */
  readonly thinking: boolean;
  readonly hand: TileSpec | null;
  /** What is asked of a person at this device; `null` while nothing is. */
  readonly prompt: Prompt | null;
  /** The cells of the prompt where the tile in hand may lie. */
  readonly legalCells: readonly LegalCell[];
  readonly gesture: Gesture;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly log: readonly Entry[];
  /** Lines of the final scoring, empty before the end. */
  readonly finalLines: readonly ScoreLine[];
  readonly lastTurn: Cell | null;
  readonly over: boolean;
  /** What went wrong with the last intent, as a code of the rules (for a translated sentence); cleared by the next one. */
  readonly refusal: string | null;
  /** Shown until the next action. */
  readonly hint: Hint | null;
  /** There is somebody to ask for a hint, and something to ask about. */
  readonly canHint: boolean;
  /** A moment of a replay: nothing can be done in it. */
  readonly isReplay: boolean;
  /** Players whose device is not there now. */
  readonly away: readonly number[];
  /** What is pointed out to somebody who learns. */
  readonly spot: Spotlight | null;
  /** What somebody else made of these tiles. */
  readonly challenge: Rival | null;
}

/** What people do. An intent that makes no sense at the moment is ignored or answered by `refusal`. */
export interface Intents {
  /** Tap on a cell: the tile is held there in a legal rotation; on the tile that is held: the next legal rotation. */
  tapCell(cell: Cell): void;
  /** The tile is dragged over a cell (keeps its rotation if legal there). */
  hoverTile(cell: Cell): void;
  /** +1 clockwise, −1 anticlockwise, among legal rotations. */
  rotate(direction: 1 | -1): void;
  /** Moves the tile to the next legal cell in that direction (keyboard). */
  moveTile(dx: number, dy: number): void;
  /** Takes the tile back into the hand. */
  liftTile(): void;
  /** Chooses an option of the prompt by its id; `number` where it takes one. */
  choose(id: string, number?: number): void;
  /** Tap on a feature: the first option there, again the next one. */
  tapFeature(at: FeatureAt): void;
  /** Next option, for the keyboard. */
  cycle(direction: 1 | -1): void;
  /** Carries out the gesture. */
  confirm(): void;
  /** Takes back the gesture, else the last action of this turn. */
  undo(): void;
  /** Asks for a good way to play on; asked again, puts the hint away. */
  askHint(): void;
  /** Chooses as the hint says; confirming is left to the person. */
  takeHint(): void;
}

/** One match in progress. */
export interface Match {
  readonly view: MatchView;
  readonly intents: Intents;
  /** Called after every change with the new and the old view. Returns the way out. */
  subscribe(listener: (now: MatchView, before: MatchView) => void): () => void;
  /** The whole game as a record, secrets included. */
  record(): unknown;
  close(): void;
}

/** What somebody points at and wants to know more of. */
export type Pointed =
  | ({ readonly what: 'feature' } & FeatureAt)
  | ({ readonly what: 'cell' } & Cell)
  /** A feature of a start space beside the board. */
  | { readonly what: 'space'; readonly space: string; readonly feature: number }
  /** A player's reach on the track. */
  | { readonly what: 'player'; readonly player: number }
  /** The largest empty area. */
  | { readonly what: 'empty' }
  /** The turn that ended last. */
  | { readonly what: 'turn' };

/** A tile by id, for views. */
export type TileLookup = (id: TileId) => TileSpec;
