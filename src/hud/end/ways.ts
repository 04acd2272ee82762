import { copyChallenge } from '../challenge/copyChallenge.ts';
import { textButton } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';

/** From the end of a game to its replay, and to somebody who plays the same tiles. */
export function endWays(hud: Hud): readonly HTMLElement[] {
  const { t } = hud.texts;
  const challenge = textButton('plain', t('challenge.link'), () => void copyChallenge(hud), 'flag');
  challenge.element.hidden = true;
  // Where nobody could play the same tiles there is nothing to offer.
  void hud.app.challengeLink().then((link) => (challenge.element.hidden = link === null));
  return [textButton('plain', t('review.open.short'), () => hud.app.openReview(), 'rewind').element, challenge.element];
}
