import { test } from 'vitest';
import { playOnAnywhere } from './anywhere.ts';

test('countryside: every level plays on in any game there can be, in two hundred games', () =>
  playOnAnywhere({ games: 200, asked: 8 }));
