import { copyChallenge } from '../challenge/copyChallenge.ts';
import { textButton } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';

/** Buttons from the end of a game to its replay, and to challenge somebody with the same tiles. */
export function endButtons(hud: Hud): readonly HTMLElement[] {
  const { t } = hud.texts;
  const challenge = textButton('plain', t('challenge.link'), () => void copyChallenge(hud), 'flag');
  challenge.element.hidden = true;
  // Shown only if the game can be turned into a challenge.
  void hud.app.challengeLink().then((link) => (challenge.element.hidden = link === null));
  return [textButton('plain', t('review.open.short'), () => hud.app.openReview(), 'rewind').element, challenge.element];
}
