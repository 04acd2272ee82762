import type { Scene } from 'phaser';
import type { Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import { homeOf } from '../homes.ts';
import type { TableSettings } from '../settings.ts';
import type { Point, Rect } from '../units.ts';
import { UNIT, cellCentre } from '../units.ts';
import type { Frame } from './maths.ts';
import { freeArea, toBoard } from './maths.ts';
import { createPilot } from './pilot.ts';
import { readable } from './reach.ts';
import { createSharpness } from './sharpness.ts';

/** The canvas on the page. */
export interface Screen {
  /** Its size in CSS pixels, and device pixels per CSS pixel. */
  readonly measure: () => { readonly width: number; readonly height: number; readonly dpr: number };
  /** Draws with fewer pixels from now on, or with all of them; called within a frame. */
  readonly soften: (isSoft: boolean) => void;
  /** There is no graphics card behind it. */
  readonly inSoftware: boolean;
}

interface Options {
  readonly view: () => MatchView;
  readonly game: TableGame;
  readonly settings: () => TableSettings;
  readonly screen: Screen;
  /** True if nothing may glide. */
  readonly calm: () => boolean;
  readonly wake: () => void;
}

/** The camera over the table: its pilot, the window and the panels around it. */
export function createTableCamera({ view, game, settings, screen, calm, wake }: Options) {
  const { measure } = screen;
  const frame = (): Frame => {
    const { width, height } = measure();
    const least = readable({ width, height });
    return { width, height, insets: settings().insets(), ...(least === undefined ? {} : { readable: least }) };
  };
  const free = (): Rect => freeArea(frame());
  const pilot = createPilot({ ...game.bounds(view()), frame: frame() });
  const glide = (): { readonly glide: boolean } => ({ glide: !calm() });
  const sharpness = createSharpness({ soften: screen.soften, wake, inSoftware: screen.inSoftware });
  let applied = '';

  /** Moves the scene's camera; returns false if it is there already. */
  function place(scene: Scene): boolean {
    const { dpr, width, height } = measure();
    const { x, y, zoom } = pilot.camera;
    const wanted = `${x},${y},${zoom},${width},${height},${dpr}`;
    if (wanted === applied) return false;
    applied = wanted;
    scene.cameras.main.setZoom((zoom * dpr) / UNIT).setScroll(x * UNIT, y * UNIT);
    return true;
  }

  return {
    pilot,
    frame,
    /** What the panels leave free, in CSS pixels. */
    free,
    toBoard: (at: Point): Point => toBoard(pilot.camera, at),
    /** The part of the board that it shows, in cells. */
    seen(): Rect {
      const { width, height } = measure();
      const { x, y, zoom } = pilot.camera;
      return { x, y, w: width / zoom, h: height / zoom };
    },
    /** Where a player's followers come from and go to, in cells. */
    home(player: number): Point {
      const at = settings().homes?.()[player] ?? homeOf(player, view().players.length, measure());
      return toBoard(pilot.camera, at);
    },
    /** Brings a part of the board into view if necessary. */
    reveal: (rect: Rect): void => pilot.show(rect, glide()),
    /** The whole board, and back. */
    toggle(): void {
      pilot.toggle(glide());
      wake();
    },
    centreOn(cell: Cell): void {
      pilot.centreOn(cellCentre(cell), glide());
      wake();
    },
    zoomBy(factor: number): void {
      const area = free();
      const middle = toBoard(pilot.camera, { x: area.x + area.w / 2, y: area.y + area.h / 2 });
      pilot.centreOn(middle, { ...glide(), zoom: pilot.camera.zoom * factor });
      wake();
    },
    /** Moves the scene's camera, in each frame; returns false if it is there already. */
    apply(scene: Scene): boolean {
      const hasMoved = place(scene);
      if (sharpness.frame(hasMoved)) place(scene);
      return hasMoved;
    },
    close: sharpness.close,
  };
}
export type TableCamera = ReturnType<typeof createTableCamera>;
