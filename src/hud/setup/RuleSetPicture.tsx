import type { VNode } from 'preact';
import { hudGameOf } from '../games/index.ts';

export const RuleSetPicture = ({ rules }: { rules: string }): VNode => (
  <svg
    class="rule-picture"
    viewBox="0 0 64 48"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {hudGameOf(rules).picture.map(([className, d]) => (
      <path key={d} class={className} d={d} />
    ))}
  </svg>
);
