import type { TablePainter, TileImages } from '../../art/contract.ts';
import type { GivenOptions, TileId } from '../../game/index.ts';
import type { SoundSettings } from '../../sound/contract.ts';
import type { Archive, SavedGame } from './archive.ts';
import type { Challenge, Taking } from './challenge.ts';
import type { Match, NewGame } from './match.ts';
import type { Learning } from './learn.ts';
import type { Review, Story } from './review.ts';
import type { Workshop } from './workshop.ts';
import type { Hosting, Joining, Online } from './online.ts';

export type { SavedGame };

export const SPEEDS = [0, 1, 2] as const;
export const LIGHTS = ['day', 'noon'] as const;
export const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;

/** A player as entered in the form of a new game. */
export interface LastPlayer {
  /** As typed; empty: named after the colour. */
  readonly name: string;
  readonly look: number;
  /** The level of a computer player; `null`: a person. */
  readonly level: string | null;
}

export interface Settings {
  /** 0: no animation; 1: normal; 2: fast. */
  readonly speed: (typeof SPEEDS)[number];
  /** Placing a tile or follower, and scoring, wait for the green button. */
  readonly confirm: boolean;
  /** The device vibrates when the player confirms, if it can. */
  readonly vibration: boolean;
  /** `auto` follows the device's reduced-motion preference. */
  readonly motion: 'auto' | 'off';
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `day`: the sun moves as the game progresses; `noon`: it stands still. */
  readonly light: (typeof LIGHTS)[number];
  /** Assists for reading the board: who leads, which tiles are left, who would win. */
  readonly assists: boolean;
  /** The computer player's level in the last new game. */
  readonly level: string;
  /** Options of the last new game, by rule set. */
  readonly lastOptions: Readonly<Record<string, GivenOptions>>;
  /** The rule set of the last new game; empty: there was none. */
  readonly lastRules: string;
  /** The players of the last new game, by rule set, clockwise around the table. */
  readonly lastPlayers: Readonly<Record<string, readonly LastPlayer[]>>;
  /** A supported language tag, or `auto`. */
  readonly language: string;
  readonly sound: SoundSettings;
  /** Address of a custom signalling server; STUN and TURN servers, one per line. Empty: the defaults of the build. */
  readonly signal: string;
  readonly ice: string;
  /** Hides chat messages from other players. */
  readonly chatMuted: boolean;
  /** A notification of the system when it is the player's turn in a room in the background. */
  readonly turnNotes: boolean;
}

/**
 * `reload`: loads the new version. `export`: exports the current game. `install`: installs the app. `newer`: loads
 * another tab's version of the game. `copy`: saves this version as a separate game. `backup`: writes a backup file.
 * `board`: opens the text board; the notice stays. `redraw`: draws the table again.
 */
export type NoticeAction = 'reload' | 'export' | 'install' | 'newer' | 'copy' | 'backup' | 'board' | 'redraw';

/** A message that is not part of a game. Each `code` (`update`, `save-full`, `link-broken` …) has a text. */
export interface Notice {
  readonly id: number;
  readonly code: string;
  /** `alert` interrupts, `status` waits. */
  readonly tone: 'alert' | 'status';
  /** The actions that `actOnNotice` accepts. */
  readonly actions: readonly NoticeAction[];
}

export type Notify = (code: string, tone: Notice['tone'], actions?: readonly NoticeAction[]) => void;

/** Messages outside the game; no code is shown twice at the same time. */
export interface Notices {
  readonly list: readonly Notice[];
  readonly add: Notify;
  /** Removes a notice and returns it. */
  drop(id: number): Notice | undefined;
  /** Removes a notice that no longer holds. */
  withdraw(code: string): void;
}

/** `null`, or an error code. For a record, the code includes the number of the illegal action: `wrong-player@3`. */
export type Outcome = string | null;

/** True while a reload would interrupt something: a game, or a room that waits for its players. */
export const isEngaged = ({ screen, online }: Pick<App, 'screen' | 'online'>): boolean =>
  screen === 'game' || online !== null;

