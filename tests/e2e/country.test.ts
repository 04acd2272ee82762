import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { dragMouse } from '../support/dragMouse.ts';
import { countFrames, framesDuring } from '../support/frames.ts';
import { paintNothingAhead } from '../support/paintAhead.ts';
import { expectPicture, whenPainted, writeInBlocks } from '../support/pictures.ts';
import { openForAll } from '../support/openForAll.ts';
import { serveSite, type Site } from '../support/site.ts';

/** The table of the open plane, on its own page. */

const { browser } = openForAll();
let site: Site;
beforeAll(async () => {
  site = await serveSite(inject('gallery'));
});
afterAll(() => site?.close());

async function visit(query: string): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const visited = await newVisit(browser(), { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await paintNothingAhead(visited.page.context());
  await writeInBlocks(visited.page);
  await countFrames(visited.page);
  await visited.page.goto(`${site.url}table.html?test&${query}`);
  await visited.page.waitForFunction(() => 'demo' in window);
  return visited;
}

const state = (page: Page) =>
  page.evaluate(() => {
    const { view } = window.demo.match;
    return {
      laid: view.state.laid.length,
      awaiting: view.prompt?.awaiting,
      gesture: view.gesture.type,
      zoom: window.__table?.zoom() ?? 0,
    };
  });

/** Clicks at a point that the test hooks return. */
async function click(
  page: Page,
  tell: () => { readonly x: number; readonly y: number } | null | undefined,
): Promise<void> {
  const at = await page.evaluate(tell);
  if (!at) throw new Error('Expected a place to click');
  await page.mouse.click(at.x, at.y);
}

const firstCell = (): { x: number; y: number } | null => {
  const [cell] = window.demo.match.view.legalCells;
  return (cell && window.__table?.cellCentre(cell.x, cell.y)) ?? null;
};

test(
  'a tile previews where one clicks, is rotated, placed and picked up again; a follower is placed on it',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await visit('tiles=1&players=3&pixels=16&calm=1');
    const before = await state(page);
    // Texts call the start tile (0, 0).
    const coordinates = await page.evaluate(() => window.__table?.shown().coordinates ?? []);
    expect(coordinates.filter((text) => text === '0')).toHaveLength(2);
    await click(page, firstCell);
    await expect.poll(() => state(page)).toMatchObject({ gesture: 'placing' });
    await page.evaluate(() => window.demo.match.intents.confirm());
    await expect.poll(() => state(page)).toMatchObject({ laid: before.laid + 1, awaiting: 'deploy' });
    await page.evaluate(() => window.__table?.idle());
    await expect.poll(() => page.evaluate(() => window.__table?.shown().options ?? 0)).toBeGreaterThan(0);
    await click(page, () => window.__table?.options()[0]?.at);
    await expect.poll(() => page.evaluate(() => window.demo.match.view.canConfirm)).toBe(true);
    await page.evaluate(() => window.demo.match.intents.confirm());
    await expect.poll(() => page.evaluate(() => window.demo.moments.includes('tile-drop'))).toBe(true);
    await expect.poll(async () => (await state(page)).laid).toBe(before.laid + 1);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await page.context().close();
  },
);

test(
  'wheel, drag and keys move the camera over the plane, and back to all placed tiles',
  { timeout: 120_000 },
  async () => {
    const { page } = await visit('tiles=12&pixels=16&calm=1');
    const { zoom } = await state(page);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await state(page)).zoom).toBeGreaterThan(zoom * 1.5);
    const spot = (): { x: number; y: number } | undefined => window.__table?.cellCentre(0, 0);
    const from = await page.evaluate(spot);
    await dragMouse(page, { x: 900, y: 700 }, { x: 800, y: 640 });
    await expect.poll(async () => (from?.x ?? 0) - ((await page.evaluate(spot))?.x ?? 0)).toBeCloseTo(100, 0);
    await page.keyboard.press('0');
    await expect.poll(async () => (await state(page)).zoom).toBeCloseTo(zoom, 3);
    await page.context().close();
  },
);

test('an idle table draws no frames and paints nothing', { timeout: 180_000 }, async () => {
  const { page } = await visit('tiles=1&pixels=16');
  await expect.poll(() => page.evaluate(() => window.demo.patches.length), { timeout: 60_000 }).toBeGreaterThan(0);
  await whenPainted(page, 90_000);
  const painted = await page.evaluate(() => window.demo.patches.length);
  await expect
    .poll(() => framesDuring(page, () => page.waitForTimeout(1000)), { timeout: 30_000, interval: 100 })
    .toBe(0);
  expect(await framesDuring(page, () => page.waitForTimeout(2000))).toBe(0);
  expect(await page.evaluate(() => window.demo.patches.length)).toBe(painted);
  await page.context().close();
});

test(
  'a map and its fields look as expected; a picture of the table shows all placed tiles and wild land around them',
  { timeout: 240_000 },
  async () => {
    const { page } = await visit('seed=map&tiles=44&players=5&modules=river-1,abbot&calm=1&pixels=64');
    await expectPicture(page, 'country-map');
    await page.evaluate(() => window.demo.layer('fields'));
    await expectPicture(page, 'country-fields');

    // Wherever the camera looks.
    await page.evaluate(() => {
      window.demo.table.zoomBy(4);
      window.demo.table.centreOn({ x: 0, y: 0 });
    });
    const bare = await page.evaluate(async () => {
      const { table, match } = window.demo;
      const reel = await table.reel([match.view], 1);
      const g = new OffscreenCanvas(800, 800).getContext('2d') as unknown as CanvasRenderingContext2D;
      reel.draw(g, { x: 0, y: 0, w: 800, h: 800 }, { at: 0, near: 0, marked: 0 });
      reel.close();
      const pixels = g.getImageData(0, 0, 800, 800).data;
      let empty = 0;
      for (let k = 0; k < pixels.length; k += 4)
        if ((pixels[k + 3] ?? 0) < 255 || (pixels[k] === 0x23 && pixels[k + 1] === 0x2f && pixels[k + 2] === 0x1c))
          empty++;
      return empty / (pixels.length / 4);
    });
    expect(bare).toBeLessThan(0.001);
    await page.context().close();
  },
);
