import type { NewGame, Seat } from '../contract.ts';
import type { CountryNewGame } from '../country/contract.ts';

/** A game played otherwise from some moment: the same set-up and the same first actions, so it is a game like any other. */

/** The record of a game as it was after so many actions. */
export function recordUpTo(record: unknown, actions: number): unknown {
  const whole = record as { readonly actions: readonly unknown[] };
  return { ...whole, actions: whole.actions.slice(0, actions) };
}

type AnyNewGame = NewGame | CountryNewGame;

/** Whoever played at another device is played by a person at this one. */
export function othersHere(game: NewGame): NewGame;
export function othersHere(game: AnyNewGame): AnyNewGame;
export function othersHere(game: AnyNewGame): AnyNewGame {
  const here = (seat: Seat): Seat => (seat.kind === 'peer' ? { kind: 'human' } : seat);
  return game.rules === 'carcassonne' ? { ...game, seats: game.seats.map(here) } : { ...game, seats: [here(game.seats[0]), here(game.seats[1])] };
}

/** The same people with other tiles; the next one begins. */
export function nextRound({ challenge: _played, ...game }: AnyNewGame, seed: string): AnyNewGame {
  if (game.rules !== 'carcassonne') {
    const swap = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a];
    return { ...game, players: swap(game.players), seats: swap(game.seats), colours: swap(game.colours), seed };
  }
  const turned = <T>([first, ...others]: readonly T[]): readonly T[] => (first === undefined ? others : [...others, first]);
  return { ...game, players: turned(game.players), seats: turned(game.seats), colours: turned(game.colours), seed };
}
