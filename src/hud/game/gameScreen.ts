import type { Match } from '../../session/contract.ts';
import { createTextBoard } from '../board/textBoard.ts';
import { createEndPage } from '../end/endPage.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { createAnnouncer } from '../log/announcer.ts';
import { createLastTurn } from '../log/lastTurn.ts';
import { createLogPanel } from '../log/logPanel.ts';
import { listenToKeys } from './keyboard.ts';
import { openKeys } from './keysDialog.ts';
import type { Insets, Layout } from './layout.ts';
import { openPause } from './pauseDialog.ts';
import { createScoreCard } from './scoreCard.ts';
import { createSoundButton } from './soundButton.ts';
import { createTurnPanel } from './turnPanel.ts';
import { watchLayout } from './watchLayout.ts';

export interface GameScreenPorts {
  onInsets(insets: Insets): void;
  fit(): void;
}

/** The table: cards and log at one side, the turn at the other, the board free between them. */
export function createGameScreen(hud: Hud, match: Match, ports: GameScreenPorts): Part {
  const { t } = hud.texts;
  const { intents } = match;
  const latest = () => match.view;
  const cards = ([0, 1] as const).map((index) => createScoreCard(hud, index, latest, (kind) => intents.useToken(kind)));
  const turn = createTurnPanel(hud, match);
  const lastTurn = createLastTurn(hud);
  const announcer = createAnnouncer(hud);
  const board = createTextBoard(hud, intents, match.view);
  const end = createEndPage(hud);
  const log = createLogPanel(hud, () => showLog(false));

  const rulesName = h('h1', { class: 'game-name' }, hud.texts.r(match.view.rules, 'name'));
  const turnNumber = h('p', { class: 'game-turn' });
  const openMenu = (): void => openPause(hud, () => board.toggle());
  const logButton = roundButton('log', t('tool.log'), () => showLog(!element.classList.contains('log-open')));
  const sound = createSoundButton(hud);
  const tools = h(
    'div',
    { class: 'tools', role: 'group', 'aria-label': t('tool.tools') },
    roundButton('menu', t('tool.menu'), openMenu),
    logButton,
    roundButton('fit', t('tool.fit'), () => ports.fit()),
    sound.element,
    roundButton('help', t('tool.help'), () => openKeys(hud)),
  );
  const before = h('div', { class: 'cards' }, ...cards.map((card) => card.element));
  const left = h('div', { class: 'left-column' }, h('header', { class: 'game-head' }, rulesName, turnNumber), before, lastTurn.element, log.element, tools);
  const element = h('div', { class: 'game' }, left, turn.element, board.element, end.element, announcer.element);

  // After a press with mouse or finger the keys belong to the table again, not to the button.
  on(element, 'click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 0 && pressed) pressed.blur();
  });

  function showLog(open: boolean): void {
    element.classList.toggle('log-open', open);
    setAttribute(logButton, 'aria-pressed', String(open));
    log.element.hidden = !open;
    if (open) log.update(match.view);
  }

  let layout: Layout | null = null;
  const stopWatching = watchLayout({
    screen: element,
    before: () => (layout === 'tall' ? before : left),
    after: turn.element,
    parts: [left, before, turn.element],
    onLayout(next) {
      if (layout === null || (layout === 'desk') !== (next === 'desk')) showLog(next === 'desk');
      layout = next;
      setAttribute(element, 'data-layout', next);
    },
    onInsets: ports.onInsets,
  });

  const stopKeys = listenToKeys(match, {
    choices: turn.choices,
    closeTop() {
      if (board.shown()) return !board.toggle();
      if (layout === 'desk' || !element.classList.contains('log-open')) return false;
      showLog(false);
      return true;
    },
    toggleLog: () => showLog(!element.classList.contains('log-open')),
    openMenu,
    openHelp: () => openKeys(hud),
    fit: () => ports.fit(),
    toggleBoard: () => void board.toggle(),
  });

  const show = (now = match.view, old: typeof now | null = null): void => {
    setText(turnNumber, t('turn.number', { count: now.state.turn }));
    for (const card of cards) card.update(now);
    turn.update(now);
    turn.element.hidden = now.over;
    lastTurn.update(now);
    log.update(now);
    board.update(now);
    announcer.update(now, old);
    end.update(now);
  };
  show();
  const leave = match.subscribe((now, old) => show(now, old));
  return {
    element,
    destroy() {
      leave();
      stopKeys();
      sound.destroy();
      stopWatching();
      end.destroy();
      element.remove();
    },
  };
}
