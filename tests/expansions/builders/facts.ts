import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Builders', de: 'Builders', pl: 'Builders', ro: 'Builders' },
  points: { 'carcassonne.book.builders.road': [[0, 8]] },
  wrongAnswers: [['builders', 0, 'p0,1,0 x', 'carcassonne.lesson.builders.1.wrong']],
};
