import type { Scene } from 'phaser';
import type { Shine, Structure } from '../../art/contract.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import type { Figures } from '../pictures/figures.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { PieceSprite } from './pieceSprite.ts';
import { createPieceSprite } from './pieceSprite.ts';

const AWAKE = { angle: 0, sx: 1, sy: 1 } as const;
/** Curled up. */
const ASLEEP = { angle: -0.12, sx: 1.12, sy: 0.68 } as const;

interface Options {
  readonly figures: Figures;
  readonly tiles: TilePictures;
  /** Whether the board picture shows this. */
  readonly isPainted: (one: Structure) => boolean;
}

/** The sprites of all pieces, by key. */
export function createPieceLayer(scene: Scene, { isPainted, ...pictures }: Options) {
  const sprites = new Map<string, PieceSprite>();
  let shine: Shine | undefined;

  function take(piece: Piece): PieceSprite {
    const known = sprites.get(piece.key);
    if (known) return known;
    const sprite = createPieceSprite(scene, pictures, piece, () => shine);
    sprites.set(piece.key, sprite);
    return sprite;
  }

  function drop(key: string): void {
    sprites.get(key)?.destroy();
    sprites.delete(key);
  }

  const isSeen = ({ built }: Piece): boolean => !built || !isPainted(built);

  /** Poses a sprite exactly as its piece says. */
  function rest(piece: Piece): void {
    const sprite = take(piece);
    sprite.piece = piece;
    sprite.face(piece.figure, piece.colour);
    Object.assign(sprite.pose, {
      x: piece.x,
      y: piece.y,
      lift: 0,
      alpha: isSeen(piece) ? 1 : 0,
      ...(piece.sleeps ? ASLEEP : AWAKE),
    });
    sprite.apply();
  }

  return {
    take,
    drop,
    rest,
    get: (key: string): PieceSprite | undefined => sprites.get(key),
    all: (): readonly Piece[] => [...sprites.values()].map(({ piece }) => piece),
    /** Makes the table show exactly these pieces. */
    reconcile(pieces: Pieces): void {
      for (const key of sprites.keys()) if (!pieces.has(key)) drop(key);
      for (const piece of pieces.values()) rest(piece);
    },
    /** The board picture shows more of what is built. */
    painted(): void {
      for (const sprite of sprites.values()) {
        if (isSeen(sprite.piece) || sprite.pose.lift > 0) continue;
        sprite.pose.alpha = 0;
        sprite.apply();
      }
    },
    /** The light on all pieces has changed. */
    shineOn(light: Shine): void {
      shine = light;
      for (const sprite of sprites.values()) sprite.apply();
    },
    /** New pictures have arrived: updates the sprites that waited for them. */
    refresh(): void {
      for (const sprite of sprites.values()) sprite.apply();
    },
  };
}
export type PieceLayer = ReturnType<typeof createPieceLayer>;
