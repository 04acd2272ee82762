import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  names: { en: 'Goods', de: 'Goods', pl: 'Goods', ro: 'Goods' },
  points: { 'carcassonne.book.goods.road': [[0, 8]] },
  wrongAnswers: [['goods', 0, 'p0,1,0 x', 'carcassonne.lesson.goods.1.wrong']],
};
