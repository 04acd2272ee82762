import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  checkRecord,
  deadCells,
  fittingTiles,
  hideSecrets,
  positionOf,
  projectedFinal,
  regionsOf,
  replay,
  stateOf,
  tokenReach,
  unseenTiles,
} from '../../src/game/index.ts';
import type { CastlePosition, CastleState } from '../../src/game/index.ts';
import type { AssistsShown } from '../../src/scenes/game.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { closeDialog } from '../support/keys.ts';
import { importRecord, playedUntil, quickly, plainAddress, until } from '../support/player.ts';
import type { Visit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage, sharePage } from '../support/visits.ts';

/** Assists for reading the board (design: product points 3–8, 21, 22) on the real page. */

const { openPage, site } = openForAll();

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

interface Seen extends Visit {
  readonly position: CastlePosition;
  readonly state: CastleState;
  readonly isShared: boolean;
}

async function visit(record: unknown, options: BrowserContextOptions): Promise<Visit> {
  const visited = await openPage(options);
  await quickly(visited.page);
  await visited.page.goto(plainAddress(site().url) + (await formatLink(record)));
  return visited;
}

/** For tests of the same game: each starts at a table where nothing is pressed yet. */
const middle = sharePage(() => visit(MIDDLE, DESK));

const NOTHING_SHOWN: AssistsShown = { regions: 0, areas: 0, empty: false, dead: false, labels: [] };

/** Undoes what the previous test opened, pressed and pointed at. */
async function tidy(page: Page): Promise<void> {
  if ((await page.locator('dialog').count()) > 0) await closeDialog(page);
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.evaluate(() => {
    for (const left of document.querySelectorAll<HTMLElement>(
      '.AssistBar-assists [aria-pressed="true"], .LastTurn-turn[open] summary',
    ))
      left.click();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(640, 5);
  await card(page).waitFor({ state: 'hidden' });
  await expect.poll(() => shown(page)).toEqual(NOTHING_SHOWN);
}

/** A game in its middle, with what a player at the table may know of it. */
async function open(record: unknown, options = DESK): Promise<Seen> {
  const read = checkRecord(record);
  const game = read.ok ? replay(read.value) : read;
  if (!read.ok || !game.ok) throw new Error('The record does not replay');
  const state = hideSecrets(stateOf(game.value.position));
  const isShared = options === DESK && record === MIDDLE;
  const { page, problems } = isShared ? await middle() : await visit(record, options);
  await until(page, () => true);
  if (isShared) await tidy(page);
  await page.evaluate(() => window.__table?.idle());
  return { page, problems, isShared, position: positionOf(state, read.value.setup.rules), state };
}

/** Delays the table's code, in milliseconds. */
const LATE = 1500;

const MIDDLE = playedUntil('castle', 'place', 62);
const card = (page: Page) => page.locator('.AssistCard-card[role="status"]');

async function featurePoint(
  page: Page,
  at: { x: number; y: number; feature: number },
): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(([x, y, f]) => window.__table?.featurePoint(x, y, f), [
    at.x,
    at.y,
    at.feature,
  ] as const);
  if (!point) throw new Error('There is no table');
  return point;
}

async function cellPoint(page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(([cx, cy]) => window.__table?.cellCentre(cx, cy), [x, y] as const);
  if (!point) throw new Error('There is no table');
  return point;
}

/** The assists that the canvas shows. */
async function shown(page: Page): Promise<AssistsShown> {
  await page.evaluate(() => window.__table?.idle());
  const assists = await page.evaluate(() => window.__table?.shown());
  if (!assists) throw new Error('There is no table');
  const { regions, areas, empty, dead, labels } = assists;
  return { regions, areas, empty, dead, labels };
}

/** An unfinished region with a leader. */
function contested(position: CastlePosition) {
  const region = regionsOf(position).find(
    ({ leader, complete, kind, features }) => leader !== null && !complete && kind !== 'court' && features.length > 0,
  );
  const [at] = region?.features ?? [];
  if (!region || !at) throw new Error('There is no follower on the board');
  return { region, at };
}

async function finish({ page, problems, isShared }: Seen): Promise<void> {
  expect(problems).toEqual([]);
  if (!isShared) await leavePage(page);
}

test('product 3: the previous turn is shown in one line, with more on demand and its place on the board', async () => {
  const seen = await open(MIDDLE);
  const { page } = seen;
  const line = page.locator('.LastTurn-turn');
  await expect.poll(() => line.locator('summary').textContent()).toMatch(/(Ada|Jan) at [A-J]\d/);
  await expect.poll(() => line.locator('li').first().isVisible()).toBe(false);
  await line.locator('summary').press('Enter');
  await expect.poll(() => line.locator('li').first().textContent()).toContain('places the tile');
  await card(page).getByText('Last turn').waitFor();
  const points = /= (\d+)$/.exec((await line.locator('summary').textContent()) ?? '')?.[1];
  await expect.poll(() => shown(page)).toMatchObject({ regions: 1, labels: [`+${points}`] });
  await finish(seen);
});

test('product 4: the feature under the mouse is highlighted, with its leader, its score and its open sides', async () => {
  const seen = await open(MIDDLE);
  const { page, position } = seen;
  const { region, at } = contested(position);
  const point = await featurePoint(page, at);
  expect((await shown(page)).regions).toBe(0);
  await page.mouse.move(point.x, point.y);
  await page.mouse.move(point.x + 1, point.y);
  await card(page)
    .getByText(`leads, ${Math.max(...region.followers)} to ${Math.min(...region.followers)}`)
    .waitFor();
  const words = (await card(page).textContent()) ?? '';
  expect(words).toContain(`${region.tiles} tile`);
  expect(words).toContain(`× ${region.finished.each} = ${region.finished.points} or more`);
  expect(words).toContain(`Open${region.open} side`);
  expect((await shown(page)).regions).toBe(1);
  await page.mouse.move(5, 5);
  await card(page).waitFor({ state: 'hidden' });
  expect((await shown(page)).regions).toBe(0);
  await finish(seen);
});

test('product 4: a long press on a phone shows the same, until it is closed', async () => {
  const seen = await open(MIDDLE, PHONE);
  const { page, position } = seen;
  const { at } = contested(position);
  const point = await featurePoint(page, at);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await card(page).getByText('When completed').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => card(page).getByText('When completed').isVisible()).toBe(true);
  await card(page).getByRole('button', { name: 'Close' }).tap();
  await card(page).waitFor({ state: 'hidden' });
  await finish(seen);
});

