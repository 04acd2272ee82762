import type { Rotation, TileId } from '../../game/index.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

export interface TilePicture {
  readonly element: HTMLElement;
  /** Shows a tile as it would lie; `null` shows the empty tray. `spoken`: empty where words beside it tell the tile. */
  show(tile: TileId | null, rotation: Rotation, spoken: string): void;
}

/** The tile as the painter paints it; while it is being painted the tray shows its wood. */
export function createTilePicture(hud: Hud): TilePicture {
  const canvas = h('canvas', { role: 'img', width: 1, height: 1 });
  // The tile can be dragged from here onto the table.
  const element = h('div', { class: 'tile-picture', 'data-drag': 'hand' }, canvas);
  let wanted = '';
  return {
    element,
    show(tile, rotation, spoken) {
      // Without words it stands beside what says them.
      setAttribute(canvas, 'role', spoken === '' ? 'presentation' : 'img');
      setAttribute(canvas, 'aria-label', spoken === '' ? null : spoken);
      canvas.hidden = tile === null;
      const key = tile === null ? '' : `${tile}/${rotation}`;
      if (key === wanted) return;
      const sameTile = tile !== null && wanted.startsWith(`${tile}/`);
      wanted = key;
      if (tile === null) return;
      if (!sameTile) element.classList.add('pending');
      hud.app.tilePicture(tile, rotation).then(
        (picture) => {
          if (wanted !== key) return;
          canvas.width = picture.width;
          canvas.height = picture.height;
          canvas.getContext('2d')?.drawImage(picture, 0, 0);
          element.classList.remove('pending');
        },
        () => element.classList.add('pending'),
      );
    },
  };
}
