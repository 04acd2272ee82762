import type { Scene } from 'phaser';
import type { Shine } from '../../art/contract.ts';
import { FEET_AT, FILL } from '../pictures/figures.ts';
import { plainPiece } from '../pictures/plainPiece.ts';
import type { Figures } from '../pictures/figures.ts';
import { UNIT } from '../units.ts';
import { DEPTH } from '../depths.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import type { Piece } from './pieces.ts';
import { createPieceShadow } from './pieceShadow.ts';
import { createPieceSigns } from './pieceSigns.ts';
import type { Pose } from './pose.ts';
import { flies } from './pose.ts';
import { createShine } from './shine.ts';
import { lookOf } from './sorts.ts';

/** The pictures of one piece: body, shadow and, for markers past 99, a flag. */
export interface PieceSprite {
  piece: Piece;
  readonly pose: Pose;
  /** Changes the picture of the body, e.g. when a token is turned over. */
  face(figure: Piece['figure'], variant: number): void;
  /** Updates the pictures to match the pose. */
  apply(): void;
  destroy(): void;
}

const colourOf = ([r, g, b]: Shine['tint']): number =>
  (Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255);

/** Is the sun on the right? */
const isFromRight = (shine: Shine | undefined): boolean => shine !== undefined && shine.shadow.x < 0;

export function createPieceSprite(
  scene: Scene,
  { figures, tiles }: { readonly figures: Figures; readonly tiles: TilePictures },
  first: Piece,
  shining: () => Shine | undefined,
): PieceSprite {
  const pose: Pose = { x: first.x, y: first.y, lift: 0, angle: 0, sx: 1, sy: 1, alpha: 1, turned: false };
  const body = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
  const shadow = createPieceShadow(scene);
  let face = { figure: first.figure, variant: first.colour };
  let shown = '';
  const shines = lookOf(first.sort).shines ? createShine(scene) : undefined;
  const signs = createPieceSigns(scene, first);
  if (first.tile !== undefined) tiles.hold(first.tile);

  function dress(): boolean {
    const { tile } = sprite.piece;
    if (tile !== undefined) {
      body.setTexture(tiles.get(tile, 0)).setOrigin(0.5, 0.5);
      shadow.image.setTexture('soft-square');
      return true;
    }
    const pictures =
      face.figure === null
        ? plainPiece(scene, sprite.piece)
        : figures.get(face.figure, face.variant, isFromRight(shining()) !== pose.turned);
    if (!pictures.ready) return false;
    if (shown === pictures.body) return true;
    shown = pictures.body;
    const standing = sprite.piece.pose === 'standing';
    body.setTexture(pictures.body).setOrigin(0.5, standing ? FEET_AT : 0.5);
    shadow.image.setTexture(pictures.shadow);
    return true;
  }

  const sprite: PieceSprite = {
    piece: first,
    pose,
    face(figure, variant) {
      face = { figure, variant };
    },
    apply() {
      const ready = dress();
      body.setVisible(ready);
      shadow.image.setVisible(ready);
      if (!ready) return;
      const { piece } = sprite;
      const height = piece.height * UNIT;
      const size = piece.tile === undefined ? height / FILL : height;
      body
        .setPosition(pose.x * UNIT, (pose.y - pose.lift) * UNIT)
        .setDisplaySize(size * pose.sx, size * pose.sy)
        .setRotation(pose.angle)
        .setFlipX(pose.turned)
        .setAlpha(pose.alpha);
      const low = piece.pose === 'flat' || piece.built !== undefined;
      body.setDepth(flies(pose) ? DEPTH.flying + pose.y : (low ? DEPTH.tokens : DEPTH.pieces) + pose.y);
      const shine = shining();
      if (shine) body.setTint(colourOf(shine.tint));
      shadow.place(piece, pose, size, shine);
      shines?.place(piece, pose);
      signs.place(piece, pose, body);
    },
    destroy() {
      if (first.tile !== undefined) tiles.release(first.tile);
      shines?.destroy();
      body.destroy();
      shadow.image.destroy();
      signs.destroy();
    },
  };

  return sprite;
}
