import type { GameObjects, Scene } from 'phaser';
import type { DeployChoice } from '../../session/contract.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { FILL } from '../pictures/figures.ts';
import type { Point } from '../units.ts';
import { DISC } from './spots.ts';
import type { DeploySpot } from './spots.ts';

interface Mark {
  readonly choice: DeployChoice;
  readonly disc: GameObjects.Image;
  readonly body: GameObjects.Image;
}

/** How it is drawn now: who chooses, what is chosen, and how CSS pixels become world units. */
export interface DeployLook {
  readonly colour: number;
  readonly chosen: number | null | undefined;
  readonly toWorld: (point: Point) => Point;
  /** World units per CSS pixel. */
  readonly pixels: number;
}

/** Features that may take a follower: a translucent follower on a light disc for each; the chosen one is solid and larger. */
export function createDeployMarks(scene: Scene, figures: Figures) {
  let marks: readonly Mark[] = [];
  let look: DeployLook | undefined;
  let breath = 0;

  function dress({ choice, disc, body }: Mark, { colour, chosen, pixels }: DeployLook): void {
    const solid = choice.feature === chosen;
    const size = DISC * pixels * (solid ? 1.3 : 1 + 0.07 * breath);
    disc.setTexture(solid ? `disc-${colour}` : 'disc').setDisplaySize(size / 0.84, size / 0.84).setAlpha(solid ? 1 : 0.72 + 0.2 * breath);
    const pictures = figures.get(choice.kind === 'court' ? 'merchant' : 'follower', colour);
    body.setVisible(pictures.ready);
    if (!pictures.ready) return;
    const height = (size * 0.82) / FILL;
    body.setTexture(pictures.body).setDisplaySize(height, height).setAlpha(solid ? 1 : 0.72 + 0.2 * breath);
    disc.setDepth(DEPTH.choices + (solid ? 2 : 0));
    body.setDepth(disc.depth + 1);
  }

  return {
    show(spots: readonly DeploySpot[], next: DeployLook): void {
      look = next;
      if (spots.length !== marks.length || spots.some(({ choice }, n) => choice !== marks[n]?.choice)) {
        for (const { disc, body } of marks) {
          disc.destroy();
          body.destroy();
        }
        marks = spots.map(({ choice }) => ({ choice, disc: scene.add.image(0, 0, 'disc'), body: scene.add.image(0, 0, '__DEFAULT') }));
      }
      for (const [n, mark] of marks.entries()) {
        const { x, y } = next.toWorld(spots[n]?.at ?? { x: 0, y: 0 });
        mark.disc.setPosition(x, y);
        mark.body.setPosition(x, y);
        dress(mark, next);
      }
    },
    /** `phase` 0…1…0: a soft breath. */
    pulse(phase: number): void {
      breath = phase;
      if (look) for (const mark of marks) dress(mark, look);
    },
    get count(): number {
      return marks.length;
    },
  };
}
export type DeployMarks = ReturnType<typeof createDeployMarks>;
