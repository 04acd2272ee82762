import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { compare, whenPainted } from '../support/pictures.ts';
import { playedUntil, quickly, testAddress, until } from '../support/player.ts';
import { openGame } from '../support/openGame.ts';
import { leavePage } from '../support/visits.ts';

/** The still of the empty board, which is shown until the painter has painted it. */

const { openPage, site } = openForAll({ painted: true });
const GAME = playedUntil('castle', 'place', 0);
/** The middle of the board, without panels. */
const CLIP = { x: 480, y: 160, width: 320, height: 320 };

interface Lacking {
  readonly still?: boolean;
  readonly painter?: boolean;
}

async function open({ still = false, painter = false }: Lacking): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 1280, height: 720 } });
  await page.route(/\.webp$/, (route) =>
    still && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  if (painter) await page.route(/\/painter-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await quickly(page, { light: 'day' });
  await page.goto(testAddress(site().url));
  await openGame(page, GAME);
  await until(page, ({ awaiting }) => awaiting === 'place');
  return page;
}

const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ clip: CLIP, type: 'jpeg', quality: 95 });

async function painted(lacking: Lacking): Promise<Buffer> {
  const page = await open(lacking);
  await whenPainted(page, 90_000);
  const picture = await pictureOf(page);
  await leavePage(page);
  return picture;
}

test('the empty board is there before the painter, which takes over from the still without a trace', async () => {
  const withStill = await painted({});
  const without = await painted({ still: true });
  const page = await open({ painter: true });
  await expect
    .poll(async () => (await compare(page, await pictureOf(page), without)).mean, { timeout: 20_000 })
    .toBeLessThan(10);
  expect(await compare(page, withStill, without)).toMatchObject({ far: 0 });
  expect((await compare(page, withStill, without)).mean).toBeLessThan(0.1);
  await leavePage(page);
});
