import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAll } from '../support/openForAll.ts';
import { closeDialog } from '../support/keys.ts';
import { openForm, openPageOf } from '../support/newGame.ts';
import { openGame } from '../support/openGame.ts';
import { leavePage } from '../support/visits.ts';
import { plainAddress, quickly, recordUntil, until } from '../support/player.ts';

const { openPage, site } = openForAll();

/** Visible fields whose text is so small that a phone zooms in on them. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea, select',
      ),
    ]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );

test('a phone does not zoom in on text fields: their text is at least 16 pixels', async () => {
  const { page, problems } = await openPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const fold = (): Promise<void> =>
    page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  for (const rules of ['castle', 'carcassonne']) {
    await openForm(page, rules);
    expect(await smallFields(page), rules).toEqual([]);
    await openPageOf(page, 'Options');
    expect(await smallFields(page), `${rules}, options`).toEqual([]);
    await closeDialog(page);
    await closeDialog(page);
  }
  for (const name of ['Play with a friend', 'Import a game', 'Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await fold();
    expect(await smallFields(page), name).toEqual([]);
    if (name === 'Play with a friend') {
      await dialog.getByRole('radio', { name: 'Join' }).check({ force: true });
      expect(await smallFields(page), 'Join').toEqual([]);
    }
    await closeDialog(page);
  }
  await page.getByRole('button', { name: 'Tile workshop' }).click();
  await page.getByRole('button', { name: 'Copy the built-in set' }).click();
  await page.getByLabel('Name of the set').waitFor();
  expect(await smallFields(page), 'the tiles of a set').toEqual([]);
  await page.getByRole('button', { name: /^Edit tile C07:/ }).click();
  await page.getByRole('heading', { name: 'Tile C07' }).waitFor();
  await fold();
  expect(await smallFields(page), 'a tile').toEqual([]);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('dragging over the panels selects no text; text that people want to copy can be selected', async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 800 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await openGame(page, recordUntil('castle', 'place', 'drag'));
  await until(page, (now) => now.awaiting === 'place');
  const marked = async (from: readonly [number, number], to: readonly [number, number]): Promise<string> => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
    return page.evaluate(() => document.getSelection()?.toString() ?? '');
  };
  expect(await marked([30, 90], [240, 480])).toBe('');
  expect(await marked([640, 400], [1250, 300])).toBe('');
  expect(await marked([640, 400], [40, 120])).toBe('');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'How to play' }).click();
  const words = await page.getByRole('dialog').locator('p').first().boundingBox();
  expect(
    await marked([(words?.x ?? 0) + 2, (words?.y ?? 0) + 5], [(words?.x ?? 0) + 200, (words?.y ?? 0) + 8]),
  ).not.toBe('');
  await leavePage(page);
});
