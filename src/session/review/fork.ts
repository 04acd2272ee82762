import type { NewGame, Seat } from '../contract.ts';

/** A game that is played differently from some moment on: the same set-up and the same first actions, so it is a game like any other. */

/** The record of a game after this many actions. */
export function recordUpTo(record: unknown, actions: number): unknown {
  const whole = record as { readonly actions: readonly unknown[] };
  return { ...whole, actions: whole.actions.slice(0, actions) };
}

/** A person on this device plays for a player who was on another device. */
export const othersHere = (game: NewGame): NewGame => ({
  ...game,
  seats: game.seats.map((seat): Seat => (seat.kind === 'peer' ? { kind: 'human' } : seat)),
});

/** The same people with other tiles; the next one starts. */
export function nextRound({ challenge: _played, ...game }: NewGame, seed: string): NewGame {
  const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
    first === undefined ? others : [...others, first];
  return { ...game, players: turned(game.players), seats: turned(game.seats), colours: turned(game.colours), seed };
}
