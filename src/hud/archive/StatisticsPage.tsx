import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ADAPTERS } from '../../game/index.ts';
import { statisticsOf } from '../../session/archive/statistics.ts';
import type { Opponent, Statistics } from '../../session/archive/statistics.ts';
import type { Texts } from '../../i18n/index.ts';
import { hudGameOf } from '../games/index.ts';
import { BarTable } from '../kit/BarTable.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { hasSeveral, rulesName } from '../setup/gameWords.ts';
import { Figures } from './Figures.tsx';
import { rounded } from './rounded.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { StartButton } from './StartButton.tsx';
import { TallyTable } from './TallyTable.tsx';
import text from '../kit/text.module.css';
import styles from './StatisticsPage.module.css';

/** Statistics of the finished games on this device. */
export function StatisticsPage(): VNode {
  const { archive, botLevels: levels } = useApp();
  const texts = useTexts();
  const [rules, setRules] = useState('all');
  const { games } = archive;
  const all = statisticsOf({ games, levels });
  return (
    <>
      <ChoiceGroup
        legend={texts.t('stats.rules')}
        choices={[
          { value: 'all', label: texts.t('stats.rules.all') },
          ...ADAPTERS.map(({ id }) => ({ value: id as string, label: rulesName(texts, id) })),
        ]}
        value={rules}
        onChange={setRules}
        hidden={all.byRules.length < 2}
      />
      <div class={styles.statistics}>
        <Tables statistics={rules === 'all' ? all : statisticsOf({ games, levels, rules })} />
      </div>
      {all.played.length === 0 && <StartButton />}
    </>
  );
}

function Tables({ statistics }: { readonly statistics: Statistics }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { played, total, byRules, byOpponent, categories, atOneScreen } = statistics;
  const others = atOneScreen > 0 && <p class={text.hint}>{t('stats.screen', { count: atOneScreen })}</p>;
  if (played.length === 0)
    return (
      <>
        <p class={text.hint}>{t('stats.none')}</p>
        {others}
      </>
    );
  return (
    <>
      <Figures total={total} />
      <ScoreChart played={played} />
      <TallyTable
        caption={t('stats.by-opponent')}
        first={t('stats.opponent')}
        rows={byOpponent.map(({ opponent, tally }) => [opponentName(texts, opponent), tally])}
      />
      {byRules.length > 1 && (
        <TallyTable
          caption={t('stats.by-rules')}
          first={t('stats.rules')}
          rows={byRules.map(({ rules, tally }) => [rulesName(texts, rules), tally])}
        />
      )}
      {categories.map(({ rules, rows }) => (
        <BarTable
          key={rules}
          caption={t('stats.categories', { rules: rulesName(texts, rules) })}
          names={[t('stats.you'), t(hasSeveral(rules) ? 'stats.others.mean' : 'stats.others')]}
          colours={[0, 1]}
          rows={rows.map(({ category, points }) => ({
            label: hudGameOf(rules).category(texts, category),
            points: points.map(rounded),
          }))}
        />
      ))}
      {others}
    </>
  );
}

function opponentName(texts: Texts, opponent: Opponent): string {
  switch (opponent.kind) {
    case 'bot':
      return texts.level(opponent.level);
    case 'friend':
      return texts.t('stats.friend', { name: opponent.name });
    case 'several':
      return texts.t('stats.several', { count: opponent.players });
  }
}
