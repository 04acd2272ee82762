import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockFont } from './blockFont.ts';

/** Pictures of the page: waits until it is painted, scales them down, compares two. The browser decodes them. */

/** Milliseconds between two pictures of a page at rest: anything that moves has moved by then. */
const APART = 250;

/** Waits until the table is completely painted and nothing on the page changes any more. */
export async function whenPainted(page: Page, timeout = 60_000): Promise<Buffer> {
  const end = Date.now() + timeout;
  let before: Buffer | undefined;
  for (;;) {
    await page.waitForFunction(() => '__table' in window);
    await page.evaluate(() => window.__table?.atRest());
    const now = await page.screenshot();
    if (before?.equals(now)) return now;
    if (Date.now() > end) throw new Error('The page never came to rest.');
    before = now;
    await page.waitForTimeout(APART);
  }
}

/** The picture as a JPEG of this width. */
export async function shrink(page: Page, picture: Buffer, width: number, quality = 0.82): Promise<Buffer> {
  const small = await page.evaluate(
    async ([data, w, q]) => {
      // The content policy allows images from data addresses, but no requests to them.
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
      await image.decode();
      const canvas = new OffscreenCanvas(w, Math.round((image.height * w) / image.width));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: q })).arrayBuffer(),
      );
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [picture.toString('base64'), width, quality] as const,
  );
  return Buffer.from(small, 'base64');
}

export interface Difference {
  /** Mean difference of a colour channel, 0…255. */
  readonly mean: number;
  /** Share of the pixels that differ by more than 48 in a channel. */
  readonly far: number;
}

/** Compares two JPEGs of the same size. */
export const compare = (page: Page, a: Buffer, b: Buffer): Promise<Difference> =>
  page.evaluate(
    async ([left, right]) => {
      const pixels = async (data: string): Promise<ImageData> => {
        const image = Object.assign(new Image(), { src: `data:image/jpeg;base64,${data}` });
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [p, q] = [await pixels(left), await pixels(right)];
      if (p.width !== q.width || p.height !== q.height) return { mean: 255, far: 1 };
      let sum = 0;
      let far = 0;
      for (let i = 0; i < p.data.length; i += 4) {
        let most = 0;
        for (let c = 0; c < 3; c++) {
          const d = Math.abs((p.data[i + c] ?? 0) - (q.data[i + c] ?? 0));
          sum += d;
          most = Math.max(most, d);
        }
        if (most > 48) far++;
      }
      const count = p.data.length / 4;
      return { mean: sum / (count * 3), far: far / count };
    },
    [a.toString('base64'), b.toString('base64')] as const,
  );

const FONT = 'Blocks';

/**
 * From the next navigation on, the page writes words as rows of blocks (tests/support/blockFont.ts), so pictures do not
 * depend on the machine's fonts.
 */
export async function writeInBlocks(page: Page): Promise<void> {
  await page.addInitScript(
    ([family, bytes]) => {
      // Neither a style element nor a font address: the content policy allows only the page's own.
      document.fonts.add(new FontFace(family, new Uint8Array(bytes), { weight: '1 1000' }));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`*, *::before, *::after, *::placeholder { font-family: ${family} !important; }`);
      document.adoptedStyleSheets = [sheet];
    },
    [FONT, [...blockFont()]] as const,
  );
}

/**
 * For stored pictures of pages written in blocks. The tolerance accepts rounding differences between machines, but no
 * missing light, tile, piece or panel. Look before you update them: `UPDATE_PICTURES=1 npx vitest run
 * tests/e2e/visual.test.ts`.
 */
const TOLERANCE = { mean: 6, far: 0.03 };
const WIDTH = 640;
const FOLDER = resolve(import.meta.dirname, '../e2e/visual');

/** Expects the painted page to look like the stored picture of this name. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  expect(
    await page.evaluate(() => [...document.fonts].map(({ family }) => family)),
    'the page writes in the block font',
  ).toContain(FONT);
  const picture = await shrink(page, await whenPainted(page, 150_000), WIDTH);
  const file = join(FOLDER, `${name}.jpg`);
  if (process.env['UPDATE_PICTURES'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, picture);
  }
  expect(existsSync(file), `${file} is stored`).toBe(true);
  const { mean, far } = await compare(page, readFileSync(file), picture);
  expect(mean).toBeLessThan(TOLERANCE.mean);
  expect(far).toBeLessThan(TOLERANCE.far);
}
