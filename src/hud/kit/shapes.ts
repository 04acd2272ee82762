import {
  CARCASSONNE_FOLLOWERS,
  CARCASSONNE_MARKS,
  PIECE_PATHS,
  PIECE_VIEW_BOX,
  PLAYER_MARKS,
} from '../../art/emblems.ts';
import { paintOf, shapeOf } from '../../art/players.ts';
import type { RuleSetId } from '../../game/index.ts';
import { s } from './dom.ts';

/** Players differ in shape as well as colour: pointed hood and diamond, brimmed hat and ring. */
const followerPaths = (colour: number): readonly string[] =>
  shapeOf(colour) === 0 ? PIECE_PATHS.hood : PIECE_PATHS.brim;

function figure(paths: readonly string[], className: string, mark: string | null): SVGSVGElement {
  return s(
    'svg',
    { class: className, viewBox: PIECE_VIEW_BOX, 'aria-hidden': 'true', focusable: 'false' },
    ...paths.map((d) => s('path', { class: 'piece-rim', d })),
    ...paths.map((d) => s('path', { class: 'piece-fill', d })),
    mark === null ? null : s('path', { class: 'piece-mark', d: mark, 'fill-rule': 'evenodd' }),
  );
}

export const followerShape = (colour: number): SVGSVGElement =>
  figure(followerPaths(colour), 'piece', PLAYER_MARKS[shapeOf(colour)]);
/** For more than two players, every colour has its own headgear and emblem. */
export const carcassonneFollowerShape = (look: number): SVGSVGElement =>
  figure(
    CARCASSONNE_FOLLOWERS[paintOf(look)] ?? PIECE_PATHS.hood,
    'piece',
    CARCASSONNE_MARKS[paintOf(look)] ?? PLAYER_MARKS[0],
  );
/** The keep, or Zamek's family house. */
export const keepShape = (rules: RuleSetId): SVGSVGElement =>
  figure(rules === 'zamek' ? PIECE_PATHS.home : PIECE_PATHS.keep, 'piece', null);
