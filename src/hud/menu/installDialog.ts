import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** How to install the game where the browser does not offer it. */
export function openInstall(hud: Hud): void {
  const { t } = hud.texts;
  const dialog = openDialog(hud.host, t('menu.install'), t('close'), 'install-dialog');
  dialog.body.append(
    ...[t('install.why'), t('install.ios'), t('install.mac'), t('install.firefox'), t('install.other')].map((text) =>
      h('p', {}, text),
    ),
  );
}
