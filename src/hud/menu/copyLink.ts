import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Puts a link to the game in progress on the clipboard, or shows it where that is not allowed. */
export async function copyLink(hud: Hud): Promise<void> {
  const { t } = hud.texts;
  const fragment = await hud.app.linkOfMatch();
  if (fragment === null) return;
  const link = new URL(fragment, location.href).href;
  const copied = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );
  const dialog = openDialog(hud.host, t('pause.link'), t('close'), 'link-dialog');
  dialog.body.append(h('p', {}, t(copied ? 'link.done' : 'link.copy')), h('textarea', { readonly: true, rows: 4, 'aria-label': t('pause.link') }, link));
}
