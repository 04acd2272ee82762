import type { TileKind } from '../../game/index.ts';
import type { Aids } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import { kindPicture } from '../aids/fitPictures.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** How many tiles are to come; with aids also which ones, by shape, and those that were set aside. */
export function openTiles(hud: Hud, match: Match, aids: Aids): void {
  const { t } = hud.texts;
  const { view } = match;
  const { left } = view.state;
  const dialog = openDialog(hud.host, t('tiles.title'), t('close'), 'tiles-dialog');
  const list = (kinds: readonly TileKind[]): HTMLElement => h('ul', { class: 'tile-grid' }, ...kinds.map((kind) => kindPicture(hud, view, kind)));
  dialog.body.append(h('p', { class: 'lead' }, left > 0 ? t('tray.left', { count: left }) : t('tiles.none')));
  if (!aids.view.allowed) return;
  const { unseen, aside } = aids.known;
  const listed = unseen.kinds.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (listed > left) dialog.body.append(h('p', { class: 'hint' }, t('tiles.shorter', { count: left })));
  if (listed > 0) {
    const choose = textButton('plain', t('tiles.fit.go'), () => {
      dialog.close();
      aids.look(true);
    }, 'look');
    dialog.body.append(h('div', { class: 'tiles-fit' }, h('p', { class: 'hint' }, t('tiles.fit.hint')), choose.element), list(unseen.kinds));
  }
  if (aside.length > 0) dialog.body.append(h('h3', {}, t('tiles.aside')), list(aside));
}
