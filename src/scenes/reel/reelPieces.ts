import type { GameObjects, Scene } from 'phaser';
import type { Shine } from '../../art/contract.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import type { Layers } from '../layers.ts';
import { createPieceLayer } from '../pieces/pieceLayer.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { piecesOf } from '../pieces/pieces.ts';
import type { Pose } from '../pieces/pose.ts';
import { arc, clamp, easeInOut, lerpPoint } from '../units.ts';
import { offStage } from './offStage.ts';

/** How high pieces come from and go to, and how high they hop, in cells. */
const HEIGHT = 0.7;
const HOP = 0.3;
/** Pieces move when the tile already lies: after this part of a step. */
const LATER = 0.4;

interface Options {
  readonly scene: Scene;
  readonly game: TableGame;
  readonly layers: Pick<Layers, 'figures' | 'pictures' | 'ground'>;
  readonly views: readonly MatchView[];
  readonly shine: Shine | undefined;
}

/** All pieces at any moment of a game, as images that are not shown on the table. */
export function createReelPieces({ scene, game, layers, views, shine }: Options) {
  const stage = offStage(scene);
  const layer = createPieceLayer(stage.scene, {
    figures: layers.figures,
    tiles: layers.pictures,
    isPainted: layers.ground.isPainted,
  });
  if (shine) layer.shineOn(shine);
  const all: Pieces[] = views.map((view) => piecesOf(view, game));
  // Requests their pictures.
  for (const pieces of all) layer.reconcile(pieces);

  return {
    /** At a moment as in `ReelFrame.at`. */
    at(moment: number): readonly GameObjects.Image[] {
      const n = Math.floor(moment);
      const was: Pieces = all[n] ?? new Map<string, Piece>();
      const will = all[n + 1] ?? was;
      const t = easeInOut(clamp((moment - n - LATER) / (1 - LATER), 0, 1));
      layer.reconcile(t < 1 ? new Map([...was, ...will]) : will);
      if (t < 1)
        for (const [key, pose] of moving(was, will, t)) {
          const sprite = layer.get(key);
          if (!sprite) continue;
          Object.assign(sprite.pose, { ...pose, alpha: sprite.pose.alpha * (pose.alpha ?? 1) });
          sprite.apply();
        }
      return [...stage.images];
    },
    close: (): void => layer.reconcile(new Map()),
  };
}

/** The poses of all pieces that come, go or move, at `t` of the way. */
function moving(was: Pieces, will: Pieces, t: number): ReadonlyMap<string, Partial<Pose>> {
  const poses = new Map<string, Partial<Pose>>();
  for (const [key, piece] of will) {
    const before = was.get(key);
    if (!before) poses.set(key, { alpha: t, lift: HEIGHT * (1 - t) });
    else if (before.x !== piece.x || before.y !== piece.y)
      poses.set(key, { ...lerpPoint(before, piece, t), lift: HOP * arc(t) });
  }
  for (const key of was.keys()) if (!will.has(key)) poses.set(key, { alpha: 1 - t, lift: HEIGHT * t });
  return poses;
}
