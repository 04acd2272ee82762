import type { Board, CastleEvent, CastleState, Cell, DeployChoice, FeatureAt, LegalCell, Rotation, RuleSetId, ScoreChoice, ScoreLine, TileId, TileSet, TileSpec } from '../game/index.ts';

import type { Advice } from '../bots/advice.ts';
import type { Reason } from '../bots/reasons.ts';

export type { Advice, DeployChoice, LegalCell, Reason, ScoreChoice };

/** Who sits at a place of the table: a person here, a person at another device, or a bot. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'peer' } | { readonly kind: 'bot'; readonly level: string };

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

/** Who has played the same tiles, and what came of it. */
export interface Rival {
  readonly name: string;
  /** The player who is compared with it. */
  readonly place: 0 | 1;
  /** Of the one who challenges, and of whom they played against. */
  readonly scores: readonly [number, number];
}

/** The gesture in progress: nothing of it is in the game before it is confirmed. */
export type Gesture =
  | { readonly type: 'idle' }
  /** A tile that hangs over a cell in a legal rotation. */
  | { readonly type: 'placing'; readonly x: number; readonly y: number; readonly rotation: Rotation; readonly rotations: readonly Rotation[] }
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

/** A good way to play on, for whoever asked. `none`: nothing could be found out. */
export type HintView = { readonly state: 'thinking' | 'none' } | { readonly state: 'ready'; readonly advice: Advice };

/** One line of the log, or of the final scoring. The HUD turns events into words. */
export interface LogEntry {
  /** Running number, unique in this match. */
  readonly id: number;
  readonly turn: number;
  readonly event: CastleEvent;
}

/** Everything that views show. Replaced as a whole at every change; parts that did not change keep their identity. */
export interface MatchView {
  readonly rules: RuleSetId;
  readonly board: Board;
  /** Every tile of the game, and what is not one's own about it: `null` for what comes with the game. */
  readonly tiles: readonly TileSpec[];
  readonly set: TileSet | null;
  /** As the viewer may see it: no undrawn tile, no token face down. */
  readonly state: CastleState;
  readonly players: readonly [PlayerView, PlayerView];
  /** A person at this device is to act now. */
  readonly myTurn: boolean;
  /** A bot is choosing. */
  readonly thinking: boolean;
  readonly hand: TileSpec | null;
  readonly legalCells: readonly LegalCell[];
  readonly deployChoices: readonly DeployChoice[];
  readonly scoreChoices: readonly ScoreChoice[];
  /** Tokens that act at the end of the turn. */
  readonly tokenChoices: readonly number[];
  readonly gesture: Gesture;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly log: readonly LogEntry[];
  /** Lines of the final scoring, empty before the end. */
  readonly finalLines: readonly ScoreLine[];
  readonly lastTurn: { readonly x: number; readonly y: number } | null;
  readonly over: boolean;
  /** What went wrong with the last intent, as a code of the rules (for a translated sentence); cleared by the next one. */
  readonly refusal: string | null;
  /** Shown until the next action. */
  readonly hint: HintView | null;
  /** There is somebody to ask for a hint, and something to ask about. */
  readonly canHint: boolean;
  /** What is pointed out to somebody who learns. */
  readonly spot: Spotlight | null;
  /** A moment that has passed, looked at again: nothing can be done in it. */
  readonly past: boolean;
  /** What somebody else made of these tiles. */
  readonly challenge: Rival | null;
}

/** What people do. An intent that makes no sense at the moment is ignored or answered by `refusal`. */
export interface Intents {
  /** Tap on a cell: hangs the tile there in a legal rotation; on the hanging tile: the next legal rotation. */
  tapCell(cell: Cell): void;
  /** The tile is dragged over a cell (keeps its rotation if legal there). */
  hoverTile(cell: Cell): void;
  /** +1 clockwise, −1 anticlockwise, among legal rotations. */
  rotate(direction: 1 | -1): void;
  /** Moves the hanging tile to the next legal cell in that direction (keyboard). */
  moveTile(dx: number, dy: number): void;
  /** Takes the hanging tile back into the hand. */
  liftTile(): void;
  /** `null`: no follower. */
  chooseFeature(feature: number | null): void;
  chooseRegion(region: FeatureAt, token: number | null): void;
  /** A token that acts at the end of the turn. */
  useToken(kind: number): void;
  /** Next choice in the list, for the keyboard: feature, region or token. */
  cycle(direction: 1 | -1): void;
  /** Carries out the gesture: place, deploy or pass, score; at the end of the turn: pass. */
  confirm(): void;
  /** Takes back the gesture, else the last action of this turn. */
  undo(): void;
  /** Asks for a good way to play on; asked again, puts the hint away. */
  askHint(): void;
  /** Hangs the tile, or chooses, as the hint says; confirming is left to the person. */
  takeHint(): void;
}

/** One match in progress. */
export interface Match {
  readonly view: MatchView;
  readonly intents: Intents;
  /** Called after every change with the new and the old view. Returns the way out. */
  subscribe(listener: (now: MatchView, before: MatchView) => void): () => void;
  /** The whole game as a record (RECORD.md), secrets included. */
  record(): unknown;
  close(): void;
}

/** A tile of the catalogue by id, for views. */
export type TileLookup = (id: TileId) => TileSpec;
