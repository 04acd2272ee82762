import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Sample', de: 'Sample', pl: 'Sample', ro: 'Sample' },
  points: { 'carcassonne.book.sample.road': [[0, 8]] },
  wrongAnswers: [['sample', 0, 'p0,1,0 x', 'carcassonne.lesson.sample.1.wrong']],
};
