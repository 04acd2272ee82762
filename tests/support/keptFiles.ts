import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Asked } from './browsers/tab.ts';

/**
 * Whether the service worker is active, so that a first game needs no network, and has kept all other files too. The
 * page asks for those some time after its title page appeared, or after the first move.
 */
export async function everythingKept(page: Asked): Promise<boolean> {
  const later = [...readFileSync(join(inject('plainSite'), 'later-files.js'), 'utf8').matchAll(/"/g)].length / 2;
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await (await caches.open('ramparts-later')).keys()).length;
  });
  return kept === later;
}
