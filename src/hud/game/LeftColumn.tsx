import type { VNode } from 'preact';
import { AssistsButton } from '../assists/AssistBar.tsx';
import { useContent } from '../table/useContent.tsx';
import { useView } from '../table/useMatch.tsx';
import { HintButton } from '../hint/Hint.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { LearnPanel } from '../learn/LearnPanel.tsx';
import { LastTurn } from '../log/LastTurn.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { SoundButton } from './SoundButton.tsx';
import type { Openings, ScreenDialogs } from './useScreen.tsx';
import type { Boxes } from './useScreenLayout.ts';
import styles from './LeftColumn.module.css';

interface LeftColumnProps {
  readonly boxes: Boxes;
  readonly openings: Openings;
  readonly dialogs: ScreenDialogs;
  /** The cards scroll, so they have to be reached by keyboard. */
  readonly scrolls: boolean;
  /** The points shown while the final scoring is being counted. */
  readonly counted: readonly number[] | null;
  /** Shows the whole board. */
  readonly fit: () => void;
}

/** Cards, the last turn, the log, and tools. In the layout `tall` above the board. */
export function LeftColumn({ boxes, openings, dialogs, scrolls, counted, fit }: LeftColumnProps): VNode {
  const { app, texts } = useHud();
  const { game } = useContent();
  const view = useView();
  const { current } = app.learning;
  return (
    <div class={styles.column} ref={boxes.left}>
      <div class={styles.top} ref={boxes.leftTop} tabIndex={scrolls ? 0 : undefined}>
        <header class={styles.gameHead}>
          <h1 class={styles.gameName}>{game.name(texts)}</h1>
          <p class={styles.gameTurn}>{texts.t('turn.number', { count: view.state.turn })}</p>
        </header>
        <div class={styles.cards} ref={boxes.cards}>
          {current && <LearnPanel current={current} />}
          {view.players.map(({ index }) => (
            <PlayerCard key={index} index={index} counted={counted} />
          ))}
          <PlaceBar onPlace={dialogs.showPlace} />
        </div>
      </div>
      <LastTurn />
      <LogPanel hidden={!openings.isLogOpen} onClose={() => openings.showLog(false)} />
      <Tools openings={openings} dialogs={dialogs} fit={fit} />
    </div>
  );
}

function Tools({ openings, dialogs, fit }: Pick<LeftColumnProps, 'openings' | 'dialogs' | 'fit'>): VNode {
  const { t } = useTexts();
  const { app } = useHud();
  const { isLogOpen, showLog, areAssistsOpen, showAssists, inspector } = openings;
  return (
    <div class={styles.tools} role="group" aria-label={t('tool.tools')}>
      <RoundButton sign="menu" label={t('tool.menu')} onPress={dialogs.showMenu} />
      {/* A lesson has room for one row, and describes events itself. */}
      {app.learning.current === null && (
        <RoundButton
          sign="log"
          data-opens="log"
          label={t('tool.log')}
          aria-pressed={isLogOpen}
          onPress={() => showLog(!isLogOpen)}
        />
      )}
      <RoundButton sign="fit" label={t('tool.fit')} onPress={fit} />
      <AssistsButton isOpen={areAssistsOpen} onOpen={showAssists} inspector={inspector} />
      <HintButton />
      <SoundButton />
      <RoundButton sign="help" label={t('tool.help')} onPress={dialogs.showKeys} />
    </div>
  );
}
