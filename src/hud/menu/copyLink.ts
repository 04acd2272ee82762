import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Offers a link to the game in progress, or to a moment of it. */
export async function copyLink(hud: Hud, moment?: number): Promise<void> {
  const { t } = hud.texts;
  const fragment = await hud.app.linkOfMatch(moment);
  if (fragment !== null) await offerLink(hud, fragment, { title: t('pause.link'), done: t('link.done') });
}

/** Puts a link on the clipboard, or shows it where that is not allowed. */
export async function offerLink(hud: Hud, fragment: string, { title, done }: { readonly title: string; readonly done: string }): Promise<void> {
  const { t } = hud.texts;
  const link = new URL(fragment, location.href).href;
  const copied = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );
  const dialog = openDialog(hud.host, title, t('close'), 'link-dialog');
  dialog.body.append(h('p', {}, copied ? done : t('link.copy')), h('textarea', { readonly: true, rows: 4, 'aria-label': title }, link));
}
