import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Action } from '../../src/game/index.ts';
import { GAMES, PHONES, WINDOWS, recordOf } from '../scenes/phones.ts';
import { launchBrowser } from '../support/browser.ts';
import { openGame } from '../support/openGame.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { serveSite, type Site } from '../support/site.ts';

/**
 * Whole recorded games by touch on the page: nothing is pinched, *Whole board* is never pressed. Prints what docs/phone.md
 * tells, and compares what panels cover with the windows of the quick tests.
 */

let browser: Browser;
let site: Site;
beforeAll(async () => {
  site = await serveSite(inject('plainSite'), { kept: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Tally {
  taps: number;
  way: number;
  last: Point | null;
}

/** Where an action can be tapped on the board: on it, or on the arrow that leads there. */
const spotOf = (page: Page, action: Action): Promise<{ readonly at: Point; readonly isThere: boolean } | null> =>
  page.evaluate(async ({ x = 0, y = 0 }) => {
    const table = window.__table;
    await table?.idle();
    const at = table?.cellCentre(x, y);
    if (!table || !at) return null;
    const isOpen = document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS';
    const edges = table.edges().map((sign) => ({ ...sign, away: Math.hypot(sign.at.x - at.x, sign.at.y - at.y) }));
    const sign = edges.find(({ cells }) => cells.some((one) => one.x === x && one.y === y));
    // A sliver of board above the strip of players is not in sight.
    if (!sign && isOpen && edges.every(({ away }) => away > 22)) return { at, isThere: true };
    return sign ? { at: sign.at, isThere: false } : null;
  }, action);

async function tap(page: Page, at: Point, tally: Tally): Promise<void> {
  tally.taps += 1;
  tally.way += tally.last ? Math.hypot(at.x - tally.last.x, at.y - tally.last.y) : 0;
  tally.last = at;
  await page.touchscreen.tap(at.x, at.y);
}

async function tapOn(page: Page, selector: string, tally: Tally): Promise<void> {
  const found = page.locator(selector).first();
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`Expected ${selector}`);
  await tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, tally);
}

async function place(page: Page, action: Action, tally: Tally): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    const spot = await spotOf(page, action);
    if (!spot) throw new Error(`Nothing leads to ${JSON.stringify(action)}`);
    await tap(page, spot.at, tally);
    if (spot.isThere) break;
  }
  await until(page, ({ gesture }) => gesture === 'placing');
  for (let turns = 0; turns < 4; turns += 1) {
    const rotation = await page.evaluate(() => {
      const gesture = window.__table?.view().gesture;
      return gesture?.type === 'placing' ? gesture.rotation : undefined;
    });
    if (rotation === action.rotation) return;
    await tapOn(page, '.TurnPanel-rotateRight', tally);
  }
}

/** A choice in the list of the sheet. */
async function choose(page: Page, action: Action, tally: Tally): Promise<void> {
  const at = await page.evaluate(
    (wanted) => {
      const { prompt, gesture } = window.__table?.view() ?? {};
      const isSame = (one: Action): boolean =>
        Object.entries(one).every(([key, value]) => wanted[key] === value) && one.do === wanted.do;
      const listed = prompt?.options.filter((one) => !(one.action.do === 'place' && one.target.on === 'cell')) ?? [];
      const option = listed.find(
        (one) => isSame(one.action) && Object.keys(one.action).length === Object.keys(wanted).length,
      );
      if (gesture?.type === 'choosing' && gesture.option.id === option?.id) return -1;
      return option ? listed.indexOf(option) : null;
    },
    action as Record<string, unknown> & Action,
  );
  if (at === null) throw new Error(`Expected a choice for ${JSON.stringify(action)}`);
  if (at >= 0) await tapOn(page, `.TurnPanel-choices [role="radio"] >> nth=${at}`, tally);
}

/** Chooses the follower while its tile is held; returns whether it was offered, and whether it is confirmed already. */
async function chooseAlong(page: Page, following: Action, tally: Tally): Promise<'no' | 'chosen' | 'done'> {
  const found = await page.evaluate(
    (wanted) => {
      const options = window.__table?.view().ahead?.prompt?.options ?? [];
      const isSame = (one: Action): boolean =>
        Object.keys(one).length === Object.keys(wanted).length &&
        Object.entries(one).every(([key, value]) => wanted[key] === value);
      const option = options.find(({ action }) => isSame(action));
      return option && { place: options.indexOf(option), declines: option.declines };
    },
    following as Record<string, unknown> & Action,
  );
  if (!found) return 'no';
  await tapOn(page, found.declines ? '[data-alone]' : `[data-ahead] button >> nth=${found.place}`, tally);
  return found.declines ? 'done' : 'chosen';
}

const covered = (page: Page): Promise<{ readonly before: DOMRect; readonly after: DOMRect }> =>
  page.evaluate(() => ({
    before: document.querySelector('.LeftColumn-column')?.getBoundingClientRect() ?? new DOMRect(),
    after: document.querySelector('.TurnPanel-turn')?.getBoundingClientRect() ?? new DOMRect(),
  }));

test.each(WINDOWS.flatMap((window) => GAMES.slice(0, 2).map((game) => [window, game] as const)))(
  '%s: %s',
  { timeout: 900_000 },
  async (window, game) => {
    const device = PHONES[window];
    const { width, height } = device;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await quickly(page);
    await page.goto(plainAddress(site.url));
    const record = recordOf(game) as { readonly actions: readonly Action[] };
    await openGame(page, { ...record, actions: [] });
    const tally: Tally = { taps: 0, way: 0, last: null };
    const cells: number[] = [];
    let turn = 0;
    for (let n = 0; n < record.actions.length; n += 1) {
      const action = record.actions[n] as Action;
      const following = record.actions[n + 1];
      const now = await until(page, ({ myTurn, over }) => myTurn || over);
      if (now.turn !== turn) {
        turn = now.turn;
        tally.last = null;
        await page.evaluate(() => globalThis.window.__table?.idle());
        cells.push(await page.evaluate(() => globalThis.window.__table?.zoom() ?? 0));
        const { before, after } = await covered(page);
        const { top, bottom, left, right } = device.place;
        if (width < height) {
          expect(before.bottom).toBeLessThanOrEqual(top);
          expect(height - after.top).toBeLessThanOrEqual(bottom);
        } else {
          expect(before.right).toBeLessThanOrEqual(left);
          expect(width - after.left).toBeLessThanOrEqual(right);
        }
      }
      const state = await page.evaluate(() => globalThis.window.__table?.view().state);
      let along: Awaited<ReturnType<typeof chooseAlong>> = 'no';
      if (now.cells.length > 0) {
        await place(page, action, tally);
        if (following) along = await chooseAlong(page, following, tally);
        if (along !== 'no') n += 1;
      } else await choose(page, action, tally);
      if (along !== 'done') await tapOn(page, '[data-go]', tally);
      await page.waitForFunction(
        (was) => JSON.stringify(globalThis.window.__table?.view().state) !== was,
        JSON.stringify(state),
      );
    }
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(56);
    const at = [5, 30, 65].map((n) => Math.round(cells[Math.min(n, cells.length) - 1] ?? 0)).join(' · ');
    console.log(
      `| ${window} | ${game} | ${at} | ${(tally.taps / turn).toFixed(1)} taps | ${Math.round(tally.way / turn)} px |`,
    );
    await context.close();
  },
);
