import { createElement } from 'preact';
import { copyText } from '../kit/clipboard.ts';
import { showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** Offers a link to the game in progress, or to a moment of it. */
export const copyLink = (hud: Hud, moment?: number): Promise<void> =>
  offerLink(hud, hud.app.linkOfMatch(moment), { title: hud.texts.t('pause.link'), done: hud.texts.t('link.done') });

/** Copies a link to the clipboard, or shows it where that is not allowed. Does nothing without a fragment. */
export async function offerLink(
  hud: Hud,
  fragment: Promise<string | null>,
  { title, done }: { readonly title: string; readonly done: string },
): Promise<void> {
  const address = fragment.then((found) => found && new URL(found, location.href).href);
  const [link, copied] = await Promise.all([address, copyText(address)]);
  if (link !== null) showDialog(hud, createElement(LinkDialog, { title, link, done: copied ? done : null }));
}
