import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, gained, isOver } from '../../session/learn/lesson.ts';

const BESIDE = { x: 2, y: -1 };

/** The large follower joins a city in which an opponent has one follower. */
export const giant: CarcassonneLesson = {
  deck: ['B31', 'B14', 'B31', 'B02', 'B21', 'B02', 'B11', 'B31', 'B31'],
  modules: ['large'],
  opening: 'p1,0,0 x p0,-1,2 d0 p2,0,0 x p0,1,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.giant.1',
      look: { cells: [BESIDE] },
      way: 'p2,-1,3 d0:large',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const knight = now.followers.find(
          ({ player, x, y, feature }) => player === LEARNER && x === BESIDE.x && y === BESIDE.y && feature === 0,
        );
        const faces = now.laid.some(({ x, y, rotation }) => x === BESIDE.x && y === BESIDE.y && rotation === 3);
        if (!knight || !faces) return 'carcassonne.lesson.giant.1.wrong';
        return knight.figure === 'large' ? 'done' : 'carcassonne.lesson.giant.1.small';
      },
      praise: 'carcassonne.lesson.giant.1.done',
      reply: 'p0,2,0 x',
    },
    {
      text: 'carcassonne.lesson.giant.2',
      look: { cells: [{ x: 1, y: -1 }] },
      way: 'p1,-1,0 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 8 ? 'done' : 'carcassonne.lesson.giant.2.wrong';
      },
      praise: 'carcassonne.lesson.giant.2.done',
      reply: '',
    },
  ],
};
