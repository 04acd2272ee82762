import type { Cell, LegalCell, Rotation } from '../game/index.ts';

/** What a match of any family shows and takes in. Each family adds its own (contract.ts, country/contract.ts). */

/** Who sits at a place of the table: a person here, a person at another device, or a bot. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'peer' } | { readonly kind: 'bot'; readonly level: string };

/** Who has played the same tiles, and what came of it. */
export interface Rival {
  readonly name: string;
  /** The player who is compared with it. */
  readonly place: number;
  /** Of the one who challenges, and of the others, clockwise. */
  readonly scores: readonly number[];
}

export interface Idle {
  readonly type: 'idle';
}

/** A tile that hangs over a cell in a legal rotation. */
export interface Placing {
  readonly type: 'placing';
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly rotations: readonly Rotation[];
}

/** One line of the log, or of the final scoring. The HUD turns events into words. */
export interface Entry<Event> {
  /** Running number, unique in this match. */
  readonly id: number;
  readonly turn: number;
  readonly event: Event;
}

/** A good way to play on, for whoever asked. `none`: nothing could be found out. */
export type Hint<Advice> = { readonly state: 'thinking' | 'none' } | { readonly state: 'ready'; readonly advice: Advice };

/** What the view of every match tells, whatever is played. */
export interface TableView<Event, Advice> {
  /** A person at this device is to act now. */
  readonly myTurn: boolean;
  /** A bot is choosing. */
  readonly thinking: boolean;
  readonly legalCells: readonly LegalCell[];
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  readonly log: readonly Entry<Event>[];
  readonly lastTurn: Cell | null;
  readonly over: boolean;
  /** What went wrong with the last intent, as a code of the rules (for a translated sentence); cleared by the next one. */
  readonly refusal: string | null;
  /** Shown until the next action. */
  readonly hint: Hint<Advice> | null;
  /** There is somebody to ask for a hint, and something to ask about. */
  readonly canHint: boolean;
  /** A moment that has passed, looked at again: nothing can be done in it. */
  readonly past: boolean;
  /** Players whose device is not there now. */
  readonly away: readonly number[];
}

/** What people do in every match. An intent that makes no sense at the moment is ignored or answered by `refusal`. */
export interface TableIntents {
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
  /** Next choice in the list, for the keyboard. */
  cycle(direction: 1 | -1): void;
  /** Carries out the gesture; what can be declined is declined where nothing else was chosen. */
  confirm(): void;
  /** Takes back the gesture, else the last action of this turn. */
  undo(): void;
  /** Asks for a good way to play on; asked again, puts the hint away. */
  askHint(): void;
  /** Hangs the tile, or chooses, as the hint says; confirming is left to the person. */
  takeHint(): void;
}

/** One match in progress. */
export interface Table<View, Intents> {
  readonly view: View;
  readonly intents: Intents;
  /** Called after every change with the new and the old view. Returns the way out. */
  subscribe(listener: (now: View, before: View) => void): () => void;
  /** The whole game as a record, secrets included. */
  record(): unknown;
  close(): void;
}
