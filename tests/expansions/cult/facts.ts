import type { Facts } from '../../support/facts.ts';

export const facts: Facts = {
  words: ['heretic', 'shrine'],
};
