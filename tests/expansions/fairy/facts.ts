import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  points: {
    'carcassonne.book.fairy.points': [
      [0, 8],
      [0, 3],
    ],
  },
  wrongAnswers: [
    ['company', 0, 'p-1,0,0 x', 'carcassonne.lesson.company.1.wrong'],
    ['company', 1, 'p0,1,2 x', 'carcassonne.lesson.company.2.wrong'],
  ],
};
