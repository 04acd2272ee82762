import { lastTurnOf } from '../../session/aids.ts';
import type { MatchView } from '../../session/contract.ts';
import { cellText } from '../board/describe.ts';
import type { Choice } from '../game/choices.ts';
import { choicesOf } from '../game/choices.ts';
import type { Asked } from '../game/keys.ts';
import { promptOf } from '../game/stage.ts';
import type { Hud } from '../kit/hud.ts';
import { effectOf } from '../kit/hud.ts';
import { cellName } from '../words/cells.ts';
import { tileText } from '../words/features.ts';
import { isEssential, sentences } from './entries.ts';

/** Answers for those who listen, to what others see at a glance. */
export function askedText(hud: Hud, view: MatchView, what: Asked): string {
  switch (what) {
    case 'choices':
      return choicesText(hud, view);
    case 'scores':
      return [...view.players.map((player) => playerText(hud, view, player)), hud.texts.t('tray.left', { count: view.state.left })].join('. ');
    case 'tile':
      return handText(hud, view);
    case 'last': {
      const last = lastTurnOf(view);
      return last ? sentences(view, hud.texts, last.entries.filter(({ event }) => isEssential(event))).join(' ') : hud.texts.t('log.empty');
    }
  }
}

/** `Knight in the tower, north, 8 points`. */
export const choiceText = ({ texts }: Hud, { label, hint, points }: Choice): string => [label, hint, points === null ? '' : texts.t('choice.points', { count: points })].filter(Boolean).join(', ');

function choicesText(hud: Hud, view: MatchView): string {
  const { texts } = hud;
  const { title, detail } = promptOf(view, texts);
  const cells = view.gesture.type === 'placing' ? [] : view.legalCells.map(cellName);
  // Counted as the number keys count them.
  const choices = choicesOf(view, hud).map((choice, place) => (choice.none ? choiceText(hud, choice) : `${texts.number(place + 1)}: ${choiceText(hud, choice)}`));
  return [title, detail, texts.list(cells), choices.join('; ')].filter(Boolean).join('. ');
}

function playerText(hud: Hud, { rules }: MatchView, { name, score, supply, keep, tokens }: MatchView['players'][number]): string {
  const { texts } = hud;
  const held = tokens.map(({ kind }) => texts.r(rules, `token.${effectOf(hud.app, rules, kind)}`));
  return [
    texts.t('card.score', { player: name, score }),
    texts.t('card.followers.left', { count: supply }),
    keep > 0 ? texts.r(rules, 'keep.size', { count: keep }) : texts.r(rules, 'keep.none'),
    held.length > 0 ? `${texts.t('card.tokens')}: ${held.join(', ')}` : texts.t('card.tokens.none'),
  ].join(', ');
}

/** The tile in hand as it hangs; once it is laid, what lies there. */
function handText(hud: Hud, view: MatchView): string {
  const { hand, gesture, state, rules } = view;
  if (!hand) return state.last ? cellText(hud, view, state.last) : hud.texts.t('say.no-tile');
  const words = hud.texts.t('tray.tile', { features: tileText(hud.texts, rules, hand, gesture.type === 'placing' ? gesture.rotation : 0) });
  return gesture.type === 'placing' ? `${cellName(gesture)}. ${words}` : words;
}
