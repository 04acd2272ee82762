import { carcassonne } from '../../game/index.ts';
import type { Figure } from '../../art/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** The picture of a module in the form: one of its tiles, or its figure. */
export type ModulePicture = { readonly tile: string } | { readonly figure: Figure };

/** In pixels of the picture. */
const SIZE = 96;

/** Painted when it is first visible; stays empty if painting fails. */
export function modulePicture({ app }: Hud, picture: ModulePicture): HTMLElement {
  const canvas = h('canvas', { class: 'module-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const paint = async (): Promise<void> => {
    const painter = app.workshop.previewPainter();
    const image =
      'figure' in picture
        ? await painter.figure(picture.figure, { colour: 0 }, 'country', SIZE)
        : await painter.paint(carcassonneTile(picture.tile), 'country', SIZE);
    const scale = Math.min(SIZE / image.width, SIZE / image.height);
    const [w, height] = [image.width * scale, image.height * scale];
    canvas.getContext('2d')?.drawImage(image, (SIZE - w) / 2, (SIZE - height) / 2, w, height);
  };
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    paint().catch(() => canvas.classList.add('unpainted'));
  });
  watch.observe(canvas);
  return canvas;
}

function carcassonneTile(id: string): carcassonne.CarcassonneTile {
  const tile = carcassonne.TILE_SETS.flatMap(carcassonne.tileSet).find((one) => one.id === id);
  if (!tile) throw new Error(`Expected a known tile, not ${id}`);
  return tile;
}
