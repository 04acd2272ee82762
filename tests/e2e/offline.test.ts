import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { launchProfile, watchedPage, type Visit } from '../support/browser.ts';
import { mustDraw } from '../support/drawing.ts';
import { everythingKept } from '../support/keptFiles.ts';
import { quickly, plainAddress, playedUntil, until } from '../support/player.ts';
import { serveSite, type Site } from '../support/site.ts';
import { continueGame, untilSaved } from '../support/saved.ts';
import { openForm } from '../support/newGame.ts';

let site: Site | undefined;
let profile: BrowserContext | undefined;
let visit: Visit | undefined;
let isOffline = false;
const PLACE = { base: '/ramparts/' };
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  try {
    if (profile) await mustDraw([profile]);
  } finally {
    await close();
  }
});
afterAll(close);

async function close(): Promise<void> {
  await profile?.close();
  await site?.close().catch(() => undefined);
  site = profile = visit = undefined;
  isOffline = false;
}

interface Visited extends Visit {
  readonly url: string;
  readonly profile: BrowserContext;
}

/** A page after one visit to the menu and the tests before; with the server, or without server and network. */
async function visited(where: 'online' | 'offline' = 'online'): Promise<Visited> {
  site ??= await serveSite(inject('plainSite'), PLACE);
  profile ??= await launchProfile();
  if (!visit) {
    visit = await watchedPage(profile);
    const { page } = visit;
    await page.goto(site.url);
    await expect.poll(() => everythingKept(page), { timeout: 30_000 }).toBe(true);
  }
  if (where === 'offline') await goOffline();
  else if (isOffline) {
    site = await serveSite(inject('plainSite'), { ...PLACE, port: Number(new URL(site.url).port) });
    await profile.setOffline(false);
    isOffline = false;
  }
  return { ...visit, url: site.url, profile };
}

async function goOffline(): Promise<void> {
  if (isOffline) return;
  isOffline = true;
  await site?.close();
  await profile?.setOffline(true);
}

describe('product 14: after one visit', () => {
  test('the game can be installed, and starts without the server', async () => {
    const { page, problems, profile: installed, url } = await visited();
    const devtools = await installed.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect(await devtools.send('Page.getAppManifest')).toMatchObject({
      url: `${url}manifest.webmanifest`,
      errors: [],
    });
    await goOffline();
    await page.reload();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
  });

  test('Carcassonne starts and its computer players answer without the server', async () => {
    // Still offline: no part of the table has ever come over the network.
    const { page, problems, url } = await visited('offline');
    await quickly(page);
    await page.goto(plainAddress(url));
    await openForm(page, 'carcassonne');
    await page.getByRole('form', { name: 'The Countryside' }).getByRole('button', { name: 'Start' }).click();
    const awaited = (): Promise<string | null> => page.locator('.TurnPanel-turn').getAttribute('data-stage');
    await expect.poll(awaited).toBe('place');
    await page.keyboard.press('h');
    await page
      .locator('.Hint-card .assistCard-title')
      .filter({ hasText: /^A good move$/ })
      .waitFor();
    await page.waitForFunction(() => window.__table?.shown() !== undefined);
    expect(problems).toEqual([]);
  });

  test('a half-finished game continues without the server', async () => {
    const { page, problems, url } = await visited();
    await quickly(page);
    await page.goto(plainAddress(url));
    await openForm(page);
    await page.getByRole('button', { name: 'Start' }).click();
    for (let n = 0; n < 3; n++) {
      const { turn } = await until(page, ({ myTurn, awaiting }) => myTurn && awaiting === 'place');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      // The computer players may have answered already.
      const now = await until(page, ({ awaiting, turn: at }) => awaiting !== 'place' || at !== turn);
      if (now.turn !== turn || now.awaiting !== 'deploy') continue;
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    const before = await until(page, ({ myTurn, awaiting }) => myTurn && awaiting === 'place');
    await untilSaved(page);
    await goOffline();
    await page.reload();
    await continueGame(page);
    expect(await until(page, () => true)).toEqual(before);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const after = await until(page, ({ laid }) => laid > before.laid);
    expect(after.laid).toBe(before.laid + 1);
    expect(problems).toEqual([]);
  });

  test('a file and a text that are shared with the installed game are opened', async () => {
    const { page, problems, url } = await visited();
    await page.goto(plainAddress(url));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    /** Posts like the device does, since a page may not send forms here; resolves with the address it leads to. */
    const share = (name: string, text: string, asFile: boolean): Promise<string> =>
      page.evaluate(
        async ([field, content, file]) => {
          const form = new FormData();
          form.set(field, file ? new File([content], 'game.json', { type: 'application/json' }) : content);
          return (await fetch('./?shared', { method: 'POST', body: form })).url;
        },
        [name, text, asFile] as const,
      );
    expect(new URL(await share('shared-text', 'Look: #game=abc', false)).searchParams.get('shared-text')).toBe(
      'Look: #game=abc',
    );
    await share('shared-file', JSON.stringify(playedUntil('castle', 'place', 20)), true);
    await page.goto(`${plainAddress(url)}#shared`);
    const now = await until(page, ({ awaiting }) => awaiting === 'place');
    expect(now.laid).toBeGreaterThan(5);
    expect(page.url()).not.toContain('#shared');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await share('shared-file', '{ "broken"', true);
    await page.evaluate(() => void (location.hash = '#shared'));
    await page.getByText('This game record is incomplete or damaged.').waitFor();
    expect(problems).toEqual([]);
  });
});
