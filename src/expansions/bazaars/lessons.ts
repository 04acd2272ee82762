import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER } from '../../session/learn/lesson.ts';

const fairOf = (state: carcassonne.CarcassonneState): Pick<carcassonne.Slices['bazaars'], 'named' | 'stalls'> =>
  carcassonne.sliceOf(state, 'bazaars') ?? { named: null, stalls: [] };

/** The tile that closes the open end of the learner's road. */
const WANTED = 'B03';

/** An auction: name a tile, bid, then buy it or sell it. */
export const hammer: CarcassonneLesson = {
  deck: ['B31', 'M04', 'B03', 'B31', 'B29', 'B29'],
  modules: ['bazaars'],
  opening: 'p1,0,0 d0 p0,1,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.hammer.1',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'offer[tile=0,bid=1]',
      check(now) {
        const { named, stalls } = fairOf(now);
        if (named === null) return 'open';
        return stalls[named]?.tile === WANTED ? 'done' : 'carcassonne.lesson.hammer.1.wrong';
      },
      praise: 'carcassonne.lesson.hammer.1.done',
      reply: 'bid[points=2]',
    },
    {
      text: 'carcassonne.lesson.hammer.2',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'buy',
      check(now) {
        const { named, stalls } = fairOf(now);
        if (named !== null) return 'open';
        return stalls.some(({ tile, player }) => tile === WANTED && player === LEARNER)
          ? 'done'
          : 'carcassonne.lesson.hammer.2.wrong';
      },
      praise: 'carcassonne.lesson.hammer.2.done',
      reply: '',
    },
  ],
};
