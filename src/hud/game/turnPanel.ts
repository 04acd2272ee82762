import type { Aids } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { numeral } from '../kit/shapes.ts';
import { tileText } from '../words/features.ts';
import type { ChoiceList } from './choiceList.ts';
import { createChoiceList } from './choiceList.ts';
import { commitLabel, promptOf, stageOf } from './stage.ts';
import { createTilePicture } from './tilePicture.ts';
import { openTiles } from './tilesDialog.ts';

export interface TurnPanel {
  readonly element: HTMLElement;
  readonly choices: ChoiceList;
  /** Between the tile and the buttons. */
  readonly middle: HTMLElement;
  update(view: MatchView): void;
}

/** Everything about the turn in one place: the tile, what is asked, the choices and the green button. */
export function createTurnPanel(hud: Hud, match: Match, aids: Aids): TurnPanel {
  const { texts } = hud;
  const { intents } = match;
  const title = h('h2', { class: 'turn-title' });
  const detail = h('p', { class: 'turn-detail' });
  const refusal = h('p', { class: 'turn-refusal', role: 'alert' });
  const left = numeral('left-count');
  const stack = h('button', { type: 'button', class: 'left' }, icon('layers'), left.element);
  on(stack, 'click', () => openTiles(hud, match, aids));
  const picture = createTilePicture(hud);
  const choices = createChoiceList(hud, intents, match.view.rules);
  const rotateLeft = roundButton('left', texts.t('tray.rotate.left'), () => intents.rotate(-1));
  const rotateRight = roundButton('right', texts.t('tray.rotate.right'), () => intents.rotate(1));
  const undo = roundButton('undo', texts.t('tool.undo'), () => intents.undo());
  const commit = textButton('go', '', () => intents.confirm(), 'check');
  const keys = h('span', { class: 'rotate-keys', 'aria-hidden': 'true' }, h('span', { class: 'label' }, texts.t('tray.rotate')), h('span', {}, 'Q · E'));
  rotateLeft.classList.add('rotate-left');
  rotateRight.classList.add('rotate-right');
  undo.classList.add('undo');

  const middle = h('div', { class: 'turn-middle' });
  const element = h(
    'section',
    { class: 'turn', 'aria-label': texts.t('tray.title') },
    h(
      'div',
      { class: 'turn-slip' },
      h('div', { class: 'turn-head' }, h('div', { class: 'turn-prompt' }, title, detail), stack),
      h('div', { class: 'turn-picture' }, picture.element),
      h('div', { class: 'turn-rotate' }, rotateLeft, keys, rotateRight),
      h('div', { class: 'turn-choices' }, choices.element),
      refusal,
    ),
    middle,
    h('div', { class: 'turn-actions' }, undo, commit.element),
  );

  return {
    element,
    choices,
    middle,
    update(view) {
      const stage = stageOf(view);
      const prompt = promptOf(view, texts);
      setAttribute(element, 'data-stage', stage);
      setText(title, prompt.title);
      setText(detail, prompt.detail);
      detail.hidden = prompt.detail === '';
      left.set(view.state.left);
      const leftWords = texts.t('tray.left', { count: view.state.left });
      setAttribute(stack, 'title', leftWords);
      setAttribute(stack, 'aria-label', leftWords);
      const rotation = view.gesture.type === 'placing' ? view.gesture.rotation : 0;
      picture.show(view.hand?.id ?? null, rotation, view.hand ? texts.t('tray.tile', { features: tileText(texts, view.rules, view.hand, rotation) }) : '');
      const turnable = view.gesture.type === 'placing' && view.gesture.rotations.length > 1;
      rotateLeft.disabled = !turnable;
      rotateRight.disabled = !turnable;
      setAttribute(element, 'data-hand', String(view.hand !== null));
      choices.update(view);
      commit.label(commitLabel(view, texts));
      commit.element.disabled = !view.canConfirm;
      undo.disabled = !view.canUndo;
      setText(refusal, view.refusal === null ? '' : texts.code(view.refusal, view.rules));
      refusal.hidden = view.refusal === null;
    },
  };
}
