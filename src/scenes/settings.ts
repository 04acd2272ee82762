import type { TablePainter } from '../art/contract.ts';
import type { Cell } from '../game/index.ts';
import type { MatchView, TileLookup } from '../session/contracts/match.ts';
import type { Reel } from '../session/contracts/reel.ts';
import type { Point } from './units.ts';

/** Width of each edge of the canvas that is covered, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What is happening on the table right now: for sounds in sync with the animation. */
export const MOMENTS = [
  'tile-drop',
  'tile-lift',
  'follower-lands',
  'follower-lies',
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
  readonly painter: TablePainter;
  readonly tiles: TileLookup;
  /** Short fades instead of movement. */
  readonly reducedMotion: boolean;
  /** 0: no motion at all, 1: normal, 2: twice as fast. */
  readonly speed: 0 | 1 | 2;
  /** Whether the sun moves with the game. */
  readonly light: 'day' | 'noon';
  readonly renderer: 'auto' | 'canvas' | 'webgl';
  /** Called whenever the camera needs to know the free area. */
  readonly insets: () => Insets;
  /** Where followers come from and go to, by player, in CSS pixels of the canvas; absent: `homeOf`. */
  readonly homes?: () => readonly Point[];
  readonly onMoment?: (moment: Moment) => void;
  /** True: the browser has stopped drawing the canvas for good. False: it draws it again after all. */
  readonly onLost?: (isLost: boolean) => void;
}

/** What may change while the table is open. */
export type TableChange = Partial<Pick<TableSettings, 'reducedMotion' | 'speed' | 'light' | 'insets' | 'onMoment'>>;

export interface TableHandle {
  close(): void;
  /** Shows the whole board in the free area, or what the moment is about again. */
  fit(): void;
  centreOn(cell: Cell): void;
  /** Zooms about the centre of the free area. */
  zoomBy(factor: number): void;
  setSettings(change: TableChange): void;
  /** Completes all current motion at once. */
  skipMotion(): void;
  /** Resolves when nothing moves any more. */
  idle(): Promise<void>;
  /**
   * Resolves with pictures of the board at these moments, of which the last is the one on the table, once nothing moves.
   * `shape`: their width, in heights.
   */
  reel(views: readonly MatchView[], shape: number): Promise<Reel>;
  /** The tile in hand is dragged over this point of the window, in CSS pixels; returns whether it would stay there. */
  carry(client: Point): boolean;
  /** It is let go; `false`: the drag was broken off. */
  drop(done: boolean): void;
}
