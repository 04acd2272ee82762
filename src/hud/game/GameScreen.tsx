import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Match } from '../../session/contracts/match.ts';
import { AssistBar } from '../assists/AssistBar.tsx';
import { AssistCard } from '../assists/AssistCard.tsx';
import { TextBoard } from '../board/TextBoard.tsx';
import type { EndPorts } from '../end/ending.ts';
import { endingOf } from '../end/ending.ts';
import { EndPage } from '../end/EndPage.tsx';
import { hudGameOf } from '../games/index.ts';
import type { TableContext } from '../table/table.ts';
import { ContentProvider, useContent } from '../table/useContent.tsx';
import { MatchProvider, useTable, useView } from '../table/useMatch.tsx';
import { HintCard, HintEntry } from '../hint/Hint.tsx';
import { useHud } from '../kit/context.tsx';
import { restsAt } from '../learn/flow.ts';
import { Announcer, useAnnouncements } from '../log/Announcer.tsx';
import { openHelp } from '../book/openHelp.ts';
import { openShare } from '../media/openShare.ts';
import type { ReelPorts } from '../media/souvenirs.ts';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import type { Insets } from '../kit/layout.ts';
import type { CarryPorts } from './CarriedTile.tsx';
import { CarriedTile } from './CarriedTile.tsx';
import { LearnPanel } from '../learn/LearnPanel.tsx';
import { GameNews } from './GameNews.tsx';
import { LeftColumn } from './LeftColumn.tsx';
import { ClockAnnouncer } from '../table/PlayerClock.tsx';
import { MoreButton, MoreSheet } from './More.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { useCommands, useOpenings } from './useScreen.tsx';
import type { Openings, ScreenHandle } from './useScreen.tsx';
import { useBoxes, useScreenLayout } from './useScreenLayout.ts';
import type { Boxes, ScreenLayout } from './useScreenLayout.ts';
import { useVibration } from './useVibration.ts';
import { WhoseTurn } from './WhoseTurn.tsx';
import styles from './GameScreen.module.css';

export type { ScreenHandle };

export interface ScreenPorts extends EndPorts, CarryPorts, ReelPorts {
  onInsets(insets: Insets): void;
  fit(): void;
}

interface ScreenProps {
  readonly ports: ScreenPorts;
  /** Called with the handle when the screen appears. */
  readonly onReady: (handle: ScreenHandle) => void;
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

/** Cards and log at one side, the turn at the other, the board free between them. */
function Screen({ ports, onReady }: ScreenProps): VNode {
  const { app } = useHud();
  const context = useTable();
  const { game, table } = useContent();
  const view = useView();
  useVibration();
  const boxes = useBoxes();
  const openings = useOpenings(boxes);
  const [said, say] = useAnnouncements();
  const { layout, covered, free, scrolls } = useLayout(boxes, openings, ports);
  const isDesk = layout === 'desk';
  const share = (): void => openShare(context, game, ports);
  const dialogs = useCommands({ ...openings, boxes, isDesk, fit: ports.fit, share, say, onReady });
  const [counted, setCounted] = useState<readonly number[] | null>(null);
  const [hasScene, setScene] = useState(false);
  useLayoutEffect(() => setScene(Boolean(boxes.scenes.current?.firstElementChild)));
  const { current } = app.learning;
  const isLearning = current !== null;
  const more = isDesk ? null : <MoreButton openings={openings} />;
  return (
    <div
      ref={boxes.screen}
      class={styles.game}
      data-game={table.name}
      data-learning={isLearning || undefined}
      data-log-open={openings.isLogOpen || undefined}
      data-scene={hasScene || undefined}
      data-players={view.players.length}
      data-layout={layout ?? undefined}
      data-compact={view.players.length > 3 || undefined}
      tabIndex={-1}
      onClick={unfocus}
    >
      <LeftColumn
        isDesk={isDesk}
        boxes={boxes}
        openings={openings}
        dialogs={dialogs}
        scrolls={scrolls}
        counted={view.over && !view.isReplay ? counted : null}
        fit={ports.fit}
      />
      <div
        class={styles.scenes}
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
        isDesk={isDesk}
        isSheet={layout === 'tall'}
        // On a desk the lesson is above the cards.
        lesson={!isDesk && current && <LearnPanel current={current} />}
        hint={<HintCard />}
        // On a desk the assists are below the tile, otherwise in the sheet of all tools.
        middle={
          isDesk && (
            <AssistBar inspector={openings.inspector}>
              <HintEntry />
            </AssistBar>
          )
        }
        more={more}
        onTiles={dialogs.showTiles}
      />
      <ReviewPanel box={boxes.review} analysisOpen={isDesk} more={more} onShare={share} />
      <TextBoard board={openings.board} ask={openings.inspector.ask} />
      {!isDesk && openings.isMoreOpen && <MoreSheet openings={openings} dialogs={dialogs} />}
      <AssistCard within={free} />
      <WhoseTurn within={layout === 'tall' ? { ...free, top: 0 } : free} />
      <CarriedTile ports={ports} />
      {/* A lesson continues after the end of its game. */}
      {!isLearning && (
        <EndPage
          view={view}
          endingOf={(end) => endingOf(context, game, table, end)}
          rested={ports.rested}
          onCounted={setCounted}
          news={<GameNews rules={view.rules} />}
          onShare={share}
        />
      )}
      <Announcer said={said} say={say} />
      <ClockAnnouncer />
    </div>
  );
}

/** In a lower window, in CSS pixels, the log stays closed: the last turn is shown anyway. */
const ROOM_FOR_LOG = 800;

function useLayout(boxes: Boxes, { showLog }: Openings, ports: ScreenPorts): ScreenLayout {
  const { app, host } = useHud();
  const { match } = useTable();
  return useScreenLayout(boxes, () => match.view.isReplay, {
    onLayout(next, before) {
      if ((before === 'desk') === (next === 'desk')) return;
      const height = boxes.screen.current?.clientHeight ?? 0;
      showLog(app.learning.current === null && next === 'desk' && height >= ROOM_FOR_LOG);
    },
    onInsets(inner, outer) {
      // Overlays that are not part of this screen start below the cards.
      host.style.setProperty('--column-end', `${inner.top}px`);
      host.style.setProperty('--cards-end', `${outer.top}px`);
      ports.onInsets(outer);
    },
  });
}

/** After a press with mouse or finger, unfocuses the button so that the keys control the table again. */
function unfocus(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  if (event.detail > 0 && pressed) pressed.blur();
}
