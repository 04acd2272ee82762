import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  isCommonWord: true,
  points: { 'carcassonne.book.goods.scene': [[0, 6]] },
  wrongAnswers: [['goods', 0, 'p1,-1,0 x', 'carcassonne.lesson.goods.1.wrong']],
};
