import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { FOLDER, makeOutlines, makeTypefaces, OUTLINES } from '../support/typefaces.ts';

/** `npm run fonts`: rebuilds the fonts of assets/fonts. */

test('the fonts are made', async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, bytes] of await makeTypefaces()) writeFileSync(join(FOLDER, name), bytes);
  writeFileSync(OUTLINES, await makeOutlines());
});
