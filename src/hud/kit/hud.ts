import type { App } from '../../session/appContract.ts';
import type { Texts } from '../../i18n/index.ts';

/** What every part of the HUD works with. */
export interface Hud {
  readonly app: App;
  readonly texts: Texts;
  /** Parent element of dialogs. */
  readonly host: HTMLElement;
  /** Whether motion is reduced, by setting or by preference of the device. */
  calm(): boolean;
}

/** A part of the screen with its own lifecycle. */
export interface Part {
  readonly element: HTMLElement;
  /** The camera of the table has moved. */
  cameraMoved?(): void;
  /** Opens the text board. */
  openBoard?(): void;
  destroy(): void;
}

/**
 * Where the camera of the table looks: the point of the board (cells) at the upper left corner of the window, and CSS
 * pixels per cell.
 */
export interface TableCamera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
