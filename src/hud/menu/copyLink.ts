import { copyText } from '../kit/clipboard.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Offers a link to the game in progress, or to a moment of it. */
export const copyLink = (hud: Hud, moment?: number): Promise<void> =>
  offerLink(hud, hud.app.linkOfMatch(moment), { title: hud.texts.t('pause.link'), done: hud.texts.t('link.done') });

/** Copies a link to the clipboard, or shows it where that is not allowed. Does nothing without a fragment. */
export async function offerLink(
  hud: Hud,
  fragment: Promise<string | null>,
  { title, done }: { readonly title: string; readonly done: string },
): Promise<void> {
  const { t } = hud.texts;
  const address = fragment.then((found) => found && new URL(found, location.href).href);
  const [link, copied] = await Promise.all([address, copyText(address)]);
  if (link === null) return;
  const dialog = openDialog(hud.host, title, t('close'), 'link-dialog');
  const shown = h('textarea', { readonly: true, rows: 4, 'aria-label': title }, link);
  dialog.body.append(h('p', {}, copied ? done : t('link.copy')), shown);
  if (!copied) shown.select();
}
