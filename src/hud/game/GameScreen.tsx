import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match } from '../../session/contracts/match.ts';
import { assistsOf } from '../../session/match/assists.ts';
import { AssistBar, AssistsButton } from '../assists/AssistBar.tsx';
import { AssistCard } from '../assists/AssistCard.tsx';
import { createInspector } from '../assists/inspector.ts';
import { TextBoard } from '../board/TextBoard.tsx';
import { useTextBoard } from '../board/useTextBoard.ts';
import type { EndPorts } from '../end/ending.ts';
import { endingOf } from '../end/ending.ts';
import { EndPage } from '../end/EndPage.tsx';
import { hudGameOf } from '../games/index.ts';
import type { PlaceCard, TableContext } from '../games/table.ts';
import { ContentProvider, useContent, useTableDialogs } from '../games/useContent.tsx';
import { MatchProvider, useTable, useView } from '../games/useMatch.tsx';
import { HintButton, HintCard, HintEntry } from '../hint/Hint.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import type { Closables } from '../kit/hud.ts';
import { learnKey, restsAt } from '../learn/flow.ts';
import { LearnPanel } from '../learn/LearnPanel.tsx';
import { Announcer, useAnnouncements } from '../log/Announcer.tsx';
import { askedText } from '../log/asked.ts';
import { LastTurn } from '../log/LastTurn.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { openHelp } from '../menu/openHelp.ts';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { keyInReplay } from '../review/transport.ts';
import { choicesOf } from './choices.ts';
import { closablesFrom } from './closables.ts';
import { listenToKeys } from './keyboard.ts';
import type { TableTools } from './keyboard.ts';
import { KeysDialog } from './KeysDialog.tsx';
import type { Insets } from './layout.ts';
import { PauseMenu } from './PauseMenu.tsx';
import { AboutDialog, PlaceBar } from './PlaceBar.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { SoundButton } from './SoundButton.tsx';
import { TilesDialog } from './TilesDialog.tsx';
import { turnModeOf } from './turnMode.ts';
import { TurnPanel, focusChoices, focusTurn } from './TurnPanel.tsx';
import { useScreenLayout } from './useScreenLayout.ts';
import { WhoseTurn } from './WhoseTurn.tsx';

export interface ScreenPorts extends EndPorts {
  onInsets(insets: Insets): void;
  fit(): void;
}

/** What the page can ask of the screen. */
export interface ScreenHandle {
  readonly closables: Closables;
  /** Focuses what comes next; when the screen appears, only the panel, where the keys control the table. */
  focus(lost: Element | null): void;
  /** Opens the text board. */
  openBoard(): void;
}

interface ScreenProps {
  readonly ports: ScreenPorts;
  /** Called with the handle when the screen appears. */
  readonly onReady: (handle: ScreenHandle) => void;
}

/** In a lower window, in CSS pixels, the log stays closed: the last turn is shown anyway. */
const ROOM_FOR_LOG = 800;

function useBoxes() {
  return {
    screen: useRef<HTMLDivElement>(null),
    left: useRef<HTMLDivElement>(null),
    leftTop: useRef<HTMLDivElement>(null),
    cards: useRef<HTMLDivElement>(null),
    scenes: useRef<HTMLDivElement>(null),
    turn: useRef<HTMLElement>(null),
    review: useRef<HTMLElement>(null),
  };
}

