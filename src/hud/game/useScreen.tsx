import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match } from '../../session/contracts/match.ts';
import { assistsOf } from '../../session/match/assists.ts';
import { createInspector } from '../assists/inspector.ts';
import type { Inspector } from '../assists/inspector.ts';
import { useTextBoard } from '../board/useTextBoard.ts';
import type { OpenBoard } from '../board/useTextBoard.ts';
import type { PlaceCard } from '../table/table.ts';
import { useContent, useTableDialogs } from '../table/useContent.tsx';
import { useTable } from '../table/useMatch.tsx';
import { useHud } from '../kit/context.tsx';
import type { Closables } from '../kit/hud.ts';
import { learnKey } from '../learn/flow.ts';
import { askedText } from '../log/asked.ts';
import { keyInReplay } from '../review/transport.ts';
import { choicesNow } from '../words/choices.ts';
import { closablesFrom } from './closables.ts';
import { listenToKeys } from './keyboard.ts';
import type { TableTools } from './keyboard.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { PauseMenu } from './PauseMenu.tsx';
import { AboutDialog } from './PlaceBar.tsx';
import { TilesDialog } from '../assists/TilesDialog.tsx';
import { turnModeOf } from '../words/turnMode.ts';
import { focusChoices, focusTurn } from './TurnPanel.tsx';
import type { Boxes } from './useScreenLayout.ts';

/** What the page can ask of the screen. */
export interface ScreenHandle {
  readonly closables: Closables;
  /** Focuses what comes next; when the screen appears, only the panel, where the keys control the table. */
  focus(lost: Element | null): void;
  /** Opens the text board. */
  openBoard(): void;
}

/** What is open on the screen, and how it is opened and closed. */
export interface Openings {
  readonly board: OpenBoard;
  readonly inspector: Inspector;
  readonly isLogOpen: boolean;
  readonly showLog: (open: boolean) => void;
  /** The sheet of all tools. */
  readonly isMoreOpen: boolean;
  readonly showMore: (open: boolean) => void;
}

export function useOpenings({ screen }: Boxes): Openings {
  const context = useTable();
  const { table } = useContent();
  const board = useTextBoard();
  const inspector = useMemo(() => createInspector(context, table), [context, table]);
  const [isLogOpen, openLog] = useState(false);
  const [isMoreOpen, openMore] = useState(false);

  /** What is about to disappear gives the focus to the button that brings it back. */
  function leave(panel: 'log' | 'more'): void {
    if (!screen.current?.querySelector(`[data-panel="${panel}"]`)?.contains(document.activeElement)) return;
    const opens = (what: string): HTMLElement | null | undefined =>
      screen.current?.querySelector<HTMLElement>(`[data-opens="${what}"]`);
    (opens(panel) ?? opens('more'))?.focus();
  }
  return {
    board,
    inspector,
    isLogOpen,
    showLog(open) {
      if (!open) leave('log');
      openLog(open);
    },
    isMoreOpen,
    showMore(open) {
      if (!open) leave('more');
      openMore(open);
    },
  };
}

/** The dialogs of the screen. */
export interface ScreenDialogs {
  readonly showMenu: () => void;
  readonly showKeys: () => void;
  readonly showTiles: () => void;
  readonly showPlace: (place: PlaceCard) => void;
  /** Shows or hides the text board. */
  readonly toggleBoard: () => void;
}

interface Screen extends Openings {
  readonly boxes: Boxes;
  readonly isDesk: boolean;
  /** Shows the whole board. */
  readonly fit: () => void;
  /** Shares the game. */
  readonly share: () => void;
  readonly say: (words: string) => void;
  readonly onReady: (handle: ScreenHandle) => void;
}

