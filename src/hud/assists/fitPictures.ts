import type { CountedTile, TableContext } from '../games/table.ts';
import { h } from '../kit/dom.ts';
import { createTilePicture } from '../game/tilePicture.ts';
import { tileText } from '../words/features.ts';
import { modulesOf } from '../words/names.ts';

/** A small picture of a tile, with the number of copies left. */
export function countedPicture(
  { hud, match, texts: game }: TableContext,
  { tile, count, rotation = 0 }: CountedTile,
): HTMLElement {
  const picture = createTilePicture(hud);
  delete picture.element.dataset['drag'];
  picture.show(
    tile.id,
    rotation,
    hud.texts.t('tiles.of-kind', { count, features: tileText(game, tile, rotation, modulesOf(match.view)) }),
  );
  return h(
    'li',
    { class: 'tile-kind' },
    picture.element,
    h('span', { class: 'tile-count', 'aria-hidden': 'true' }, `× ${count}`),
  );
}

export const sumOf = (tiles: readonly CountedTile[]): number => tiles.reduce((sum, { count }) => sum + count, 0);
