import type { VNode } from 'preact';
import { LAWN, kindPicture } from '../../kit/sign.tsx';
import type { Stroke } from '../../kit/sign.tsx';
import type { BaseKind } from './names.ts';

const SIGNS: Readonly<Record<BaseKind, readonly Stroke[]>> = {
  road: [LAWN, ['path', 'M7 22C7 15 17 12 17 2']],
  city: [
    ['stone', 'M3 22V7H6V9.5H9V4H12V6.5H15V4H18V9.5H21V22Z'],
    ['dark', 'M9.8 22V17A2.2 2.2 0 0 1 14.2 17V22Z'],
  ],
  monastery: [
    ['wall', 'M4 21V13H20V21Z'],
    ['roof', 'M2.5 13L12 6L21.5 13Z'],
    ['dark', 'M11.2 1.5H12.8V3.2H14.4V4.8H12.8V8H11.2V4.8H9.6V3.2H11.2ZM10.4 21V17H13.6V21Z'],
  ],
  field: [LAWN, ['path', 'M4 9C9 6 15 12 20 9M4 14C9 11 15 17 20 14M4 19C9 16 15 22 20 19']],
};

export const kindSign = (kind: BaseKind): VNode => kindPicture(SIGNS[kind]);
