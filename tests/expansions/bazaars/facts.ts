import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['bazaar', 'auction'],
  points: {
    'carcassonne.book.bazaars.auction': [
      [0, -3],
      [1, 3],
    ],
  },
  wrongAnswers: [
    ['hammer', 0, 'offer[tile=1,bid=0]', 'carcassonne.lesson.hammer.1.wrong'],
    ['hammer', 1, 'sell', 'carcassonne.lesson.hammer.2.wrong'],
  ],
};
