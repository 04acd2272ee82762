import type { Rotation, TileKind } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createTilePicture } from '../game/tilePicture.ts';
import { tileText } from '../words/features.ts';

/** A small picture of a tile, with how many of it are left; `words` tells it for the ear. */
export function countedPicture(hud: Hud, tile: string, rotation: Rotation, count: number, words: string): HTMLElement {
  const picture = createTilePicture(hud);
  delete picture.element.dataset['drag'];
  picture.show(tile, rotation, words);
  return h('li', { class: 'tile-kind' }, picture.element, h('span', { class: 'tile-count', 'aria-hidden': 'true' }, `× ${count}`));
}

/** A shape of tile of The Castle. */
export function kindPicture(hud: Hud, view: MatchView, kind: TileKind, rotation: Rotation = 0): HTMLElement {
  const { texts } = hud;
  const [first] = kind.tiles;
  const count = kind.tiles.length;
  return countedPicture(hud, first.id, rotation, count, texts.t('tiles.of-kind', { count, features: tileText(texts, view.rules, first, rotation) }));
}
