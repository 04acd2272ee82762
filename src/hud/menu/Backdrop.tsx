import type { VNode } from 'preact';
import { stillOf } from '../setup/stills.ts';
import styles from './Backdrop.module.css';

/** The painted castle behind the title: with a mouse, the morning sun comes out over it once, then it rests. */
export const Backdrop = (): VNode => (
  <div class={styles.backdrop} aria-hidden="true">
    <picture>
      <source media="(min-aspect-ratio: 1)" srcset={stillOf('title-wide')} />
      <img class={styles.castle} src={stillOf('title-tall')} alt="" decoding="async" draggable={false} />
    </picture>
    <div class={styles.dawn} />
    <div class={styles.shade} />
  </div>
);
