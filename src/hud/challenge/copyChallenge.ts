import type { Hud } from '../kit/hud.ts';
import { offerLink } from '../sharing/copyLink.ts';

/** Offers the tiles and the result of a finished game as a link; without `id`, of the game at the table. */
export const copyChallenge = (hud: Hud, id?: string): Promise<void> =>
  offerLink(hud, hud.app.challengeLink(id), {
    title: hud.texts.t('challenge.link'),
    done: hud.texts.t('challenge.link.done'),
  });
