import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['bridge'],
  wrongAnswers: [
    ['span', 0, 'p0,1,0 x', 'carcassonne.lesson.span.1.wrong'],
    ['span', 1, 'p-2,0,0 x', 'carcassonne.lesson.span.2.wrong'],
  ],
};
