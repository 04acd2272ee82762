import { afterEach, expect, test } from 'vitest';
import { newVisit, type Visit } from '../support/browser.ts';
import { countFrames, framesDuring } from '../support/frames.ts';
import { openGame } from '../support/openGame.ts';
import { whenPainted } from '../support/pictures.ts';
import { playedUntil, plainAddress, quickly, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

const { browser, site } = openForAll();

/** Shared: an open page takes another game sooner than a new one. */
let visit: Visit | undefined;
afterEach(({ task }) => {
  // Its browser is closed.
  if (task.result?.state === 'fail') visit = undefined;
});

async function visited(): Promise<Visit> {
  if (visit) return visit;
  visit = await newVisit(browser(), { viewport: { width: 1280, height: 720 } });
  await countFrames(visit.page);
  await visit.page.goto(plainAddress(site().url));
  return visit;
}

test.each(['place', 'deploy', 'over'] as const)('a table that awaits %s draws no frames', async (awaiting) => {
  const { page, problems } = await visited();
  await openGame(page, playedUntil('castle', awaiting, awaiting === 'over' ? 0 : 20));
  await until(page, (now) => now.awaiting === awaiting);
  await whenPainted(page);
  // Options pulse for a while; a busy machine may skip frames for a moment.
  await expect
    .poll(() => framesDuring(page, () => page.waitForTimeout(3000)), { timeout: 60_000, interval: 100 })
    .toBe(0);
  if (awaiting === 'place') {
    const woken = await framesDuring(page, async () => {
      await page.keyboard.press('ArrowRight');
      await until(page, ({ gesture }) => gesture === 'placing');
      await page.waitForTimeout(200);
    });
    expect(woken).toBeGreaterThan(0);
  }
  expect(problems).toEqual([]);
});

test('with animations off a placed tile is shown within a few frames', async () => {
  const { page, problems } = await visited();
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await openGame(page, playedUntil('castle', 'place', 20));
  const { laid } = await until(page, ({ awaiting }) => awaiting === 'place');
  await whenPainted(page);
  await page.keyboard.press('ArrowRight');
  const drawn = await framesDuring(page, async () => {
    await page.keyboard.press('Enter');
    await until(page, (now) => now.laid > laid);
    await whenPainted(page);
    await page.waitForTimeout(500);
  });
  expect(drawn).toBeLessThan(10);
  expect(problems).toEqual([]);
});