test('product 4 and 16: the keys explore the board, and the text board', async () => {
  const seen = await open(MIDDLE);
  const { page, state } = seen;
  const last = state.laid.at(-1);
  if (!last) throw new Error('There is no tile on the board');
  await page.keyboard.press('i');
  const first = (await card(page).textContent()) ?? '';
  expect(first).toMatch(/Path|House|Tower|Court/);
  await page.keyboard.press('Enter');
  await expect.poll(() => card(page).textContent()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('t');
  const cell = page.getByRole('gridcell', { name: new RegExp(`^${String.fromCharCode(65 + last.x)}${last.y + 1}: `) });
  await cell.focus();
  await cell.press('i');
  await expect.poll(() => card(page).textContent()).toMatch(/Path|House|Tower|Court/);
  await finish(seen);
});

test('product 5: each owner’s courts have their own pattern', async () => {
  const seen = await open(MIDDLE);
  const { page, position } = seen;
  const courts = regionsOf(position).filter(({ kind, features }) => kind === 'court' && features.length > 0);
  const button = page.getByRole('button', { name: 'Courts' });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('.layers-legend').textContent()).toBe('AdaJantienobody');
  const overlay = await shown(page);
  expect(overlay.areas).toBe(courts.length);
  const numbers = (values: readonly number[]): readonly number[] => [...values].sort((x, y) => x - y);
  expect(numbers(overlay.labels.map(Number))).toEqual(
    numbers(courts.filter(({ mark }) => mark > 0).map(({ now }) => now.points)),
  );
  await page.keyboard.press('c');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => shown(page)).toMatchObject({ areas: 0, labels: [] });
  await finish(seen);
});

test('product 5: the keep race is always in sight, the largest empty area on demand', async () => {
  const seen = await open(MIDDLE);
  const { page, position } = seen;
  const { keep } = projectedFinal(position);
  const prize = page.locator('.KeepRow-prize:visible');
  await expect.poll(() => prize.first().textContent()).toContain(String(keep.empty.length));
  await expect.poll(() => prize.count()).toBe(keep.winner === null ? 2 : 1);
  await page.locator('.KeepRow-row').first().hover();
  await card(page).getByText(`Largest empty area: ${keep.empty.length} cells`).waitFor();
  await page.keyboard.press('k');
  await expect.poll(() => shown(page)).toMatchObject({ empty: true, labels: [String(keep.empty.length)] });
  await expect
    .poll(() => page.locator('.AssistBar-notes').textContent())
    .toContain(`Largest empty area: ${keep.empty.length} cells`);
  await finish(seen);
});

