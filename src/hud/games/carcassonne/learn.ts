import type { Match } from '../../../session/contract.ts';
import type { Hud } from '../../kit/hud.ts';
import type { LearnWords } from '../game.ts';
import { planeName } from '../../words/cells.ts';

/** Cells of the plane. There are no puzzles yet whose ways would be told. */
export const carcassonneLearn = ({ texts }: Hud, match: Match): LearnWords => ({
  places() {
    const { cells = [], region } = match.view.spot ?? {};
    return [...cells, ...(region ? [region] : [])].map((cell) => planeName(texts, cell));
  },
  way: () => [],
});
