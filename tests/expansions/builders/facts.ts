import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  isCommonWord: true,
  wrongAnswers: [
    ['builders', 0, 'p2,0,0 x', 'carcassonne.lesson.builders.1.wrong'],
    ['builders', 1, 'p2,1,0 x', 'carcassonne.lesson.builders.2.wrong'],
  ],
};
