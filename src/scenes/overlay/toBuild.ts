import { adapterOf, sameCell, standsFor } from '../../game/index.ts';
import type { Action, Cell, Option, Piece as GamePiece, Prompt } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { effectsOf } from '../../session/match/effects.ts';
import { isPlacement, placementAt } from '../../session/match/gesture.ts';
import type { TableGame } from '../game.ts';
import type { Piece } from '../pieces/pieces.ts';
import { drawnPiece } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';

/** What the choice that is not confirmed yet would build. */

/**
 * The sort that must be built if the tile in hand is laid on this cell, in every rotation; `null` if it fits by itself
 * in one.
 */
export function neededOn(prompt: Prompt | null, cell: Cell): string | null {
  const option = placementAt(prompt, cell);
  if (option?.target.on !== 'cell') return null;
  const { builds = [], rotations } = option.target;
  const isNeeded = rotations.every((turn) => builds.some(({ rotation }) => rotation === turn));
  return isNeeded ? (builds[0]?.sort ?? null) : null;
}

/** What laying the tile in this rotation builds. */
const builtBy = ({ target }: Option, rotation: number | undefined, owner: number): readonly GamePiece[] =>
  (target.on === 'cell' ? (target.builds ?? []) : [])
    .filter((one) => one.rotation === rotation)
    .map(({ sort, x, y }) => ({ id: `${sort} ${x},${y}`, sort, owner, place: { on: 'tile', x, y } }));

/** The option that lays the tile where it is held. */
const heldOption = ({ gesture, prompt }: Pick<MatchView, 'gesture' | 'prompt'>): Option | undefined =>
  gesture.type === 'placing' ? placementAt(prompt, gesture) : undefined;

/** The cell beside the held tile on which something is built with it. */
export function builtBeside(view: Pick<MatchView, 'gesture' | 'prompt'>): Cell | null {
  const { gesture } = view;
  const option = heldOption(view);
  if (gesture.type !== 'placing' || option?.target.on !== 'cell') return null;
  return option.target.builds?.find((one) => one.rotation === gesture.rotation && !sameCell(one, gesture)) ?? null;
}

/** All sorts that laying the tile may build. */
export const sortsToBuild = (prompt: Prompt | null): ReadonlySet<string> =>
  new Set(
    (prompt?.options ?? []).flatMap(({ target }) =>
      target.on === 'cell' ? (target.builds ?? []).map(({ sort }) => sort) : [],
    ),
  );

/** The new pieces of an option that are painted into the land. */
function broughtBy({ action, piece }: Option, { rules, state }: MatchView): readonly GamePiece[] {
  if (piece === null || !lookOf(piece).built) return [];
  const { pieces } = adapterOf(rules);
  const known = new Set(pieces(state).map(({ id }) => id));
  return pieces(effectsOf(state, action).state).filter(({ id, sort }) => sort === piece && !known.has(id));
}

function chosenIn(view: MatchView): readonly GamePiece[] {
  const { gesture, actor } = view;
  if (gesture.type === 'choosing') return broughtBy(gesture.option, view);
  const option = heldOption(view);
  return option && gesture.type === 'placing' ? builtBy(option, gesture.rotation, actor) : [];
}

/** What the first action of shown advice would build. */
function advisedIn(view: MatchView, action: Action): readonly GamePiece[] {
  const option = view.prompt?.options.find((one) => standsFor(one, action));
  if (!option) return [];
  return isPlacement(option) ? builtBy(option, action.rotation, view.actor) : broughtBy(option, view);
}

/** The structures as they would stand there. `advice`: shown advice, used while nothing is chosen. */
export function toBuildIn(view: MatchView, game: TableGame, advice?: Action): readonly Piece[] {
  if (!view.myTurn) return [];
  const pieces = advice && view.gesture.type === 'idle' ? advisedIn(view, advice) : chosenIn(view);
  return pieces.flatMap((piece) => drawnPiece(piece, view, game) ?? []);
}
