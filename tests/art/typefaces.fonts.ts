import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { makeOutlines, makeTypefaces, OUTLINES, placeOf } from '../support/typefaces.ts';

/** `npm run fonts`: rebuilds the fonts of src/hud/styles/fonts. */

test('the fonts are made', async () => {
  for (const [name, bytes] of await makeTypefaces()) writeFileSync(placeOf(name), bytes);
  writeFileSync(OUTLINES, await makeOutlines());
});
