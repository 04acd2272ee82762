import { aidsOf } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import { createAidBar } from '../aids/aidBar.ts';
import { createAidCard } from '../aids/aidCard.ts';
import { createLook } from '../aids/look.ts';
import { createTextBoard } from '../board/textBoard.ts';
import { createEndPage } from '../end/endPage.ts';
import type { EndPorts } from '../end/endPage.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { createHint } from '../hint/hint.ts';
import { createLearnPanel } from '../learn/learnPanel.ts';
import { createAnnouncer } from '../log/announcer.ts';
import { askedText } from '../log/asked.ts';
import { createLastTurn } from '../log/lastTurn.ts';
import { createLogPanel } from '../log/logPanel.ts';
import { createReviewPanel } from '../review/reviewPanel.ts';
import { listenToKeys } from './keyboard.ts';
import { openKeys } from './keysDialog.ts';
import type { Insets, Layout } from './layout.ts';
import { openPause } from './pauseDialog.ts';
import { createScoreCard } from './scoreCard.ts';
import { createSoundButton } from './soundButton.ts';
import { openTiles } from './tilesDialog.ts';
import { createTurnPanel } from './turnPanel.ts';
import { watchLayout } from './watchLayout.ts';

export interface GameScreenPorts extends EndPorts {
  onInsets(insets: Insets): void;
  fit(): void;
}

/** A lower window leaves the log to its button: the last turn stands there anyway. In CSS pixels. */
const ROOM_FOR_LOG = 800;

/** The table: cards and log at one side, the turn at the other, the board free between them. */
export function createGameScreen(hud: Hud, match: Match, ports: GameScreenPorts): Part {
  const { t } = hud.texts;
  const { intents } = match;
  const aids = aidsOf(match);
  const look = createLook(hud, match, aids);
  const card = createAidCard(hud, match, aids);
  const bar = createAidBar(hud, match, aids, look);
  const latest = () => match.view;
  const cards = ([0, 1] as const).map((index) => createScoreCard(hud, index, latest, (kind) => intents.useToken(kind), aids));
  const turn = createTurnPanel(hud, match, aids);
  const hint = createHint(hud, match, aids);
  bar.element.prepend(hint.entry);
  const review = createReviewPanel(hud, match);
  const lastTurn = createLastTurn(hud, aids);
  const announcer = createAnnouncer(hud);
  const board = createTextBoard(hud, intents, match.view, { ask: look.ask, dead: () => (aids.view.allowed ? aids.known.dead : []) });
  const end = createEndPage(hud, ports, () => showCards());
  const log = createLogPanel(hud, () => showLog(false));

  const { current } = hud.app.school;
  const learn = current && createLearnPanel(hud, match, current);

  const rulesName = h('h1', { class: 'game-name' }, hud.texts.r(match.view.rules, 'name'));
  const turnNumber = h('p', { class: 'game-turn' });
  const openMenu = (): void => openPause(hud, board.toggle);
  const logButton = roundButton('log', t('tool.log'), () => showLog(!element.classList.contains('log-open')));
  const sound = createSoundButton(hud);
  const tools = h(
    'div',
    { class: 'tools', role: 'group', 'aria-label': t('tool.tools') },
    roundButton('menu', t('tool.menu'), openMenu),
    // A lesson has room for one row, and tells what happens itself.
    ...(learn ? [] : [logButton]),
    roundButton('fit', t('tool.fit'), () => ports.fit()),
    bar.button,
    hint.button,
    sound.element,
    roundButton('help', t('tool.help'), () => openKeys(hud)),
  );
  const before = h('div', { class: 'cards' }, learn?.element, ...cards.map((card) => card.element));
  const left = h('div', { class: 'left-column' }, h('header', { class: 'game-head' }, rulesName, turnNumber), before, lastTurn.element, log.element, tools);
  const element = h('div', { class: learn ? 'game learning' : 'game' }, left, turn.element, review.element, board.element, bar.element, card.element, hint.element, end.element, announcer.element);

  // After a press with mouse or finger the keys belong to the table again, not to the button.
  on(element, 'click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 0 && pressed) pressed.blur();
  });

  function showLog(open: boolean): void {
    element.classList.toggle('log-open', open);
    setAttribute(logButton, 'aria-pressed', String(open));
    log.element.hidden = !open;
    if (open) log.update(match.view, hud.app.review);
  }

  let layout: Layout | null = null;
  const stopWatching = watchLayout({
    screen: element,
    before: () => (layout === 'tall' ? before : left),
    after: () => (match.view.past ? review.element : turn.element),
    parts: [left, before, turn.element, review.element],
    onLayout(next) {
      if (layout === null || (layout === 'desk') !== (next === 'desk')) showLog(!learn && next === 'desk' && element.clientHeight >= ROOM_FOR_LOG);
      layout = next;
      review.analysis.open = next === 'desk';
      setAttribute(element, 'data-layout', next);
      // Where there is room the aids stand under the tile, else they open over the board.
      if (next === 'desk') turn.middle.append(bar.element);
      else element.insertBefore(bar.element, card.element);
    },
    onInsets(insets) {
      card.keepWithin(insets);
      hint.keepWithin(insets);
      ports.onInsets(insets);
    },
  });

  const stopKeys = listenToKeys(match, {
    choices: turn.choices,
    closeTop() {
      if (board.open()) {
        board.toggle();
        return true;
      }
      if (bar.close()) return true;
      if (aids.view.pinned) {
        aids.pin(null);
        return true;
      }
      if (layout !== 'desk' && element.classList.contains('log-open')) {
        showLog(false);
        return true;
      }
      if (!match.view.past) return false;
      hud.app.closeReview();
      return true;
    },
    toggleLog: () => showLog(!element.classList.contains('log-open')),
    openMenu,
    openHelp: () => openKeys(hud),
    fit: () => ports.fit(),
    toggleBoard: board.toggle,
    say: (what) => announcer.say(askedText(hud, match.view, what)),
    openReview: () => hud.app.openReview(),
    review: (event) => learn?.key(event) === true || review.key(event),
    openTiles: () => openTiles(hud, match, aids),
    mayHint: () => aids.view.allowed,
    toggleLayer: aids.toggle,
    look,
  });

  const show = (now = match.view, old: typeof now | null = null): void => {
    setText(turnNumber, t('turn.number', { count: now.state.turn }));
    // A lesson goes on after the end of its game.
    if (!learn) end.update(now);
    showCards(now);
    turn.update(now);
    turn.element.hidden = (now.over && !learn) || now.past;
    review.update();
    lastTurn.update(now);
    log.update(now, hud.app.review);
    board.update(now);
    // The past tells itself where it is stepped through.
    announcer.update(now, now.past || old?.past ? null : old);
    learn?.update();
    turn.element.classList.toggle('resting', learn?.rests() === true);
    showAids();
  };
  const showCards = (now = match.view): void => {
    for (const card of cards) card.update(now, end.counted());
  };
  const showAids = (): void => {
    bar.update();
    card.update();
    hint.update();
  };
  show();
  let shown = aids.view;
  const leaveAids = aids.subscribe(() => {
    const { allowed, layers } = shown;
    shown = aids.view;
    if (shown.allowed !== allowed || shown.layers !== layers) showCards();
    if (shown.allowed !== allowed) board.update(match.view);
    showAids();
  });
  const leave = match.subscribe((now, old) => show(now, old));
  return {
    element,
    destroy() {
      leave();
      leaveAids();
      stopKeys();
      review.destroy();
      sound.destroy();
      stopWatching();
      end.destroy();
      element.remove();
    },
  };
}
