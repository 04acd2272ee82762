import { EMBLEM_PATHS, EMBLEM_SIZE, TOKEN_BACK_PATHS, ZAMEK_EMBLEMS } from '../../art/emblems.ts';
import type { Effect, RuleSetId } from '../../game/index.ts';
import { s } from './dom.ts';

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z';
/** Width of the emblem, as a fraction of the token's. */
const SHARE = 0.6;

function token(className: string, paths: readonly string[]): SVGSVGElement {
  const half = (EMBLEM_SIZE * SHARE) / 2;
  const sign = s(
    'g',
    { class: 'token-sign', transform: `translate(${-half} ${-half}) scale(${SHARE})` },
    ...paths.map((d) => s('path', { d, 'fill-rule': 'evenodd' })),
  );
  return s(
    'svg',
    { class: className, viewBox: '-12 -12 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { class: 'token-body', d: OCTAGON }),
    sign,
  );
}

const emblemOf = (effect: Effect, rules: RuleSetId): readonly string[] =>
  (rules === 'zamek' ? ZAMEK_EMBLEMS[effect] : undefined) ?? EMBLEM_PATHS[effect];

/** A wall token with its emblem. */
export const tokenFace = (effect: Effect, rules: RuleSetId): SVGSVGElement => token('token', emblemOf(effect, rules));

/** A wall token face down: represents tokens in general. */
export const tokenBack = (): SVGSVGElement => token('token', TOKEN_BACK_PATHS);
