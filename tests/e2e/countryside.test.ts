import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { crash, watchedPage, type Visit } from '../support/browser.ts';
import { finishedCarcassonne, growCarcassonne } from '../support/growCarcassonne.ts';
import { closeDialog, focused, tabTo } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGame } from '../support/openGame.ts';
import { importRecord, plainAddress, quickly } from '../support/player.ts';
import { DESK, PHONE, tourOf } from '../support/tour.ts';
import { leavePage } from '../support/visits.ts';
import { continueGame, untilSaved } from '../support/saved.ts';
import { openForm, openPageOf } from '../support/newGame.ts';

const { browser, openPage, site } = openForAll();
const NARROW = { width: 320, height: 640 };

/** At the title page. */
async function begun(visit: Visit): Promise<Visit> {
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url));
  await visit.page.getByRole('heading', { name: 'New game' }).waitFor();
  return visit;
}

const open = async (): Promise<Visit> => begun(await openPage({ viewport: DESK }));

/** According to the panels: the table need not have loaded. */
const stage = (page: Page): Promise<string | null> => page.locator('.TurnPanel-turn').getAttribute('data-stage');

/** Waits until a person is asked something, or the game is over. */
async function asked(page: Page): Promise<string> {
  let now: string | null = null;
  await expect
    .poll(async () => ['place', 'deploy', 'over'].includes((now = await stage(page)) ?? ''), { timeout: 30_000 })
    .toBe(true);
  return now ?? '';
}

/** Tools that are covered by something else. */
const coveredTools = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.LeftColumn-tools button:visible').evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((one) => one.getAttribute('aria-label')),
  );

