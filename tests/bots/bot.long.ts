import { test } from 'vitest';
import { beatsRandom } from './beatsRandom.ts';

test.each(['castle', 'zamek'] as const)(
  '%s: the bot that looks one turn ahead beats boardgame.io’s random bot in all of 25 games',
  (id) => beatsRandom(id, 25),
);
