import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';

const { browser, site } = openForAll();
const SENTENCE = /too old for Ramparts/;

test('a browser that is too old is told so, even where the program does not run', async () => {
  const { page } = await newVisit(browser());
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(site().url);
  await page.getByRole('alert').filter({ hasText: SENTENCE }).waitFor();
  await page.context().close();
});

test('a browser that is not too old hears nothing of it', async () => {
  const { page, problems } = await newVisit(browser());
  await page.goto(site().url);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await page.getByText(SENTENCE).isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await page.context().close();
});
