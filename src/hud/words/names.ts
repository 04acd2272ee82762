import { cellKey, sameCell } from '../../game/index.ts';
import type { Cell, FeatureAt, GameState, LaidTile, TileSpec } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';

/** The basis of all texts: names of players, and tiles on the board. */

export const nameOf = (
  { players }: { readonly players: readonly { readonly name: string }[] },
  player: number,
): string => players[player]?.name ?? '';

export const specOf = ({ tiles }: Pick<MatchView, 'tiles'>, id: string): TileSpec | undefined =>
  tiles.find((tile) => tile.id === id);

/** Computed once for each state, because every cell of the board needs it. */
const boards = new WeakMap<GameState, ReadonlyMap<string, LaidTile>>();

export function laidOn({ lying }: GameTexts, { state }: MatchView, cell: Cell): LaidTile | undefined {
  let board = boards.get(state);
  if (!board) {
    board = new Map(lying(state).map((tile) => [cellKey(tile), tile]));
    boards.set(state, board);
  }
  return board.get(cellKey(cell));
}

/** Modules that are on in this game. */
export function modulesOf({ state: { options } }: Pick<MatchView, 'state'>): readonly string[] {
  const { modules } = options as { readonly modules?: readonly string[] };
  return modules ?? [];
}

/** The kind of a feature on the board. */
export function kindAt(view: Pick<MatchView, 'tiles'>, lying: readonly LaidTile[], at: FeatureAt): string | undefined {
  const tile = lying.findLast((laid) => sameCell(laid, at));
  return tile && specOf(view, tile.tile)?.features[at.feature]?.kind;
}

export const kindName = (game: GameTexts, kind: string): string => game.kind(kind)?.name ?? kind;
export const kindTitle = (game: GameTexts, kind: string): string => game.kind(kind)?.title ?? kind;
