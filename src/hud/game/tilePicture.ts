import type { Rotation, TileId } from '../../game/index.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

export interface TilePicture {
  readonly element: HTMLElement;
  /**
   * Shows a tile in this rotation; `null` shows the empty tray. `spoken`: empty if text beside it describes the tile.
   */
  show(tile: TileId | null, rotation: Rotation, spoken: string): void;
}

/** The painted tile; until it is painted, the tray stays empty. */
export function createTilePicture(hud: Hud): TilePicture {
  const canvas = h('canvas', { role: 'img', width: 1, height: 1 });
  // The tile can be dragged from here onto the table.
  const element = h('div', { class: 'tile-picture', 'data-drag': 'hand' }, canvas);
  let wanted = '';
  return {
    element,
    show(tile, rotation, spoken) {
      // Without a description it is decorative, since the text beside it describes it.
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
