import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';

const { browser, site } = openForAll();
const SENTENCE = /Ramparts.*Chrome/;

test.each([
  ['en-GB', 'This browser is too old for Ramparts.'],
  ['de-AT', 'Dieser Browser ist zu alt für Ramparts.'],
  ['pl', 'Ta przeglądarka jest za stara na Ramparts.'],
  ['ro-RO', 'Acest browser este prea vechi pentru Ramparts.'],
  ['fr', 'This browser is too old for Ramparts.'],
])(
  'a browser that is too old gets a message in its language (%s), even where the program does not run',
  async (locale, words) => {
    const { page } = await newVisit(browser(), { locale });
    await page.route(/assets\/.*\.js$/, (route) => route.abort());
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(site().url);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toMatch(SENTENCE);
    expect((await alert.innerText()).startsWith(words)).toBe(true);
    expect(await alert.getByText(SENTENCE).filter({ visible: true }).count()).toBe(1);
    await page.context().close();
  },
);

test('a browser that is new enough gets no message', async () => {
  const { page, problems } = await newVisit(browser());
  await page.goto(site().url);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await page.locator('#too-old').isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await page.context().close();
});
