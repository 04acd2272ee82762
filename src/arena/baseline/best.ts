import type { Random } from '../../game/index.ts';

/** The part of a position, of any rule set, that a one-turn player needs. */
interface Playable {
  readonly awaiting: string;
  legalMoves(): Iterable<number>;
  play(move: number, stopAt: 'draw'): void;
  undo(): void;
}

/** Breaks ties at random. */
const JITTER = 0.01;

/** Returns the legal move with the best value after playing it. Leaves the position unchanged. */
export function bestMove(position: Playable, random: Random, value: () => number): number {
  let best = -Infinity;
  let choice: number | undefined;
  for (const move of [...position.legalMoves()]) {
    position.play(move, 'draw');
    const found = value() + random() * JITTER;
    position.undo();
    if (found > best) {
      best = found;
      choice = move;
    }
  }
  if (choice === undefined) throw new Error(`Expected a legal move while ${position.awaiting} is awaited`);
  return choice;
}

/** The value after the best legal move. */
export function bestValue(position: Playable, value: () => number): number {
  let best = -Infinity;
  for (const move of [...position.legalMoves()]) {
    position.play(move, 'draw');
    best = Math.max(best, value());
    position.undo();
  }
  return best;
}
