import type { Table, TableIntents } from '../../session/tableContract.ts';
import type { TableAids } from '../../session/tableAids.ts';
import type { AidBar } from '../aids/aidBar.ts';
import type { AidCard } from '../aids/aidCard.ts';
import type { Look } from '../aids/look.ts';
import type { EndPage, EndPorts } from '../end/endPage.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part, TableLook } from '../kit/hud.ts';
import { createTableAnnouncer } from '../log/announcer.ts';
import { askedOf } from '../log/asked.ts';
import { createLastTurn } from '../log/lastTurn.ts';
import { createLogPanel } from '../log/logPanel.ts';
import type { Reviewed } from '../log/logPanel.ts';
import { listenToKeys } from './keyboard.ts';
import type { LayerKeys } from './keys.ts';
import { openKeys } from './keysDialog.ts';
import type { Insets, Layout } from './layout.ts';
import { openPause } from './pauseDialog.ts';
import { createSoundButton } from './soundButton.ts';
import { createTurnPanel } from './turnPanel.ts';
import { createWhoseTurn } from './whoseTurn.ts';
import { watchLayout } from './watchLayout.ts';
import type { Shown, TableEvent, TableWords } from './words.ts';

export interface ScreenPorts extends EndPorts {
  onInsets(insets: Insets): void;
  fit(): void;
  /** Where the table's camera looks; `null` while there is no table. */
  look(): TableLook | null;
}

interface Panel {
  readonly element: HTMLElement;
  update(): void;
}

/** What a family puts round its table. */
export interface ScreenParts<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents, Known, Layer, Pointed> {
  readonly match: Table<View, Intents>;
  readonly words: TableWords<Event, View, Intents>;
  /** What is played. */
  readonly name: string;
  readonly aids: TableAids<Known, Layer, Pointed>;
  readonly layers: LayerKeys<Layer>;
  /** The turn that ended last, as something to point at. */
  readonly lastTurn: Pointed;
  readonly look: Look;
  readonly bar: AidBar;
  readonly card: AidCard;
  readonly cards: readonly { readonly element: HTMLElement; update(view: View, counted: readonly number[] | null): void }[];
  readonly board: { readonly element: HTMLElement; open(): boolean; toggle(): void; update(view: View): void };
  /** `onCounted`: another line of the final scoring is counted. */
  end(onCounted: () => void): EndPage<View>;
  openTiles(): void;
  readonly hint?: Panel & { readonly entry: HTMLElement; readonly button: HTMLElement; keepWithin(insets: Insets): void; looked(): void };
  readonly review?: Panel & { readonly analysis: { open: boolean }; reviewed(): Reviewed<Event> | null; key(event: KeyboardEvent): boolean; destroy(): void };
  readonly learn?: Panel & { rests(): boolean; key(event: KeyboardEvent): boolean } | null;
}

/** A lower window leaves the log to its button: the last turn stands there anyway. In CSS pixels. */
const ROOM_FOR_LOG = 800;

/** The table: cards and log at one side, the turn at the other, the board free between them. */
export function createTableScreen<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents, Known, Layer, Pointed>(
  hud: Hud,
  { match, words, name, aids, layers, lastTurn: turnBefore, look, bar, card, cards, board, end: makeEnd, openTiles, hint, review, learn }: ScreenParts<Event, View, Intents, Known, Layer, Pointed>,
  ports: ScreenPorts,
): Part {
  const { t } = hud.texts;
  const { intents } = match;
  const turn = createTurnPanel(hud, intents, words, openTiles);
  const whose = createWhoseTurn(hud, words);
  if (hint) bar.element.prepend(hint.entry);
  const lastTurn = createLastTurn(hud, words, (on) => aids.point(on ? turnBefore : null));
  const announcer = createTableAnnouncer(hud, words);
  const end = makeEnd(() => showCards());
  const log = createLogPanel(hud, words, () => showLog(false));
  const reviewed = (): Reviewed<Event> | null => review?.reviewed() ?? null;

  const rulesName = h('h1', { class: 'game-name' }, name);
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
    hint?.button,
    sound.element,
    roundButton('help', t('tool.help'), () => openKeys(hud)),
  );
  const before = h('div', { class: 'cards' }, learn?.element, ...cards.map((card) => card.element));
  const left = h('div', { class: 'left-column' }, h('header', { class: 'game-head' }, rulesName, turnNumber), before, lastTurn.element, log.element, tools);
  const element = h('div', { class: learn ? 'game learning' : 'game' }, left, turn.element, review?.element, board.element, bar.element, card.element, hint?.element, whose.element, end.element, announcer.element);

  // After a press with mouse or finger the keys belong to the table again, not to the button.
  on(element, 'click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 0 && pressed) pressed.blur();
  });

  function showLog(open: boolean): void {
    element.classList.toggle('log-open', open);
    setAttribute(logButton, 'aria-pressed', String(open));
    log.element.hidden = !open;
    if (open) log.update(match.view, reviewed());
  }

  let layout: Layout | null = null;
  const stopWatching = watchLayout({
    screen: element,
    before: () => (layout === 'tall' ? before : left),
    after: () => (match.view.past && review ? review.element : turn.element),
    parts: [left, before, turn.element, ...(review ? [review.element] : [])],
    onLayout(next) {
      if (layout === null || (layout === 'desk') !== (next === 'desk')) showLog(!learn && next === 'desk' && element.clientHeight >= ROOM_FOR_LOG);
      layout = next;
      if (review) review.analysis.open = next === 'desk';
      setAttribute(element, 'data-layout', next);
      // Where there is room the aids stand under the tile, else they open over the board.
      if (next === 'desk') turn.middle.append(bar.element);
      else element.insertBefore(bar.element, card.element);
    },
    onInsets(insets) {
      card.keepWithin(insets);
      hint?.keepWithin(insets);
      whose.keepWithin(insets);
      ports.onInsets(insets);
    },
  });

  const stopKeys = listenToKeys(intents, {
    stage: () => words.stage(match.view),
    layers,
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
    say: (what) => announcer.say(askedOf(hud, words, match.view, what)),
    openReview: () => hud.app.openReview(),
    review: (event) => learn?.key(event) === true || review?.key(event) === true,
    openTiles,
    mayHint: () => aids.view.allowed && hint !== undefined,
    toggleLayer: aids.toggle,
    look,
  });

  const show = (now: View = match.view, old: View | null = null): void => {
    setText(turnNumber, t('turn.number', { count: now.state.turn }));
    // A lesson goes on after the end of its game.
    if (!learn) end.update(now);
    showCards(now);
    turn.update(now);
    whose.update(now, old);
    turn.element.hidden = (now.over && !learn) || now.past;
    review?.update();
    lastTurn.update(now);
    log.update(now, reviewed());
    board.update(now);
    // The past tells itself where it is stepped through.
    announcer.update(now, now.past || old?.past ? null : old);
    learn?.update();
    turn.element.classList.toggle('resting', learn?.rests() === true);
    showAids();
  };
  const showCards = (now: View = match.view): void => {
    for (const card of cards) card.update(now, end.counted());
  };
  const showAids = (): void => {
    bar.update();
    card.update();
    hint?.update();
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
    looked: () => hint?.looked(),
    destroy() {
      leave();
      leaveAids();
      stopKeys();
      review?.destroy();
      sound.destroy();
      whose.destroy();
      stopWatching();
      end.destroy();
      element.remove();
    },
  };
}
