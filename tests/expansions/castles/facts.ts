import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  points: {
    'carcassonne.book.castles.scores': [[0, 3]],
  },
  wrongAnswers: [
    ['lordship', 0, 'p0,-1,2 d0 x', 'carcassonne.lesson.lordship.1.wrong'],
    ['lordship', 1, 'p0,1,0 x', 'carcassonne.lesson.lordship.2.wrong'],
  ],
};