/** The game screen: cards and log at one side, the turn at the other, the board free between them. */
function Screen({ ports, onReady }: ScreenProps): VNode {
  const hud = useHud();
  const { app, host, texts } = hud;
  const { t } = texts;
  const context = useTable();
  const { match, texts: game } = context;
  const { game: rules, table } = useContent();
  const view = useView();
  const assists = assistsOf(match);
  const openDialog = useTableDialogs();
  const boxes = useBoxes();
  const board = useTextBoard();
  const { current } = app.learning;
  const isLearning = current !== null;
  const [counted, setCounted] = useState<readonly number[] | null>(null);
  const [said, say] = useAnnouncements();
  const [isLogOpen, setLogOpen] = useState(false);
  const [areAssistsOpen, openAssists] = useState(false);
  const inspector = useMemo(() => createInspector(context, table), [context, table]);
  const [hasScene, setScene] = useState(false);
  useLayoutEffect(() => setScene(Boolean(boxes.scenes.current?.firstElementChild)));

  const { layout, covered, free, scrolls } = useScreenLayout(boxes, () => match.view.isReplay, {
    onLayout(next, before) {
      const screen = boxes.screen.current;
      if (before === null || (before === 'desk') !== (next === 'desk'))
        setLogOpen(!isLearning && next === 'desk' && screen !== null && screen.clientHeight >= ROOM_FOR_LOG);
    },
    onInsets(inner, outer) {
      // Overlays that are not part of this screen start below the cards.
      host.style.setProperty('--column-end', `${inner.top}px`);
      host.style.setProperty('--cards-end', `${outer.top}px`);
      ports.onInsets(outer);
    },
  });

  /** An element that is about to disappear gives the focus to the button that brings it back. */
  function leave(part: string, button: string): void {
    const screen = boxes.screen.current;
    if (screen?.querySelector(part)?.contains(document.activeElement))
      screen.querySelector<HTMLElement>(button)?.focus();
  }
  function showLog(open: boolean): void {
    if (!open) leave('.log', '.log-button');
    setLogOpen(open);
  }
  function showAssists(open: boolean): void {
    if (!open) leave('.assists', '.assists-button');
    openAssists(open);
  }
  const toggleLog = (): void => showLog(!isLogOpen);
  const showKeys = (): void => openDialog(<KeysDialog />);
  const showTiles = (): void => openDialog(<TilesDialog />);
  const showPlace = (place: PlaceCard): void => openDialog(<AboutDialog about={place.about()} />);

  function focus(lost: Element | null): void {
    const { turn, review, screen } = boxes;
    if (lost && turn.current && !turn.current.hidden) return focusTurn(turn.current);
    const panels = [turn.current, review.current, screen.current?.querySelector<HTMLElement>('.end'), screen.current];
    panels.find((one) => one && one.closest('[hidden]') === null)?.focus({ preventScroll: true });
  }
  function toggleBoard(): void {
    board.toggle();
    if (document.activeElement === document.body) focus(null);
  }
  const openMenu = (): void => openDialog(<PauseMenu onBoard={toggleBoard} onKeys={showKeys} />);

  const tools: TableTools = {
    mode: () => turnModeOf(match.view),
    layers: Object.fromEntries(table.layers.map(({ key, layer }) => [key.toLowerCase(), layer])),
    choices: () => choicesOf(game, match.view),
    focusChoices: () => boxes.turn.current !== null && focusChoices(boxes.turn.current),
    closeTop: () => closables.closeTop(),
    toggleLog,
    openMenu,
    openHelp: showKeys,
    fit: ports.fit,
    toggleBoard,
    say: (what) => say(askedText(game, match.view, what)),
    openReview: () => app.openReview(),
    review: (event) =>
      (current !== null && learnKey(hud, current, event)) || (app.review !== null && keyInReplay(app.review, event)),
    openTiles: showTiles,
    mayHint: () => assists.view.allowed,
    toggleLayer: assists.toggle,
    openPlace(key) {
      const place = table.places.find((one) => one.key === key.toUpperCase() && one.glance() !== null);
      if (place) showPlace(place);
      return place !== undefined;
    },
    inspector,
  };
  const areAssistsShown = areAssistsOpen && assists.view.allowed && !view.over;
  const closables = closablesFrom([
    { isOpen: () => assists.view.looking, close: inspector.toggle },
    { isOpen: board.isOpen, close: toggleBoard },
    { isOpen: () => areAssistsShown, close: () => showAssists(false) },
    { isOpen: () => assists.view.pinned && !assists.view.looking, close: () => assists.pin(null) },
    { isOpen: () => layout !== 'desk' && isLogOpen, close: () => showLog(false) },
    { isOpen: () => match.view.isReplay, close: () => app.closeReview() },
  ]);
  useCommands(match, { tools, closables, focus, openBoard: () => void (board.isOpen() || board.toggle()) }, onReady);

  const assistBar = (
    <AssistBar isOpen={areAssistsOpen} onOpen={showAssists} inspector={inspector}>
      <HintEntry />
    </AssistBar>
  );
  return (
    <div
      ref={boxes.screen}
      class={['game', table.className, isLearning && 'learning', isLogOpen && 'log-open', hasScene && 'with-scene']
        .filter(Boolean)
        .join(' ')}
      data-players={view.players.length}
      data-layout={layout ?? undefined}
      tabIndex={-1}
      onClick={unfocus}
    >
      <div class="left-column" ref={boxes.left}>
        <div class="left-top" ref={boxes.leftTop} tabIndex={scrolls ? 0 : undefined}>
          <header class="game-head">
            <h1 class="game-name">{rules.name(texts)}</h1>
            <p class="game-turn">{t('turn.number', { count: view.state.turn })}</p>
          </header>
          <div class="cards" ref={boxes.cards}>
            {current && <LearnPanel current={current} />}
            {view.players.map(({ index }) => (
              <PlayerCard key={index} index={index} counted={view.over && !view.isReplay ? counted : null} />
            ))}
            <PlaceBar onPlace={showPlace} />
          </div>
        </div>
        <LastTurn />
        <LogPanel hidden={!isLogOpen} onClose={() => showLog(false)} />
        <div class="tools" role="group" aria-label={t('tool.tools')}>
          <RoundButton sign="menu" label={t('tool.menu')} onPress={openMenu} />
          {/* A lesson has room for one row, and describes events itself. */}
          {!isLearning && (
            <RoundButton
              class="log-button"
              sign="log"
              label={t('tool.log')}
              aria-pressed={isLogOpen}
              onPress={toggleLog}
            />
          )}
          <RoundButton sign="fit" label={t('tool.fit')} onPress={ports.fit} />
          <AssistsButton isOpen={areAssistsOpen} onOpen={showAssists} inspector={inspector} />
          <HintButton />
          <SoundButton />
          <RoundButton sign="help" label={t('tool.help')} onPress={showKeys} />
        </div>
      </div>
      <div
        class="scenes"
        ref={boxes.scenes}
        style={{ top: `${covered.top}px`, right: `${covered.right}px`, left: `${covered.left}px` }}
      >
        {table.scenes.map((Scene, n) => (
          <Scene key={n} />
        ))}
      </div>
      <TurnPanel
        box={boxes.turn}
        hidden={(view.over && !isLearning) || view.isReplay}
        isResting={current !== null && restsAt(current)}
        hint={<HintCard />}
        // In the desk layout the assists are below the tile, otherwise they open over the board.
        middle={layout === 'desk' && assistBar}
        onTiles={showTiles}
      />
      <ReviewPanel box={boxes.review} analysisOpen={layout === 'desk'} />
      <TextBoard board={board} ask={inspector.ask} />
      {layout !== 'desk' && assistBar}
      <AssistCard within={free} />
      <WhoseTurn within={free} />
      {/* A lesson continues after the end of its game. */}
      {!isLearning && (
        <EndPage
          view={view}
          endingOf={(end) => endingOf(context, rules, table, ports, end)}
          rested={ports.rested}
          onCounted={setCounted}
        />
      )}
      <Announcer said={said} say={say} />
    </div>
  );
}

