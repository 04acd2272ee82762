import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

export function openAbout(hud: Hud): void {
  const { t } = hud.texts;
  const dialog = openDialog(hud.host, t('menu.about'), t('close'), 'about-dialog');
  dialog.body.append(
    ...[t('about.what'), t('about.rules'), t('about.art'), t('about.privacy'), t('about.licence')].map((text) =>
      h('p', {}, text),
    ),
  );
}
