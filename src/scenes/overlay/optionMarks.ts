import type { GameObjects, Scene } from 'phaser';
import type { Figure } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { FILL } from '../pictures/figures.ts';
import { COORDINATE, coordinatePicture } from '../pictures/coordinate.ts';
import { plainPiece } from '../pictures/plainPiece.ts';
import type { Point } from '../units.ts';

/** An option: what it would use, and where its disc is in CSS pixels. */
export interface OptionMark {
  /** Identifies it while the same options are shown. */
  readonly id: unknown;
  /** `null`: there is no picture of what is used. */
  readonly figure: Figure | null;
  readonly colour: number;
  /** Its first letter is shown on a plain disc. */
  readonly sort: string;
  readonly at: Point;
  /** In CSS pixels. */
  readonly size: number;
  readonly chosen: boolean;
  /** The number that the list gives it; `null`: none. */
  readonly number: number | null;
}

/** Height of its number, in discs, and at least in CSS pixels. */
const SIGN = 0.52;
const LEAST = 13;

interface Shown {
  readonly id: unknown;
  readonly disc: GameObjects.Image;
  readonly body: GameObjects.Image;
  readonly number: GameObjects.Image | null;
}

/** Colour of the player who chooses, and the conversion from CSS pixels to world units. */
export interface MarkLook {
  readonly colour: number;
  readonly toWorld: (point: Point) => Point;
  /** World units per CSS pixel. */
  readonly pixels: number;
  /** They stand on the held tile, over everything else. */
  readonly onTile: boolean;
}

/** The options on the table: a translucent figure on a light disc for each; the chosen one is solid and larger. */
export function createOptionMarks(scene: Scene, figures: Figures) {
  let marks: readonly Shown[] = [];
  let choices: readonly OptionMark[] = [];
  let camera: MarkLook | undefined;
  let breath = 0;

  function dress(
    { disc, body, number }: Shown,
    { figure, colour, sort, chosen: solid, size: wide }: OptionMark,
    { colour: own, pixels, onTile }: MarkLook,
  ): void {
    const size = wide * pixels * (solid ? 1.3 : 1 + 0.07 * breath);
    disc
      .setTexture(solid ? `disc-${own}` : 'disc')
      .setDisplaySize(size / 0.84, size / 0.84)
      .setAlpha(solid ? 1 : 0.72 + 0.2 * breath);
    const pictures = figure === null ? plainPiece(scene, { sort, colour }) : figures.get(figure, colour);
    body.setVisible(pictures.ready);
    if (!pictures.ready) return;
    const height = (size * 0.82) / FILL;
    body
      .setTexture(pictures.body)
      .setDisplaySize(height, height)
      .setAlpha(solid ? 1 : 0.72 + 0.2 * breath);
    disc.setDepth((onTile ? DEPTH.ghost + 3 : DEPTH.choices) + (solid ? 2 : 0));
    body.setDepth(disc.depth + 1);
    const high = Math.max(LEAST, wide * SIGN) * pixels;
    number
      ?.setPosition(disc.x + size * 0.42, disc.y - size * 0.42)
      .setDisplaySize((high * COORDINATE.w) / COORDINATE.h, high)
      .setDepth(body.depth + 1);
  }

  return {
    show(next: readonly OptionMark[], how: MarkLook): void {
      camera = how;
      choices = next;
      if (
        next.length !== marks.length ||
        next.some(({ id, number }, n) => id !== marks[n]?.id || (number === null) !== (marks[n]?.number === null))
      ) {
        for (const { disc, body, number } of marks) for (const image of [disc, body, number]) image?.destroy();
        marks = next.map(({ id, number }) => ({
          id,
          disc: scene.add.image(0, 0, 'disc'),
          body: scene.add.image(0, 0, '__DEFAULT'),
          number: number === null ? null : scene.add.image(0, 0, coordinatePicture(scene, String(number), true)),
        }));
      }
      for (const [n, mark] of marks.entries()) {
        const choice = next[n];
        if (!choice) continue;
        const { x, y } = how.toWorld(choice.at);
        mark.disc.setPosition(x, y);
        mark.body.setPosition(x, y);
        dress(mark, choice, how);
      }
    },
    /** `phase` 0…1…0: a gentle pulse. */
    pulse(phase: number): void {
      breath = phase;
      for (const [n, mark] of marks.entries()) if (camera && choices[n]) dress(mark, choices[n], camera);
    },
    get count(): number {
      return marks.length;
    },
  };
}
export type OptionMarks = ReturnType<typeof createOptionMarks>;
