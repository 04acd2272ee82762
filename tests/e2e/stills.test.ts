import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER, bytesOf } from '../support/stills.ts';

/** That they are what the painter of the game paints: stills.long.ts. */

test('the stills of the title page weigh little', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.webp', ''));
  const cards = ['castle', 'zamek', 'carcassonne'];
  expect(names).toEqual(expect.arrayContaining(['title-tall', 'title-wide', ...cards]));
  expect(bytesOf('title-tall', ...cards), 'bytes on a phone').toBeLessThan(60_000);
  expect(bytesOf('title-wide', ...cards), 'bytes on a desk').toBeLessThan(70_000);
});
