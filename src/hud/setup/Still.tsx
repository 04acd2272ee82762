import type { VNode } from 'preact';
import { stillOf } from './stills.ts';
import styles from './Still.module.css';

/** A painted picture of a rule set or a box of expansions; nothing where there is none. Its name is written beside it. */
export function Still({ of }: { readonly of: string }): VNode | null {
  const address = stillOf(of);
  return address === undefined ? null : (
    <img class={styles.still} src={address} alt="" width={260} height={186} decoding="async" draggable={false} />
  );
}
