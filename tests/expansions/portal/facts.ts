import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  wrongAnswers: [
    ['passage', 0, 'p2,0,0 x', 'carcassonne.lesson.passage.1.wrong'],
    ['passage', 1, 'p0,1,2 x', 'carcassonne.lesson.passage.2.wrong'],
  ],
};