test('product 6: the remaining tiles are listed by shape, and a cell says which of them still fit', async () => {
  const seen = await open(MIDDLE);
  const { page, position, state } = seen;
  await page.keyboard.press('g');
  const counts = await page.locator('.TilesDialog-grid .CountedTiles-count').allTextContents();
  expect(counts.length).toBe(unseenTiles(position).kinds.length);
  expect(counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)).toBe(state.left);
  await page.getByRole('button', { name: 'Choose a cell' }).click();
  const empty = position.legalActions().find((action) => action.do === 'place');
  if (empty?.do !== 'place') throw new Error('There is no such cell');
  const fits = fittingTiles(position, empty).reduce((sum, { tiles }) => sum + tiles.length, 0);
  const point = await cellPoint(page, empty);
  await page.mouse.click(point.x, point.y);
  await card(page).getByText(`Of the remaining tiles (${state.left}), ${fits} fit`).waitFor();
  await expect.poll(() => page.evaluate(() => window.__table?.view().gesture.type)).toBe('idle');
  await finish(seen);
});

test('product 6: cells that no tile can fill are marked', async () => {
  const seen = await open(playedUntil('zamek', 'place', 100));
  const { page, position } = seen;
  const [dead] = deadCells(position);
  if (!dead) throw new Error('Every cell can be filled');
  expect((await shown(page)).dead).toBe(false);
  await page.keyboard.press('x');
  await expect
    .poll(() => page.locator('.AssistBar-notes').textContent())
    .toContain(`${String.fromCharCode(65 + dead.x)}${dead.y + 1}`);
  expect((await shown(page)).dead).toBe(true);
  await finish(seen);
});

test('product 6: everyone’s score if the game ended now is shown, with its lines', async () => {
  const seen = await open(MIDDLE);
  const { page, position } = seen;
  const { scores, lines } = projectedFinal(position);
  await page.keyboard.press('p');
  await expect
    .poll(() => page.locator('.PlayerCard-projected').allTextContents())
    .toEqual(scores.map((score) => `→ ${score}`));
  await page.getByRole('button', { name: `Ada would have ${scores[0]}` }).click();
  const dialog = page.getByRole('dialog', { name: 'If the game ended now' });
  // Each player has two more lines: the position of the marker, and the total.
  await expect.poll(() => dialog.locator('.ProjectedDialog-line').count()).toBe(lines.length + 4);
  await finish(seen);
});

test('product 7: a score card says which points stop on a token, and their spaces are marked', async () => {
  const seen = await open(MIDDLE);
  const { page, position, state } = seen;
  const [near] = tokenReach(position, 0);
  const [first, second] = near?.stops ?? [];
  if (!first || !second) throw new Error('There is no token left');
  await page.locator('.PlayerCard-card').first().locator('.PlayerCard-head').hover();
  await card(page)
    .getByText(
      `Scoring ${first.points} or ${second.points} points stops on the token at ${first.field}/${second.field}.`,
    )
    .waitFor();
  await expect.poll(() => card(page).textContent()).toContain(`marker on ${state.scores[0] % 100}`);
  expect((await shown(page)).labels).toEqual(expect.arrayContaining([`+${first.points}`, `+${second.points}`]));
  await page.mouse.move(640, 5);
  expect((await shown(page)).labels).toEqual([]);
  await page.keyboard.press('w');
  expect((await shown(page)).labels).toEqual(expect.arrayContaining([`+${first.points}`, `+${second.points}`]));
  await expect.poll(() => page.locator('.AssistBar-notes').textContent()).toContain('stops on the token at');
  await finish(seen);
});

test('product 6: purists play without all of it', async () => {
  // The last one on its page: its settings stay.
  const seen = await open(MIDDLE);
  const { page, position } = seen;
  await page.keyboard.press('p');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Assists' }).uncheck();
  await page.keyboard.press('Escape');
  await page.mouse.move(640, 5);
  for (const part of ['.AssistBar-assists', '.PlayerCard-projected', '.KeepRow-prize'])
    await expect.poll(() => page.locator(`${part}:visible`).count(), { message: part }).toBe(0);
  const point = await featurePoint(page, contested(position).at);
  await page.mouse.click(point.x, point.y);
  await page.keyboard.press('c');
  await expect.poll(() => shown(page)).toEqual(NOTHING_SHOWN);
  await page.keyboard.press('g');
  await expect.poll(() => page.locator('.CountedTiles-kind').count()).toBe(0);
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('30 tiles left to draw');
  await expect.poll(() => page.locator('.AssistCard-card:visible').count()).toBe(0);
  await finish(seen);
});

test(
  'product 8 and 22: the end shows how the scores developed and offers a picture of the board, even when asked before the table has loaded',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openPage(DESK);
    await quickly(page);
    await page.goto(plainAddress(site().url));
    await page.route('**/assets/start-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    await importRecord(page, JSON.stringify(playedUntil('castle', 'over', 0)));
    await expect
      .poll(() => page.locator('.chart-scoreCurve').getAttribute('aria-label'))
      .toMatch(/Ada \d+ and Jan \d+/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ramparts-.*\.jpg$/);
    const file = await readFile(await download.path());
    expect([...file.subarray(0, 3)], 'a JPEG file').toEqual([0xff, 0xd8, 0xff]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
