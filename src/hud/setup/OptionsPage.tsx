import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import type { Assist, TimeTerms } from '../../session/contracts/match.ts';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { optionsOf, valueOf } from './options.ts';
import { isIdle, wordsOf } from './optionWords.ts';
import type { ChosenOptions } from './options.ts';
import form from '../kit/form.module.css';
import styles from './OptionsPage.module.css';

interface OptionsPageProps {
  readonly chosen: ChosenOptions;
  readonly without?: readonly Assist[] | undefined;
  readonly time?: TimeTerms | undefined;
  /** Labels of other entries on the page that are not as usual. */
  readonly further?: readonly string[];
  readonly children: ComponentChildren;
}

/** A page for what is seldom changed; its row tells what is not as usual. */
export function OptionsPage({ chosen, without, time, further = [], children }: OptionsPageProps): VNode {
  const texts = useTexts();
  const changed = optionsOf(chosen.rules, null)
    .filter((spec) => !isIdle(chosen, spec) && valueOf(chosen, spec) !== spec.values[0])
    .map((spec) => wordsOf(chosen.rules, spec).label(texts));
  const all = [
    ...further,
    ...(without ? [texts.t('without.title')] : []),
    ...(time ? [texts.t('time.title')] : []),
    ...changed,
  ];
  return (
    <PageRow
      title={texts.t('new.options')}
      told={all.length === 0 ? texts.t('new.options.usual') : texts.t('new.options.changed', { list: texts.list(all) })}
    >
      <div class={clsx(form.form, styles.options)}>{children}</div>
    </PageRow>
  );
}
