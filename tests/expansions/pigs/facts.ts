import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['pig'],
  isCommonWord: true,
  points: {
    'carcassonne.book.pigs.scene': [
      [0, 6],
      [0, 2],
    ],
  },
  wrongAnswers: [
    ['pigs', 0, 'p0,-2,0 x', 'carcassonne.lesson.pigs.1.wrong'],
    ['pigs', 1, 'p2,-1,0', 'carcassonne.lesson.pigs.2.wrong'],
  ],
};
