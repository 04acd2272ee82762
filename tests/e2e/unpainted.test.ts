import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FLAT_LAYERS } from '../../src/art/flat.ts';
import { OPEN_BACKDROP } from '../../src/art/palette.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { openForAll } from '../support/openForAll.ts';
import { playedUntil, quickly, testAddress, until } from '../support/player.ts';
import { leavePage } from '../support/visits.ts';

/** A painter that never answers, as on a slow device for seconds: flat drawings stand in, and no box is empty. */

const fromHex = (hex: string): readonly number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const { openPage, site } = openForAll({ painted: true });

async function open(fragment = ''): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 1280, height: 720 } });
  await page.route(/\/painter-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await quickly(page);
  await page.goto(testAddress(site().url) + fragment);
  return page;
}

/** Number of colours in each of these canvases; those of a tile are several. */
const coloursIn = (canvases: Locator): Promise<readonly number[]> =>
  canvases.evaluateAll((all) =>
    all.map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const colours = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at + 3] === 255) colours.add(`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`);
      return colours.size;
    }),
  );

async function expectDrawn(canvases: Locator): Promise<void> {
  await canvases.first().waitFor();
  await expect.poll(async () => Math.min(...(await coloursIn(canvases)))).toBeGreaterThan(1);
}

/** Colours of the ground where no tile is. */
const GROUND = [...FLAT_LAYERS.map(({ colour }) => colour), OPEN_BACKDROP].map(fromHex);

/** Tiles on the table where nothing but the ground is seen. */
const bareCells = (page: Page): Promise<readonly string[]> =>
  page.evaluate((ground) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
    const pen = canvas?.getContext('2d');
    const table = window.__table;
    if (!canvas || !pen || !table) return ['no table'];
    const box = canvas.getBoundingClientRect();
    const dense = canvas.width / box.width;
    const side = Math.floor(table.zoom() * 0.7);
    const { start = [], laid } = table.view().state as {
      start?: readonly { x: number; y: number }[];
      laid: readonly { x: number; y: number }[];
    };
    return [...start, ...laid].flatMap(({ x, y }) => {
      const at = table.cellCentre(x, y);
      const pixels = pen.getImageData((at.x - box.x) * dense - side / 2, (at.y - box.y) * dense - side / 2, side, side);
      const [red, green, blue] = pixels.data;
      const isEven = new Set(new Uint32Array(pixels.data.buffer)).size === 1;
      return isEven && ground.some((one) => one[0] === red && one[1] === green && one[2] === blue) ? [`${x},${y}`] : [];
    });
  }, GROUND);

test('the tile in hand, the tiles left and the board of a game that is opened', async () => {
  const page = await open(await formatLink(playedUntil('castle', 'place', 20)));
  await until(page, ({ awaiting }) => awaiting === 'place');
  await expectDrawn(page.locator('[data-drag="hand"] canvas'));
  await expect.poll(() => bareCells(page)).toEqual([]);
  await page.getByRole('button', { name: /tiles left/ }).click();
  await expectDrawn(page.getByRole('dialog').locator('li canvas'));
  await leavePage(page);
});

test('the board of the open plane, and of every moment of its replay', async () => {
  const page = await open(await formatLink(finishedCarcassonne(3, { deck: 12 }), 9));
  await expect.poll(() => bareCells(page)).toEqual([]);
  for (const key of ['End', 'Home', 'ArrowRight', 'End']) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.__table?.idle());
    await expect.poll(() => bareCells(page)).toEqual([]);
  }
  await leavePage(page);
});

test('a lesson and a puzzle', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Learn by playing', exact: true }).click();
  await page.getByRole('button', { name: /The path/ }).click();
  await expectDrawn(page.locator('[data-drag="hand"] canvas'));
  await page.getByRole('button', { name: 'Leave lesson' }).click();
  await page.getByRole('button', { name: 'Daily puzzle' }).click();
  await until(page, ({ awaiting }) => awaiting === 'place');
  await expectDrawn(page.locator('[data-drag="hand"] canvas'));
  await expect.poll(() => bareCells(page)).toEqual([]);
  await leavePage(page);
});

test('the pictures of the rule book', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'How to play' }).click();
  for (const game of ['The Castle', 'The Countryside']) {
    await page.getByRole('dialog').getByText(game, { exact: true }).first().click();
    await expectDrawn(page.locator('[data-scene] canvas:first-child'));
  }
  await leavePage(page);
});

test('tiles and board of the workshop', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Tile workshop' }).click();
  await page.getByRole('button', { name: 'Copy the built-in set' }).click();
  await expectDrawn(page.getByRole('button', { name: /^Edit tile/ }).locator('canvas'));
  await page.locator('.SetFrame-workshopTabs').getByText('Board', { exact: true }).click();
  await expectDrawn(page.getByRole('img', { name: 'Board preview' }));
  await leavePage(page);
});
