import type { TablePainter } from '../../art/contract.ts';
import type { PreviewPainter } from '../../art/previewPainter.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import type { LocalBackup } from '../../persistence/localBackup.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import type { Painted } from '../games/painted.ts';
import type { MatchOptions } from '../match/match.ts';
import type { Tabs } from '../platform/tabs.ts';

/** What the application is created with. */
export interface AppPorts {
  readonly saves: Saves;
  readonly storage: TextStorage;
  /** The painter for a tile set and its board; created on first use. */
  readonly tablePainter: (request: Painted) => TablePainter;
  /** Where rooms with friends are saved; absent: they are lost when the page is closed. */
  readonly rooms?: Rooms;
  /** The same for finished games, and for everything else in the browser storage. */
  readonly finished?: KeyValueStore;
  readonly localBackup?: LocalBackup;
  /** Removes the painters' cache. */
  readonly forgetPainted?: () => Promise<void>;
  /** Tile sets made by the player. */
  readonly sets?: KeyValueStore;
  /** Paints tiles that do not belong to a game yet. */
  readonly previewPainter?: () => PreviewPainter;
  readonly match?: MatchOptions;
  readonly now?: () => number;
  /** Time between two attempts to save what could not be saved, in milliseconds. */
  readonly retryEvery?: number;
  /** Registers a listener that is called when another tab has written to the browser storage. */
  readonly onTexts?: (listener: () => void) => void;
  /** The other tabs of this device. */
  readonly tabs?: Tabs;
  /** Applies the waiting update; the page reloads. */
  readonly update?: () => void;
  readonly install?: { accept(): void; refuse(): void };
}
