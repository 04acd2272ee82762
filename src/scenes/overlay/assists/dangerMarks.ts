import type { GameObjects, Scene } from 'phaser';
import { adapterOf } from '../../../game/index.ts';
import type { carcassonne } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { Ground } from '../../../art/ground.ts';
import { laidOf } from '../../board/laid.ts';
import type { CameraView } from '../../camera/maths.ts';
import { DEPTH } from '../../depths.ts';
import { shieldPicture } from '../../pictures/signs.ts';
import { UNIT } from '../../units.ts';
import type { Label } from './labels.ts';
import { createLabels } from './labels.ts';

/** In cells, below the figure. */
const BELOW = 0.2;
const SHIELD = 0.34;
const HEAT = 0xd8321a;
/** Smaller chances are not shown. */
const LEAST = 0.005;

export const percent = (chance: number): string => `${Math.min(99, Math.round(chance * 100))}%`;

/** How likely each figure is to be sent home next: tinted cells, a percentage or a shield at each figure. */
export function createDangerMarks(scene: Scene, places: Ground) {
  const heat: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.regions);
  const labels = createLabels(scene);
  let shields: GameObjects.Image[] = [];
  let shown = '';

  return {
    get texts(): readonly string[] {
      return labels.texts;
    },
    get count(): number {
      return shields.length;
    },
    show(danger: carcassonne.DangerInfo | null, view: MatchView): void {
      const wanted = danger ? JSON.stringify(danger) : '';
      if (wanted === shown) return;
      shown = wanted;
      heat.clear();
      for (const shield of shields) shield.destroy();
      shields = [];
      for (const { x, y, chance } of danger?.cells ?? [])
        heat.fillStyle(HEAT, 0.08 + 0.5 * chance).fillRect(x * UNIT, y * UNIT, UNIT, UNIT);
      const laid = laidOf(view.state);
      const pieces = new Map(
        adapterOf(view.rules)
          .pieces(view.state)
          .map((piece) => [piece.id, piece.place]),
      );
      const texts: Label[] = [];
      for (const { piece, player, chance, shielded } of danger?.figures ?? []) {
        const place = pieces.get(piece);
        if (place?.on !== 'feature') continue;
        const { x, y } = places.feature(place, laid);
        const at = { x, y: y + BELOW };
        if (shielded)
          shields.push(
            scene.add
              .image(at.x * UNIT, at.y * UNIT, shieldPicture(scene))
              .setDisplaySize(SHIELD * UNIT, SHIELD * UNIT)
              .setDepth(DEPTH.badges),
          );
        else if (chance >= LEAST)
          texts.push({ text: percent(chance), colour: view.players[player]?.colour ?? null, at });
      }
      labels.show(texts);
    },
    place: (camera: CameraView): void => labels.place(camera),
  };
}
