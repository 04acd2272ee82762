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

/** A match as views show it and people act in it, for every rule set. It builds on src/game/core/adapter.ts. */

export type { Advice, LegalCell, Reason };

/** Who sits in a seat: a person on this device, a person on another device, or a bot. */
export type Seat =
  | { readonly kind: 'human' }
  | { readonly kind: 'peer' }
  | { readonly kind: 'bot'; readonly level: string };

/** Someone who has played the same tiles, and their result. */
export interface Rival {
  readonly name: string;
  /** The player who is compared with it. */
  readonly place: number;
  /** Points of the challenger, and of the others, clockwise. */
  readonly scores: readonly number[];
}

/** The choices in the new-game form. */
export interface NewGame {
  /** Id of the rule set. */
  readonly rules: string;
  /** A custom set of tiles and board; absent: the set that ships with the game. */
  readonly set?: TileSet | undefined;
  /** As in a record; missing options have their default. */
  readonly options: GivenOptions;
  /** In the order of play: player 0 starts. */
  readonly players: readonly string[];
  readonly seats: readonly Seat[];
  /** Looks by player (art/players.ts): a colour and a shape, which stay with the person when another player starts. */
  readonly colours: readonly number[];
  /** Same seed, same game. */
  readonly seed: string;
  /** Someone has played these tiles before. */
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
  /** For an option with a number: the chosen one. */
  readonly number: number | null;
}

/** The gesture in progress: it does not change the game before it is confirmed. */
export type Gesture = Idle | Placing | Choosing;

/** A choice that does not wait for ever. */
export interface Lapse {
  /** The time that was agreed on. */
  readonly seconds: number;
  /** When it is up on this device, in milliseconds since 1970. */
  readonly until: number;
}

/** A line of the log, or of the final scoring. The HUD turns events into texts. */
export interface Entry {
  /** Running number, unique in this match. */
  readonly id: number;
  readonly turn: number;
  readonly event: GameEvent;
}

/** A good way to play on, for the player who asked. `none`: nothing was found. */
export type Hint = { readonly state: 'thinking' | 'none' } | { readonly state: 'ready'; readonly advice: Advice };

/** What a lesson points out: cells, a region, spaces of the score track, a play that is shown. */
export interface Spotlight {
  readonly cells?: readonly Cell[];
  readonly region?: FeatureAt;
  readonly fields?: readonly number[];
  readonly advice?: Advice;
}

/** A player's figures of one sort. */
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
  /** As the viewer may see it: without undrawn tiles or face-down tokens. */
  readonly state: S;
  readonly players: readonly PlayerView[];
  /** The player who has to act; `state.player` is the player of the turn. */
  readonly actor: number;
  /** A person on this device has to act now. */
  readonly myTurn: boolean;
  /** A bot is choosing. */
  readonly thinking: boolean;
  readonly hand: TileSpec | null;
  /** The prompt for a person on this device; `null` while there is none. */
  readonly prompt: Prompt | null;
  /** The cells of the prompt where the tile in hand may be placed. */
  readonly legalCells: readonly LegalCell[];
  readonly gesture: Gesture;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly log: readonly Entry[];
  /** Lines of the final scoring, empty before the end. */
  readonly finalLines: readonly ScoreLine[];
  readonly lastTurn: Cell | null;
  readonly over: boolean;
  /** The last intent's error, as a code of the rules (for a translated sentence); cleared by the next intent. */
  readonly refusal: string | null;
  /** Shown until the next action. */
  readonly hint: Hint | null;
  /** Hints are available, and there is a choice to give one for. */
  readonly canHint: boolean;
  /** A moment of a replay: nothing can be done in it. */
  readonly isReplay: boolean;
  /** Players whose device is away now. */
  readonly away: readonly number[];
  /** When the choice of the moment lapses; `null`: never. */
  readonly lapse: Lapse | null;
  /** What a lesson points out. */
  readonly spot: Spotlight | null;
  /** The result of another player with these tiles. */
  readonly challenge: Rival | null;
}

/** What people do. An intent that makes no sense at the moment is ignored or answered by `refusal`. */
export interface Intents {
  /** Tap on a cell: holds the tile there in a legal rotation; on the held tile: the next legal rotation. */
  tapCell(cell: Cell): void;
  /** The tile is dragged over a cell (keeps its rotation if legal there). */
  hoverTile(cell: Cell): void;
  /** +1 clockwise, −1 anticlockwise, among legal rotations. */
  rotate(direction: 1 | -1): void;
  /** Moves the tile to the next legal cell in that direction (keyboard). */
  moveTile(dx: number, dy: number): void;
  /** Returns the tile to the hand. */
  liftTile(): void;
  /** Chooses an option of the prompt by its id, with a `number` if it takes one. */
  choose(id: string, number?: number): void;
  /** Tap on a feature: the first option there; again, the next one. */
  tapFeature(at: FeatureAt): void;
  /** Next option, for the keyboard. */
  cycle(direction: 1 | -1): void;
  /** Carries out the gesture. */
  confirm(): void;
  /** Undoes the gesture, otherwise the last action of this turn. */
  undo(): void;
  /** Asks for a hint; asking again hides it. */
  askHint(): void;
  /** Chooses as the hint suggests; the player still has to confirm. */
  takeHint(): void;
}

/** One match in progress. */
export interface Match {
  readonly view: MatchView;
  readonly intents: Intents;
  /** Called after every change with the new and the old view. Returns a function that unsubscribes. */
  subscribe(listener: (now: MatchView, before: MatchView) => void): () => void;
  /** The whole game as a record, secrets included. */
  record(): unknown;
  close(): void;
}

/** What the player points at to learn more about it. */
export type Pointed =
  | ({ readonly what: 'feature' } & FeatureAt)
  | ({ readonly what: 'cell' } & Cell)
  /** A feature of a start space beside the board. */
  | { readonly what: 'space'; readonly space: string; readonly feature: number }
  /** A player's reach on the score track. */
  | { readonly what: 'player'; readonly player: number }
  /** The largest empty area. */
  | { readonly what: 'empty' }
  /** The last completed turn. */
  | { readonly what: 'turn' };

/** A tile by id, for views. */
export type TileLookup = (id: TileId) => TileSpec;
