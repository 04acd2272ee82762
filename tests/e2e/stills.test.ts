import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { FOLDER, bytesOf, paintStills } from '../support/stills.ts';

/** All of them are painted in stills.long.ts; here the smallest. */

const { browser } = openForAll();
const CARDS = ['castle', 'zamek', 'carcassonne'];

test(
  'the stills of the games are what the painter of the game paints, and weigh little',
  { timeout: 120_000 },
  async () => {
    const names = await paintStills(browser(), { only: CARDS });
    expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
    expect(bytesOf('title-tall', ...CARDS), 'bytes on a phone').toBeLessThan(60_000);
    expect(bytesOf('title-wide', ...CARDS), 'bytes on a desk').toBeLessThan(70_000);
  },
);
