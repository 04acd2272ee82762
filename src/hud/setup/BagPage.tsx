import type { VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { bagOf, bagTold, bagTrouble } from './bag.ts';
import { bagWarnings, setName } from './bagWords.ts';
import type { OptionsProps } from './OptionField.tsx';
import alerts from '../kit/Alert.module.css';
import text from '../kit/text.module.css';
import styles from './BagPage.module.css';

/** A row that says how many tiles are in the stack; its page chooses how many copies of which sets. */
export function BagPage({ chosen, onChange }: OptionsProps): VNode | null {
  const texts = useTexts();
  const { t } = texts;
  const { bags } = adapterOf(chosen.rules);
  const counts = bagOf(chosen)?.copies;
  if (!bags || !counts) return null;
  const told = bagTold(texts, chosen);
  const trouble = bagTrouble(texts, chosen);
  const change = (set: string, count: number): void => onChange({ ...chosen, bag: { ...counts, [set]: count } });
  return (
    <PageRow title={t('bag.title')} told={told}>
      <p class={text.hint}>{t('bag.hint')}</p>
      <div class={styles.sets}>
        {bags.sets().map(({ set, tiles }) => (
          <SetRow
            key={set}
            name={setName(texts, chosen.rules, set)}
            tiles={tiles}
            count={counts[set] ?? 0}
            most={bags.mostCopies}
            onChange={(count) => change(set, count)}
          />
        ))}
      </div>
      <p class={styles.sum} role="status">
        {told}
      </p>
      <p class={alerts.trouble} role="alert" hidden={trouble === null}>
        {trouble}
      </p>
      {bagWarnings(texts, chosen).map((warning) => (
        <p key={warning} class={styles.warning} role="status">
          {warning}
        </p>
      ))}
      <TextButton look="plain" sign="undo" hidden={!chosen.bag} onPress={() => onChange({ ...chosen, bag: undefined })}>
        {t('bag.usual')}
      </TextButton>
    </PageRow>
  );
}

interface SetRowProps {
  readonly name: string;
  /** In one copy. */
  readonly tiles: number;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function SetRow({ name, tiles, count, most, onChange }: SetRowProps): VNode {
  const { t, number } = useTexts();
  return (
    <div class={styles.set} role="group" aria-label={name} data-in={count > 0 || undefined}>
      <span class={styles.words}>
        <span>{name}</span>
        <span class={text.hint}>{t('bag.set', { count: tiles })}</span>
      </span>
      <RoundButton
        sign="minus"
        label={t('bag.fewer', { name })}
        title={undefined}
        disabled={count === 0}
        onPress={() => onChange(count - 1)}
      />
      <output class={styles.count} aria-label={t('bag.count', { name, count })}>
        {number(count)}
      </output>
      <RoundButton
        sign="plus"
        label={t('bag.more', { name })}
        title={undefined}
        disabled={count === most}
        onPress={() => onChange(count + 1)}
      />
    </div>
  );
}
