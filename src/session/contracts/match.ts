import type { Advice } from '../../bots/advice.ts';
import type { Reason } from '../../bots/reason.ts';
import type { Assist } from '../../net/log/terms.ts';
import type { TimeTerms } from '../../net/log/time.ts';
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
  Secret,
  TileId,
  TileSet,
  TileSpec,
} from '../../game/index.ts';

/** A match as views show it and players act in it, for every rule set. Builds on src/game/core/adapter.ts. */

export type { Advice, Assist, LegalCell, Reason, TimeTerms };
export { ASSISTS } from '../../net/log/terms.ts';
export { BONUSES, GAME_TIMES, TURN_TIMES, USUAL } from '../../net/log/time.ts';

/** Who sits in a seat: a person on this device, a person on another device, or a bot. */
export type Seat =
  | { readonly kind: 'human' }
  | { readonly kind: 'peer' }
  | { readonly kind: 'bot'; readonly level: string };

/** Another player who has played the same tiles, and their result. */
export interface Rival {
  readonly name: string;
  /** The player who is compared with the rival. */
  readonly place: number;
  /** Points of the challenger, then of the others, clockwise. */
  readonly scores: readonly number[];
}

/** The choices in the new-game form. */
export interface NewGame {
  /** Id of the rule set. */
  readonly rules: string;
  /** A custom set of tiles and board; absent: the set that ships with the game. */
  readonly set?: TileSet | undefined;
  /** As in a record; missing options take their defaults. */
  readonly options: GivenOptions;
  /** In the order of play: player 0 starts. */
  readonly players: readonly string[];
  readonly seats: readonly Seat[];
  /**
   * Look of each player (art/players.ts): a colour and a shape. They stay with the person when another player starts.
   */
  readonly colours: readonly number[];
  /** The same seed deals the same game. */
  readonly seed: string;
  /** Time to think; absent: as much as everyone wants. */
  readonly time?: TimeTerms;
  /** Assists that nobody has in this game, in the order of `ASSISTS`; absent: everyone may have all. */
  readonly without?: readonly Assist[];
  /** Set if another player has played these tiles before. */
  readonly challenge?: Rival;
  /** The game is played at a real table: people choose what is drawn. */
  readonly byHand?: true;
}

/** Something that can be drawn, and how many copies of it. */
export interface Drawable {
  readonly secret: Secret;
  readonly count: number;
}

/** Nothing is chosen yet. */
export interface Idle {
  readonly type: 'idle';
}

/** A tile held over a cell in a legal rotation. */
export interface Placing {
  readonly type: 'placing';
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly rotations: readonly Rotation[];
  /** Id of the option of `MatchView.ahead` that is chosen together with it; `null`: none, it is asked afterwards. */
  readonly along: string | null;
}

/** An option that is chosen but not yet confirmed. */
export interface Choosing {
  readonly type: 'choosing';
  readonly option: Option;
  /** The chosen number if the option takes one. */
  readonly number: number | null;
}

/** The gesture in progress. It does not change the game until it is confirmed. */
export type Gesture = Idle | Placing | Choosing;

/** A time limit for a choice. */
export interface Lapse {
  /** The limit that the room agreed on. */
  readonly seconds: number;
  /** Deadline in milliseconds of `performance.now()`: the time of day can be set while everyone waits. */
  readonly until: number;
}

