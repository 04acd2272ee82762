import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import text from '../kit/text.module.css';
import styles from './Mark.module.css';

/** Whether a goal is reached, or a rung won; what is in it until then. */
export function Mark({ isDone, children }: { readonly isDone: boolean; readonly children?: ComponentChildren }): VNode {
  const { t } = useTexts();
  return (
    <span class={clsx(styles.mark, isDone && styles.done)}>
      {isDone ? (
        <>
          <Icon name="check" />
          <span class={text.unseen}>{t('goals.reached')}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
