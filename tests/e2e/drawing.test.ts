import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { STOPPED_DRAWING, mustDraw } from '../support/drawing.ts';
import { openForAll } from '../support/openForAll.ts';

const { browser } = openForAll();

/** In milliseconds. */
const PATIENCE = 2000;

test('a page that gets no more frames is distinguished from one that draws, is closed or hangs', async () => {
  const { page } = await newVisit(browser());
  const contexts = [page.context()];
  await mustDraw(contexts);
  await page.evaluate(() => void (window.requestAnimationFrame = () => 0));
  await expect(mustDraw(contexts, PATIENCE)).rejects.toThrow(STOPPED_DRAWING);
  page.on('dialog', () => undefined);
  await page.evaluate(() => void setTimeout(() => alert('nobody answers')));
  await mustDraw(contexts, PATIENCE);
  await page.context().close();
  await mustDraw(contexts, PATIENCE);
});
