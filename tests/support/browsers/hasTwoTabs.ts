import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { formatLink } from '../../../src/session/links/link.ts';
import { needNetwork } from '../broker.ts';
import type { OpenBrowser } from './openBrowser.ts';
import { click, eventually, gone, see, visit } from './steps.ts';
import type { Tab } from './tab.ts';
import { choose } from '../keys.ts';
import { moment, plainAddress, playedUntil, recordUntil, until } from '../player.ts';
import { serveSite } from '../site.ts';
import { untilSaved } from '../saved.ts';

/**
 * Two tabs of one browser, and chunks that fail to load: the questions of Chromium's `tabs.test.ts` and
 * `missing.test.ts`, for the other browsers.
 */

/** Places the next tile on the first cell. */
async function lay(tab: Tab): Promise<void> {
  const { laid } = await until(tab, ({ awaiting }) => awaiting === 'place');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('Enter');
  await until(tab, (now) => now.laid === laid + 1);
}

const savedRows = (tab: Tab): Promise<number> => tab.evaluate(() => document.querySelectorAll('.rows-row').length);

export const hasTwoTabs = ({ browser, site, open }: OpenBrowser): unknown =>
  describe('two tabs', () => {
    async function openAt(fragment = '', url = site().url): Promise<Tab> {
      const tab = await open();
      await visit(tab, url, plainAddress(url) + fragment);
      return tab;
    }

    test('with one game: the second is notified, takes it over with everything that was played, and gives it back', async () => {
      const one = await openAt(await formatLink(recordUntil('castle', 'place', 'tabs')));
      await lay(one);
      const before = await moment(one);
      const two = await openAt();
      await click(two, 'button', /^Continue/);
      await see(two, 'dialog h2', 'Open in another tab');
      await click(two, 'dialog button', 'Play it here');
      await until(two, ({ laid }) => laid === before?.laid);
      await see(one, '.notice-notice', /continues in another tab/);
      await see(one, 'h2', 'New game');
      await click(one, 'button', /^Continue/);
      await click(one, 'dialog button', 'Play it here');
      await until(one, ({ laid }) => laid === before?.laid);
      await see(two, '.notice-notice', /continues in another tab/);
    });

    test('a game that ends in one is listed as finished in the other', async () => {
      const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly { readonly do: string }[] };
      const two = await openAt();
      const one = await openAt(await formatLink({ ...over, actions: over.actions.slice(0, -1) }));
      await until(one, () => true);
      await see(two, 'button', /^Continue/);
      for (let n = 0; n < 9 && !(await moment(one))?.over; n++) await choose(one, n);
      await until(one, (now) => now.over);
      await gone(two, 'button', /^Continue/);
      await click(two, 'button', 'Games and statistics');
      await eventually('the game is listed', async () => (await savedRows(two)) === 1);
    });

    test('a setting changed in one applies in the other', async () => {
      const [one, two] = [await openAt(), await openAt()];
      await click(one, 'button', 'Settings');
      await click(one, 'dialog label', 'Deutsch');
      await see(two, 'h2', 'Neue Partie');
      await two.reload();
      await see(two, 'h2', 'Neue Partie');
    });

    test('over plain http, without locks: the tab that is behind overwrites nothing and loads the newer game', async () => {
      const plain = await serveSite(inject('plainSite'), { host: needNetwork() });
      const ahead = await openAt(await formatLink(recordUntil('castle', 'place', 'behind')), plain.url);
      expect(await ahead.evaluate(() => 'locks' in navigator)).toBe(false);
      await until(ahead, () => true);
      const behind = await openAt('', plain.url);
      await click(behind, 'button', /^Continue/);
      await until(behind, () => true);
      await lay(ahead);
      for (let n = 2; (await moment(ahead))?.awaiting !== 'place' && n < 9; n++) await choose(ahead, 2);
      const newest = { ...(await moment(ahead)), gesture: '' };
      await untilSaved(ahead);
      await lay(behind);
      await see(behind, '.notice-notice', /This game has been continued in another tab or window/);
      await click(behind, '.notice-notice button', 'Load the newer one');
      await eventually(
        'the newer game is loaded',
        async () => JSON.stringify({ ...(await moment(behind)), gesture: '' }) === JSON.stringify(newest),
      );
      await plain.close();
    });

    test('a chunk that fails to load is reported', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ramparts-part-'));
      cpSync(inject('plainSite'), folder, { recursive: true });
      // As after a deployment of a new version; the service worker would still have the old file.
      for (const file of readdirSync(join(folder, 'assets')))
        if (/^archive-.*\.js$/.test(file)) rmSync(join(folder, 'assets', file));
      rmSync(join(folder, 'sw.js'));
      const broken = await serveSite(folder);
      const tab = await openAt('', broken.url);
      await click(tab, 'button', 'Games and statistics');
      await see(tab, '[role="alert"]', /could not be loaded/);
      // The browser reports it, too; a page whose game crashed would report more.
      for (const problem of await browser().takeProblems()) expect(problem).toMatch(/sw\.js|archive-|Script error/);
      await broken.close();
      rmSync(folder, { recursive: true });
    });
  });
