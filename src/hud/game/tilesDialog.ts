import type { Aids } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import { kindPicture } from '../aids/fitPictures.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** What is known of the tiles to come and of those set aside; without aids only their number. */
export interface TilesLeft {
  readonly left: number;
  readonly known: null | {
    /** How many the kinds add up to. */
    readonly listed: number;
    readonly kinds: readonly Node[];
    readonly aside: readonly Node[];
    /** Goes to look for a cell. */
    look(): void;
  };
}

/** How many tiles are to come; with aids also which ones, and those that were set aside. */
export function openTilesLeft(hud: Hud, { left, known }: TilesLeft): void {
  const { t } = hud.texts;
  const dialog = openDialog(hud.host, t('tiles.title'), t('close'), 'tiles-dialog');
  const list = (pictures: readonly Node[]): HTMLElement => h('ul', { class: 'tile-grid' }, ...pictures);
  dialog.body.append(h('p', { class: 'lead' }, left > 0 ? t('tray.left', { count: left }) : t('tiles.none')));
  if (!known) return;
  const { listed, kinds, aside } = known;
  if (listed > left) dialog.body.append(h('p', { class: 'hint' }, t('tiles.shorter', { count: left })));
  if (listed > 0) {
    const choose = textButton('plain', t('tiles.fit.go'), () => {
      dialog.close();
      known.look();
    }, 'look');
    dialog.body.append(h('div', { class: 'tiles-fit' }, h('p', { class: 'hint' }, t('tiles.fit.hint')), choose.element), list(kinds));
  }
  if (aside.length > 0) dialog.body.append(h('h3', {}, t('tiles.aside')), list(aside));
}

/** Those of The Castle and Zamek, by shape. */
export function openTiles(hud: Hud, { view }: Match, aids: Aids): void {
  const { unseen, aside } = aids.known;
  openTilesLeft(hud, {
    left: view.state.left,
    known: aids.view.allowed
      ? {
          listed: unseen.kinds.reduce((sum, { tiles }) => sum + tiles.length, 0),
          kinds: unseen.kinds.map((kind) => kindPicture(hud, view, kind)),
          aside: aside.map((kind) => kindPicture(hud, view, kind)),
          look: () => aids.look(true),
        }
      : null,
  });
}
