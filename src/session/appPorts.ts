import type { Studio } from '../art/contract.ts';
import type { Easel } from '../art/easel.ts';
import type { TileSet } from '../game/index.ts';
import type { Box } from '../persistence/box.ts';
import type { Keepsakes } from '../persistence/keepsakes.ts';
import type { Rooms } from '../persistence/rooms.ts';
import type { Saves } from '../persistence/saves.ts';
import type { TextStorage } from '../persistence/storage.ts';
import type { App, Outcome } from './appContract.ts';
import type { Painted } from './games/painted.ts';
import type { MatchOptions } from './match.ts';
import type { Tabs } from './platform/tabs.ts';

/** What the application is made with, and what the page around it sees of it. */

export interface AppPorts {
  readonly saves: Saves;
  readonly storage: TextStorage;
  /** The painter of some tiles and their board; asked for when pictures are needed. */
  readonly studio: (wish: Painted) => Studio;
  /** Where rooms with a friend are kept; without it they last as long as the page. */
  readonly rooms?: Rooms;
  /** The same for finished games, and for whatever else lies in the small storage. */
  readonly finished?: Box;
  readonly keepsakes?: Keepsakes;
  /** Removes what painters have kept for later visits. */
  readonly forgetPainted?: () => Promise<void>;
  /** Sets of tiles that people have drawn. */
  readonly sets?: Box;
  /** Paints tiles that belong to no game yet. */
  readonly easel?: () => Easel;
  readonly match?: MatchOptions;
  readonly now?: () => number;
  /** Calls back when another tab has written to the small storage. */
  readonly onTexts?: (listener: () => void) => void;
  /** The other tabs of this device. */
  readonly tabs?: Tabs;
  /** Takes the waiting update; the page loads anew. */
  readonly update?: () => void;
  readonly install?: { accept(): void; refuse(): void };
}

/** What the page around the application may do besides the HUD. */
export interface Application extends App {
  /** Opens the game in the page's link, if there is one. */
  openLink(fragment: string): Promise<Outcome>;
  /** The painter for the match at the table, or for these tiles. */
  studio(set?: TileSet | null): Studio;
}
