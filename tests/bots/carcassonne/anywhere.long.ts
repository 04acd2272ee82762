import { test } from 'vitest';
import { playOnAnywhere } from './anywhere.ts';

test('Carcassonne: every level plays in any possible game, in two hundred games', () =>
  playOnAnywhere({ games: 200, asked: 8 }));
