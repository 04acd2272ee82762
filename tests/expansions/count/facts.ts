import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['cathedral'],
  isCommonWord: true,
  points: {
    'carcassonne.book.count.enter': [[1, 8]],
    'carcassonne.book.count.leave': [
      [0, 4],
      [1, 4],
    ],
  },
};
