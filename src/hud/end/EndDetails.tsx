import type { VNode } from 'preact';
import { Comparison } from '../challenge/Comparison.tsx';
import { BarTable } from '../kit/BarTable.tsx';
import { useTexts } from '../kit/context.tsx';
import type { Ending } from './ending.ts';
import { ScoreCurve } from './ScoreCurve.tsx';
import styles from './EndDetails.module.css';

/** Where the points came from, and when; in a challenge also how the challenger did. */
export function EndDetails({
  ending: { view, players, figure, scores, categories },
}: {
  readonly ending: Ending;
}): VNode {
  const { t } = useTexts();
  return (
    <div class={styles.details}>
      {view.challenge && <Comparison game={view} rival={view.challenge} />}
      <ScoreCurve view={view} />
      <BarTable
        caption={t('end.categories')}
        names={players.map(({ name }) => name)}
        colours={players.map(({ colour }) => colour)}
        figure={figure}
        rows={categories}
        total={{ label: t('end.total'), points: scores }}
      />
    </div>
  );
}
