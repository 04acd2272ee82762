import type { NewGame, Seat } from '../contracts/match.ts';

/** Forking a game: the same setup and the same first actions, then played differently. The result is a normal game. */

/** The record of a game, cut off after this many actions. */
export function recordUpTo(record: unknown, actions: number): unknown {
  const whole = record as { readonly actions: readonly unknown[] };
  return { ...whole, actions: whole.actions.slice(0, actions) };
}

/** Replaces players on other devices by people on this device. */
export const othersHere = (game: NewGame): NewGame => ({
  ...game,
  seats: game.seats.map((seat): Seat => (seat.kind === 'peer' ? { kind: 'human' } : seat)),
});

/** The same players with new tiles; the next player starts. */
export function nextRound({ challenge: _played, ...game }: NewGame, seed: string): NewGame {
  const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
    first === undefined ? others : [...others, first];
  return { ...game, players: turned(game.players), seats: turned(game.seats), colours: turned(game.colours), seed };
}
