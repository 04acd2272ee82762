import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Inns', de: 'Inns', pl: 'Inns', ro: 'Inns' },
  points: { 'carcassonne.book.inns.road': [[0, 8]] },
  wrongAnswers: [['inns', 0, 'p0,1,0 x', 'carcassonne.lesson.inns.1.wrong']],
};
