import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  points: {
    'carcassonne.book.count.enter': [[1, 8]],
    'carcassonne.book.count.leave': [
      [0, 4],
      [1, 4],
    ],
  },
};
