import { assistsOf } from '../../session/match/assists.ts';
import type { Match, MatchView } from '../../session/contracts/match.ts';
import type { Review } from '../../session/contracts/review.ts';
import { createAssistBar } from '../assists/assistBar.ts';
import { createAssistCard } from '../assists/assistCard.ts';
import { createInspector } from '../assists/inspector.ts';
import { createTextBoard } from '../board/textBoard.ts';
import { createEndPage } from '../end/EndPage.tsx';
import { endingOf } from '../end/ending.ts';
import type { EndPorts } from '../end/ending.ts';
import { hudGameOf } from '../games/index.ts';
import type { TableContext } from '../games/table.ts';
import { createHint } from '../hint/hint.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { createLearnPanel } from '../learn/learnPanel.ts';
import { createAnnouncer } from '../log/announcer.ts';
import { askedText } from '../log/asked.ts';
import { createLastTurn } from '../log/lastTurn.ts';
import { createLogPanel } from '../log/logPanel.ts';
import { ruleButton } from '../menu/helpDialog.ts';
import { createReviewPanel } from '../review/ReviewPanel.tsx';
import { listenToKeys } from './keyboard.ts';
import { openKeys } from './keysDialog.ts';
import type { Insets, Layout } from './layout.ts';
import { openPause } from './pauseDialog.ts';
import { createPlaceBar } from './placeBar.ts';
import { createPlayerCard } from './playerCard.ts';
import { createSoundButton } from './soundButton.ts';
import { turnModeOf } from './turnMode.ts';
import { openTiles } from './tilesDialog.ts';
import { createTurnPanel } from './turnPanel.ts';
import { createWhoseTurn } from './whoseTurn.ts';
import { closablesFrom } from './closables.ts';
import { watchLayout } from './watchLayout.ts';

export interface ScreenPorts extends EndPorts {
  onInsets(insets: Insets): void;
  fit(): void;
}

/** In a lower window, in CSS pixels, the log stays closed: the last turn is shown anyway. */
const ROOM_FOR_LOG = 800;

