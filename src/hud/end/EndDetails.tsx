import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { comparison } from '../challenge/comparison.ts';
import { BarTable } from '../kit/BarTable.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Hand } from '../kit/Hand.tsx';
import type { Ending } from './ending.ts';
import { ScoreCurve } from './ScoreCurve.tsx';

/** Where the points came from, and when; in a challenge also how the challenger did. */
export function EndDetails({
  ending: { view, players, figure, scores, categories },
}: {
  readonly ending: Ending;
}): VNode {
  const { t } = useTexts();
  return (
    <div class="end-details">
      {view.challenge && <Comparison view={view} rival={view.challenge} />}
      <BarTable
        caption={t('end.categories')}
        names={players.map(({ name }) => name)}
        colours={players.map(({ colour }) => colour)}
        figure={figure}
        rows={categories}
        total={{ label: t('end.total'), points: scores }}
      />
      <ScoreCurve view={view} />
    </div>
  );
}

function Comparison({
  view,
  rival,
}: {
  readonly view: Ending['view'];
  readonly rival: Parameters<typeof comparison>[2];
}) {
  const hud = useHud();
  const element = useMemo(() => comparison(hud, view, rival), [hud, view, rival]);
  return <Hand element={element} />;
}
