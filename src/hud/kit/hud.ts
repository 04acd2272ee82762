import type { App } from '../../session/appContract.ts';
import type { Texts } from '../../i18n/index.ts';

/** What every part of the HUD works with. */
export interface Hud {
  readonly app: App;
  readonly texts: Texts;
  /** Where dialogs are put. */
  readonly host: HTMLElement;
  /** No hops, no delays: by setting or by the device's wish. */
  calm(): boolean;
}

/** A part of the screen with its own life. */
export interface Part {
  readonly element: HTMLElement;
  /** The table's camera has moved. */
  looked?(): void;
  destroy(): void;
}

/** Where the table's camera looks: the point of the board (cells) at the upper left corner of the window, and CSS pixels per cell. */
export interface TableLook {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
