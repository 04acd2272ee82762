import type { GameObjects, Scene } from 'phaser';
import type { Figures } from '../pictures/figures.ts';
import { FEET_AT, FILL } from '../pictures/figures.ts';
import type { Piece } from '../pieces/pieces.ts';
import { DEPTH } from '../depths.ts';
import { UNIT } from '../units.ts';

interface Mark {
  readonly feature: number;
  readonly piece: Piece;
  readonly ring: GameObjects.Image;
  readonly body: GameObjects.Image;
}

/** In cells: six of them must find room on one tile. */
const RING = 0.3;
const FAINT = 0.72;

/** Where a follower may be deployed: translucent followers in the player's colour; the chosen one is solid. */
export function createDeployMarks(scene: Scene, figures: Figures) {
  let marks: Mark[] = [];
  let chosen: number | null | undefined;

  function dress({ piece, body, ring, feature }: Mark, pulse: number): void {
    const pictures = figures.get(piece.figure, piece.colour);
    body.setVisible(pictures.ready);
    const solid = feature === chosen;
    const size = ((piece.height * UNIT) / FILL) * (solid ? 1.05 : FAINT * (1 + 0.05 * pulse));
    if (pictures.ready) {
      const standing = piece.pose === 'standing';
      body.setTexture(pictures.body).setOrigin(0.5, standing ? FEET_AT : 0.5).setDisplaySize(size, size);
      body.setAlpha(solid ? 1 : 0.62 + 0.2 * pulse).setDepth(DEPTH.choices + 1 + piece.y + (solid ? 50 : 0));
    }
    ring.setDisplaySize(RING * UNIT * (1 + 0.06 * pulse), RING * UNIT * (1 + 0.06 * pulse)).setAlpha(solid ? 1 : 0.55 + 0.3 * pulse);
  }

  return {
    show(choices: readonly { readonly feature: number; readonly piece: Piece; readonly spot: { readonly x: number; readonly y: number } }[], now: number | null | undefined): void {
      for (const mark of marks) {
        mark.ring.destroy();
        mark.body.destroy();
      }
      chosen = now;
      marks = choices.map(({ feature, piece, spot }) => ({
        feature,
        piece,
        ring: scene.add.image(spot.x * UNIT, spot.y * UNIT, 'ring').setDepth(DEPTH.choices),
        body: scene.add.image(piece.x * UNIT, (feature === now ? piece.y : spot.y + (piece.y - spot.y) * FAINT) * UNIT, '__DEFAULT'),
      }));
      for (const mark of marks) dress(mark, 0);
    },
    /** `phase` 0…1…0: a soft breath. */
    pulse(phase: number): void {
      for (const mark of marks) dress(mark, phase);
    },
    get count(): number {
      return marks.length;
    },
  };
}
export type DeployMarks = ReturnType<typeof createDeployMarks>;
