import type { VNode } from 'preact';
import styles from './sign.module.css';

/** A stroke of a small picture: its paint and its path. */
export type Stroke = readonly [paint: Paint, d: string];
export type Paint =
  | 'dark'
  | 'earth'
  | 'fence'
  | 'flag'
  | 'lawn'
  | 'path'
  | 'pig'
  | 'roof'
  | 'sky'
  | 'stone'
  | 'tree'
  | 'wall'
  | 'wood';

/** The strokes of a picture, for an `svg`. */
export const strokesOf = (strokes: readonly Stroke[]): readonly VNode[] =>
  strokes.map(([paint, d]) => <path key={d} class={styles[paint]} d={d} />);

/** Plain grass, 24 × 24. */
export const LAWN: Stroke = ['lawn', 'M2 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z'];
/** Two trees on the lawn. */
export const TREES: Stroke = [
  'tree',
  'M8.5 15.5A4.2 4.2 0 1 0 8.4 7.1 4.2 4.2 0 0 0 8.5 15.5ZM16 20A3 3 0 1 0 15.9 14 3 3 0 0 0 16 20Z',
];

/** A small picture of a kind of feature, 24 × 24. */
export const kindPicture = (strokes: readonly Stroke[]): VNode => (
  <svg class={styles.kindSign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {strokesOf(strokes)}
  </svg>
);
