import { withBridge } from '../expansions/bridges/plain.ts';
import { AXES, beyond, crossAt, has, on, same, shown } from './plainBoard.ts';
import type { Laid, PlainGame } from './plainBoard.ts';
import { partsOf } from './plainParts.ts';

/** Carcassonne from the rule page alone, continued: where a tile may lie. */

/** The board after placing a tile, with the bridge that this needs; `null` if it cannot be placed. */
export function boardWith(game: PlainGame, laid: Laid): Laid[] | null {
  if ([0, 1, 2, 3].every((side) => !beyond(game.board, laid, side))) return null;
  if (mayLie(game, laid)) return [...game.board, laid];
  const mayBridge = has(game, 'bridges') && !game.bridged && (game.bridges[game.player] ?? 0) > 0;
  if (!mayBridge || on(game.board, laid.x, laid.y)) return null;
  // It helps only where a side does not match: over the tile itself, or over the neighbour beyond that side.
  const wrong = [0, 1, 2, 3].filter((side) => {
    const there = beyond(game.board, laid, side);
    return there && shown(there, (side + 2) % 4) !== shown(laid, side);
  });
  if (wrong.length === 0 || wrong.length > 2) return null;
  const cells = crossAt(laid).filter((_, n) => n === 0 || wrong.includes(n - 1));
  const boards = cells.flatMap((at) =>
    AXES.flatMap((axis) => {
      // The bridge and the tile arrive together: compare sides when both are there.
      const alone = same(at, laid) ? [laid] : game.board.filter((one) => same(one, at));
      const over = alone.flatMap((one) => withBridge([one], at, axis) ?? []);
      const [built] = over;
      if (!built) return [];
      const rest = game.board.filter((one) => !same(one, at));
      const mine = same(at, laid) ? built : laid;
      const others = same(at, laid) ? rest : [...rest, built];
      const isSound = matches([...others, mine], built);
      return isSound && mayLie({ ...game, board: others }, mine)
        ? [[...game.board.map((one) => (same(one, at) ? built : one)), mine]]
        : [];
    }),
  );
  if (boards.length > 1) throw new Error('Several bridges help');
  return boards[0] ?? null;
}

/** Whether every side of a tile matches its neighbours. */
const matches = (board: readonly Laid[], laid: Laid): boolean =>
  [0, 1, 2, 3].every((side) => {
    const there = beyond(board, laid, side);
    return !there || shown(there, (side + 2) % 4) === shown(laid, side);
  });

function mayLie(game: PlainGame, laid: Laid): boolean {
  if (on(game.board, laid.x, laid.y)) return false;
  return (
    [0, 1, 2, 3].some((side) => beyond(game.board, laid, side)) &&
    matches(game.board, laid) &&
    partsOf(game).every((part) => part.allows?.(game, laid) ?? true)
  );
}

function* placesOf(game: PlainGame, tile: string): Generator<Laid> {
  const xs = game.board.map(({ x }) => x);
  const ys = game.board.map(({ y }) => y);
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      for (const rotation of [0, 1, 2, 3])
        if (boardWith(game, { tile, x, y, rotation })) yield { tile, x, y, rotation };
    }
  }
}

export const placesFor = (game: PlainGame, tile: string): Laid[] => [...placesOf(game, tile)];

export const fitsSomewhere = (game: PlainGame, tile: string): boolean => !placesOf(game, tile).next().done;

/** Whether each of these places needs a bridge. */
export const needBridge = (game: PlainGame, places: readonly Laid[]): boolean =>
  has(game, 'bridges') && places.every((laid) => !mayLie(game, laid));
