import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { expansionNames } from '../modules/index.ts';

export function openAbout(hud: Hud): void {
  const { t, list } = hud.texts;
  const expansions = list(expansionNames(hud.texts).map((name) => t('about.expansion', { name })));
  const dialog = openDialog(hud.host, t('menu.about'), t('close'), 'about-dialog');
  dialog.body.append(
    ...[t('about.what'), t('about.rules', { expansions }), t('about.art'), t('about.privacy'), t('about.licence')].map(
      (text) => h('p', {}, text),
    ),
  );
}