/** Obeys the keys at the table, and gives the page its handle. Returns what opens the dialogs. */
export function useCommands(screen: Screen): ScreenDialogs {
  const open = useTableDialogs();
  const { match } = useTable();
  const { boxes, board } = screen;
  function focus(lost: Element | null): void {
    const { turn, review, screen: page } = boxes;
    if (lost && turn.current && !turn.current.hidden) return focusTurn(turn.current);
    const panels = [
      turn.current,
      review.current,
      page.current?.querySelector<HTMLElement>('[data-end-page]'),
      page.current,
    ];
    panels.find((one) => one && one.closest('[hidden]') === null)?.focus({ preventScroll: true });
  }
  function toggleBoard(): void {
    board.toggle();
    if (document.activeElement === document.body) focus(null);
  }
  const showKeys = (): void => open(<KeysDialog />);
  const dialogs: ScreenDialogs = {
    showKeys,
    showMenu: () => open(<PauseMenu onBoard={toggleBoard} onKeys={showKeys} onShare={screen.share} />),
    showTiles: () => open(<TilesDialog />),
    showPlace: (place) => open(<AboutDialog about={place.about()} />),
    toggleBoard,
  };
  const closables = useClosables(screen, toggleBoard);
  const tools = useTools(screen, dialogs, { toggleBoard, closeTop: closables.closeTop });
  const handle = { closables, focus, openBoard: () => void (board.isOpen() || board.toggle()) };
  useLatest(match, { tools, handle }, screen.onReady);
  return dialogs;
}

/** What lies over the table, from the top to the bottom. */
function useClosables(screen: Screen, toggleBoard: () => void): Closables {
  const { app } = useHud();
  const { match } = useTable();
  const assists = assistsOf(match);
  const { board, inspector, isDesk, isLogOpen, isMoreOpen, showLog, showMore } = screen;
  return closablesFrom([
    { isOpen: () => assists.view.looking, close: inspector.toggle },
    { isOpen: board.isOpen, close: toggleBoard },
    { isOpen: () => !isDesk && isMoreOpen, close: () => showMore(false) },
    { isOpen: () => assists.view.pinned && !assists.view.looking, close: () => assists.pin(null) },
    { isOpen: () => !isDesk && isLogOpen, close: () => showLog(false) },
    { isOpen: () => match.view.isReplay, close: () => app.closeReview() },
  ]);
}

/** What the keys control. */
function useTools(
  screen: Screen,
  dialogs: ScreenDialogs,
  { toggleBoard, closeTop }: Pick<TableTools, 'toggleBoard' | 'closeTop'>,
): TableTools {
  const hud = useHud();
  const { app } = hud;
  const { match, texts: game } = useTable();
  const { table } = useContent();
  const assists = assistsOf(match);
  const { boxes, inspector, isLogOpen, showLog, fit, say } = screen;
  return {
    mode: () => turnModeOf(match.view),
    layers: Object.fromEntries(table.layers.map(({ key, layer }) => [key.toLowerCase(), layer])),
    choices: () => choicesNow(game, match.view),
    focusChoices: () => boxes.turn.current !== null && focusChoices(boxes.turn.current),
    closeTop,
    toggleLog: () => showLog(!isLogOpen),
    openMenu: dialogs.showMenu,
    openHelp: dialogs.showKeys,
    openTiles: dialogs.showTiles,
    fit,
    toggleBoard,
    say: (what) => say(askedText(game, match.view, what)),
    openReview: () => app.openReview(),
    review(event) {
      const { current } = app.learning;
      return (
        (current !== null && learnKey(hud, current, event)) || (app.review !== null && keyInReplay(app.review, event))
      );
    },
    mayHint: () => assists.view.allowed,
    toggleLayer: assists.toggle,
    openPlace(key) {
      const place = table.places.find((one) => one.key === key.toUpperCase() && one.glance() !== null);
      if (place) dialogs.showPlace(place);
      return place !== undefined;
    },
    inspector,
  };
}

interface Commands {
  readonly tools: TableTools;
  readonly handle: ScreenHandle;
}

/** Keys and page ask for what was rendered last. */
function useLatest(match: Match, commands: Commands, onReady: (handle: ScreenHandle) => void): void {
  const now = useRef(commands);
  now.current = commands;
  useLayoutEffect(() => {
    onReady({
      closables: {
        count: () => now.current.handle.closables.count(),
        closeTop: () => now.current.handle.closables.closeTop(),
      },
      focus: (lost) => now.current.handle.focus(lost),
      openBoard: () => now.current.handle.openBoard(),
    });
    return listenToKeys(match.intents, () => now.current.tools);
  }, []);
}
