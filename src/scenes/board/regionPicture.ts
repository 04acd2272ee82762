import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import { darkOf, inkOf, lightOf } from '../pictures/palette.ts';
import type { Pattern } from '../pictures/patterns.ts';
import { marksFill, patternFill } from '../pictures/patterns.ts';
import { UNIT } from '../units.ts';
import type { RegionShape } from '../../art/regionOutline.ts';
import { loopLength } from '../../art/regionOutline.ts';

/** Margin around the region for the width of its border, in cells. */
const ROOM = 0.12;
const LONGEST = 1024;

export interface RegionLook {
  readonly colour: number | null;
  /** Strength of the tint inside, 0…1. */
  readonly tint: number;
  /** How much of the border is drawn, 0…1. */
  readonly border: number;
  /** Drawn over the tint where colour alone must not carry the meaning. */
  readonly pattern?: Pattern;
  /** Looks of the two players, for the pattern. */
  readonly looks?: readonly [number, number];
  /** Looks of any number of players, whose emblems cover the ground instead of a pattern. */
  readonly marks?: readonly number[];
}

export interface RegionPicture {
  readonly image: GameObjects.Image;
  paint(look: RegionLook): void;
  destroy(): void;
}

let serial = 0;

/** A region as a separate picture: tinted ground and a border, above the tiles and below the pieces. */
export function createRegionPicture(scene: Scene, shape: RegionShape): RegionPicture {
  const { box, loops } = shape;
  const [w, h] = [box.w + 2 * ROOM, box.h + 2 * ROOM];
  const ppu = Math.min(144, LONGEST / Math.max(w, h));
  const canvas = makeCanvas(w * ppu, h * ppu);
  serial += 1;
  const key = `region:${serial}`;
  addTexture(scene, key, canvas);
  const image = scene.add
    .image((box.x - ROOM) * UNIT, (box.y - ROOM) * UNIT, key)
    .setOrigin(0, 0)
    .setDisplaySize(w * UNIT, h * UNIT)
    .setDepth(DEPTH.regions);
  const paths = loops.map((loop) => {
    const path = new Path2D();
    for (const [index, point] of loop.entries()) {
      const [x, y] = [(point.x - box.x + ROOM) * ppu, (point.y - box.y + ROOM) * ppu];
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
    return { path, length: loopLength(loop) * ppu };
  });
  const whole = new Path2D();
  for (const { path } of paths) whole.addPath(path);

  function paint({ colour, tint, border, pattern, looks = [0, 1], marks = [] }: RegionLook): void {
    const g = canvas.getContext('2d');
    if (!g) return;
    g.clearRect(0, 0, canvas.width, canvas.height);
    g.fillStyle = inkOf(colour);
    g.globalAlpha = tint;
    g.fill(whole, 'evenodd');
    g.globalAlpha = 1;
    if (pattern) {
      g.fillStyle = patternFill(g, pattern, ppu, looks);
      g.fill(whole, 'evenodd');
    }
    if (marks.length > 0) {
      g.fillStyle = marksFill(g, marks, ppu);
      g.fill(whole, 'evenodd');
    }
    g.lineJoin = 'round';
    g.lineCap = 'round';
    for (const { path, length } of paths) {
      g.setLineDash(border >= 1 ? [] : [length * border, length]);
      if (border <= 0) continue;
      for (const [width, ink] of [
        [0.064, darkOf(colour)],
        [0.044, inkOf(colour)],
        [0.014, lightOf(colour)],
      ] as const) {
        g.lineWidth = width * ppu;
        g.strokeStyle = ink;
        g.stroke(path);
      }
    }
    refreshTexture(scene, key);
  }

  return {
    image,
    paint,
    destroy() {
      image.destroy();
      scene.textures.remove(key);
    },
  };
}
