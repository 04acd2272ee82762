import { beyond, has, shown } from '../../support/plainBoard.ts';
import type { Laid, PlainGame } from '../../support/plainBoard.ts';

/** What both rivers share: a river goes on where it ended, and never turns back. */
export function riverGoesOn(game: PlainGame, laid: Laid): boolean {
  const river = [0, 1, 2, 3].filter((side) => shown(laid, side) === 'river');
  if (river.length === 0) return true;
  const joints = river.flatMap((side) => {
    const there = beyond(game.board, laid, side);
    return there ? [{ side, there }] : [];
  });
  if (has(game, 'river-2') && joints.length > 1) return false;
  return (
    joints.length > 0 &&
    joints.every(({ side, there }) => {
      const before = [0, 1, 2, 3].filter((s) => s !== (side + 2) % 4 && shown(there, s) === 'river');
      const after = river.filter((s) => s !== side);
      // Leaving the neighbour, the heading is from its joint side outwards.
      const heading = (side + 2) % 4;
      const handBefore = before.map((from) => turn((from + 2) % 4, heading));
      const handAfter = after.map((to) => turn(heading, to));
      return !handBefore.some((hand) => hand !== 0 && handAfter.includes(hand));
    })
  );
}

/** 1: right, -1: left, 0: straight on. */
const turn = (from: number, to: number): number => [0, 1, 0, -1][(to - from + 4) % 4] ?? 0;
