import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkAnyRecord } from '../../src/game/index.ts';
import { openForAll } from '../support/openForAll.ts';
import { moment, plainAddress, quickly, until } from '../support/player.ts';
import { continueGame, savedRecords } from '../support/saved.ts';
import { eventually } from '../support/browsers/steps.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

test('a real game is followed by touch, goes on after a reload, and its record is exported', async () => {
  const { page, problems } = await openPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('button', { name: 'Keep score of a real game' }).tap();
  await page.getByRole('radio', { name: /Countryside/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).tap();
  const tiles = page.getByRole('group', { name: 'What can be drawn' }).getByRole('button');
  const draw = (n: number): Promise<void> => tiles.nth(n).tap();
  await draw(0);
  const { cells } = await until(page, (now) => now.awaiting === 'place');
  const at = await page.evaluate(async (cell) => {
    await window.__table?.idle();
    return window.__table?.cellCentre(cell?.x ?? 0, cell?.y ?? 0);
  }, cells[0]);
  await page.touchscreen.tap(at?.x ?? 0, at?.y ?? 0);
  await page.getByRole('button', { name: 'No follower' }).tap();
  await tiles.first().waitFor();
  await draw(4);
  await until(page, (now) => now.awaiting === 'place');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tiles.first().waitFor();
  await draw(6);
  const { laid } = await until(page, (now) => now.awaiting === 'place');
  expect(laid).toBe(1);
  await eventually('both draws are saved', async () =>
    (await savedRecords(page)).some((record) => (record as { deck: readonly string[] }).deck.length === 2),
  );
  await page.reload();
  await continueGame(page);
  await until(page, (now) => now.awaiting === 'place' && now.laid === 1);
  expect((await moment(page))?.over).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export game' }).tap(),
  ]);
  const record: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(checkAnyRecord(record).ok).toBe(true);
  expect((record as { deck: readonly string[] }).deck).toHaveLength(2);
  expect(problems).toEqual([]);
  await leavePage(page);
});
