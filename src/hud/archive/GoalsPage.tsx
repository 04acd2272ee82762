import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { searchGoals } from '../../session/archive/goals/index.ts';
import type { Outcome } from '../../session/contracts/app.ts';
import type { FinishedGame } from '../../session/contracts/archive.ts';
import { GOAL_GROUPS } from '../../session/contracts/goals.ts';
import type { GoalGroup, GoalId, GoalsReached } from '../../session/contracts/goals.ts';
import { Alert } from '../kit/Alert.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useApp, useFreshId, useHud, useTexts } from '../kit/context.tsx';
import { useClose } from '../kit/Dialog.tsx';
import { rulesName, versus } from '../setup/gameWords.ts';
import { goalWords } from './goalWords.ts';
import { Mark } from './Mark.tsx';
import { openGame } from './openGame.ts';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import styles from './steps.module.css';

const NOTHING: GoalsReached = { games: new Map(), isComplete: false };

/** All goals: what to do and why, and the game that reached each one first. */
export function GoalsPage(): VNode {
  const { archive } = useApp();
  const { t } = useTexts();
  const [reached, setReached] = useState(NOTHING);
  const [trouble, setTrouble] = useState<Outcome>(null);
  useLayoutEffect(() => searchGoals(archive, setReached), [archive.games]);
  return (
    <>
      <p class={text.hint}>{t('goals.lead')}</p>
      <p class={styles.busy} role="status">
        {!reached.isComplete && archive.games.length > 0 && t('goals.busy')}
      </p>
      <Alert code={trouble} />
      {GOAL_GROUPS.map((group, n) => (
        <Group key={n} group={group} reached={reached} onOutcome={setTrouble} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: GoalGroup;
  readonly reached: GoalsReached;
  readonly onOutcome: (code: Outcome) => void;
}

function Group({ group: { rules, goals }, reached: { games }, onOutcome }: GroupProps): VNode {
  const { savedGames } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const heading = useFreshId('goals');
  // In the terms of the game that was played last, if two share their goals.
  const usual = savedGames.find((game) => rules?.includes(game.rules))?.rules ?? rules?.[0] ?? '';
  return (
    <section class={styles.group} aria-labelledby={heading}>
      <header class={styles.head}>
        <h3 id={heading}>{rules ? texts.list(rules.map((id) => rulesName(texts, id))) : t('goals.every')}</h3>
        <span class={text.hint}>
          {t('goals.count', { reached: goals.filter((id) => games.has(id)).length, all: goals.length })}
        </span>
      </header>
      <ul class={rows.rows}>
        {goals.map((id) => (
          <GoalRow key={id} id={id} game={games.get(id)} usual={usual} onOutcome={onOutcome} />
        ))}
      </ul>
    </section>
  );
}

interface GoalRowProps extends Pick<GroupProps, 'onOutcome'> {
  readonly id: GoalId;
  /** The game that reached it. */
  readonly game: FinishedGame | undefined;
  /** The rule set whose terms are used if there is no game. */
  readonly usual: string;
}

function GoalRow({ id, game, usual, onOutcome }: GoalRowProps): VNode {
  const hud = useHud();
  const { texts } = hud;
  const close = useClose();
  const { name, how } = goalWords(texts, id, game?.rules ?? usual);
  return (
    <li class={clsx(rows.row, styles.step)}>
      <Mark isDone={game !== undefined} />
      <div class={rows.text}>
        <strong>{name}</strong>
        <span class={text.hint}>{how}</span>
        {game && <span class={styles.done}>{texts.when(game.savedAt)}</span>}
      </div>
      {game && (
        <RoundButton
          sign="rewind"
          label={texts.t('archive.replay.of', { game: versus(texts, game) })}
          onPress={() => void openGame(hud, game, close).then(onOutcome)}
        />
      )}
    </li>
  );
}
