import type { VNode } from 'preact';
import {
  CARCASSONNE_FOLLOWERS,
  CARCASSONNE_MARKS,
  PIECE_PATHS,
  PIECE_VIEW_BOX,
  PLAYER_MARKS,
} from '../../art/emblems.ts';
import { paintOf, shapeOf } from '../../art/players.ts';
import type { RuleSetId } from '../../game/index.ts';
import styles from './shapes.module.css';

/** A follower as paths in `PIECE_VIEW_BOX`. */
export interface FollowerOutline {
  readonly paths: readonly string[];
  readonly mark: string;
}

export const pieceShape = (paths: readonly string[], mark: string | null = null): VNode => (
  <svg class={styles.piece} viewBox={PIECE_VIEW_BOX} aria-hidden="true" focusable="false">
    {paths.map((d) => (
      <path key={`rim ${d}`} class={styles.pieceRim} d={d} />
    ))}
    {paths.map((d) => (
      <path key={d} class={styles.pieceFill} d={d} />
    ))}
    {mark !== null && <path class={styles.pieceMark} d={mark} fill-rule="evenodd" />}
  </svg>
);

/** Players differ in shape as well as colour: pointed hood and diamond, brimmed hat and ring. */
export const followerOutline = (colour: number): FollowerOutline => ({
  paths: shapeOf(colour) === 0 ? PIECE_PATHS.hood : PIECE_PATHS.brim,
  mark: PLAYER_MARKS[shapeOf(colour)],
});
/** For more than two players, every colour has its own headgear and emblem. */
export const carcassonneFollowerOutline = (look: number): FollowerOutline => ({
  paths: CARCASSONNE_FOLLOWERS[paintOf(look)] ?? PIECE_PATHS.hood,
  mark: CARCASSONNE_MARKS[paintOf(look)] ?? PLAYER_MARKS[0],
});
export function followerShape(colour: number): VNode {
  const { paths, mark } = followerOutline(colour);
  return pieceShape(paths, mark);
}
/** `worn`: outlines of what it wears. */
export function carcassonneFollowerShape(look: number, worn: readonly string[] = []): VNode {
  const { paths, mark } = carcassonneFollowerOutline(look);
  return pieceShape([...paths, ...worn], mark);
}
/** The keep, or Zamek's family house. */
export const keepShape = (rules: RuleSetId): VNode =>
  pieceShape(rules === 'zamek' ? PIECE_PATHS.home : PIECE_PATHS.keep);
