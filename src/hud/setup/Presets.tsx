import type { VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import { boxWords } from '../../expansions/boxes/panels.ts';
import { PRESETS } from '../../expansions/panels.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { moduleWords } from '../modules/index.ts';
import type { OptionsProps } from './OptionField.tsx';
import { withOnly } from './options.ts';
import styles from './Presets.module.css';

/** Mixes that many people play: one press chooses exactly these expansions. */
export function Presets({ chosen, onChange }: OptionsProps): VNode {
  const texts = useTexts();
  const { boxOf } = adapterOf(chosen.rules);
  const name = (ids: readonly string[]): string =>
    ids.length === 0
      ? texts.t('carcassonne.presets.none')
      : texts.list([...new Set(ids.map((id) => (boxWords(boxOf(id) ?? '') ?? moduleWords(id)).name(texts)))]);
  const isChosen = (ids: readonly string[]): boolean =>
    ids.length === chosen.modules.length && ids.every((id) => chosen.modules.includes(id));
  return (
    <div class={styles.presets} role="group" aria-label={texts.t('carcassonne.presets')}>
      {[[], ...PRESETS].map((ids) => (
        <TextButton
          key={ids.join()}
          look="plain"
          aria-pressed={isChosen(ids)}
          onPress={() => onChange(withOnly(chosen, ids))}
        >
          {name(ids)}
        </TextButton>
      ))}
    </div>
  );
}
