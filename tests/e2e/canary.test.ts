import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carcassonne, seededRandom } from '../../src/game/index.ts';
import { buildSite, makePlain } from '../support/buildSite.ts';
import { openForAll } from '../support/openForAll.ts';
import { importRecord, plainAddress, quickly, stateOn, until } from '../support/player.ts';
import { continueGame, savedRecords } from '../support/saved.ts';
import { serveSite, type Site } from '../support/site.ts';
import { leavePage } from '../support/visits.ts';
import { openForm, openPageOf } from '../support/newGame.ts';

/** A module that no file of the program names, in a build: from the new-game form to the canvas. */

const { openPage } = openForAll();
const folder = mkdtempSync(join(tmpdir(), 'ramparts-canary-'));
let site: Site;

beforeAll(async () => {
  buildSite(join(folder, 'site'), 'tests/modules/canary.config.ts');
  await makePlain(join(folder, 'site'), join(folder, 'plain'));
  site = await serveSite(join(folder, 'plain'), { kept: true });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const { deck } = carcassonne.deal(carcassonne.rulesOf(carcassonne.DEFAULT_OPTIONS), seededRandom('canary'));
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['canary'], crumbs: 12 },
  players: ['Ada', 'Jan'],
  deck,
  actions: [],
};

/** Until everything of the module has happened. */
const CHOICES = 12;
const EVERYTHING = [{ do: 'deploy', figure: 'fledgling' }, { do: 'fly' }, { do: 'perch' }, { do: 'bid', crumbs: 12 }];

/** The actions of the game between Ada and Jan, as saved. */
const savedActions = async (page: Page): Promise<readonly unknown[]> =>
  ((await savedRecords(page)) as readonly (typeof GAME)[]).find(({ players: [name] }) => name === 'Ada')?.actions ?? [];

/** Clicks a cell or, where none is asked for, the disc of an option. */
async function click(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const table = window.__table;
    const [cell] = table?.view().legalCells ?? [];
    return cell ? table?.cellCentre(cell.x, cell.y) : table?.options()[0]?.at;
  });
  if (!at) throw new Error('Nothing on the canvas can be chosen');
  await page.mouse.click(at.x, at.y);
}

/** One choice: of the fledgling in the list, of the highest number, or of whatever is on the canvas. */
async function choose(page: Page): Promise<void> {
  const before = await stateOn(page);
  const fledgling = page.getByRole('radio', { name: /fledgling/ });
  const number = page.locator('.TurnPanel-turn input[type="number"]');
  if (await fledgling.count()) await fledgling.first().check();
  else if (await number.isVisible()) await number.fill('12');
  else await click(page);
  await until(page, ({ gesture }) => gesture !== 'idle');
  await page.locator('[data-go]').click();
  await expect.poll(() => stateOn(page)).not.toBe(before);
}

test(
  'a module that nobody has drawn or worded is played by mouse, hinted at, saved and continued',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
    await quickly(page);
    await page.goto(plainAddress(site.url));
    await openForm(page, 'carcassonne');
    const form = page.getByRole('form', { name: 'The Countryside' });
    await openPageOf(page, 'Expansions');
    await form.getByRole('checkbox', { name: 'canary' }).check({ force: true });
    await form.getByRole('group', { name: 'crumbs' }).getByText('12', { exact: true }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Start' }).click();
    await until(page, ({ myTurn }) => myTurn);
    expect(await page.evaluate(() => window.__table?.view().state.options)).toMatchObject({
      modules: ['canary'],
      extra: { crumbs: 12 },
    });

    // The same for two people, with known tiles.
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await importRecord(page, JSON.stringify(GAME));
    await page.waitForFunction(() => window.__table?.view().players[0]?.name === 'Ada');
    for (let n = 0; n < CHOICES; n++) await choose(page);

    // The worker knows the module, too.
    await page.keyboard.press('h');
    await page
      .locator('.Hint-card .assistCard-title')
      .filter({ hasText: /^A good move$/ })
      .waitFor();

    await expect.poll(async () => (await savedActions(page)).length).toBe(CHOICES);
    const saved = await savedActions(page);
    for (const action of EVERYTHING) expect(saved).toContainEqual(expect.objectContaining(action));
    const before = await stateOn(page);
    await page.reload();
    await continueGame(page);
    await until(page, () => true);
    expect(await stateOn(page)).toBe(before);
    await choose(page);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
