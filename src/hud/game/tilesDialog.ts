import type { TileSpec } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { tileText } from '../words/features.ts';
import { createTilePicture } from './tilePicture.ts';
import { tilesLeft } from './tilesLeft.ts';

/** All tiles that are still to come, and those that were set aside. */
export function openTiles(hud: Hud, view: MatchView): void {
  const { texts } = hud;
  const dialog = openDialog(hud.host, texts.t('tiles.title'), texts.t('close'), 'tiles-dialog');
  const { left, aside } = tilesLeft(view.state);
  const list = (tiles: readonly TileSpec[]): HTMLElement =>
    h(
      'ul',
      { class: 'tile-grid' },
      ...tiles.map((tile) => {
        const picture = createTilePicture(hud);
        picture.show(tile.id, 0, tileText(texts, view.rules, tile, 0));
        return h('li', {}, picture.element);
      }),
    );
  dialog.body.append(h('p', { class: 'lead' }, view.state.left > 0 ? texts.t('tray.left', { count: view.state.left }) : texts.t('tiles.none')));
  if (left.length > 0) dialog.body.append(list(left));
  if (aside.length > 0) dialog.body.append(h('h3', {}, texts.t('tiles.aside')), list(aside));
}
