import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { IconName } from '../kit/icons.tsx';
import { copyLink } from '../menu/copyLink.ts';
import { exportGame } from '../menu/exportGame.ts';
import { openHelp } from '../menu/helpDialog.ts';
import { openSettings } from '../menu/settingsDialog.ts';

/** The menu of a game in progress. */
export function openPause(hud: Hud, toggleBoard: () => void, showKeys: () => void): void {
  const { t } = hud.texts;
  const { current } = hud.app.learning;
  const dialog = openDialog(hud.host, t('pause.title'), t('close'), 'pause-dialog');
  const entry = (label: string, sign: IconName, act: () => void): HTMLElement =>
    textButton(
      'row-button',
      label,
      () => {
        dialog.close();
        act();
      },
      sign,
    ).element;
  dialog.body.append(
    h(
      'div',
      { class: 'row-buttons' },
      entry(t('pause.resume'), 'play', () => {}),
      entry(t('menu.settings'), 'gear', () => openSettings(hud)),
      entry(t('menu.help'), 'help', () => openHelp(hud)),
      entry(t('keys.title'), 'keys', showKeys),
      entry(t('pause.text-board'), 'grid', toggleBoard),
      hud.app.canReview && !hud.app.review && entry(t('review.open'), 'rewind', () => hud.app.openReview()),
      !current && entry(t('pause.link'), 'link', () => void copyLink(hud)),
      !current && entry(t('pause.export'), 'export', () => exportGame(hud)),
      entry(
        t(current ? (current.kind === 'lesson' ? 'learn.leave' : 'puzzle.leave') : 'pause.leave'),
        current ? 'close' : 'saved',
        () => hud.app.leaveMatch(),
      ),
    ),
  );
}
