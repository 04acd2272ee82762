import { assistsOf } from '../../session/match/assists.ts';
import { countedPicture, sumOf } from '../assists/fitPictures.ts';
import type { CountedTile, GameTable, TableContext } from '../games/table.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';

/** How many tiles are left; with assists also which ones, and those that were set aside. */
export function openTiles(context: TableContext, table: Pick<GameTable, 'unseen' | 'aside'>): void {
  const { hud, match } = context;
  const { t } = hud.texts;
  const { left } = match.view.state;
  const assists = assistsOf(match);
  const dialog = openDialog(hud.host, t('tiles.title'), t('close'), 'tiles-dialog');
  const list = (tiles: readonly CountedTile[]): HTMLElement =>
    h('ul', { class: 'tile-grid' }, ...tiles.map((tile) => countedPicture(context, tile)));
  dialog.body.append(h('p', { class: 'lead' }, left > 0 ? t('tray.left', { count: left }) : t('tiles.none')));
  dialog.body.append(...context.texts.beside(match.view).map((told) => h('p', { class: 'hint' }, told)));
  if (!assists.view.allowed) return;
  const [unseen, aside] = [table.unseen(), table.aside()];
  const listed = sumOf(unseen);
  if (listed > left) dialog.body.append(h('p', { class: 'hint' }, t('tiles.shorter', { count: left })));
  if (listed > 0) {
    const choose = textButton(
      'plain',
      t('tiles.fit.go'),
      () => {
        dialog.close();
        assists.look(true);
      },
      'look',
    );
    dialog.body.append(
      h('div', { class: 'tiles-fit' }, h('p', { class: 'hint' }, t('tiles.fit.hint')), choose.element),
      list(unseen),
    );
  }
  if (aside.length > 0) dialog.body.append(h('h3', {}, t('tiles.aside')), list(aside));
}
