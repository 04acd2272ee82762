import { ZAMEK_EMBLEMS } from '../../../art/emblems.ts';
import type { Kind, RuleSetId } from '../../../game/index.ts';
import { s } from '../../kit/dom.ts';

/** Small pictures of the four kinds of feature. */
const SIGNS: Readonly<Record<Kind, readonly (readonly [className: string, d: string])[]>> = {
  path: [
    ['sign-lawn', 'M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z'],
    ['sign-path', 'M7 22C7 15 17 12 17 2'],
  ],
  house: [
    ['sign-wall', 'M5 11H19V21H5Z'],
    ['sign-roof', 'M2 12L12 3L22 12Z'],
    ['sign-dark', 'M10.3 21V15.5H13.7V21Z'],
  ],
  tower: [
    ['sign-stone', 'M5 22V9H4V3H7.3V5.4H10.3V3H13.7V5.4H16.7V3H20V9H19V22Z'],
    ['sign-dark', 'M10 22V16.5A2 2 0 0 1 14 16.5V22Z'],
  ],
  court: [
    ['sign-lawn', 'M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z'],
    ['sign-tree', 'M8.5 15.5A4.2 4.2 0 1 0 8.4 7.1 4.2 4.2 0 0 0 8.5 15.5ZM16 20A3 3 0 1 0 15.9 14 3 3 0 0 0 16 20Z'],
  ],
};

/** Zamek keeps pigs where The Castle has towers. */
const PIGSTY = [
  ['sign-earth', 'M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z'],
  ['sign-pig', ZAMEK_EMBLEMS['final-tower']?.[0] ?? ''],
  ['sign-fence', 'M3 19.5H21M6 22V16.5M12 22V16.5M18 22V16.5'],
] as const;

export function kindSign(kind: Kind, rules: RuleSetId): SVGSVGElement {
  const parts = rules === 'zamek' && kind === 'tower' ? PIGSTY : SIGNS[kind];
  return s('svg', { class: 'kind-sign', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, ...parts.map(([className, d]) => s('path', { class: className, d })));
}
