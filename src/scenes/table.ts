import { sameCell } from '../game/index.ts';
import type { MatchView } from '../session/contracts/match.ts';
import type { Reel } from '../session/contracts/reel.ts';
import { assistsOf } from '../session/match/assists.ts';
import type { DisplayOptions } from './display.ts';
import { createDisplay } from './display.ts';
import { createCarrying } from './input/carrying.ts';
import { createHands } from './input/hands.ts';
import { pointedAt } from './input/pointed.ts';
import type { Target } from './input/target.ts';
import { targetAt } from './input/target.ts';
import type { Point } from './units.ts';
import { inside } from './units.ts';

interface Options extends DisplayOptions {
  readonly canvas: HTMLCanvasElement;
}

/** Assembles the table: what it shows of one match, and the hands over it. */
export function createTable({ canvas, ...options }: Options) {
  const { scene, match, game } = options;
  const assists = assistsOf(match);
  const display = createDisplay(options);
  const { camera, clock, layers } = display;
  const { pilot } = camera;

  const target = (at: Point): Target =>
    targetAt(at, { view: match.view, game, camera: pilot.camera, free: camera.free() });
  const carrying = createCarrying({
    match,
    pilot,
    calm: display.calm,
    target,
    isFree: (at) => inside(at, camera.free()),
    onCarry: display.gaze.carry,
    wake: clock.wake,
  });

  const leave = [
    createHands({
      canvas,
      match,
      assists,
      pilot,
      target,
      inspect: (at) => pointedAt(camera.toBoard(at), layers.pieces.all(), match.view, game),
      calm: display.calm,
      skip: display.skip,
      wake: clock.wake,
      zoomBy: camera.zoomBy,
      hover(cell) {
        const { hot } = display;
        if (cell !== hot && !(cell && hot && sameCell(cell, hot))) display.hot = cell;
      },
    }),
    match.subscribe(display.show),
    assists.subscribe(() => {
      display.gaze.assists(assists.view);
      display.showOverlays();
    }),
  ];
  display.settle(match.view);
  display.gaze.begin(match.view);
  display.showOverlays();

  return {
    tick: clock.tick,
    resize: display.resize,
    pilot,
    frame: camera.frame,
    idle: clock.idle,
    async reel(views: readonly MatchView[], shape: number, painted: () => Promise<void>): Promise<Reel> {
      const { createReel } = await import('./reel/reel.ts');
      return createReel({ scene, game, layers, seen: camera.seen, painted, shape }, views);
    },
    zoomBy: camera.zoomBy,
    overlays: layers.overlays,
    skipMotion(): void {
      clock.finish();
      display.showOverlays();
    },
    fit: camera.toggle,
    centreOn: camera.centreOn,
    change: display.change,
    /** Over a point of the window. */
    carry({ x, y }: Point): boolean {
      const { left, top } = canvas.getBoundingClientRect();
      return carrying.carry({ x: x - left, y: y - top });
    },
    drop: carrying.drop,
    close(): void {
      for (const end of leave) end();
      camera.close();
      clock.close();
      layers.close();
    },
  };
}
export type Table = ReturnType<typeof createTable>;
