import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { isIdle, optionsOf, valueOf, wordsOf } from './options.ts';
import type { ChosenOptions } from './options.ts';
import form from '../kit/form.module.css';
import styles from './OptionsPage.module.css';

interface OptionsPageProps {
  readonly chosen: ChosenOptions;
  /** Labels of other entries on the page that are not as usual. */
  readonly further?: readonly string[];
  readonly children: ComponentChildren;
}

/** A page for what is seldom changed; its row tells what is not as usual. */
export function OptionsPage({ chosen, further = [], children }: OptionsPageProps): VNode {
  const texts = useTexts();
  const changed = optionsOf(chosen.rules, null)
    .filter((spec) => !isIdle(chosen, spec) && valueOf(chosen, spec) !== spec.values[0])
    .map((spec) => wordsOf(chosen.rules, spec).label(texts));
  const all = [...further, ...changed];
  return (
    <PageRow
      title={texts.t('new.options')}
      told={all.length === 0 ? texts.t('new.options.usual') : texts.t('new.options.changed', { list: texts.list(all) })}
    >
      <div class={clsx(form.form, styles.options)}>{children}</div>
    </PageRow>
  );
}
