import { test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { paintStills } from '../support/stills.ts';

/** `UPDATE_PICTURES=1 npm run test:long -- tests/e2e/stills.long.ts` paints them again. */

const { browser } = openForAll();

test('all stills are what the painter of the game paints', { timeout: 240_000 }, async () => {
  await paintStills(browser(), { isUpdate: process.env['UPDATE_PICTURES'] === '1' });
});
