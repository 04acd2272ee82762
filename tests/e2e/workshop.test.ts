import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CastleState } from '../../src/game/index.ts';
import { needNetwork } from '../support/broker.ts';
import { agreeOn, answer, arrive, invite } from '../support/friends.ts';
import { choose } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';
import { plainAddress, quickly, stateOn, until } from '../support/player.ts';
import { reopen } from '../support/saved.ts';
import { openForm } from '../support/newGame.ts';

const { browser, site, openPage } = openForAll();

async function open(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return { page, problems };
}

const workshop = (page: Page): Locator => page.getByRole('dialog');
const part = (page: Page, name: string): Promise<void> =>
  page.locator('.SetFrame-workshopTabs').getByText(name, { exact: true }).click();
const state = (page: Page): Locator => page.locator('.SetFrame-workshopBar .parts-setState');
const rows = (page: Page): Locator => page.locator('.WorkshopDialog-dialog .rows-row');

async function openWorkshop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tile workshop' }).click();
  await workshop(page).getByRole('heading', { name: 'Tile workshop' }).waitFor();
}

/** The set of the game at the table, as the table has it. */
const setOn = (page: Page): Promise<{ digest: string; name: string } | null> =>
  page.evaluate(() => {
    const set = (window.__table?.view().state as CastleState | undefined)?.set;
    return set ? { digest: set.digest, name: set.name } : null;
  });

/** The whole state of the match as the page shows it. */

