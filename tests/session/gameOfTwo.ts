import type { NewGame } from '../../src/session/contracts/match.ts';

/** A new game of two people at one device. */
export const gameOfTwo = (part: Partial<NewGame> = {}): NewGame => ({
  rules: 'castle',
  options: {},
  players: ['Ada', 'Jan'],
  seats: [{ kind: 'human' }, { kind: 'human' }],
  colours: [0, 1],
  seed: 'two',
  ...part,
});
