import type { VNode } from 'preact';
import { ZAMEK_EMBLEMS } from '../../../art/emblems.ts';
import type { Kind, RuleSetId } from '../../../game/index.ts';
import { LAWN, TREES, kindPicture } from '../../kit/sign.tsx';
import type { Stroke } from '../../kit/sign.tsx';

/** Small pictures of the four kinds of feature. */
const SIGNS: Readonly<Record<Kind, readonly Stroke[]>> = {
  path: [LAWN, ['path', 'M7 22C7 15 17 12 17 2']],
  house: [
    ['wall', 'M5 11H19V21H5Z'],
    ['roof', 'M2 12L12 3L22 12Z'],
    ['dark', 'M10.3 21V15.5H13.7V21Z'],
  ],
  tower: [
    ['stone', 'M5 22V9H4V3H7.3V5.4H10.3V3H13.7V5.4H16.7V3H20V9H19V22Z'],
    ['dark', 'M10 22V16.5A2 2 0 0 1 14 16.5V22Z'],
  ],
  court: [LAWN, TREES],
};

/** Zamek has pigsties where The Castle has towers. */
const PIGSTY: readonly Stroke[] = [
  ['earth', 'M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z'],
  ['pig', ZAMEK_EMBLEMS['final-tower']?.[0] ?? ''],
  ['fence', 'M3 19.5H21M6 22V16.5M12 22V16.5M18 22V16.5'],
];

export const kindSign = (kind: Kind, rules: RuleSetId): VNode =>
  kindPicture(rules === 'zamek' && kind === 'tower' ? PIGSTY : SIGNS[kind]);
