import type { Effect, Rotation, RuleSetId, TileId, TileSpec, TokenUse } from '../game/index.ts';
import type { SoundSettings } from '../sound/contract.ts';
import type { Match, NewGame } from './contract.ts';

/** What the menus need to know of a rule set. */
export interface RuleSetInfo {
  readonly id: RuleSetId;
  /** Default of the option. */
  readonly tokenUse: TokenUse;
  /** Kind of token → what it does. */
  readonly effects: Readonly<Record<number, Effect>>;
}

/** A game in the list of saved ones. */
export interface SavedGame {
  readonly id: string;
  readonly rules: RuleSetId;
  /** By player; player 0 began. */
  readonly names: readonly [string, string];
  readonly colours: readonly [number, number];
  readonly scores: readonly [number, number];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly over: boolean;
}

export const SPEEDS = [0, 1, 2] as const;
export const LIGHTS = ['day', 'noon'] as const;
export const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;

export interface Settings {
  /** 0: no animation, 1: normal, 2: fast. */
  readonly speed: (typeof SPEEDS)[number];
  /** Tile, follower and score wait for the green button. */
  readonly confirm: boolean;
  /** `auto` follows the device's wish for reduced motion. */
  readonly motion: 'auto' | 'off';
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `day`: the sun moves with the game; `noon`: it stands still. */
  readonly light: (typeof LIGHTS)[number];
  /** A language tag on offer, or `auto`. */
  readonly language: string;
  readonly sound: SoundSettings;
}

/** Something to tell that is no part of a game. `code` is worded by the texts (`update`, `save-full`, `link-broken` …). */
export interface Notice {
  readonly id: number;
  readonly code: string;
  /** `alert` interrupts, `status` waits. */
  readonly tone: 'alert' | 'status';
  /** What `actOnNotice` does about it. */
  readonly action: 'reload' | 'export' | null;
}

/** `null`, or the code of what went wrong. */
export type Outcome = string | null;

/** The application as the HUD sees it. */
export interface App {
  readonly screen: 'menu' | 'game';
  readonly match: Match | null;
  readonly ruleSets: readonly RuleSetInfo[];
  /** Levels of the computer player, weakest first; empty where there is none. */
  readonly botLevels: readonly string[];
  /** Latest first. */
  readonly savedGames: readonly SavedGame[];
  readonly settings: Settings;
  readonly notices: readonly Notice[];
  /** Called after every change of what stands above; not for changes inside the match. */
  subscribe(listener: () => void): () => void;
  newGame(game: NewGame): Promise<Outcome>;
  continueSaved(id: string): Promise<Outcome>;
  deleteSave(id: string): Promise<Outcome>;
  importRecord(text: string): Promise<Outcome>;
  /** The game in progress as text to keep; `null` without one. */
  exportRecord(): string | null;
  /** The game in progress as the fragment of a link, with `#`; `null` without one. */
  linkOfMatch(): Promise<string | null>;
  /** Same people, other one begins. */
  rematch(): Promise<Outcome>;
  /** Saves, closes the match and shows the menu. */
  leaveMatch(): void;
  changeSettings(change: Partial<Settings>): void;
  dismissNotice(id: number): void;
  actOnNotice(id: number): void;
  /** A fresh seed for a game that asks for none. */
  freshSeed(): string;
  tile(id: TileId): TileSpec;
  tilePicture(id: TileId, rotation: Rotation): Promise<ImageBitmap>;
}

