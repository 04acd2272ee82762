import type { Scene } from 'phaser';
import { sameCell } from '../../game/index.ts';
import type { Rotation, TileId } from '../../game/index.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import { DEPTH } from '../depths.ts';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';
import type { Point } from '../units.ts';
import { UNIT, easeBack, easeOut, lerp } from '../units.ts';
import { BUTTON } from './turnButtons.ts';
import type { ButtonSpots } from './turnButtons.ts';

const LIFT_MS = 120;
const MOVE_MS = 110;
const TURN_MS = 180;
const SCALE = 1.06;

export interface Preview extends Point {
  readonly tile: TileId;
  readonly rotation: Rotation;
}

/** The preview: lifted, framed in gold, with buttons to rotate it. */
export function createTilePreview(scene: Scene, pictures: TilePictures, play: (motion: Motion) => void) {
  const shadow = scene.add.image(0, 0, 'soft-square').setDepth(DEPTH.ghost);
  const tile = scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.ghost + 1);
  const frame = scene.add.image(0, 0, 'ghost-frame').setDepth(DEPTH.ghost + 2);
  const cw = scene.add.image(0, 0, 'turn-cw').setDepth(DEPTH.badges);
  const ccw = scene.add.image(0, 0, 'turn-ccw').setDepth(DEPTH.badges);
  const buttons = [cw, ccw];
  const pose = { x: 0, y: 0, lift: 0, angle: 0 };
  let shown: Preview | undefined;
  /** Counts changes, so that a newer motion cancels an older one. */
  let round = 0;

  function apply(): void {
    for (const image of [shadow, tile, frame]) image.setVisible(shown !== undefined);
    if (!shown) return;
    const key = pictures.get(shown.tile, shown.rotation);
    const scale = 1 + (SCALE - 1) * pose.lift;
    const [x, y] = [(pose.x + 0.5) * UNIT, (pose.y + 0.5 - 0.02 * pose.lift) * UNIT];
    tile
      .setTexture(key)
      .setPosition(x, y)
      .setDisplaySize(UNIT * scale, UNIT * scale)
      .setRotation(pose.angle);
    frame
      .setPosition(x, y)
      .setDisplaySize(UNIT * 2 * scale, UNIT * 2 * scale)
      .setRotation(pose.angle)
      .setAlpha(pose.lift);
    shadow
      .setPosition(x + UNIT * 0.15 * pose.lift, y + UNIT * 0.18 * pose.lift)
      .setDisplaySize(UNIT * 2 * scale, UNIT * 2 * scale)
      .setRotation(pose.angle)
      .setAlpha(0.85 * pose.lift);
  }

  function animate(ms: number, step: (t: number) => void): void {
    round += 1;
    const mine = round;
    play(
      act({
        ms,
        step(t) {
          if (mine !== round) return;
          step(t);
          apply();
        },
      }),
    );
  }

  return {
    get shown(): Preview | undefined {
      return shown;
    },
    /** Shows the tile there, or nothing. `still`: without movement. */
    show(next: Preview | undefined, options: { readonly still: boolean }): void {
      const last = shown;
      shown = next;
      if (!next) {
        round += 1;
        return apply();
      }
      const same = last !== undefined && last.tile === next.tile;
      const from = same ? { ...pose } : { x: next.x, y: next.y, lift: 0, angle: 0 };
      const turned = same && last.rotation !== next.rotation ? turnFrom(last.rotation, next.rotation) : 0;
      if (same && turned === 0 && sameCell(last, next)) return apply();
      if (options.still) {
        round += 1;
        Object.assign(pose, { x: next.x, y: next.y, lift: 1, angle: 0 });
        return apply();
      }
      animate(turned === 0 ? (same ? MOVE_MS : LIFT_MS) : TURN_MS, (t) => {
        const way = easeOut(t);
        Object.assign(pose, {
          x: lerp(from.x, next.x, way),
          y: lerp(from.y, next.y, way),
          lift: lerp(from.lift, 1, way),
          angle: turned * (1 - easeBack(t)),
        });
      });
      apply();
    },
    /** Positions the buttons for the current zoom; `pixels` is world units per CSS pixel. `null`: there are none. */
    placeButtons(spots: ButtonSpots | null, toWorld: (screen: Point) => Point, pixels: number): void {
      for (const image of buttons) image.setVisible(spots !== null);
      if (!spots) return;
      for (const [image, at] of [
        [cw, spots.cw],
        [ccw, spots.ccw],
      ] as const) {
        const spot = toWorld(at);
        image.setPosition(spot.x, spot.y).setDisplaySize((BUTTON / 0.84) * pixels, (BUTTON / 0.84) * pixels);
      }
    },
    refresh: apply,
  };
}
export type PreviewTile = ReturnType<typeof createTilePreview>;

/** The start angle of the rotation, chosen so that it takes the short way. */
function turnFrom(before: Rotation, now: Rotation): number {
  const quarters = (now - before + 4) % 4;
  return quarters === 1 ? -Math.PI / 2 : quarters === 3 ? Math.PI / 2 : Math.PI;
}
