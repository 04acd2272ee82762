import type { TableIntents } from '../../session/tableContract.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { numeral } from '../kit/shapes.ts';
import type { ChoiceList } from './choiceList.ts';
import { createChoiceList } from './choiceList.ts';
import { createTilePicture } from './tilePicture.ts';
import { isShared } from './whoseTurn.ts';
import type { Shown, TableEvent, TableWords } from './words.ts';

export interface TurnPanel<View, Intents> {
  readonly element: HTMLElement;
  readonly choices: ChoiceList<Intents>;
  /** Between the tile and the buttons. */
  readonly middle: HTMLElement;
  update(view: View): void;
}

/** Everything about the turn in one place: the tile, what is asked, the choices and the green button. `openTiles` lists the tiles left. */
export function createTurnPanel<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents>(hud: Hud, intents: Intents, words: TableWords<Event, View, Intents>, openTiles: () => void): TurnPanel<View, Intents> {
  const { texts } = hud;
  const whoBadge = h('span', { class: 'badge', 'aria-hidden': 'true' });
  const whoName = h('span', {});
  /** Where several people share the screen, the panel says whose it is. */
  const who = h('span', { class: 'turn-who', hidden: true }, whoBadge, whoName);
  let look: number | null = null;
  const title = h('h2', { class: 'turn-title' });
  const detail = h('span', { class: 'turn-detail' });
  const refusal = h('p', { class: 'turn-refusal', role: 'alert' });
  const left = numeral('left-count');
  const stack = h('button', { type: 'button', class: 'left' }, icon('layers'), left.element);
  on(stack, 'click', openTiles);
  const picture = createTilePicture(hud);
  const choices = createChoiceList(hud, intents);
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
      h('div', { class: 'turn-head' }, h('div', { class: 'turn-prompt' }, title, h('p', { class: 'turn-note' }, who, detail)), stack),
      h('div', { class: 'turn-picture' }, picture.element),
      h('div', { class: 'turn-rotate' }, rotateLeft, keys, rotateRight),
      h('div', { class: 'turn-choices' }, choices.element),
      refusal,
    ),
    middle,
    h('div', { class: 'turn-actions' }, undo, commit.element),
  );

  function showWho(view: View): void {
    const player = isShared(view) && view.myTurn ? view.players[words.actor(view)] : undefined;
    who.hidden = player === undefined;
    element.classList.toggle('shared', player !== undefined);
    if (!player) return;
    setText(whoName, player.name);
    if (player.colour === look) return;
    element.classList.remove(`player-${look}`);
    element.classList.add(`player-${player.colour}`);
    look = player.colour;
    whoBadge.replaceChildren(words.figure(look));
  }

  return {
    element,
    choices,
    middle,
    update(view) {
      const stage = words.stage(view);
      const prompt = words.prompt(view);
      setAttribute(element, 'data-stage', stage);
      showWho(view);
      setText(title, prompt.title);
      setText(detail, prompt.detail);
      detail.hidden = prompt.detail === '';
      left.set(view.state.left);
      const leftWords = texts.t('tray.left', { count: view.state.left });
      setAttribute(stack, 'title', leftWords);
      setAttribute(stack, 'aria-label', leftWords);
      const hanging = words.hanging(view);
      const rotation = hanging?.rotation ?? 0;
      picture.show(view.hand?.id ?? null, rotation, view.hand ? texts.t('tray.tile', { features: words.hand(view, rotation) }) : '');
      const turnable = hanging !== null && hanging.rotations.length > 1;
      rotateLeft.disabled = !turnable;
      rotateRight.disabled = !turnable;
      setAttribute(element, 'data-hand', String(view.hand !== null));
      choices.update({ choices: words.choices(view), label: words.choicesLabel(view) });
      commit.label(words.commit(view));
      commit.element.disabled = !view.canConfirm;
      undo.disabled = !view.canUndo;
      setText(refusal, view.refusal === null ? '' : words.refusal(view.refusal));
      refusal.hidden = view.refusal === null;
    },
  };
}
