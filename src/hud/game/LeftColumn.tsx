import type { VNode } from 'preact';
import { useContent } from '../table/useContent.tsx';
import { useView } from '../table/useMatch.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { LearnPanel } from '../learn/LearnPanel.tsx';
import { LastTurn } from '../log/LastTurn.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { PlayerChip } from './PlayerChip.tsx';
import { SoundButton } from './SoundButton.tsx';
import type { Openings, ScreenDialogs } from './useScreen.tsx';
import type { Boxes } from './useScreenLayout.ts';
import styles from './LeftColumn.module.css';

interface LeftColumnProps {
  readonly isDesk: boolean;
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

/** Cards, the last turn, the log, and tools. On a phone a strip of players and at most two tools. */
export function LeftColumn(props: LeftColumnProps): VNode {
  const { isDesk, boxes, openings, dialogs, scrolls, counted } = props;
  const { app } = useHud();
  const view = useView();
  const { current } = app.learning;
  const Player = isDesk ? PlayerCard : PlayerChip;
  return (
    <div class={styles.column} ref={boxes.left}>
      <div class={styles.top} ref={boxes.leftTop} tabIndex={scrolls ? 0 : undefined}>
        <GameHead />
        {isDesk && current && <LearnPanel current={current} />}
        <div class={styles.cards} ref={boxes.cards}>
          {view.players.map(({ index }) => (
            <Player key={index} index={index} counted={counted} />
          ))}
        </div>
        {isDesk && <PlaceBar onPlace={dialogs.showPlace} />}
      </div>
      {isDesk && <LastTurn />}
      <LogPanel hidden={!openings.isLogOpen} onClose={() => openings.showLog(false)} />
      <Tools {...props} />
    </div>
  );
}

function GameHead(): VNode {
  const { texts } = useHud();
  const { game } = useContent();
  const { turn, second } = useView().state;
  return (
    <header class={styles.gameHead}>
      <h1 class={styles.gameName}>{game.name(texts)}</h1>
      <p class={styles.gameTurn}>{texts.t(second ? 'turn.number.second' : 'turn.number', { count: turn })}</p>
    </header>
  );
}

/** More players than these leave no room for the menu on a phone. */
const FEW = 4;

/** The others are in a sheet of their own where there is no room for them. */
function Tools({ isDesk, openings, dialogs, fit }: LeftColumnProps): VNode {
  const { t } = useTexts();
  const { app } = useHud();
  const { players, over, isReplay } = useView();
  const { isLogOpen, showLog } = openings;
  // While the points are counted, that sheet is away.
  const hasMenu = isDesk || players.length <= FEW || (over && !isReplay);
  return (
    <div class={styles.tools} role="group" aria-label={t('tool.tools')}>
      {hasMenu && <RoundButton sign="menu" label={t('tool.menu')} onPress={dialogs.showMenu} />}
      {/* A lesson has room for one row, and describes events itself. */}
      {isDesk && app.learning.current === null && (
        <RoundButton
          sign="log"
          data-opens="log"
          label={t('tool.log')}
          aria-pressed={isLogOpen}
          onPress={() => showLog(!isLogOpen)}
        />
      )}
      <RoundButton sign="fit" label={t('tool.fit')} onPress={fit} />
      {isDesk && <SoundButton />}
      {isDesk && <RoundButton sign="help" label={t('tool.help')} onPress={dialogs.showKeys} />}
    </div>
  );
}
