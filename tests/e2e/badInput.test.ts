import { describe, expect, test } from 'vitest';
import { GOOD, ILLEGAL } from '../support/badRecords.ts';
import { importRecord, moment, quickly, plainAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import type { Visit } from '../support/browser.ts';
import { leavePage, sharePage } from '../support/visits.ts';
import { continueGame, untilSaved } from '../support/saved.ts';

const { openPage, site } = openForAll();

async function open(): Promise<Visit> {
  const visit = await openPage({ viewport: { width: 1280, height: 720 } });
  const { page } = visit;
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return visit;
}

describe('on a page that stays open', () => {
  /** Refused input leaves nothing behind. */
  const shared = sharePage(open);

  test.each([
    ['nothing', '#game='],
    ['no letters', '#game=%%%'],
    ['no game', '#game=AAAA'],
    ['far too much', `#game=${'A'.repeat(20000)}`],
  ])('a link that contains %s is reported in a sentence', async (_, fragment) => {
    const { page } = await shared();
    await page.evaluate((link) => void (location.hash = link), fragment);
    const alert = page.getByRole('alert').filter({ hasText: /link/i });
    await alert.waitFor();
    expect(await moment(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await alert.waitFor({ state: 'detached' });
  });

  // More of them, without a browser: tests/session/badInput.test.ts.
  test('an illegal record is refused with a sentence, and nothing is lost', async () => {
    const { page } = await shared();
    await importRecord(page, JSON.stringify(GOOD));
    const before = await until(page, () => true);
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await importRecord(page, JSON.stringify(ILLEGAL));
    await page
      .getByRole('alert')
      .filter({ hasText: /outside the wall|other player/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await continueGame(page);
    expect(await until(page, () => true)).toEqual(before);
  });
});

test('an unreadable save is reported, set aside and never overwritten', async () => {
  const { page } = await open();
  await importRecord(page, JSON.stringify(GOOD));
  await until(page, () => true);
  await untilSaved(page);
  const damage = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('ramparts');
          request.onerror = () => reject(new Error('There is no database'));
          request.onsuccess = () => {
            const store = request.result.transaction('saves', 'readwrite').objectStore('saves');
            store.put({ format: 'ramparts-save', version: 1, id: 'torn', savedAt: 5 }, 'torn');
            store.put('half a sa', 'cut');
            store.transaction.oncomplete = () => resolve(1);
          };
        }),
    );
  await damage();
  await page.reload();
  await page
    .getByRole('alert')
    .filter({ hasText: /damaged/ })
    .waitFor();
  const aside = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('ramparts');
        request.onsuccess = () => {
          const count = request.result.transaction('aside').objectStore('aside').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(aside).toBe(2);
  await continueGame(page);
  await until(page, () => true);
  await leavePage(page);
});