/** After a press with mouse or finger, unfocuses the button so that the keys control the table again. */
function unfocus(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  if (event.detail > 0 && pressed) pressed.blur();
}

interface Commands extends ScreenHandle {
  readonly tools: TableTools;
}

/** Obeys the keys, and gives the page its handle. */
function useCommands(match: Match, commands: Commands, onReady: (handle: ScreenHandle) => void): void {
  const now = useRef(commands);
  now.current = commands;
  useLayoutEffect(() => {
    onReady({
      closables: {
        count: () => now.current.closables.count(),
        closeTop: () => now.current.closables.closeTop(),
      },
      focus: (lost) => now.current.focus(lost),
      openBoard: () => now.current.openBoard(),
    });
    return listenToKeys(match.intents, () => now.current.tools);
  }, []);
}

interface GameScreenProps extends ScreenProps {
  readonly match: Match;
}

/** The game screen of a match; another match needs another screen. */
export function GameScreen({ match, ...props }: GameScreenProps): VNode {
  const hud = useHud();
  const { context, content } = useMemo(() => {
    const game = hudGameOf(match.view.rules);
    const shared: TableContext = {
      hud,
      match,
      texts: game.texts(hud.texts),
      openRule: (topic) => openHelp(hud, topic),
    };
    return { context: shared, content: { game, table: game.table(shared) } };
  }, [hud, match]);
  return (
    <MatchProvider context={context}>
      <ContentProvider content={content}>
        <Screen {...props} />
      </ContentProvider>
    </MatchProvider>
  );
}
