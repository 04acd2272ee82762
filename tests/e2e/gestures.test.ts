import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLink } from '../../src/session/links/link.ts';
import { dragMouse } from '../support/dragMouse.ts';
import { moment, quickly, plainAddress, recordUntil, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

interface Point {
  readonly x: number;
  readonly y: number;
}

async function open(hasTouch = false): Promise<Page> {
  const { page } = await openPage({
    viewport: hasTouch ? { width: 390, height: 844 } : { width: 1280, height: 720 },
    hasTouch,
    isMobile: hasTouch,
  });
  await quickly(page);
  await page.goto(plainAddress(site().url) + (await formatLink(recordUntil('castle', 'place', 'gestures'))));
  await until(page, ({ cells }) => cells.length > 1);
  await page.evaluate(() => window.__table?.idle());
  return page;
}

const centre = async (page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> => {
  const at = await page.evaluate(([cx, cy]) => window.__table?.cellCentre(cx, cy), [x, y] as const);
  if (!at) throw new Error('There is no table');
  return at;
};

/** A finger on the way from one point to another, without lifting it at the end. */
async function slide(touch: CDPSession, from: Point, to: Point): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let n = 1; n <= 8; n += 1) {
    const at = { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
}

const zoom = (page: Page): Promise<number> => page.evaluate(() => window.__table?.zoom() ?? 0);

const previewed = (page: Page): Promise<{ x: number; y: number } | null> =>
  page.evaluate(() => {
    const gesture = window.__table?.view().gesture;
    return gesture?.type === 'placing' ? { x: gesture.x, y: gesture.y } : null;
  });

test('product 1: the tile is dragged from cell to cell, and from the hand onto the table', async () => {
  const page = await open();
  const { cells } = (await moment(page)) ?? { cells: [] };
  const [first, second] = cells;
  if (!first || !second) throw new Error('Two legal cells are needed');
  const [a, b] = [await centre(page, first), await centre(page, second)];
  await page.mouse.click(a.x, a.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  await dragMouse(page, a, b);
  await expect.poll(() => previewed(page)).toEqual({ x: second.x, y: second.y });
  await page.keyboard.press('Escape');
  await until(page, ({ gesture }) => gesture === 'idle');
  const hand = await page.locator('[data-drag="hand"]').boundingBox();
  if (!hand) throw new Error('There is no tile in hand');
  await dragMouse(page, { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 }, a);
  await expect.poll(() => previewed(page)).toEqual({ x: first.x, y: first.y });
  await leavePage(page);
});

test('product 21: wheel, drag and keys move the camera, and back to the whole board', async () => {
  const page = await open();
  const before = await zoom(page);
  const middle = await centre(page, { x: 4, y: 4 });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await page.evaluate(() => window.__table?.idle());
  await expect.poll(() => zoom(page)).toBeGreaterThan(before * 1.2);
  const held = await centre(page, { x: 4, y: 4 });
  await dragMouse(page, held, { x: held.x + 90, y: held.y + 40 });
  await page.evaluate(() => window.__table?.idle());
  const moved = await centre(page, { x: 4, y: 4 });
  expect(moved.x).toBeGreaterThan(held.x + 60);
  await page.keyboard.press('f');
  await page.evaluate(() => window.__table?.idle());
  expect(await zoom(page)).toBeCloseTo(before, 1);
  await leavePage(page);
});

test('product 21: two fingers pinch, one finger taps a cell', async () => {
  const page = await open(true);
  const before = await zoom(page);
  const middle = await centre(page, { x: 4, y: 4 });
  const touch = await page.context().newCDPSession(page);
  const fingers = (gap: number): { x: number; y: number; id: number }[] => [
    { x: middle.x - gap, y: middle.y, id: 0 },
    { x: middle.x + gap, y: middle.y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let gap = 24; gap <= 80; gap += 8)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => window.__table?.idle());
  await expect.poll(() => zoom(page)).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('f');
  await page.evaluate(() => window.__table?.idle());
  const [cell] = (await moment(page))?.cells ?? [];
  if (!cell) throw new Error('There is no legal cell');
  const at = await centre(page, cell);
  await page.touchscreen.tap(at.x, at.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  await expect.poll(() => previewed(page)).toEqual({ x: cell.x, y: cell.y });
  await leavePage(page);
});

/** Legal cells whose middle the board shows, and those that it does not. */
async function cellsOn(page: Page): Promise<{ readonly seen: readonly Point[]; readonly hidden: number }> {
  const [cells, free] = await Promise.all([
    moment(page).then((now) => now?.cells ?? []),
    page.evaluate(() => {
      const edge = (selector: string, side: 'top' | 'bottom'): number =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? 0;
      return { top: edge('.LeftColumn-column', 'bottom'), bottom: edge('.TurnPanel-turn', 'top') };
    }),
  ]);
  const seen = [];
  for (const cell of cells) {
    const { x, y } = await centre(page, cell);
    if (x > 22 && x < 390 - 22 && y > free.top + 22 && y < free.bottom - 22) seen.push(cell);
  }
  return { seen, hidden: cells.length - seen.length };
}

test('on a phone a turn begins at cells of 56 pixels; arrows at the edges lead to the other legal cells, and *Whole board* there and back', async () => {
  const page = await open(true);
  const framed = await zoom(page);
  expect(framed).toBeGreaterThanOrEqual(56);
  const { seen, hidden } = await cellsOn(page);
  expect(seen.length).toBeGreaterThan(0);
  const edges = (): Promise<readonly { readonly count: number; readonly at: Point }[]> =>
    page.evaluate(() => window.__table?.edges() ?? []);
  const signs = await edges();
  expect(signs.reduce((sum, { count }) => sum + count, 0)).toBe(hidden);
  const [sign] = signs;
  if (!sign) throw new Error('Expected an arrow');
  await page.touchscreen.tap(sign.at.x, sign.at.y);
  await page.evaluate(() => window.__table?.idle());
  expect((await cellsOn(page)).seen).not.toEqual(seen);
  expect(await zoom(page)).toBeGreaterThanOrEqual(56);
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await page.evaluate(() => window.__table?.idle());
  expect(await edges()).toEqual([]);
  expect(await zoom(page)).toBeLessThan(56);
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await page.evaluate(() => window.__table?.idle());
  expect(await zoom(page)).toBeGreaterThanOrEqual(56);
  await leavePage(page);
});

test('a finger drags the tile out of its panel: large above the finger, it snaps to the legal cell under it', async () => {
  const page = await open(true);
  const { seen } = await cellsOn(page);
  const [cell] = seen;
  const hand = await page.locator('[data-drag="hand"]').boundingBox();
  if (!cell || !hand) throw new Error('A legal cell and a tile are needed');
  const [from, to] = [{ x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 }, await centre(page, cell)];
  const touch = await page.context().newCDPSession(page);
  await slide(touch, from, to);
  await expect.poll(() => previewed(page)).toEqual({ x: cell.x, y: cell.y });
  const carried = await page.locator('.CarriedTile-carried').boundingBox();
  expect(carried?.width).toBeGreaterThan(100);
  expect((carried?.y ?? 0) + (carried?.height ?? 0)).toBeLessThan(to.y);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.locator('.CarriedTile-carried').count()).toBe(0);
  expect(await previewed(page)).toEqual({ x: cell.x, y: cell.y });
  await page.keyboard.press('Escape');
  await until(page, ({ gesture }) => gesture === 'idle');
  await slide(touch, from, { x: from.x + 60, y: from.y });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await previewed(page)).toBeNull();
  await leavePage(page);
});

test('a turned phone keeps the held tile in sight', async () => {
  const page = await open(true);
  const [cell] = (await cellsOn(page)).seen;
  if (!cell) throw new Error('There is no legal cell');
  const at = await centre(page, cell);
  await page.touchscreen.tap(at.x, at.y);
  await until(page, ({ gesture }) => gesture === 'placing');
  const before = await zoom(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => window.__table?.idle());
  await expect
    .poll(async () => {
      const { x, y } = await centre(page, cell);
      return page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.tagName, [x, y] as const);
    })
    .toBe('CANVAS');
  expect(await zoom(page)).toBeCloseTo(before, 1);
  await leavePage(page);
});
