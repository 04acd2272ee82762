import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { moment, quickly, testAddress, until } from '../support/player.ts';
import { leavePage } from '../support/visits.ts';
import { serveSite } from '../support/site.ts';
import { startForTwo } from '../support/newGame.ts';

/** The browser takes the graphics of the board away, or never gives any. */

const { site, openPage } = openForAll({ webgl: true });
const address = (renderer: string): string => `${site().url}?test&renderer=${renderer}&pixels=16`;

async function openTable(page: Page, renderer: string): Promise<void> {
  await quickly(page);
  await page.goto(address(renderer));
  await startForTwo(page);
}

/** Keeps the WebGL contexts of the page: Phaser asks for one before its canvas is in the page. */
const keepContexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const switches: { readonly canvas: HTMLCanvasElement; readonly lost: WEBGL_lose_context | null }[] = [];
    const plain = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...asked: unknown[]) => unknown;
    Object.assign(window, { __switches: switches });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...asked: unknown[]) {
        const context = plain.apply(this, asked);
        // A lost context gives no extension any more.
        if (context instanceof WebGLRenderingContext)
          switches.push({ canvas: this, lost: context.getExtension('WEBGL_lose_context') });
        return context;
      },
    });
  });

/** Loses or restores the context of the table, by the browser's extension for it. */
const change = (page: Page, what: 'loseContext' | 'restoreContext'): Promise<void> =>
  page.evaluate((name) => {
    const { __switches: all } = window as unknown as {
      readonly __switches: readonly { readonly canvas: HTMLCanvasElement; readonly lost: WEBGL_lose_context | null }[];
    };
    const lost = all.find(({ canvas }) => canvas.matches('#table canvas'))?.lost;
    if (!lost) throw new Error('The table is not drawn with WebGL');
    lost[name]();
  }, what);
const lose = (page: Page): Promise<void> => change(page, 'loseContext');
const restore = (page: Page): Promise<void> => change(page, 'restoreContext');

/** Number of colours in the middle of the canvas: an empty one has one. */
const colours = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
    if (!canvas) return 0;
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const brush = copy.getContext('2d');
    // A picture of WebGL lasts only until the end of its frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    brush?.drawImage(canvas, 0, 0);
    const { data } = brush?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
    const found = new Set<number>();
    for (let n = 0; n < data.length; n += 4)
      found.add(((data[n] ?? 0) << 16) | ((data[n + 1] ?? 0) << 8) | (data[n + 2] ?? 0));
    return found.size;
  });

/** The board is drawn, its first tile can be placed, and nothing has failed. */
async function drawnAndPlayed(page: Page, problems: readonly string[]): Promise<void> {
  await expect.poll(() => colours(page)).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until(page, ({ laid }) => laid === 1);
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'stopped drawing the board' });

test('a lost context that is given back soon is not mentioned, and the board is drawn again', async () => {
  const { page, problems } = await openPage();
  await keepContexts(page);
  await openTable(page, 'webgl');
  await until(page, ({ awaiting }) => awaiting === 'place');
  await lose(page);
  await page.waitForTimeout(500);
  await restore(page);
  await page.waitForTimeout(4000);
  expect(await notice(page).count()).toBe(0);
  await drawnAndPlayed(page, problems);
  await leavePage(page);
});

test('a context that is lost for good is reported, with the text board and a new canvas on offer', async () => {
  const { page, problems } = await openPage();
  await keepContexts(page);
  await openTable(page, 'webgl');
  await until(page, ({ awaiting }) => awaiting === 'place');
  const first = await page.locator('#table canvas').elementHandle();
  await lose(page);
  await notice(page).waitFor();
  await notice(page).getByRole('button', { name: 'Text board' }).click();
  await page.getByRole('grid', { name: 'Text board' }).waitFor();
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: 'Draw again' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate((canvas) => canvas?.isConnected, first)).toBe(false);
  await until(page, ({ awaiting }) => awaiting === 'place');
  expect(await page.locator('#table canvas').count()).toBe(1);
  await drawnAndPlayed(page, problems);
  await leavePage(page);
});

