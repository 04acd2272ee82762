import type { NewGame, Seat } from '../contract.ts';

/** A game played otherwise from some moment: the same set-up and the same first actions, so it is a game like any other. */

/** The record of a game as it was after so many actions. */
export function recordUpTo(record: unknown, actions: number): unknown {
  const whole = record as { readonly actions: readonly unknown[] };
  return { ...whole, actions: whole.actions.slice(0, actions) };
}

/** Whoever played at another device is played by a person at this one. */
export function othersHere(game: NewGame): NewGame {
  const here = (seat: Seat): Seat => (seat.kind === 'peer' ? { kind: 'human' } : seat);
  return { ...game, seats: [here(game.seats[0]), here(game.seats[1])] };
}

/** The same people, the other one begins, with other tiles. */
export function otherWayRound(game: NewGame, seed: string): NewGame {
  const swap = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a];
  const { challenge: _played, ...rest } = game;
  return { ...rest, players: swap(game.players), seats: swap(game.seats), colours: swap(game.colours), seed };
}
