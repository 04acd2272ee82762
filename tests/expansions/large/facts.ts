import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  isCommonWord: true,
  points: { 'carcassonne.book.large.majority': [[0, 8]] },
  wrongAnswers: [
    ['giant', 0, 'p2,-1,3 d1:large', 'carcassonne.lesson.giant.1.wrong'],
    ['giant', 0, 'p2,-1,3 d0', 'carcassonne.lesson.giant.1.small'],
    ['giant', 1, 'p3,-1,1 x', 'carcassonne.lesson.giant.2.wrong'],
  ],
};
