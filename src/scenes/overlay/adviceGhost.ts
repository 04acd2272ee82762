import type { GameObjects, Scene } from 'phaser';
import type { Figure } from '../../art/contract.ts';
import type { LaidTile } from '../../game/index.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { FILL } from '../pictures/figures.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre } from '../units.ts';

const GHOST = 0.92;
/** Width of the disc under the follower, in cells. */
const DISC = 0.36;
const FRAME_GROWTH = 2;

/** The tile and the figure of a hint, where they would be placed. */
export function createAdviceGhost(scene: Scene, pictures: TilePictures, figures: Figures) {
  const hidden = (depth: number, key = '__DEFAULT'): GameObjects.Image =>
    scene.add.image(0, 0, key).setDepth(depth).setVisible(false);
  const tile = hidden(DEPTH.tiles + 5);
  const frame = hidden(DEPTH.frames + 2, 'ghost-frame');
  const disc = hidden(DEPTH.choices, 'disc');
  const body = hidden(DEPTH.choices + 1);

  return {
    showTile(ghost: LaidTile | undefined): void {
      tile.setVisible(ghost !== undefined);
      frame.setVisible(ghost !== undefined);
      if (!ghost) return;
      const { x, y } = cellCentre(ghost);
      tile
        .setTexture(pictures.get(ghost.tile, ghost.rotation))
        .setPosition(x * UNIT, y * UNIT)
        .setDisplaySize(UNIT, UNIT)
        .setAlpha(GHOST);
      frame.setPosition(x * UNIT, y * UNIT).setDisplaySize(UNIT * FRAME_GROWTH, UNIT * FRAME_GROWTH);
    },
    showPerson(person: { readonly at: Point; readonly figure: Figure; readonly colour: number } | undefined): void {
      const picture = person && figures.get(person.figure, person.colour);
      disc.setVisible(person !== undefined);
      body.setVisible(picture?.ready === true);
      if (!person) return;
      const { x, y } = person.at;
      disc
        .setTexture(`disc-${person.colour}`)
        .setPosition(x * UNIT, y * UNIT)
        .setDisplaySize((DISC / 0.84) * UNIT, (DISC / 0.84) * UNIT);
      if (picture?.ready)
        body
          .setTexture(picture.body)
          .setPosition(x * UNIT, y * UNIT)
          .setDisplaySize((DISC * 0.82 * UNIT) / FILL, (DISC * 0.82 * UNIT) / FILL);
    },
    get shown(): { readonly tile: boolean; readonly follower: boolean } {
      return { tile: tile.visible, follower: disc.visible };
    },
  };
}
