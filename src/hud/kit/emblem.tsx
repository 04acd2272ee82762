import type { VNode } from 'preact';
import { EMBLEM_PATHS, EMBLEM_SIZE, TOKEN_BACK_PATHS, ZAMEK_EMBLEMS } from '../../art/emblems.ts';
import type { Effect, RuleSetId } from '../../game/index.ts';
import styles from './emblem.module.css';

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z';
/** Width of the emblem, as a fraction of the token's. */
const SHARE = 0.6;

function token(paths: readonly string[]): VNode {
  const half = (EMBLEM_SIZE * SHARE) / 2;
  return (
    <svg class={styles.token} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path class={styles.tokenBody} d={OCTAGON} />
      <g class={styles.tokenSign} transform={`translate(${-half} ${-half}) scale(${SHARE})`}>
        {paths.map((d) => (
          <path key={d} d={d} fill-rule="evenodd" />
        ))}
      </g>
    </svg>
  );
}

const emblemOf = (effect: Effect, rules: RuleSetId): readonly string[] =>
  (rules === 'zamek' ? ZAMEK_EMBLEMS[effect] : undefined) ?? EMBLEM_PATHS[effect];

/** A wall token with its emblem. */
export const tokenFace = (effect: Effect, rules: RuleSetId): VNode => token(emblemOf(effect, rules));

/** A wall token face down: represents tokens in general. */
export const tokenBack = (): VNode => token(TOKEN_BACK_PATHS);
