import type { Rotation, TileKind } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createTilePicture } from '../game/tilePicture.ts';
import { tileText } from '../words/features.ts';

/** A small picture of a shape of tile, with how many of it are left. */
export function kindPicture(hud: Hud, view: MatchView, kind: TileKind, rotation: Rotation = 0): HTMLElement {
  const { texts } = hud;
  const [first] = kind.tiles;
  const picture = createTilePicture(hud);
  delete picture.element.dataset['drag'];
  picture.show(first.id, rotation, texts.t('tiles.of-kind', { count: kind.tiles.length, features: tileText(texts, view.rules, first, rotation) }));
  return h('li', { class: 'tile-kind' }, picture.element, h('span', { class: 'tile-count', 'aria-hidden': 'true' }, `× ${kind.tiles.length}`));
}
