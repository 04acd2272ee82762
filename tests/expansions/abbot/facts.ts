import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  points: {
    'carcassonne.book.abbot.home': [[0, 4]],
  },
  wrongAnswers: [
    ['garden', 0, 'p0,1,3', 'carcassonne.lesson.garden.1.wrong'],
    ['garden', 0, 'p1,0,0 x', 'carcassonne.lesson.garden.1.empty'],
    ['garden', 1, 'p1,1,1 x', 'carcassonne.lesson.garden.2.wrong'],
    ['garden', 1, 'p0,-2,0 recall', 'carcassonne.lesson.garden.2.small'],
  ],
  otherWays: [['garden', ['p1,0,1 d3:abbot', 'p0,1,0 recall']]],
};
