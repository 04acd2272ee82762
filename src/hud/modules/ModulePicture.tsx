import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { carcassonne } from '../../game/index.ts';
import type { Figure } from '../../art/contract.ts';
import { drawFlatTile } from '../../art/flat.ts';
import type { PreviewPainter } from '../../art/previewPainter.ts';
import type { App } from '../../session/contracts/app.ts';
import { useHud } from '../kit/context.tsx';
import styles from './ModulePicture.module.css';

/** The picture of a module in the form: one of its tiles, or its figure. */
export type Pictured = { readonly tile: string } | { readonly figure: Figure };

/** In pixels of the picture. */
const SIZE = 96;

/** Painted when it is first visible; until then a tile is a flat drawing. A figure that cannot be painted is left out. `picture`: the same object as long as it does not change. */
export function ModulePicture({ picture }: { readonly picture: Pictured }): VNode {
  const { app } = useHud();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnpainted, setUnpainted] = useState(false);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (!place) return undefined;
    if ('tile' in picture) drawFlatTile(place, carcassonneTile(picture.tile), 0);
    let wanted = true;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      painted(app, picture).then(
        (image) => wanted && draw(place, image),
        () => wanted && 'figure' in picture && setUnpainted(true),
      );
    });
    watch.observe(place);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [app, picture]);
  return (
    <canvas
      ref={canvas}
      class={clsx(styles.picture, isUnpainted && styles.unpainted)}
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
    />
  );
}

/** Has a picture painted that will be shown soon. */
export function usePaintedAhead(picture: Pictured, isSoon: boolean): void {
  const { app } = useHud();
  useLayoutEffect(() => {
    // Where it is shown, it is left out if it cannot be painted.
    if (isSoon) painted(app, picture).catch(() => undefined);
  }, [app, picture, isSoon]);
}

/** Every painter paints a picture once. */
const pictures = new WeakMap<PreviewPainter, Map<Pictured, Promise<ImageBitmap>>>();

function painted({ workshop }: App, picture: Pictured): Promise<ImageBitmap> {
  const painter = workshop.previewPainter();
  const known = pictures.get(painter) ?? new Map<Pictured, Promise<ImageBitmap>>();
  pictures.set(painter, known);
  const image =
    known.get(picture) ??
    ('figure' in picture
      ? painter.figure(picture.figure, { colour: 0 }, 'country', SIZE)
      : painter.paint(carcassonneTile(picture.tile), 'country', SIZE));
  known.set(picture, image);
  image.catch(() => known.delete(picture));
  return image;
}

/** As large as possible, in the middle. */
function draw(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  Object.assign(canvas, { width: SIZE, height: SIZE });
  const scale = Math.min(SIZE / image.width, SIZE / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')?.drawImage(image, (SIZE - w) / 2, (SIZE - h) / 2, w, h);
}

function carcassonneTile(id: string): carcassonne.CarcassonneTile {
  const tile = carcassonne.TILE_SETS.flatMap(carcassonne.tileSet).find((one) => one.id === id);
  if (!tile) throw new Error(`Expected a known tile, not ${id}`);
  return tile;
}
