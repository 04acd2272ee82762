import type { Scene } from 'phaser';
import type { Figure, TablePainter } from '../../art/contract.ts';
import { MODULE_SORTS } from '../../expansions/table.ts';
import { addTexture, makeCanvas, opaqueBox } from './canvas.ts';

/** Side of the textures: a power of two, so that small pieces stay smooth. */
const SIDE = 256;
/** Fraction of the side that the figure fills. */
export const FILL = 0.9;
/** Where the feet of a standing figure are in its picture. */
export const FEET_AT = 0.95;
/** The cast shadow: its box in heights of the figure, and the position of the feet in it. */
export const SHADOW = { w: 1.5, h: 0.75, feetX: 0.3, feetY: 0.14 } as const;
/** Where the shadow of the top falls in afternoon light, in heights of the figure. */
export const SUN = { across: 0.62, down: 0.47 } as const;

export interface FigurePictures {
  readonly body: string;
  readonly shadow: string;
  readonly ready: boolean;
}

/** Figures that are flat; all others stand. */
const LYING: ReadonlySet<Figure> = new Set([
  'lying-follower',
  'token-back',
  'token-face',
  ...Object.values(MODULE_SORTS).flatMap(({ figure, lying, pose }) => [
    ...(figure !== null && pose === 'flat' ? [figure] : []),
    ...(lying ? [lying] : []),
  ]),
]);

const figureKey = (figure: Figure, variant: number, fromRight: boolean): string =>
  `figure:${figure}:${variant}${fromRight ? ':right' : ''}`;
const shadowKey = (figure: Figure, variant: number): string => `shadow:${figure}:${variant}`;

/** Blurs a silhouette by drawing it repeatedly: canvas filters are missing in some browsers. */
function softly(g: CanvasRenderingContext2D, radius: number, draw: () => void): void {
  const rings = [
    [0, 1],
    [0.5, 6],
    [1, 10],
  ] as const;
  g.globalAlpha = 0.12;
  for (const [part, count] of rings) {
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * Math.PI * 2;
      g.save();
      g.translate(Math.cos(angle) * radius * part, Math.sin(angle) * radius * part);
      draw();
      g.restore();
    }
  }
}

/** Turns the painter's figures into textures as they arrive; calls `onReady` for each. */
export function createFigures(scene: Scene, painter: TablePainter, onReady: () => void) {
  const asked = new Set<string>();
  let closed = false;

  function prepare(figure: Figure, variant: number, fromRight: boolean, bitmap: ImageBitmap): void {
    const raw = makeCanvas(bitmap.width, bitmap.height, (g) => g.drawImage(bitmap, 0, 0));
    const box = opaqueBox(raw);
    const standing = !LYING.has(figure);
    const scale = (SIDE * FILL) / (standing ? box.h : Math.max(box.w, box.h));
    const [w, h] = [box.w * scale, box.h * scale];
    const body = makeCanvas(SIDE, SIDE, (g) => {
      g.imageSmoothingQuality = 'high';
      g.drawImage(
        raw,
        box.x,
        box.y,
        box.w,
        box.h,
        (SIDE - w) / 2,
        standing ? SIDE * FEET_AT - h : (SIDE - h) / 2,
        w,
        h,
      );
    });
    addTexture(scene, figureKey(figure, variant, fromRight), body);
    // Both sides have the same shadow, which is mirrored where it is drawn.
    if (scene.textures.exists(shadowKey(figure, variant))) return onReady();
    const dark = makeCanvas(SIDE, SIDE, (g) => {
      g.drawImage(body, 0, 0);
      g.globalCompositeOperation = 'source-in';
      g.fillStyle = '#140c20';
      g.fillRect(0, 0, SIDE, SIDE);
    });
    addTexture(scene, shadowKey(figure, variant), standing ? castShadow(dark) : contactShadow(dark));
    onReady();
  }

  return {
    /**
     * Requests a figure, lit from the upper left or the upper right; its pictures may not be ready yet. Until they are,
     * those lit from the other side stand in.
     */
    get(figure: Figure, variant: number, fromRight = false): FigurePictures {
      const key = figureKey(figure, variant, fromRight);
      if (!asked.has(key)) {
        asked.add(key);
        const look = figure === 'token-face' ? { kind: variant } : figure === 'token-back' ? {} : { colour: variant };
        painter.figure(figure, { ...look, fromRight }).then(
          (bitmap) => {
            if (!closed) prepare(figure, variant, fromRight, bitmap);
          },
          () => asked.delete(key),
        );
      }
      const body = scene.textures.exists(key) ? key : figureKey(figure, variant, !fromRight);
      return { body, shadow: shadowKey(figure, variant), ready: scene.textures.exists(body) };
    },
    close(): void {
      closed = true;
    },
  };
}
export type Figures = ReturnType<typeof createFigures>;

/** The silhouette projected by the sun: from the feet to the lower right. */
function castShadow(dark: HTMLCanvasElement): HTMLCanvasElement {
  const perHeight = SIDE / SHADOW.w;
  const scale = perHeight / (SIDE * FILL);
  return makeCanvas(SIDE, SIDE * (SHADOW.h / SHADOW.w), (g, width, height) => {
    softly(g, 3.2, () => {
      g.transform(scale, 0, -SUN.across * scale, -SUN.down * scale, SHADOW.feetX * width, SHADOW.feetY * height);
      g.drawImage(dark, -SIDE / 2, -SIDE * FEET_AT);
    });
  });
}

/** The shadow of a flat figure: its outline, slightly to the lower right. */
function contactShadow(dark: HTMLCanvasElement): HTMLCanvasElement {
  return makeCanvas(SIDE, SIDE, (g) => softly(g, 5, () => g.drawImage(dark, 0, 0)));
}
