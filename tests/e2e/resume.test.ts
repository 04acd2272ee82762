import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { crash, watchedPage } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGame } from '../support/openGame.ts';
import { moment, quickly, recordUntil, plainAddress, until } from '../support/player.ts';
import { continueGame, untilSaved } from '../support/saved.ts';
import { startForTwo } from '../support/newGame.ts';

const { browser, site } = openForAll();
let context: BrowserContext | undefined;
/** The restored tab, with which the next test continues. */
let last: Page | undefined;
afterEach(({ task }) => {
  // Its browser is closed.
  if (task.result?.state === 'fail') context = last = undefined;
});

async function open(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  context ??= await browser().newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });
  const visit = await watchedPage(context);
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url));
  return visit;
}

/** A tab that shows the menu. */
async function atMenu(): Promise<Page> {
  if (!last) return (await open()).page;
  await last.keyboard.press('m');
  await last.getByRole('button', { name: 'Save and quit' }).click();
  return last;
}

/** Kills the tab; a new one continues. */
async function killAndContinue(page: Page): Promise<Page> {
  await crash(page);
  const { page: next } = await open();
  await continueGame(next);
  await until(next, () => true);
  return next;
}

// Every choice of both: tests/session/app.test.ts.
describe('product 14: a killed tab comes back to the same choice', () => {
  test.each<[RuleSetId, Awaiting]>([
    ['castle', 'deploy'],
    ['zamek', 'score'],
  ])('%s: while %s is awaited', async (rules, awaiting) => {
    const page = last ?? (await open()).page;
    await openGame(page, recordUntil(rules, awaiting, `resume/${rules}/${awaiting}`));
    const before = await until(page, (now) => now.awaiting === awaiting);
    await untilSaved(page);
    last = await killAndContinue(page);
    expect({ ...(await moment(last)), gesture: '' }).toEqual({ ...before, gesture: '' });
  });
});

test('product 14: killed again and again during play, nothing is lost and the game continues', async () => {
  let page = await atMenu();
  await startForTwo(page);
  for (let n = 0; n < 3; n++) {
    await until(page, ({ awaiting }) => awaiting === 'place');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const laid = await until(page, ({ awaiting, laid: count }) => awaiting !== 'place' || count > n);
    await untilSaved(page);
    page = await killAndContinue(page);
    const again = await until(page, () => true);
    expect([again.laid, again.awaiting, again.scores]).toEqual([laid.laid, laid.awaiting, laid.scores]);
    if (again.awaiting === 'deploy') {
      await page.keyboard.press('n');
      if ((await moment(page))?.awaiting === 'deploy') await page.keyboard.press('Enter');
    }
  }
});
