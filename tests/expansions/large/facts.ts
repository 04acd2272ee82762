import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Large', de: 'Large', pl: 'Large', ro: 'Large' },
  points: { 'carcassonne.book.large.road': [[0, 8]] },
  wrongAnswers: [['large', 0, 'p0,1,0 x', 'carcassonne.lesson.large.1.wrong']],
};
