import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['robber'],
  points: {
    'carcassonne.book.king.takes': [[0, 6]],
  },
};
