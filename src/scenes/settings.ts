import type { Studio } from '../art/contract.ts';
import type { Cell } from '../game/index.ts';
import type { TileLookup } from '../session/contract.ts';
import type { Point } from './units.ts';

/** How much of each edge of the canvas other things cover, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What is happening on the table at this very moment: for sounds that keep time with the pictures. */
export const MOMENTS = [
  'tile-drop',
  'tile-lift',
  'follower-lands',
  'merchant-lies',
  'follower-home',
  'marker-hop',
  'token-flip',
  'keep-set',
  'region-done',
  'sets-out',
  'breathes',
  'strikes',
  'comes-down',
  'built',
  'reached',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface TableSettings {
  readonly studio: Studio;
  readonly tiles: TileLookup;
  /** Short fades in place of movement. */
  readonly reducedMotion: boolean;
  /** 0: no motion at all, 1: normal, 2: twice as fast. */
  readonly speed: 0 | 1 | 2;
  /** Does the sun move with the game? */
  readonly light: 'day' | 'noon';
  readonly renderer: 'auto' | 'canvas' | 'webgl';
  /** Read whenever the camera needs to know the free area. */
  readonly insets: () => Insets;
  /** Where followers come from and go to, by player, in CSS pixels of the canvas; absent: the upper corners. */
  readonly homes?: () => readonly Point[];
  readonly onMoment?: (moment: Moment) => void;
  /** The camera looks elsewhere: the point of the board (cells) at the canvas' upper left corner, and CSS pixels per cell. */
  readonly onLook?: (look: Point & { readonly zoom: number }) => void;
}

/** What may change while the table stands. */
export type TableChange = Partial<Pick<TableSettings, 'reducedMotion' | 'speed' | 'light' | 'insets' | 'onMoment'>>;

export interface TableHandle {
  close(): void;
  /** Shows the whole wall, or all that is laid, in the free area. */
  fit(): void;
  centreOn(cell: Cell): void;
  /** Zooms about the middle of the free area. */
  zoomBy(factor: number): void;
  setSettings(change: TableChange): void;
  /** Brings all motion under way to its end at once. */
  skipMotion(): void;
  /** Resolves when nothing moves any more. */
  idle(): Promise<void>;
  /** The whole board with its pieces, once everything lies still. */
  picture(): Promise<HTMLCanvasElement>;
  /** The cell under a point of the window in CSS pixels, e.g. while a tile is dragged in from outside. */
  cellAt(clientX: number, clientY: number): Cell | null;
}
