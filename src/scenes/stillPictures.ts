import type { Cameras, Game } from 'phaser';
import { GameObjects } from 'phaser';
import { REFRESHED, makeCanvas } from './pictures/canvas.ts';

/**
 * Without a graphics card, enlarging the board takes most of a frame's time. What lies lowest and is as in the frame
 * before comes from a copy of the canvas instead: a piece moves in a fifth of the time.
 */

/** What the canvas renderer draws a picture by. */
const LOOK = [
  'x',
  'y',
  'scaleX',
  'scaleY',
  'rotation',
  'alpha',
  'displayOriginX',
  'displayOriginY',
  'flipX',
  'flipY',
  'blendMode',
  'frame',
] as const satisfies readonly (keyof GameObjects.Image)[];

interface Seen {
  readonly child: GameObjects.GameObject;
  /** Undefined: not a plain picture, so it may change unnoticed. */
  readonly look: readonly unknown[] | undefined;
}

const isPlain = (child: GameObjects.GameObject): child is GameObjects.Image =>
  child instanceof GameObjects.Image && !child.isCropped && !child.mask;

const see = (child: GameObjects.GameObject): Seen => ({
  child,
  look: isPlain(child) ? LOOK.map((name) => child[name]) : undefined,
});

const poseOf = ({ scrollX, scrollY, zoomX, zoomY }: Cameras.Scene2D.Camera, canvas: HTMLCanvasElement) =>
  [scrollX, scrollY, zoomX, zoomY, canvas.width, canvas.height].join(' ');

/** For a game that is drawn with canvas; with WebGL it changes nothing. */
export function keepStillPictures({ renderer, canvas, textures }: Game): void {
  if (!('gameContext' in renderer)) return;
  const context = renderer.gameContext;
  const copy = makeCanvas(1, 1);
  const brush = copy.getContext('2d');
  const refreshed = new Set<string>();
  textures.on(REFRESHED, (key: string) => refreshed.add(key));
  let seen: readonly Seen[] = [];
  let pose = '';
  /** The copy shows this many pictures, the lowest ones. */
  let kept = 0;

  function isAsBefore(child: GameObjects.GameObject, n: number): boolean {
    const before = seen[n];
    return (
      before?.child === child &&
      isPlain(child) &&
      LOOK.every((name, at) => before.look?.[at] === child[name]) &&
      !refreshed.has(child.texture.key)
    );
  }

  /** How many of these, from the lowest on, look as in the frame before. */
  function countStill(children: readonly GameObjects.GameObject[], camera: Cameras.Scene2D.Camera): number {
    const now = poseOf(camera, canvas);
    const moved = children.findIndex((child, n) => now !== pose || !isAsBefore(child, n));
    const still = moved < 0 ? children.length : moved;
    seen = [...seen.slice(0, still), ...children.slice(still).map(see)];
    pose = now;
    refreshed.clear();
    return still;
  }

  function keep(): void {
    if (copy.width !== canvas.width || copy.height !== canvas.height)
      Object.assign(copy, { width: canvas.width, height: canvas.height });
    brush?.drawImage(canvas, 0, 0);
  }

  const draw = renderer.render.bind(renderer);
  renderer.render = (scene, children, camera) => {
    const still = countStill(children, camera);
    if (still < kept) kept = 0;
    if (kept > 0) context.drawImage(copy, 0, 0);
    if (still > kept) {
      draw(scene, children.slice(kept, still), camera);
      keep();
      kept = still;
    }
    draw(scene, children.slice(kept), camera);
  };
}