/** What is left of everyone's time to think. */
export interface Clocks {
  readonly terms: TimeTerms;
  /** By player, in milliseconds at the moment `at`; below zero after the time was up. */
  readonly left: readonly number[];
  /** The player whose time runs; `null`: nobody's. */
  readonly running: number | null;
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

/** What is left of a player's time now, in milliseconds. */
export const timeLeft = ({ left, running, at }: Clocks, player: number): number =>
  (left[player] ?? 0) - (running === player ? performance.now() - at : 0);

/** A line of the log, or of the final scoring. The HUD turns events into texts. */
export interface Entry {
  /** Sequence number, unique in this match. */
  readonly id: number;
  readonly turn: number;
  readonly event: GameEvent;
}

/** A suggestion for the player who asked. `none`: nothing was found. */
export type Hint =
  | { readonly state: 'thinking' | 'none' | 'missing' }
  | { readonly state: 'ready'; readonly advice: Advice };

/** What a lesson or a puzzle points out: cells, a region, spaces of the score track, or a turn to show. */
export interface Spotlight {
  readonly cells?: readonly Cell[];
  readonly region?: FeatureAt;
  readonly fields?: readonly number[];
  readonly advice?: Advice;
}

/** A player's pieces of one sort. */
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

/** Everything that views show. Replaced as a whole on every change; unchanged parts keep their identity. */
export interface MatchView<S extends GameState = GameState> {
  readonly rules: string;
  /** Every tile that can appear in this game. */
  readonly tiles: readonly TileSpec[];
  /** The state as the viewer may see it: without undrawn tiles or face-down tokens. */
  readonly state: S;
  readonly players: readonly PlayerView[];
  /** The player who has to act; `state.player` is the player whose turn it is. */
  readonly actor: number;
  /** A person on this device has to act now. */
  readonly myTurn: boolean;
  /** A bot is choosing. */
  readonly thinking: boolean;
  readonly hand: TileSpec | null;
  /** The prompt for a person on this device; `null` while there is none. */
  readonly prompt: Prompt | null;
  /** The cells where the tile in hand may be placed, from the prompt. */
  readonly legalCells: readonly LegalCell[];
  readonly gesture: Gesture;
  /**
   * While a tile is held: the view as it will be once it lies, with the figures that can be placed on it as its prompt;
   * `null` if nothing can be chosen together with the tile.
   */
  readonly ahead: MatchView | null;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly log: readonly Entry[];
  /** Lines of the final scoring; empty until the game ends. */
  readonly finalLines: readonly ScoreLine[];
  readonly lastTurn: Cell | null;
  readonly over: boolean;
  /**
   * Why the last intent was refused, as a code of the rules (for a translated sentence); cleared by the next intent.
   */
  readonly refusal: string | null;
  /** Shown until the next action. */
  readonly hint: Hint | null;
  /** Hints are available, and this device has a choice to make. */
  readonly canHint: boolean;
  /** The view is a moment of a replay, in which nothing can be done. */
  readonly isReplay: boolean;
  /** Players whose device is away now. */
  readonly away: readonly number[];
  /** The time limit of the current choice; `null`: none. */
  readonly lapse: Lapse | null;
  /** `null`: the time to think is not limited. */
  readonly clocks: Clocks | null;
  /** The player on this device whose time runs has only seconds left. */
  readonly isPressed: boolean;
  /** Assists that nobody has now; none once the game is over. */
  readonly without: readonly Assist[];
  /** The player who has lost because the time was up; the game is over then. */
  readonly outOfTime: number | null;
  /** What a lesson points out. */
  readonly spot: Spotlight | null;
  /** The game is played at a real table. */
  readonly byHand: boolean;
  /** What people choose from where chance would draw; `null`: nothing is to be drawn, or chance draws. */
  readonly draw: readonly Drawable[] | null;
  /** The result of another player with these tiles. */
  readonly challenge: Rival | null;
}

/** What a player can do. An intent that makes no sense at the moment is ignored, or sets `refusal`. */
export interface Intents {
  /**
   * Tap on a cell: holds the tile there in a legal rotation. Tap on the held tile: rotates it to the next legal
   * rotation, clockwise unless `direction` says otherwise.
   */
  tapCell(cell: Cell, direction?: 1 | -1): void;
  /** The tile is dragged over a cell. It keeps its rotation if that is legal there. */
  hoverTile(cell: Cell): void;
  /** Rotates to the next legal rotation: +1 clockwise, −1 anticlockwise. */
  rotate(direction: 1 | -1): void;
  /** Moves the tile to the next legal cell in that direction, for the keyboard. */
  moveTile(dx: number, dy: number): void;
  /** Takes the held tile back into the hand. */
  liftTile(): void;
  /**
   * Chooses an option of the prompt by its id, with a `number` if it takes one; while a tile is held, also one of what
   * can be chosen together with it.
   */
  choose(id: string, number?: number): void;
  /** Tap on a feature: chooses the first option there; on repeated taps, the next one. */
  tapFeature(at: FeatureAt): void;
  /** Chooses the next option, for the keyboard. */
  cycle(direction: 1 | -1): void;
  /** Carries out the gesture: places the held tile, and what was chosen together with it. */
  confirm(): void;
  /** Draws something of `MatchView.draw`. */
  draw(secret: Secret): void;
  /** No tiles are left to draw, so the game ends. */
  stopDrawing(): void;
  /** Discards the held tile, otherwise undoes the last action of this turn; in a game drawn by hand, any action or draw. */
  undo(): void;
  /** Asks for a hint; if one is shown, hides it. */
  askHint(): void;
  /** Chooses what the hint suggests; the player still has to confirm. */
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

/** What the player points at to inspect it. */
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
