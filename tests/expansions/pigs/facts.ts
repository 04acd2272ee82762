import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Pigs', de: 'Pigs', pl: 'Pigs', ro: 'Pigs' },
  points: { 'carcassonne.book.pigs.road': [[0, 8]] },
  wrongAnswers: [['pigs', 0, 'p0,1,0 x', 'carcassonne.lesson.pigs.1.wrong']],
};
