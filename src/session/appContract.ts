import type { GivenOptions, Rotation, TileId, TileSpec } from '../game/index.ts';
import type { SoundSettings } from '../sound/contract.ts';
import type { Archive, SavedGame } from './archiveContract.ts';
import type { Challenge, Taking } from './challenge.ts';
import type { Match, NewGame } from './contract.ts';
import type { School } from './learnContract.ts';
import type { Review } from './reviewContract.ts';
import type { Workshop } from './workshopContract.ts';
import type { Hosting, Joining, Online } from './onlineContract.ts';

export type { SavedGame };

export const SPEEDS = [0, 1, 2] as const;
export const LIGHTS = ['day', 'noon'] as const;
export const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;

export interface Settings {
  /** 0: no animation, 1: normal, 2: fast. */
  readonly speed: (typeof SPEEDS)[number];
  /** Tile, follower and score wait for the green button. */
  readonly confirm: boolean;
  /** `auto` follows the device's reduced-motion preference. */
  readonly motion: 'auto' | 'off';
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `day`: the sun moves with the game; `noon`: it stands still. */
  readonly light: (typeof LIGHTS)[number];
  /** Who leads, what is left, who would win: all of it can be switched off. */
  readonly aids: boolean;
  /** The computer player's level that was chosen last. */
  readonly level: string;
  /** Options of the last new game, by rule set. */
  readonly lastOptions: Readonly<Record<string, GivenOptions>>;
  /** A supported language tag, or `auto`. */
  readonly language: string;
  readonly sound: SoundSettings;
  /** Address of a custom signalling server, and STUN and TURN servers one per line; empty: the defaults of the build. */
  readonly signal: string;
  readonly ice: string;
  /** The other player's messages are not shown. */
  readonly chatMuted: boolean;
}

/**
 * Loads the new version, exports the current game, installs; loads another tab's version of the game, or saves this
 * one as a separate game; writes a backup file.
 */
export type NoticeAction = 'reload' | 'export' | 'install' | 'newer' | 'copy' | 'backup';

/** A message that is not part of a game. Texts exist for each `code` (`update`, `save-full`, `link-broken` …). */
export interface Notice {
  readonly id: number;
  readonly code: string;
  /** `alert` interrupts, `status` waits. */
  readonly tone: 'alert' | 'status';
  /** The actions that `actOnNotice` can take. */
  readonly actions: readonly NoticeAction[];
}

export type Notify = (code: string, tone: Notice['tone'], actions?: readonly NoticeAction[]) => void;

/** `null`, or an error code; for a record, with the number of the action: `wrong-player@3`. */
export type Outcome = string | null;

/** The application as the HUD sees it. */
export interface App {
  readonly screen: 'menu' | 'game';
  readonly match: Match | null;
  /** A replay is shown: `match` is a moment of it. */
  readonly review: Review | null;
  /** A match between devices can be replayed only when it is over. */
  readonly canReview: boolean;
  /** Lessons and puzzles. */
  readonly school: School;
  /** Levels of the computer player, weakest first, personalities last; empty if there is none. */
  readonly botLevels: readonly string[];
  /** Those that are as strong as the strongest level, with a style of their own. */
  readonly botCharacters: readonly string[];
  /** Latest first. */
  readonly savedGames: readonly SavedGame[];
  readonly settings: Settings;
  readonly notices: readonly Notice[];
  /** Called after every change of the above; not for changes inside the match. */
  subscribe(listener: () => void): () => void;
  newGame(game: NewGame): Promise<Outcome>;
  /** `game-elsewhere`: another tab has it open; taking over makes that tab release it. */
  continueSaved(id: string, wish?: { readonly takeOver: boolean }): Promise<Outcome>;
  /** `game-elsewhere`: not while another tab plays it. */
  deleteSave(id: string): Promise<Outcome>;
  importRecord(text: string): Promise<Outcome>;
  /** The current game as text to export; `null` without one. */
  exportRecord(): string | null;
  /** The current game, and optionally a moment of it, as the fragment of a link with `#`; `null` without one. */
  linkOfMatch(moment?: number): Promise<string | null>;
  /** Replays the match, from the moment after this many actions; absent: from the current moment. */
  openReview(moment?: number): void;
  /** Back to the current state of the match. */
  closeReview(): void;
  /** A new game that continues from the shown moment, against the same opponent. */
  playFromHere(): Promise<Outcome>;
  /** Same players, the other one starts. */
  rematch(): Promise<Outcome>;
  /** Saves, closes the match and shows the menu. */
  leaveMatch(): void;
  changeSettings(change: Partial<Settings>): void;
  readonly notify: Notify;
  dismissNotice(id: number): void;
  actOnNotice(id: number, action: NoticeAction): void;
  /** The room for playing with friends; its code is loaded with the first one. */
  readonly online: Online | null;
  hostOnline(wish: Hosting): Promise<Outcome>;
  joinOnline(wish: Joining): Promise<Outcome>;
  /** Disconnects; the match is saved and can be continued. */
  leaveOnline(): void;
  /** The invitation in the page's address, as if the guest had typed it. */
  readonly invitation: string | null;
  /** Finished games, and the backup file. */
  readonly archive: Archive;
  /** The tile workshop. */
  readonly workshop: Workshop;
  /** A challenge from a link. */
  readonly challenge: Challenge | null;
  /** Plays the tiles of the challenge; `null` dismisses it. */
  takeChallenge(taking: Taking | null): Promise<Outcome>;
  /**
   * The tiles of a finished game with its result, as the fragment of a link; absent: those of the current game.
   * `null` if nobody could play the same.
   */
  challengeLink(id?: string): Promise<string | null>;
  /** A random seed for a game without a given one. */
  freshSeed(): string;
  tile(id: TileId): TileSpec;
  tilePicture(id: TileId, rotation: Rotation): Promise<ImageBitmap>;
}
