import type { VNode } from 'preact';
import { hudGameOf } from '../games/index.ts';
import styles from './RuleSetPicture.module.css';
import { strokesOf } from '../kit/sign.tsx';

export const RuleSetPicture = ({ rules }: { rules: string }): VNode => (
  <svg
    class={styles.picture}
    viewBox="0 0 64 48"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {strokesOf(hudGameOf(rules).picture)}
  </svg>
);
