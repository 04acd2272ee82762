import type { Easel } from '../art/easel.ts';
import type { Rotation, TileId, TileSpec } from '../game/index.ts';
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
  /** `auto` follows the device's wish for reduced motion. */
  readonly motion: 'auto' | 'off';
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `day`: the sun moves with the game; `noon`: it stands still. */
  readonly light: (typeof LIGHTS)[number];
  /** Who leads, what is left, who would win: all of it can be left to the players. */
  readonly aids: boolean;
  /** Level of the computer player that was chosen last. */
  readonly level: string;
  /** A language tag on offer, or `auto`. */
  readonly language: string;
  readonly sound: SoundSettings;
  /** Address of one's own signalling server, and STUN and TURN servers one a line; empty: those of the build. */
  readonly signal: string;
  readonly ice: string;
  /** Messages of the other player are not shown. */
  readonly chatMuted: boolean;
}

/** Loads the new version, exports the game at the table, installs; loads what another tab has made of the game, or keeps what is here as a game of its own; writes a file of everything. */
export type NoticeAction = 'reload' | 'export' | 'install' | 'newer' | 'copy' | 'backup';

/** Something to tell that is no part of a game. `code` is worded by the texts (`update`, `save-full`, `link-broken` …). */
export interface Notice {
  readonly id: number;
  readonly code: string;
  /** `alert` interrupts, `status` waits. */
  readonly tone: 'alert' | 'status';
  /** What `actOnNotice` can do about it. */
  readonly actions: readonly NoticeAction[];
}

export type Notify = (code: string, tone: Notice['tone'], actions?: readonly NoticeAction[]) => void;

/** `null`, or the code of what went wrong; in a record, with the number of the action: `wrong-player@3`. */
export type Outcome = string | null;

/** The application as the HUD sees it. */
export interface App {
  readonly screen: 'menu' | 'game';
  readonly match: Match | null;
  /** The match is stepped through: `match` shows a moment of it. */
  readonly review: Review | null;
  /** A match between two devices can be stepped through when it is over. */
  readonly canReview: boolean;
  /** Lessons and puzzles. */
  readonly school: School;
  /** Levels of the computer player, weakest first, characters last; empty where there is none. */
  readonly botLevels: readonly string[];
  /** Those of them that are as strong as the strongest, and play in their own way. */
  readonly botCharacters: readonly string[];
  /** Latest first. */
  readonly savedGames: readonly SavedGame[];
  readonly settings: Settings;
  readonly notices: readonly Notice[];
  /** Called after every change of what stands above; not for changes inside the match. */
  subscribe(listener: () => void): () => void;
  newGame(game: NewGame): Promise<Outcome>;
  /** `game-elsewhere`: another tab has it open; taking over makes that tab let go of it. */
  continueSaved(id: string, wish?: { readonly takeOver: boolean }): Promise<Outcome>;
  /** `game-elsewhere`: not while another tab plays it. */
  deleteSave(id: string): Promise<Outcome>;
  importRecord(text: string): Promise<Outcome>;
  /** The game in progress as text to keep; `null` without one. */
  exportRecord(): string | null;
  /** The game in progress as the fragment of a link, with `#`, and a moment of it that is meant; `null` without one. */
  linkOfMatch(moment?: number): Promise<string | null>;
  /** Steps through the match, from the moment after so many actions; absent: from where it is. */
  openReview(moment?: number): void;
  /** Back to the match as it is. */
  closeReview(): void;
  /** A new game that goes on from the moment looked at, against the same opponent. */
  playFromHere(): Promise<Outcome>;
  /** Same people, other one begins. */
  rematch(): Promise<Outcome>;
  /** Saves, closes the match and shows the menu. */
  leaveMatch(): void;
  changeSettings(change: Partial<Settings>): void;
  readonly notify: Notify;
  dismissNotice(id: number): void;
  actOnNotice(id: number, action: NoticeAction): void;
  /** The room in which one plays with a friend; its code is loaded with the first one. */
  readonly online: Online | null;
  hostOnline(wish: Hosting): Promise<Outcome>;
  joinOnline(wish: Joining): Promise<Outcome>;
  /** Hangs up; the match is kept and can be continued. */
  leaveOnline(): void;
  /** An invitation that came with the page's address, as the guest typed nothing yet. */
  readonly invitation: string | null;
  /** Finished games, and the file of everything. */
  readonly archive: Archive;
  /** Where tiles and boards of one's own are drawn. */
  readonly workshop: Workshop;
  /** A challenge that came with a link. */
  readonly challenge: Challenge | null;
  /** Plays the tiles of the challenge; with `null` it is put away. */
  takeChallenge(taking: Taking | null): Promise<Outcome>;
  /** The tiles of a finished game with its result, as the fragment of a link; absent: of the game at the table. `null` where nobody could play the same. */
  challengeLink(id?: string): Promise<string | null>;
  /** A fresh seed for a game that asks for none. */
  freshSeed(): string;
  tile(id: TileId): TileSpec;
  tilePicture(id: TileId, rotation: Rotation): Promise<ImageBitmap>;
  /** The painter of what belongs to no match: scenes of the rules. */
  easel(): Easel;
}