test('the notice goes when the context is given back late, and when the game is left', async () => {
  const { page } = await openPage();
  await keepContexts(page);
  await openTable(page, 'webgl');
  await until(page, ({ awaiting }) => awaiting === 'place');
  await lose(page);
  await notice(page).waitFor();
  await restore(page);
  await notice(page).waitFor({ state: 'detached' });
  await lose(page);
  await notice(page).waitFor();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Save and quit' }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await notice(page).count()).toBe(0);
  await leavePage(page);
});

/** How the table's canvas is drawn. */
const drawing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
    return ['2d', 'webgl'].find((kind) => canvas?.getContext(kind)) ?? 'nothing';
  });

test('WebGL that the processor computes is not used: a plain canvas is twice as fast', async () => {
  const { page } = await openPage();
  await openTable(page, 'auto');
  await until(page, ({ awaiting }) => awaiting === 'place');
  expect(await drawing(page)).toBe('2d');
  await leavePage(page);
});

/** Pictures of the table while a finger drags it for two seconds, and in how many sizes it is drawn meanwhile. */
async function drag(page: Page): Promise<{ readonly pictures: number; readonly sizes: readonly number[] }> {
  const seen = page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
    const brush = canvas?.getContext('2d');
    if (!canvas || !brush) throw new Error('The table is not drawn with canvas');
    const sizes = new Set<number>();
    let pictures = 0;
    const clear = brush.fillRect.bind(brush);
    // Every picture begins with the colour of the background.
    brush.fillRect = (x, y, w, h) => {
      if (w >= canvas.width) pictures++;
      sizes.add(canvas.width / canvas.clientWidth);
      clear(x, y, w, h);
    };
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return { pictures, sizes: [...sizes] };
  });
  await page.mouse.move(640, 360);
  // As in dragMouse.ts: the first step does not wait for the answer to the press.
  await Promise.all([page.mouse.down(), page.mouse.move(650, 360)]);
  const begin = Date.now();
  for (let n = 0; Date.now() - begin < 2200; n++) await page.mouse.move(640 + 100 * Math.sin(n / 9), 360);
  await page.mouse.up();
  return seen;
}

test('without a graphics card the table is drawn 31 times a second at most, and with fewer pixels while it moves', async () => {
  // The other tests have a coarse canvas.
  const whole = await serveSite(inject('site'));
  const { page } = await openPage({ deviceScaleFactor: 3, viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(testAddress(whole.url));
  await startForTwo(page);
  await until(page, ({ awaiting }) => awaiting === 'place');
  const sharp = (): Promise<number> =>
    page.locator('#table canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  await expect.poll(sharp).toBe(2);
  // On a busy machine the two seconds of a drag may be too short for many pictures, or for coarse ones.
  let most = 0;
  await expect.poll(async () => (most = Math.max(most, (await drag(page)).pictures))).toBeGreaterThan(3);
  expect(most).toBeLessThan(2.3 * 31);
  await expect.poll(async () => Math.min(...(await drag(page)).sizes)).toBe(1.5);
  await expect.poll(sharp).toBe(2);
  await leavePage(page);
  await whole.close();
});

test('WebGL of a graphics card is used', async () => {
  const { page, problems } = await openPage();
  // What a browser tells of a card.
  await page.addInitScript(() => {
    const plain = WebGLRenderingContext.prototype.getParameter as (this: WebGLRenderingContext, of: number) => unknown;
    Object.assign(WebGLRenderingContext.prototype, {
      getParameter(this: WebGLRenderingContext, of: number) {
        const told = plain.call(this, of);
        return typeof told === 'string' ? told.replaceAll(/swiftshader|software/gi, 'card') : told;
      },
    });
  });
  await openTable(page, 'auto');
  await until(page, ({ awaiting }) => awaiting === 'place');
  expect(await drawing(page)).toBe('webgl');
  await drawnAndPlayed(page, problems);
  await leavePage(page);
});

test.each(['auto', 'canvas', 'webgl'])(
  'where the browser gives no canvas at all (%s), the page says so and the game can be played',
  async (renderer) => {
    const { page, problems } = await openPage();
    await page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    await openTable(page, renderer);
    const failed = page.getByRole('alert').filter({ hasText: 'The board could not be drawn' });
    await failed.waitFor();
    await failed.getByRole('button', { name: 'Text board' }).click();
    await page.getByRole('grid', { name: 'Text board' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Place tile' }).click();
    await page.getByText('Place a follower?').first().waitFor();
    expect(await moment(page)).toBeUndefined();
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    await leavePage(page);
  },
);
