import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLink } from '../../src/session/links/link.ts';
import { plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

/** How a turn feels: placing and rotating, changing one's mind, and not having to wait. */

const { openPage, site } = openForAll();

async function open(settings: object = {}): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 }, hasTouch: true });
  await quickly(page, settings);
  await page.goto(plainAddress(site().url) + (await formatLink(playedUntil('castle', 'place', 20))));
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn);
  await page.evaluate(() => window.__table?.idle());
  return { page, problems };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A cell where the tile in hand fits in several rotations, and its position on the page. */
const severalWays = (page: Page): Promise<Spot & { readonly rotations: readonly number[]; readonly at: Spot }> =>
  page.evaluate(() => {
    const cell = window.__table?.view().legalCells.find(({ rotations }) => rotations.length > 1);
    const at = cell && window.__table?.cellCentre(cell.x, cell.y);
    if (!cell || !at) throw new Error('There is no cell where the tile can be rotated');
    return { x: cell.x, y: cell.y, rotations: [...cell.rotations], at };
  });

const rotation = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const gesture = window.__table?.view().gesture;
    return gesture?.type === 'placing' ? gesture.rotation : null;
  });

async function twist(page: Page, { x, y }: Spot): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const fingers = (angle: number): (Spot & { readonly id: number })[] =>
    [0, Math.PI].map((side, id) => ({ x: x + 40 * Math.cos(angle + side), y: y + 40 * Math.sin(angle + side), id }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (let step = 1; step <= 8; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers((step / 8) * (Math.PI / 2)),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('product 1: a tap places the tile in a legal rotation; taps, keys, wheel and two fingers go through legal ones only', async () => {
  const { page, problems } = await open();
  const { rotations, at } = await severalWays(page);
  await page.mouse.click(at.x, at.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.mouse.click(at.x, at.y),
    () => page.touchscreen.tap(at.x, at.y),
    ...['r', 'Shift+R', 'e', 'q'].map((key) => () => page.keyboard.press(key)),
    () => page.mouse.wheel(0, 120),
    () => twist(page, at),
  ];
  for (const way of ways) {
    const before = await rotation(page);
    expect(rotations).toContain(before);
    await way();
    await expect.poll(() => rotation(page), { message: String(way) }).not.toBe(before);
    // A second tap too soon would be a double tap.
    await page.waitForTimeout(400);
  }
  expect(rotations).toContain(await rotation(page));
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 2: tile and follower can be changed step by step until the turn is confirmed, never past a draw', async () => {
  const { page, problems } = await open();
  const start = await until(page, () => true);
  const { at } = await severalWays(page);
  const tryTurn = async (): Promise<void> => {
    await page.mouse.click(at.x, at.y);
    await until(page, ({ gesture }) => gesture === 'placing');
    await page.keyboard.press('Enter');
    await until(page, ({ awaiting }) => awaiting === 'deploy');
  };
  await tryTurn();
  await page.keyboard.press('1');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo.isEnabled()).toBe(true);
  for (let n = 0; n < 6 && (await undo.isVisible()) && (await undo.isEnabled()); n++) await undo.click();
  expect(await until(page, ({ gesture, awaiting }) => gesture === 'idle' && awaiting === 'place')).toEqual(start);
  await page.keyboard.press('u');
  expect(await until(page, () => true)).toEqual(start);
  await tryTurn();
  await page.keyboard.press('n');
  if ((await until(page, () => true)).awaiting === 'deploy') await page.keyboard.press('Enter');
  const next = await until(page, ({ turn, awaiting }) => turn > start.turn && awaiting === 'place');
  await page.keyboard.press('u');
  expect(await until(page, () => true)).toEqual(next);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 2: without confirmation a tap plays the move, and one on the previewed tile places it', async () => {
  const { page, problems } = await open({ confirm: false });
  const before = await until(page, () => true);
  const { at } = await severalWays(page);
  await page.mouse.click(at.x, at.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  await page.mouse.click(at.x, at.y);
  await until(page, ({ awaiting }) => awaiting === 'deploy');
  await page.keyboard.press('n');
  await until(page, ({ turn }) => turn > before.turn);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 9: players who do not want to watch animations keep playing, and pieces arrive at once', async () => {
  const { page, problems } = await open({ speed: 1, motion: 'on' });
  const { at } = await severalWays(page);
  await page.mouse.click(at.x, at.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  await page.keyboard.press('Enter');
  await until(page, ({ awaiting }) => awaiting === 'deploy');
  await page.keyboard.press('n');
  if ((await until(page, () => true)).awaiting === 'deploy') await page.keyboard.press('Enter');
  const asked = Date.now();
  await page.keyboard.press('ArrowRight');
  const now = await until(page, () => true);
  expect(now.refusal).toBeNull();
  await page.evaluate(() => window.__table?.idle());
  expect(Date.now() - asked).toBeLessThan(60_000);
  expect(problems).toEqual([]);
  await leavePage(page);
});
