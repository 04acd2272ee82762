import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['volcano'],
  wrongAnswers: [
    ['flight', 1, 'p-1,0,0', 'carcassonne.lesson.flight.2.wrong'],
    ['flight', 1, 'p2,0,0 x dragon@-1,1', 'carcassonne.lesson.flight.2.eaten'],
    ['flight', 1, 'p2,0,0 x dragon@0,0 dragon@2,0', 'carcassonne.lesson.flight.2.missed'],
  ],
  otherWays: [['flight', ['', 'p2,0,0 x dragon@0,0 dragon@1,1']]],
};