/** A set with another tile and another outline, ready to play. */
async function drawSet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Copy the built-in set' }).click();
  await page.getByLabel('Name of the set').fill(name);
  await page.keyboard.press('Tab');

  // A tile: its north becomes a tower, via the picture; a fountain goes on the path that is left in the west.
  await page.getByRole('button', { name: /^Edit tile C07:/ }).click();
  await page.getByRole('heading', { name: 'Tile C07' }).waitFor();
  await page.getByRole('button', { name: 'north: A, path' }).click();
  await page.locator('.TilePage-sideKinds').getByText('tower').click();
  await page.getByRole('button', { name: /^north: \w, tower/ }).waitFor();
  await page
    .getByRole('group', { name: 'Edge of the tile' })
    .locator('[data-painted=yes]')
    .waitFor({ timeout: 60_000 });

  // The outline: one more cell on the left, by keyboard; its wall gets numbers.
  await part(page, 'Board');
  await page.getByRole('button', { name: 'Cell 1, 2: inside the wall' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByText('77 cells').first().waitFor();
  // A hole is reported, with a link to it.
  await page.getByRole('button', { name: 'Cell 6, 5: inside the wall' }).click();
  await state(page).getByText('1 problem to fix').waitFor();
  await part(page, 'Check');
  await page.getByRole('button', { name: /^Go there: Cell/ }).click();
  await page.getByRole('button', { name: 'Cell 6, 5: outside' }).click();
  await state(page).getByText('ready to play').waitFor();
  await page.getByText('Corner numbers').click();
  await page.getByRole('button', { name: 'Number all evenly' }).click();
  await state(page).getByText('ready to play').waitFor();
}

test(
  'a player draws a set, plays on it against the computer, returns after a reload, and takes it to another device',
  { timeout: 240_000 },
  async () => {
    const { page, problems } = await open();
    await openWorkshop(page);
    await drawSet(page, 'My box');
    await part(page, 'Check');
    await page.getByText('Cells: 77; the printed board has 76.').waitFor();
    await page.getByText('Tiles: 60; the box has 60.').waitFor();

    await page.getByRole('button', { name: 'All sets' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export My box' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      format: 'ramparts-set',
      version: 1,
      name: 'My box',
      board: { rows: expect.any(Array) },
      tiles: expect.any(Array),
    });
    await page.keyboard.press('Escape');
    await workshop(page).waitFor({ state: 'detached' });

    await openForm(page);
    await page.getByLabel('Tiles and board').selectOption({ label: 'My box' });
    await page.getByRole('button', { name: 'Start' }).click();
    await until(page, ({ awaiting, myTurn }) => myTurn && awaiting === 'place', 60_000);
    const set = await setOn(page);
    expect(set).toMatchObject({ name: 'My box', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (let n = 0; n < 40; n++) {
      const now = await until(page, ({ myTurn }) => myTurn);
      if (now.laid >= 4) break;
      await choose(page, n);
    }
    const before = await until(page, ({ myTurn, laid }) => myTurn && laid >= 4);
    const laid = await stateOn(page);
    await reopen(page);
    const after = await until(page, ({ myTurn }) => myTurn, 60_000);
    expect({ laid: after.laid, turn: after.turn, scores: after.scores }).toEqual({
      laid: before.laid,
      turn: before.turn,
      scores: before.scores,
    });
    expect(await stateOn(page)).toBe(laid);
    expect(await setOn(page)).toEqual(set);
    await page.getByRole('button', { name: 'Hint' }).first().click();
    await page.waitForFunction(() => window.__table?.view().hint?.state === 'ready', undefined, { timeout: 60_000 });
    expect(problems).toEqual([]);
    await leavePage(page);

    // Another device: a broken file is refused with a sentence and changes nothing, the complete one is imported.
    const other = await open();
    await openWorkshop(other.page);
    await other.page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(text.slice(0, 500)) });
    await other.page.getByText('This file contains no tile set, or it is damaged.').waitFor();
    expect(await rows(other.page).count()).toBe(0);
    await other.page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'my-box.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await other.page.getByRole('button', { name: 'Edit My box' }).waitFor();
    await other.page.getByText('ready to play').waitFor();
    await other.page
      .getByText(`Fingerprint ${set?.digest.slice(0, 4)} ${set?.digest.slice(4, 8)} ${set?.digest.slice(8, 12)}`)
      .waitFor();
    await other.page.reload();
    await openWorkshop(other.page);
    await other.page.getByRole('button', { name: 'Delete My box' }).click();
    await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.page.getByText('You have no sets of your own yet.').waitFor();
    expect(other.problems).toEqual([]);
    await other.page.context().close();
  },
);

test('pieces of a tile are joined and parted, and the last change is undone', { timeout: 120_000 }, async () => {
  const { page, problems } = await open();
  await openWorkshop(page);
  await page.getByRole('button', { name: 'New empty set' }).click();
  await page.getByRole('button', { name: /^Edit tile C01/ }).click();
  for (const side of ['north', 'south']) {
    await page
      .locator('.Rim-rim')
      .getByRole('button', { name: new RegExp(`^${side}: `) })
      .click();
    await page.locator('.TilePage-sideKinds').getByText('path').click();
  }
  await page.locator('.Rim-rim').getByRole('button', { name: 'south: B, path' }).waitFor();
  await page.getByText('Join and split').last().click();
  await page.locator('.Rim-rim').getByRole('button', { name: 'north: A, path' }).click();
  await page.locator('.Rim-rim').getByRole('button', { name: 'south: B, path' }).click();
  await page.getByText('Joined.').waitFor();
  await page.locator('.Rim-rim').getByRole('button', { name: 'south: A, path' }).waitFor();
  // The court on its two sides is two courts now.
  await page.getByText('court west').waitFor();
  await state(page).getByText('ready to play').waitFor();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await page.locator('.Rim-rim').getByRole('button', { name: 'south: B, path' }).waitFor();
  expect(problems).toEqual([]);
  await leavePage(page);
});

test(
  'a friend gets the tiles with the terms, and both play on them in their own colours',
  { timeout: 240_000 },
  async () => {
    needNetwork();
    const host = await arrive(browser(), site().url, 'ws://127.0.0.1:9');
    const guest = await arrive(browser(), site().url, 'ws://127.0.0.1:9');
    await openWorkshop(host.page);
    await host.page.getByRole('button', { name: 'New empty set' }).click();
    await host.page.getByLabel('Name of the set').fill('Yard');
    await host.page.keyboard.press('Tab');
    await host.page.keyboard.press('Escape');
    await workshop(host.page).waitFor({ state: 'detached' });
    const reply = await answer(guest, 'Jan', await invite(host, 'Ada', 'Zamek', 'texts'));
    await host.page.getByLabel('Reply from the other device').fill(reply);
    await host.page.getByRole('button', { name: 'Connect' }).click();
    await host.page.getByRole('button', { name: 'Let in' }).click();
    await host.page.locator('[data-terms]').getByLabel('Tiles and board').selectOption({ label: 'Yard' });
    await guest.page
      .locator('[data-terms]')
      .getByLabel('Tiles and board')
      .locator('option', { hasText: 'Yard' })
      .waitFor({ state: 'attached' });
    await guest.page.locator('[data-terms] .ColourChoice-paint[title="Plum"]').click();
    await host.page.getByText('Jan: Plum, brimmed hat').waitFor();
    await agreeOn(host, guest);
    expect((await setOn(guest.page))?.name).toBe('Yard');
    expect(await setOn(guest.page)).toEqual(await setOn(host.page));
    expect([...host.problems, ...guest.problems]).toEqual([]);
    for (const friend of [host, guest]) await leavePage(friend.page);
  },
);
