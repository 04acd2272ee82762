import type { Hud } from '../kit/hud.ts';
import { offerLink } from '../menu/copyLink.ts';

/** Offers the tiles of a finished game with its result as a link; absent: of the game at the table. */
export async function copyChallenge(hud: Hud, id?: string): Promise<void> {
  const { t } = hud.texts;
  const fragment = await hud.app.challengeLink(id);
  if (fragment !== null) await offerLink(hud, fragment, { title: t('challenge.link'), done: t('challenge.link.done') });
}
