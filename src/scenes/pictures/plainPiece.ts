import type { Scene } from 'phaser';
import { DISPLAY } from '../../art/typefaces.ts';
import { addTexture, makeCanvas } from './canvas.ts';
import type { FigurePictures } from './figures.ts';
import { CREAM, INK, darkOf, inkOf } from './palette.ts';

const SIDE = 128;

/**
 * A disc with the first letter of its sort, in its owner's colour: for pieces without a picture. `colour` -1: no owner.
 */
export function plainPiece(
  scene: Scene,
  { sort, colour }: { readonly sort: string; readonly colour: number },
): FigurePictures {
  const letter = letterOf(sort);
  const body = `plain:${letter}:${colour}`;
  const shadow = 'plain-shadow';
  if (!scene.textures.exists(body)) addTexture(scene, body, plainDisc(sort, colour));
  if (!scene.textures.exists(shadow))
    addTexture(
      scene,
      shadow,
      makeCanvas(SIDE, SIDE, (g) => circle(g, SIDE * 0.45, '#140c20')),
    );
  return { body, shadow, ready: true };
}

const letterOf = (sort: string): string => (sort[0] ?? '?').toUpperCase();

export function plainDisc(sort: string, colour: number): HTMLCanvasElement {
  const look = colour < 0 ? null : colour;
  return makeCanvas(SIDE, SIDE, (g) => {
    circle(g, SIDE * 0.44, inkOf(look));
    circle(g, SIDE * 0.36, look === null ? INK : darkOf(look));
    g.fillStyle = CREAM;
    g.font = `600 ${SIDE * 0.42}px ${DISPLAY}`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(letterOf(sort), SIDE / 2, SIDE * 0.53);
  });
}

function circle(g: CanvasRenderingContext2D, radius: number, ink: string): void {
  g.fillStyle = ink;
  g.beginPath();
  g.arc(SIDE / 2, SIDE / 2, radius, 0, Math.PI * 2);
  g.fill();
}
