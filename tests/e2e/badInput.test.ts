import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { importRecord, moment, quickly, recordUntil, plainAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

async function open(): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return page;
}

const good = recordUntil('castle', 'place', 'bad input') as { actions: unknown[] };
const illegal = {
  ...good,
  actions: [
    ...good.actions,
    { player: 0, do: 'place', x: 40, y: 0, rotation: 0 },
    { player: 1, do: 'place', x: 40, y: 0, rotation: 0 },
  ],
};

describe('on a page that stays open', () => {
  let page: Page | undefined;
  /** Refused input leaves nothing behind. A new page after a failure. */
  const opened = async (): Promise<Page> => (page ??= await open());
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') page = undefined;
  });
  afterAll(() => page && leavePage(page));

  test.each([
    ['nothing', '#game='],
    ['no letters', '#game=%%%'],
    ['no game', '#game=AAAA'],
    ['far too much', `#game=${'A'.repeat(20000)}`],
  ])('a link that contains %s is reported in a sentence', async (_, fragment) => {
    const at = await opened();
    await at.evaluate((link) => void (location.hash = link), fragment);
    const alert = at.getByRole('alert').filter({ hasText: /link/i });
    await alert.waitFor();
    expect(await moment(at)).toBeUndefined();
    await at.getByRole('button', { name: 'Dismiss' }).first().click();
    await alert.waitFor({ state: 'detached' });
  });

  // More of them, without a browser: tests/hud/badInput.test.ts.
  test('an illegal record is refused with a sentence, and nothing is lost', async () => {
    const at = await opened();
    await importRecord(at, JSON.stringify(good));
    const before = await until(at, () => true);
    await at.getByRole('button', { name: 'Menu' }).first().click();
    await at.getByRole('button', { name: 'Save and quit' }).click();
    await at.getByRole('heading', { name: 'New game' }).waitFor();
    await importRecord(at, JSON.stringify(illegal));
    await at
      .getByRole('alert')
      .filter({ hasText: /outside the wall|other player/ })
      .waitFor();
    await at.keyboard.press('Escape');
    await at
      .getByRole('button', { name: /Continue/ })
      .first()
      .click();
    expect(await until(at, () => true)).toEqual(before);
  });
});

test('an unreadable save is reported, set aside and never overwritten', async () => {
  const page = await open();
  await importRecord(page, JSON.stringify(good));
  await until(page, () => true);
  await page.waitForTimeout(200);
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
  await page
    .getByRole('button', { name: /Continue/ })
    .first()
    .click();
  await until(page, () => true);
  await leavePage(page);
});
