import { elementOf } from '../kit/render.tsx';
import type { Intents, MatchView } from '../../session/contracts/match.ts';
import type { HudGame } from '../games/game.ts';
import type { GameTexts } from '../games/texts.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';
import { tileText } from '../words/features.ts';
import { modulesOf } from '../words/names.ts';
import type { ChoiceList } from './choiceList.ts';
import { createChoiceList } from './choiceList.ts';
import { createLapseClock } from './lapseClock.ts';
import { choicesOf } from './choices.ts';
import { commitLabel, promptOf, turnModeOf } from './turnMode.ts';
import { createTilePicture } from './tilePicture.ts';
import { isShared } from './whoseTurn.ts';

export interface TurnPanel {
  readonly element: HTMLElement;
  readonly choices: ChoiceList;
  /** The place between the tile and the buttons. */
  readonly middle: HTMLElement;
  update(view: MatchView): void;
  /** Focuses what comes next: the choices, the green button, or else the panel, where the keys control the table. */
  focus(): void;
  destroy(): void;
}

/**
 * Everything about the turn: the tile, the prompt, the choices, the hint and the green button. `openTiles` lists the
 * tiles left.
 */
export function createTurnPanel(
  hud: Hud,
  intents: Intents,
  { figure }: Pick<HudGame, 'figure'>,
  game: GameTexts,
  hint: HTMLElement,
  openTiles: () => void,
): TurnPanel {
  const { texts } = hud;
  const whoBadge = h('span', { class: 'badge', 'aria-hidden': 'true' });
  const whoName = h('span', {});
  /** Where several players share the screen, the panel shows whose turn it is. */
  const who = h('span', { class: 'turn-who', hidden: true }, whoBadge, whoName);
  let look: number | null = null;
  const title = h('h2', { class: 'turn-title' });
  const detail = h('span', { class: 'turn-detail' });
  const refusal = h('p', { class: 'turn-refusal', role: 'alert' });
  const left = h('span', { class: 'numeral left-count' });
  const stack = h('button', { type: 'button', class: 'left' }, icon('layers'), left);
  on(stack, 'click', openTiles);
  const picture = createTilePicture(hud);
  const choices = createChoiceList(hud, intents);
  const clock = createLapseClock(hud);
  const rotateLeft = roundButton('left', texts.t('tray.rotate.left'), () => intents.rotate(-1));
  const rotateRight = roundButton('right', texts.t('tray.rotate.right'), () => intents.rotate(1));
  const undo = roundButton('undo', texts.t('tool.undo'), () => intents.undo());
  const commit = textButton('go', '', () => intents.confirm(), 'check');
  const keys = h(
    'span',
    { class: 'rotate-keys', 'aria-hidden': 'true' },
    h('span', { class: 'label' }, texts.t('tray.rotate')),
    h('span', {}, 'Q · E'),
  );
  rotateLeft.classList.add('rotate-left');
  rotateRight.classList.add('rotate-right');
  undo.classList.add('undo');

  const middle = h('div', { class: 'turn-middle' });
  const element = h(
    'section',
    { class: 'turn', 'aria-label': texts.t('tray.title'), tabindex: -1 },
    h(
      'div',
      { class: 'turn-slip' },
      h(
        'div',
        { class: 'turn-head' },
        h('div', { class: 'turn-prompt' }, title, h('p', { class: 'turn-note' }, who, detail), clock.element),
        stack,
      ),
      h('div', { class: 'turn-picture' }, picture.element),
      h('div', { class: 'turn-rotate' }, rotateLeft, keys, rotateRight),
      h('div', { class: 'turn-choices' }, choices.element),
      refusal,
    ),
    hint,
    middle,
    h('div', { class: 'turn-actions' }, undo, commit.element),
  );

  function showWho(view: MatchView): void {
    const player = isShared(view) && view.myTurn ? view.players[view.actor] : undefined;
    who.hidden = player === undefined;
    element.classList.toggle('shared', player !== undefined);
    if (!player) return;
    setText(whoName, player.name);
    if (player.colour === look) return;
    element.classList.remove(`player-${look}`);
    element.classList.add(`player-${player.colour}`);
    look = player.colour;
    whoBadge.replaceChildren(elementOf(figure(look)));
  }

  return {
    element,
    choices,
    middle,
    update(view) {
      const mode = turnModeOf(view);
      const prompt = promptOf(game, view);
      const { gesture, hand } = view;
      setAttribute(element, 'data-stage', mode === 'choose' ? view.state.awaiting : mode);
      element.classList.toggle('choosing', mode === 'choose');
      showWho(view);
      clock.update(view);
      setText(title, prompt.title);
      setText(detail, prompt.detail);
      detail.hidden = prompt.detail === '';
      setText(left, String(view.state.left));
      const leftWords = texts.t('tray.left', { count: view.state.left });
      setAttribute(stack, 'title', leftWords);
      setAttribute(stack, 'aria-label', leftWords);
      const preview = gesture.type === 'placing' ? gesture : null;
      const rotation = preview?.rotation ?? 0;
      picture.show(
        hand?.id ?? null,
        rotation,
        hand ? texts.t('tray.tile', { features: tileText(game, hand, rotation, modulesOf(view)) }) : '',
      );
      const turnable = preview !== null && preview.rotations.length > 1;
      rotateLeft.disabled = !turnable;
      rotateRight.disabled = !turnable;
      setAttribute(element, 'data-hand', String(hand !== null));
      choices.update(choicesOf(game, view), prompt.label);
      commit.label(commitLabel(game, view));
      commit.element.disabled = !view.canConfirm;
      undo.disabled = !view.canUndo;
      setText(refusal, view.refusal === null ? '' : game.refusal(view.refusal, view.state.awaiting));
      refusal.hidden = view.refusal === null;
    },
    focus() {
      if (!choices.focus()) (commit.element.disabled ? element : commit.element).focus({ preventScroll: true });
    },
    destroy: clock.destroy,
  };
}