/** The application as the HUD sees it. */
export interface App {
  readonly screen: 'menu' | 'game';
  readonly match: Match | null;
  /** The id under which the match is archived when it is over; `null`: it is not, or was archived before. */
  readonly keptAs: string | null;
  /** The replay in progress; `match` is then a moment of it. */
  readonly review: Review | null;
  /** A match between devices can be replayed only once the game is over. */
  readonly canReview: boolean;
  /** Lessons and puzzles. */
  readonly learning: Learning;
  /** Levels of the computer player, weakest first, personalities last. */
  readonly botLevels: readonly string[];
  /** Personalities: as strong as the strongest level, each with its own style. */
  readonly botCharacters: readonly string[];
  /** Latest first. */
  readonly savedGames: readonly SavedGame[];
  readonly settings: Settings;
  readonly notices: readonly Notice[];
  /** Called after every change of the properties above, but not after changes inside the match. */
  subscribe(listener: () => void): () => void;
  newGame(game: NewGame): Promise<Outcome>;
  /** This game may be started next: what it shows first is painted as soon as there is time. `null`: nobody knows. */
  paintAhead(game: NewGame | null): void;
  /** `game-elsewhere`: another tab has the game open; `takeOver` makes that tab release it. */
  continueSaved(id: string, request?: { readonly takeOver: boolean }): Promise<Outcome>;
  /** `game-elsewhere`: another tab is playing the game. */
  deleteSave(id: string): Promise<Outcome>;
  importRecord(text: string): Promise<Outcome>;
  /** The current game as text to export; `null` if there is none. */
  exportRecord(): string | null;
  /** The current game, and optionally a moment of it, as a URL fragment with `#`; `null` if there is none. */
  linkOfMatch(moment?: number): Promise<string | null>;
  /** Replays the match, starting at the given moment (number of actions played), by default the current one. */
  openReview(moment?: number): void;
  /** Returns to the current state of the match. */
  closeReview(): void;
  /** The match from its beginning to the shown moment; `null` if it cannot be replayed. */
  story(): Story | null;
  /** Starts a new game from the shown moment, against the same opponents. */
  playFromHere(): Promise<Outcome>;
  /** Starts a game with the same players; the next one begins. */
  rematch(): Promise<Outcome>;
  /** Closes the match, which is saved already, and shows the menu. */
  leaveMatch(): void;
  changeSettings(change: Partial<Settings>): void;
  readonly notify: Notify;
  dismissNotice(id: number): void;
  actOnNotice(id: number, action: NoticeAction): void;
  /** The room for playing with friends; its code is loaded on first use. */
  readonly online: Online | null;
  hostOnline(request: Hosting): Promise<Outcome>;
  joinOnline(request: Joining): Promise<Outcome>;
  /** Disconnects; the match stays saved and can be continued. */
  leaveOnline(): void;
  /** The invitation from the page's address, in the form a guest could type. */
  readonly invitation: string | null;
  /** Finished games, and the backup file. */
  readonly archive: Archive;
  readonly workshop: Workshop;
  /** The challenge from the page's address. */
  readonly challenge: Challenge | null;
  /** Accepts the challenge and plays its tiles; `null` dismisses it. */
  takeChallenge(taking: Taking | null): Promise<Outcome>;
  /**
   * The tiles of a finished game with its result, as a URL fragment; by default those of the current game. `null` if
   * nobody else could play the same game.
   */
  challengeLink(id?: string): Promise<string | null>;
  /** Returns a random seed for a new game. */
  freshSeed(): string;
  /**
   * Calls `show` with the four pictures of a tile of the current match, by rotation: at once if they are known, and
   * whenever there are better ones. Returns a function that ends this.
   */
  watchTile(id: TileId, show: (images: TileImages) => void): () => void;
}

/** The application as seen by the page around it. */
export interface Application extends App {
  /** Opens what the URL fragment contains, if anything. */
  openLink(fragment: string): Promise<Outcome>;
  /** Returns the painter for the current match; without one, for the board that was played last. */
  tablePainter(): TablePainter;
  /** From now on there is time to paint what is not shown yet. */
  startPainting(): void;
}
