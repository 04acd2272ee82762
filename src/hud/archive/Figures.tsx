import type { VNode } from 'preact';
import type { Tally } from '../../session/archive/statistics.ts';
import { useTexts } from '../kit/context.tsx';
import { rounded } from './rounded.ts';
import text from '../kit/text.module.css';
import styles from './Figures.module.css';

const signed = (language: string, value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);

/** All games in a few numbers. */
export function Figures({ total }: { readonly total: Tally }): VNode {
  const { t, number, language } = useTexts();
  const [own, others] = total.mean;
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(total.won / total.games);
  return (
    <dl class={styles.figures}>
      <Figure value={number(total.games)} label={t('stats.games', { count: total.games })} />
      <Figure value={share} label={t('stats.won')} />
      <Figure value={`${number(rounded(own))} : ${number(rounded(others))}`} label={t('stats.points')} />
      <Figure value={number(total.best)} label={t('stats.best')} />
      {total.several && (
        <>
          <Figure value={signed(language, own - others)} label={t('stats.margin')} />
          <Figure value={number(rounded(total.place))} label={t('stats.place')} />
        </>
      )}
    </dl>
  );
}

const Figure = ({ value, label }: { readonly value: string; readonly label: string }): VNode => (
  <div class={styles.figure}>
    <dd>{value}</dd>
    <dt class={text.label}>{label}</dt>
  </div>
);