/** The game screen: cards and log at one side, the turn at the other, the board free between them. */
export function createGameScreen(hud: Hud, match: Match, ports: ScreenPorts): Part {
  const { t } = hud.texts;
  const { intents } = match;
  const game = hudGameOf(match.view.rules);
  const texts = game.texts(hud.texts);
  const context: TableContext = { hud, match, texts, rule: (label, topic) => ruleButton(hud, label, topic) };
  const table = game.table(context);
  const assists = assistsOf(match);
  const inspector = createInspector(context, table);
  const tilesLeft = (): void => openTiles(context, table);
  const { current } = hud.app.learning;
  const learn = current && createLearnPanel(hud, match, current);
  const bar = createAssistBar(hud, assists, table.layers, inspector, () => match.view.over);
  const card = createAssistCard(context, table);
  const cards = match.view.players.map(({ index }) => createPlayerCard(context, game, table, index));
  const places = createPlaceBar(context, table, game);
  const board = createTextBoard(context, table, inspector.ask);
  const hint = createHint(context);
  const review = createReviewPanel(context);
  const turn = createTurnPanel(hud, intents, game, texts, hint.element, tilesLeft);
  const whose = createWhoseTurn(hud, game, texts);
  bar.element.prepend(hint.entry);
  const lastTurn = createLastTurn(texts, (on) => assists.point(on ? { what: 'turn' } : null));
  const announcer = createAnnouncer(texts);
  const end = createEndPage(
    hud,
    ports,
    (view) => endingOf(context, game, table, ports, view),
    () => showCards(),
  );
  const log = createLogPanel(hud, texts, () => showLog(false));
  const reviewed = (): Review | null => hud.app.review;

  const rulesName = h('h1', { class: 'game-name' }, game.name(hud.texts));
  const turnNumber = h('p', { class: 'game-turn' });
  const showKeys = (): void => openKeys(hud, table);
  const openMenu = (): void => openPause(hud, toggleBoard, showKeys);
  const logButton = roundButton('log', t('tool.log'), () => showLog(!element.classList.contains('log-open')));
  const sound = createSoundButton(hud);
  const tools = h(
    'div',
    { class: 'tools', role: 'group', 'aria-label': t('tool.tools') },
    roundButton('menu', t('tool.menu'), openMenu),
    // A lesson has room for one row, and describes events itself.
    ...(learn ? [] : [logButton]),
    roundButton('fit', t('tool.fit'), () => ports.fit()),
    bar.button,
    hint.button,
    sound.element,
    roundButton('help', t('tool.help'), showKeys),
  );
  const before = h('div', { class: 'cards' }, learn?.element, ...cards.map((one) => one.element), places.element);
  const leftTop = h('div', { class: 'left-top' }, h('header', { class: 'game-head' }, rulesName, turnNumber), before);
  const left = h('div', { class: 'left-column' }, leftTop, lastTurn.element, log.element, tools);
  const scenes = h('div', { class: 'scenes' }, ...table.scenes.map((one) => one.element));
  const element = h(
    'div',
    { class: `game ${table.className}${learn ? ' learning' : ''}`, 'data-players': cards.length, tabindex: -1 },
    left,
    scenes,
    turn.element,
    review.element,
    board.element,
    bar.element,
    card.element,
    whose.element,
    end.element,
    announcer.element,
  );

  // After a press with mouse or finger, unfocus the button so that the keys control the table again.
  on(element, 'click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 0 && pressed) pressed.blur();
  });

  /** Focuses what comes next; when the screen appears, only the panel, where the keys control the table. */
  function focus(lost: Element | null): void {
    if (lost && !turn.element.hidden) return turn.focus();
    const panels = [turn.element, review.element, end.page, element];
    panels.find((one) => one.closest('[hidden]') === null)?.focus({ preventScroll: true });
  }

  function toggleBoard(): void {
    board.toggle();
    if (document.activeElement === document.body) focus(null);
  }

  function showLog(open: boolean): void {
    if (!open && log.element.contains(document.activeElement)) logButton.focus();
    element.classList.toggle('log-open', open);
    setAttribute(logButton, 'aria-pressed', open);
    log.element.hidden = !open;
    if (open) log.update(match.view, reviewed());
  }

  let layout: Layout | null = null;
  const stopWatching = watchLayout({
    screen: element,
    before: () => left,
    after: () => (match.view.isReplay ? review.element : turn.element),
    over: () => scenes,
    parts: [left, leftTop, before, turn.element, review.element, scenes],
    onLayout(next) {
      if (layout === null || (layout === 'desk') !== (next === 'desk'))
        showLog(!learn && next === 'desk' && element.clientHeight >= ROOM_FOR_LOG);
      layout = next;
      review.analysis.open = next === 'desk';
      setAttribute(element, 'data-layout', next);
      // In the desk layout the assists are below the tile, otherwise they open over the board.
      if (next === 'desk') turn.middle.append(bar.element);
      else element.insertBefore(bar.element, card.element);
    },
    onMeasure() {
      // What scrolls has to be reached by keyboard.
      setAttribute(leftTop, 'tabindex', leftTop.scrollHeight > leftTop.clientHeight + 1 ? 0 : null);
    },
    onInsets(insets, free) {
      Object.assign(scenes.style, {
        top: `${insets.top}px`,
        right: `${insets.right}px`,
        left: `${insets.left}px`,
      });
      // Overlays that are not part of this screen start below the cards.
      hud.host.style.setProperty('--column-end', `${insets.top}px`);
      hud.host.style.setProperty('--cards-end', `${free.top}px`);
      card.keepWithin(free);
      whose.keepWithin(free);
      ports.onInsets(free);
    },
  });

  const closables = closablesFrom([
    { isOpen: () => assists.view.looking, close: inspector.toggle },
    { isOpen: board.open, close: toggleBoard },
    { isOpen: bar.isOpen, close: bar.close },
    { isOpen: () => assists.view.pinned && !assists.view.looking, close: () => assists.pin(null) },
    { isOpen: () => layout !== 'desk' && element.classList.contains('log-open'), close: () => showLog(false) },
    { isOpen: () => match.view.isReplay, close: () => hud.app.closeReview() },
  ]);

  const stopKeys = listenToKeys(intents, {
    mode: () => turnModeOf(match.view),
    layers: Object.fromEntries(table.layers.map(({ key, layer }) => [key.toLowerCase(), layer])),
    choices: turn.choices,
    closeTop: closables.closeTop,
    toggleLog: () => showLog(!element.classList.contains('log-open')),
    openMenu,
    openHelp: showKeys,
    fit: () => ports.fit(),
    toggleBoard,
    say: (what) => announcer.say(askedText(texts, match.view, what)),
    openReview: () => hud.app.openReview(),
    review: (event) => learn?.key(event) === true || review.key(event),
    openTiles: tilesLeft,
    mayHint: () => assists.view.allowed,
    toggleLayer: assists.toggle,
    openPlace: places.open,
    inspector,
  });

  const show = (now: MatchView = match.view, old: MatchView | null = null): void => {
    setText(turnNumber, t('turn.number', { count: now.state.turn }));
    // A lesson continues after the end of its game.
    if (!learn) end.update(now);
    showCards(now);
    turn.update(now);
    whose.update(now, old);
    for (const scene of table.scenes) scene.update(now, old);
    element.classList.toggle(
      'with-scene',
      table.scenes.some((scene) => !scene.element.hidden),
    );
    turn.element.hidden = (now.over && !learn) || now.isReplay;
    review.update();
    lastTurn.update(now);
    log.update(now, reviewed());
    board.update(now);
    // A replay is announced by its own panel.
    announcer.update(now, now.isReplay || old?.isReplay ? null : old);
    learn?.update();
    turn.element.classList.toggle('resting', learn?.rests() === true);
    showAssists();
  };
  const showCards = (now: MatchView = match.view): void => {
    for (const one of cards) one.update(now, end.counted());
    places.update();
  };
  const showAssists = (): void => {
    bar.update();
    card.update();
    hint.update();
  };
  show();
  let shown = assists.view;
  const leaveAssists = assists.subscribe(() => {
    const { allowed, layers } = shown;
    shown = assists.view;
    if (shown.allowed !== allowed || shown.layers !== layers) showCards();
    if (shown.allowed !== allowed) board.update(match.view);
    showAssists();
  });
  const leave = match.subscribe((now, old) => show(now, old));
  return {
    element,
    closables,
    focus,
    openBoard: () => void (board.open() || board.toggle()),
    destroy() {
      leave();
      leaveAssists();
      stopKeys();
      review.destroy();
      sound.destroy();
      whose.destroy();
      turn.destroy();
      for (const scene of table.scenes) scene.destroy();
      stopWatching();
      end.destroy();
      element.remove();
    },
  };
}
