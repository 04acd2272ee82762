import type { VNode } from 'preact';
import { useTexts } from './context.tsx';
import styles from './Alert.module.css';

/** A sentence for what has failed, by its error code; nothing for `null`. */
export function Alert({ code }: { code: string | null }): VNode {
  const texts = useTexts();
  return (
    <p class={styles.trouble} role="alert" hidden={code === null}>
      {code !== null && texts.code(code)}
    </p>
  );
}
