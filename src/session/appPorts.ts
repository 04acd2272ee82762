import type { Studio } from '../art/contract.ts';
import type { PreviewPainter } from '../art/previewPainter.ts';
import type { TileSet } from '../game/index.ts';
import type { KeyValueStore } from '../persistence/keyValueStore.ts';
import type { LocalBackup } from '../persistence/localBackup.ts';
import type { Rooms } from '../persistence/rooms.ts';
import type { Saves } from '../persistence/saves.ts';
import type { TextStorage } from '../persistence/storage.ts';
import type { App, Outcome } from './appContract.ts';
import type { Painted } from './games/painted.ts';
import type { MatchOptions } from './match.ts';
import type { Tabs } from './platform/tabs.ts';

/** What the application is created with, and what the page around it can use. */

export interface AppPorts {
  readonly saves: Saves;
  readonly storage: TextStorage;
  /** The painter of a set of tiles and their board; created when it is first needed. */
  readonly studio: (wish: Painted) => Studio;
  /** Where rooms with friends are saved; without it they last as long as the page. */
  readonly rooms?: Rooms;
  /** The same for finished games, and for everything else in the browser storage. */
  readonly finished?: KeyValueStore;
  readonly keepsakes?: LocalBackup;
  /** Removes the painters' cache. */
  readonly forgetPainted?: () => Promise<void>;
  /** Tile sets made by the player. */
  readonly sets?: KeyValueStore;
  /** Paints tiles that belong to no game yet. */
  readonly previewPainter?: () => PreviewPainter;
  readonly match?: MatchOptions;
  readonly now?: () => number;
  /** Calls back when another tab has written to the browser storage. */
  readonly onTexts?: (listener: () => void) => void;
  /** The other tabs of this device. */
  readonly tabs?: Tabs;
  /** Applies the waiting update; the page reloads. */
  readonly update?: () => void;
  readonly install?: { accept(): void; refuse(): void };
}

/** What the page around the application may do besides the HUD. */
export interface Application extends App {
  /** Opens the game in the page's address, if there is one. */
  openLink(fragment: string): Promise<Outcome>;
  /** The painter for the current match, or for these tiles. */
  studio(set?: TileSet | null): Studio;
}
