import type { Scene } from 'phaser';
import type { Rotation } from '../../game/index.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';
import type { Ground } from '../../art/ground.ts';

const SIDE = 64;
/** Main colours of the painted tiles (art NOTES §2). */
const GROUND: Readonly<Record<string, string>> = {
  path: '#dcc9a2',
  house: '#a55c45',
  tower: '#8b8987',
  court: '#6b7f4b',
  road: '#dcc9a2',
  city: '#a55c45',
  field: '#7b9150',
  river: '#4d93a5',
  monastery: '#8f8d8a',
  garden: '#c98f9a',
};
const BARE = '#a3906d';
export const flatColour = (kind: string | undefined): string => GROUND[kind ?? ''] ?? BARE;

/** A tile in flat colours, drawn at once from the shapes of its features; stands in until the painted one arrives. */
export function plainTile(scene: Scene, places: Ground, id: string, rotation: Rotation): string {
  const key = `plain:${id}:${rotation}`;
  if (scene.textures.exists(key)) return key;
  const tile = { x: 0, y: 0, tile: id, rotation };
  addTexture(
    scene,
    key,
    makeCanvas(SIDE, SIDE, (g) => {
      for (let row = 0; row < SIDE; row += 1) {
        const featureAt = (column: number): number =>
          places.owner(tile, { x: (column + 0.5) / SIDE, y: (row + 0.5) / SIDE });
        // Runs of one feature instead of single points: a resumed game first draws every tile like this.
        for (let column = 0, end = 0; column < SIDE; column = end) {
          const feature = featureAt(column);
          for (end = column + 1; end < SIDE && featureAt(end) === feature;) end += 1;
          g.fillStyle = flatColour(places.kindAt({ x: 0, y: 0, feature }, [tile]));
          g.fillRect(column, row, end - column, 1);
        }
      }
    }),
  );
  return key;
}
