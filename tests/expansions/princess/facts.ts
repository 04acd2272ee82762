import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  wrongAnswers: [
    ['visit', 1, 'p0,1,2', 'carcassonne.lesson.visit.2.wrong'],
    ['visit', 1, 'p1,-1,3 dismiss0@0,-1', 'carcassonne.lesson.visit.2.taken'],
  ],
};
