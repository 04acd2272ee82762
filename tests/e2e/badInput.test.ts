import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { importRecord, moment, quickly, recordUntil, plainAddress, until } from '../support/player.ts';
import type { Moment } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

async function open(fragment = ''): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(`${plainAddress(site().url)}${fragment}`);
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

describe('during an open game', () => {
  let page: Page | undefined;
  let before: Moment;
  /** All of these use one page, since refused input leaves nothing behind. A new page after a failure. */
  const opened = async (): Promise<Page> => {
    if (page) return page;
    page = await open();
    await importRecord(page, JSON.stringify(good));
    before = await until(page, () => true);
    return page;
  };
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') page = undefined;
  });
  afterAll(() => page && leavePage(page));

  test.each([
    ['no JSON', 'this is not a record', /game record is incomplete/],
    ['a foreign file', '{"format":"chess"}', /not a Ramparts game record/],
    ['half a record', JSON.stringify(good).slice(0, -40), /game record is incomplete/],
    ['an unknown rule set', JSON.stringify({ ...good, rules: 'river' }), /rule set that this version does not know/],
    ['an illegal action', JSON.stringify(illegal), /outside the wall|other player/],
    ['prototype keys', '{"__proto__":{"format":"ramparts-record"},"version":1}', /not a Ramparts game record/],
    ['deep nesting', `${'['.repeat(20000)}${']'.repeat(20000)}`, /record/],
  ])('%s is refused with a sentence, and nothing is lost', async (_, text, sentence) => {
    const at = await opened();
    await at.getByRole('button', { name: /Menu/i }).first().click();
    await at
      .getByRole('button', { name: /save|leave|main menu/i })
      .first()
      .click();
    await at.getByRole('heading', { name: 'New game' }).waitFor();
    await importRecord(at, text);
    await at.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await at.keyboard.press('Escape');
    await at
      .getByRole('button', { name: /Continue/ })
      .first()
      .click();
    expect(await until(at, () => true)).toEqual(before);
  });
});

test.each([
  ['nothing', '#game='],
  ['no letters', '#game=%%%'],
  ['no game', '#game=AAAA'],
  ['far too much', `#game=${'A'.repeat(20000)}`],
])('a link that contains %s is reported in a sentence', async (_, fragment) => {
  const page = await open(fragment);
  await page.getByRole('alert').filter({ hasText: /link/i }).waitFor();
  expect(await moment(page)).toBeUndefined();
  await leavePage(page);
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
