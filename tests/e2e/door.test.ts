import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, playedUntil, until } from '../support/player.ts';
import { openGame } from '../support/openGame.ts';
import { serveSite } from '../support/site.ts';
import { leavePage } from '../support/visits.ts';

/** What a stranger meets first: the title page on every screen. */

const { openPage, site } = openForAll();

const WINDOWS = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 720],
  [1600, 1000],
] as const;

async function visit(language: string): Promise<Page> {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript((tag) => {
    if (!localStorage.getItem('ramparts-settings'))
      localStorage.setItem('ramparts-settings', JSON.stringify({ language: tag, speed: 0, motion: 'off' }));
  }, language);
  await page.goto(plainAddress(site().url));
  await page.locator('[data-menu] h1').waitFor();
  return page;
}

/** What is not completely inside the window before anything is scrolled. */
const outside = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('[data-menu] button')];
    return wanted.filter((name) => {
      const box = buttons.find(({ textContent }) => textContent.includes(name))?.getBoundingClientRect();
      return !box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
    });
  }, names);

test.each(LANGUAGES)(
  'playing, a friend, learning and the puzzle of the day need no scrolling: %s',
  async (language) => {
    const { t } = await loadTexts(language);
    const page = await visit(language);
    const first = [t('menu.first'), t('menu.friend'), t('learn.title'), t('puzzles.menu')];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await outside(page, first), `${width}×${height}`).toEqual([]);
      const screens = await page.locator('[data-menu]').evaluate((menu) => menu.scrollHeight / menu.clientHeight);
      expect(screens, `screens of scrolling at ${width}×${height}`).toBeLessThanOrEqual(2);
    }
    await leavePage(page);
  },
);

test.each(LANGUAGES)('it says at once that this is Carcassonne: %s', async (language) => {
  const page = await visit(language);
  expect(await page.title()).toContain('Carcassonne');
  expect(await page.locator('[data-menu] header p').innerText()).toContain('Carcassonne');
  for (const card of await page.locator('[data-new-game] [data-rules]').all())
    expect((await card.innerText()).trim()).toMatch(/^Carcassonne\n/);
  await leavePage(page);
});

test('title and description of the page name the game before any script runs', async () => {
  const { readFileSync } = await import('node:fs');
  const html = readFileSync(`${inject('site')}/index.html`, 'utf8');
  expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toMatch(/Carcassonne.*free.*offline/);
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(
    /Carcassonne: The Castle.*free.*computer.*friends/,
  );
});

test('one tap starts the first game, and one tap the puzzle of the day', async () => {
  const page = await visit('en');
  // A canvas is black until its first frame.
  const opacity = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const table = document.querySelector('#table');
        const look = (): void => {
          const canvas = table?.querySelector('canvas');
          if (canvas) resolve(canvas.style.opacity);
        };
        if (table) new MutationObserver(look).observe(table, { childList: true });
        // It may have been opened ahead.
        look();
      }),
  );
  await page.getByRole('button', { name: 'Daily puzzle' }).click();
  expect(await opacity).toBe('0');
  await until(page, ({ awaiting }) => awaiting === 'place');
  await page.locator('[data-kind="puzzle"]').getByText('Daily puzzle').waitFor();
  await page.getByRole('button', { name: 'Leave the puzzle' }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn);
  await leavePage(page);
});

test('a game in progress is continued in one tap', async () => {
  const page = await visit('en');
  await openGame(page, playedUntil('castle', 'place', 20));
  const { laid } = await until(page, ({ awaiting }) => awaiting === 'place');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Save and quit' }).click();
  // Games are read from the device when the title page is there.
  await page.getByRole('button', { name: /^Continue/ }).waitFor();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await outside(page, ['Continue', 'Play with a friend', 'Daily puzzle']), `${width}×${height}`).toEqual([]);
  }
  await page.getByRole('button', { name: /^Continue/ }).click();
  expect((await until(page, () => true)).laid).toBe(laid);
  await leavePage(page);
});

test('every picture is painted, and none is missing', async () => {
  const page = await visit('en');
  const widths = await page
    .locator('[data-menu] img')
    .evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => (await (one as HTMLImageElement).decode(), (one as HTMLImageElement).naturalWidth)),
      ),
    );
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThan(200);
  await leavePage(page);
});

test('it moves for at most ten seconds, and not at all with reduced motion', async () => {
  // In the plain build it stands still.
  const served = await serveSite(inject('site'));
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto(plainAddress(served.url));
  await page.locator('[data-menu] h1').waitFor();
  const ends = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? Infinity)),
    );
  const moving = await ends();
  expect(moving.length).toBeGreaterThan(0);
  expect(Math.max(...moving)).toBeLessThanOrEqual(10_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('[data-menu] h1').waitFor();
  expect(await ends()).toEqual([]);
  await page.context().close();
  await served.close();
});
