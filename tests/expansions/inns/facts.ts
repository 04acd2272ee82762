import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['cathedral', 'inn'],
  points: {
    'carcassonne.book.inns.road': [[0, 10]],
    'carcassonne.book.inns.cathedral': [[0, 15]],
  },
  wrongAnswers: [
    ['tavern', 0, 'p-2,0,0 x', 'carcassonne.lesson.tavern.1.wrong'],
    ['tavern', 1, 'p-2,0,0 x', 'carcassonne.lesson.tavern.2.wrong'],
    ['spire', 0, 'p0,2,0', 'carcassonne.lesson.spire.1.wrong'],
  ],
  otherWays: [['spire', ['p0,-2,3']]],
};
