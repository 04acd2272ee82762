import type { VNode } from 'preact';
import { PIECE_VIEW_BOX } from '../../../art/emblems.ts';
import { GOODS_FIGURES } from '../art/figures.ts';
import type { Kind } from './tokens.ts';

/** The wooden token, flat. */
export const tokenSign = (kind: Kind): VNode => (
  <svg viewBox={PIECE_VIEW_BOX} aria-hidden="true">
    {GOODS_FIGURES[kind].own.parts.map(({ paths, colour }) => (
      <path key={paths.join()} d={paths.join('')} fill={colour} />
    ))}
  </svg>
);
