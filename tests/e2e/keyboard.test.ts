import { expect, test } from 'vitest';
import { quickly, plainAddress, until } from '../support/player.ts';
import { choose, tabTo } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

test('product 13 and 16: a whole game against the bot by keyboard only', { timeout: 300_000 }, async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await until(page, () => true);
  for (let n = 0; n < 400; n++) {
    const now = await until(page, ({ over, myTurn }) => over || myTurn);
    if (now.over) break;
    await choose(page, n);
  }
  const end = await until(page, ({ over }) => over);
  expect(end.laid).toBeGreaterThan(50);
  await page.getByRole('heading', { name: /wins|share|victory/i }).waitFor();
  expect(problems).toEqual([]);
  await leavePage(page);
});
