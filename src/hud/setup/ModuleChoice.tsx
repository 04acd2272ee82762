import type { VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { Clash, ModuleList } from './ModuleList.tsx';
import type { OptionsProps } from './OptionField.tsx';
import { Still } from './Still.tsx';
import { boxesOf, namesOf } from './boxes.ts';
import styles from './ModuleChoice.module.css';

/** A row that says which expansions are on, and opens their page; nothing where the game has none. */
export function ModuleChoice(props: OptionsProps): VNode | null {
  const texts = useTexts();
  const { rules, modules } = props.chosen;
  const { modules: all, boxOf } = adapterOf(rules);
  if (all.length === 0) return null;
  const boxes = boxesOf(rules).filter((box) => modules.some((id) => boxOf(id) === box));
  return (
    <div class={styles.choice}>
      <PageRow
        title={texts.t('carcassonne.modules')}
        told={namesOf(texts, props.chosen)}
        picture={
          <span class={styles.pictures}>
            {boxes.map((box) => (
              <Still key={box} of={box} />
            ))}
          </span>
        }
      >
        <ModuleList {...props} />
      </PageRow>
      <Clash {...props} />
    </div>
  );
}
