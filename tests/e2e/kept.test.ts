import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { watchedPage } from '../support/browser.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { openForAll } from '../support/openForAll.ts';
import { compare, whenPainted } from '../support/pictures.ts';
import { importRecord, plainAddress, testAddress, playedUntil, quickly } from '../support/player.ts';
import { continueGame } from '../support/saved.ts';

/** What was painted on an earlier visit is not painted again. */

const { browser, site } = openForAll({ painted: true });
let context: BrowserContext;
beforeEach(async () => {
  context = await browser().newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });
});
// Whether a failed test's page still draws is looked at after this.
afterEach(({ task }) => (task.result?.state === 'fail' ? undefined : context.close()));

/** Names of what was painted and recalled. */
interface Done {
  readonly painted: readonly unknown[];
  readonly recalled: readonly unknown[];
}

/** What the painters of a page have painted and taken from the store. */
async function done(page: Page): Promise<Done> {
  const all = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate((): Done => {
        const marked = (what: string): readonly unknown[] =>
          performance.getEntriesByName(what).map((mark) => (mark as PerformanceMark).detail as unknown);
        return { painted: marked('painted'), recalled: marked('recalled') };
      }),
    ),
  );
  return { painted: all.flatMap((one) => one.painted), recalled: all.flatMap((one) => one.recalled) };
}

/** Number of stored reliefs, in all versions. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ramparts-painted-'));
    return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce(
      (sum, count) => sum + count,
      0,
    );
  });

/** Resolves when the lit pictures of a table are kept: what is assembled from tiles, as a whole. */
const litKept = async (page: Page): Promise<void> =>
  void (await expect
    .poll(
      async () => {
        const before = await stored(page);
        await page.waitForTimeout(1000);
        return before > TILES && (await stored(page)) === before && (await hasLit(page));
      },
      { timeout: 60_000 },
    )
    .toBe(true));
const hasLit = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const lit = (await caches.keys()).filter((name) => name.startsWith('ramparts-painted-') && name.endsWith('.lit'));
    const counts = await Promise.all(lit.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.some((count) => count > 0);
  });

/** The picture of a table at rest, when everything is painted and stored, including tiles in hand. */
async function atRest(page: Page): Promise<Buffer> {
  await page.locator('canvas').first().waitFor();
  let last = '';
  let still = 0;
  await expect
    .poll(
      async () => {
        await page.waitForTimeout(1500);
        const before = last;
        last = JSON.stringify([await done(page), await stored(page)]);
        still = last === before ? still + 1 : 0;
        // On a busy machine a single tile may take longer than one look.
        return still >= 2 && (await stored(page)) > 0;
      },
      { timeout: 110_000 },
    )
    .toBe(true);
  return whenPainted(page);
}

async function open(addressOf = plainAddress): Promise<Page> {
  const { page } = await watchedPage(context);
  await quickly(page);
  await page.goto(addressOf(site().url));
  return page;
}

/** Every tile on the board was painted. */
const TILES = 12;

function carcassonneRecord(): unknown {
  const { setup, actions } = growCarcassonne('kept', { players: ['Ada', 'Jan'], modules: ['abbot'], tiles: TILES });
  return carcassonne.formatCarcassonneRecord(setup, actions);
}

test.each([
  ['castle', () => playedUntil('castle', 'place', 27), TILES],
  // Pieces of the land, of several cells each.
  ['countryside', carcassonneRecord, 6],
] as const)('a resumed game: %s: nothing is repainted, and it looks the same', async (game, record, least) => {
  const first = await open();
  await importRecord(first, JSON.stringify(record()));
  const before = await atRest(first);
  if (game === 'countryside') await litKept(first);
  const { painted } = await done(first);
  expect(painted.length).toBeGreaterThan(TILES);
  await first.close();

  const next = await open();
  await continueGame(next);
  const after = await atRest(next);
  const again = await done(next);
  expect(again.painted).toEqual([]);
  expect(again.recalled.length).toBeGreaterThan(least);
  const { mean, far } = await compare(next, before, after);
  expect(mean).toBeLessThan(0.5);
  expect(far).toBeLessThan(0.002);
});

test('“Delete everything” empties the store, and painters that are still open do not refill it', async () => {
  // As fine as for players: painting the board takes a while.
  const page = await open(testAddress);
  await expect.poll(() => stored(page), { timeout: 60_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Games and statistics' }).click();
  await page.locator('.ArchiveDialog-tabs').getByText('Backup and reset', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('Everything has been deleted.').waitFor();
  expect(await stored(page)).toBe(0);
  await page.waitForTimeout(3000);
  expect(await stored(page)).toBe(0);
});
