import {
  AXES,
  beyond,
  crossAt,
  featuresOf,
  halvesOf,
  has,
  on,
  same,
  shown,
  sidesOf,
} from '../../support/plainBoard.ts';
import type { Laid, Place, PlainAction, PlainGame } from '../../support/plainBoard.ts';

/** Whether both ends of a bridge are on field. */
const isFieldAt = (laid: Laid, side: string): boolean =>
  featuresOf(laid).every((f) => !sidesOf(laid, f).includes(side)) &&
  ['L', 'R'].every((half) =>
    featuresOf(laid).some((f) => f.kind === 'field' && halvesOf(laid, f).includes(`${side}${half}`)),
  );

/**
 * The board with a bridge over one of its tiles, if one is allowed: then every side of that tile matches its
 * neighbours.
 */
export function withBridge(board: readonly Laid[], at: Place, axis: string): Laid[] | null {
  const laid = on(board, at.x, at.y);
  if (!laid || laid.bridge || ![...axis].every((side) => isFieldAt(laid, side))) return null;
  const bridged = { ...laid, bridge: axis };
  const fits = [0, 1, 2, 3].every((side) => {
    const there = beyond(board, laid, side);
    return !there || shown(there, (side + 2) % 4) === shown(bridged, side);
  });
  return fits ? board.map((one) => (one === laid ? bridged : one)) : null;
}

export function bridgings(game: PlainGame): PlainAction[] {
  const { player, last } = game;
  if (!has(game, 'bridges') || game.bridged || !last || (game.bridges[player] ?? 0) === 0) return [];
  return crossAt(last).flatMap(({ x, y }) =>
    AXES.flatMap((axis) => (withBridge(game.board, { x, y }, axis) ? [{ player, do: 'bridge', x, y, axis }] : [])),
  );
}

/** The game with a board that has one more bridge. */
export function bridged(game: PlainGame, board: readonly PlainGame['board'][number][]): PlainGame {
  return {
    ...game,
    board,
    last: board.find((laid) => same(laid, game.last)) ?? game.last,
    bridged: true,
    bridges: game.bridges.map((left, player) => left - (player === game.player ? 1 : 0)),
  };
}