/** Everybody's pieces and the number of tiles left. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.PlayerCard-card')].map((card) => card.getAttribute('aria-label') ?? ''),
    document.querySelector('.LeftColumn-gameTurn')?.textContent ?? '',
    document.querySelector('.TurnPanel-turn .TurnPanel-left')?.getAttribute('aria-label') ?? '',
  ]);

/** One choice by keyboard alone; its number varies the choices. */
async function choose(page: Page, n: number): Promise<boolean> {
  const now = await asked(page);
  if (now === 'over') return false;
  const before = await shown(page);
  if (now === 'place')
    for (const key of ['ArrowRight', ...(n % 3 === 0 ? ['ArrowDown'] : []), ...(n % 4 === 0 ? ['r'] : []), 'Enter'])
      await page.keyboard.press(key);
  else for (const key of [n % 5 === 4 ? 'n' : n % 2 ? '1' : 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  // Either the next question, or another player's turn.
  await expect
    .poll(async () => (await stage(page)) !== now || (await shown(page)).join() !== before.join(), {
      timeout: 30_000,
    })
    .toBe(true);
  return true;
}

/** From the menu to the first choice, by keyboard. */
async function begin(page: Page): Promise<void> {
  await page.locator('[data-rules="carcassonne"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'The Countryside' }).waitFor();
  await tabTo(page, 'Start');
  expect((await focused(page)).ringed).toBe(true);
  await page.keyboard.press('Enter');
  await asked(page);
}

test(
  'product 13, 14 and 16: a whole game of three by keyboard, against two computer players, with the page killed in the middle',
  { timeout: 300_000 },
  async () => {
    const context = await browser().newContext({ serviceWorkers: 'block', viewport: DESK });
    let { page, problems } = await begun(await watchedPage(context));
    await begin(page);
    let n = 0;
    for (; n < 20; n++) await choose(page, n);
    await asked(page);
    const before = await shown(page);

    // The tab is killed; a new one continues.
    await untilSaved(page);
    await crash(page);
    ({ page, problems } = await begun(await watchedPage(context)));
    await continueGame(page);
    await asked(page);
    expect(await shown(page)).toEqual(before);

    while (n < 200 && (await choose(page, n))) n++;
    await page.getByRole('heading', { name: /wins|share/ }).waitFor();
    await expect.poll(() => page.locator('.FinalScoring-endPlayer').count()).toBe(3);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'product 16: the plane’s text board is played by keyboard, and describes the placed tiles',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await open();
    await begin(page);
    await page.keyboard.press('t');
    const grid = page.getByRole('grid');
    await grid.waitFor();
    const fits = page.locator('.TextGrid-cell.TextGrid-fits').first();
    await fits.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.TextGrid-cell.TextGrid-previewed').count()).toBe(1);
    // A placed tile is described in the words of the rules.
    expect(await page.locator('.TextGrid-cell', { hasText: '(0, 0)' }).first().textContent()).toMatch(/city|road/);
    await page.locator('.TextGrid-cell', { hasText: '(0, 0)' }).first().focus();
    await page.keyboard.press('i');
    await expect.poll(() => page.locator('.AssistCard-card').first().textContent()).toMatch(/Road|City|Field/);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);

test('menu, table with six players, assists, rules and end are accessible', { timeout: 240_000 }, async () => {
  const { page, found, check, checkLarge } = tourOf(await open());
  await openForm(page, 'carcassonne');
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  await check('form');
  await openPageOf(page, 'Expansions');
  await page.getByText('The Abbot', { exact: true }).click();
  await check('expansions');
  await closeDialog(page);
  const six = { players: ['Ada', 'Jan', 'Zofia', 'Ola', 'Eva', 'Olaf'], modules: ['abbot'] };
  const { setup, actions } = growCarcassonne('six', { ...six, tiles: 9 });
  // The last action places a tile.
  await openGame(page, carcassonne.formatCarcassonneRecord(setup, actions.slice(0, -1)));
  expect(await asked(page)).toBe('place');
  await check('table', [DESK, PHONE, NARROW]);
  await checkLarge('table', [DESK, PHONE, NARROW]);
  for (let n = 8; (await asked(page)) === 'place'; n++) await choose(page, n);
  await check('table, choosing', [NARROW]);
  await page.setViewportSize(NARROW);
  await expect.poll(() => coveredTools(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.keyboard.press('c');
  await check('fields');
  await page.keyboard.press('c');
  await page.keyboard.press('g');
  await check('tiles left');
  await closeDialog(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'How to play' }).click();
  await check('rules');
  await closeDialog(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Save and quit' }).click();
  const whole = finishedCarcassonne(6, { modules: ['abbot'], deck: 30 }) as { readonly actions: readonly unknown[] };
  await openGame(page, { ...whole, actions: whole.actions.slice(0, -4) });
  for (let n = 0; n < 20 && (await choose(page, n)); n++);
  await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  await check('end');
  await page.getByRole('button', { name: 'View board' }).click();
  await page.getByRole('button', { name: 'Fields' }).press('Enter');
  expect(await page.getByRole('button', { name: 'Fields' }).getAttribute('aria-pressed')).toBe('true');
  await check('board at the end');
  await page.getByRole('button', { name: 'Fields' }).press('Enter');
  await page.getByRole('button', { name: 'Show result' }).click();
  await page.getByRole('button', { name: 'Step through' }).click();
  await check('replay');
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: 'Games and statistics' }).click();
  await check('games');
  await page.locator('.ArchiveDialog-tabs').getByText('Statistics', { exact: true }).click();
  await check('statistics');
  expect(found).toEqual([]);
  await leavePage(page);
});

test(
  'product 11 and 15: a game of three is imported, stepped through by keyboard, judged, and played differently from a costly turn',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await open();
    await importRecord(
      page,
      '{"format":"ramparts-record","version":1,"rules":"carcassonne","players":["Ada"],"options":{"modules":["dragons"]},"deck":[],"actions":[]}',
    );
    await page.getByRole('alert').filter({ hasText: 'expansions' }).waitFor();
    await closeDialog(page);
    await openGame(page, finishedCarcassonne(3, { modules: ['abbot'], deck: 9 }));
    await page.getByRole('button', { name: 'Step through' }).click();
    const step = (): Promise<string | null> =>
      page.locator('.ReviewPanel-review .Slider-slider').getAttribute('aria-valuetext');
    const [, last = ''] = /of (\d+)/.exec((await step()) ?? '') ?? [];
    await page.keyboard.press('Home');
    await expect.poll(step).toBe(`Step 0 of ${last}`);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => page.locator('.ReviewPanel-review .panelText-title').textContent()).toBe('Turn 2: Jan');
    await page.getByRole('button', { name: 'Analyse every turn' }).click();
    await expect.poll(() => page.locator('.Analysis-sums li').count(), { timeout: 60_000 }).toBe(3);
    await expect
      .poll(() => page.locator('.LeadCurve-curve').getAttribute('aria-label'))
      .toMatch(/^Expected lead over 9 turns; at most: Ada .+, Jan .+, and Zofia /);
    const swing = page.locator('.Analysis-swing').first();
    const [, turn = ''] = /Turn (\d+)/.exec((await swing.textContent()) ?? '') ?? [];
    await swing.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.Verdict-verdict').textContent())
      .toMatch(/Gave away about [\d.]+ points? \(±\s[\d.]+\)\.Better.+Played/);
    const before = await shown(page);
    await page.getByRole('button', { name: 'Try another move from here' }).click();
    expect(await asked(page)).toBe('place');
    expect((await shown(page)).slice(0, 4)).toEqual(before.slice(0, 4));
    expect(before).toContain(`turn ${turn}`);
    await choose(page, 0);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await page.getByRole('button', { name: 'Games and statistics' }).click();
    await expect.poll(() => page.locator('.rows-row').count()).toBe(2);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
