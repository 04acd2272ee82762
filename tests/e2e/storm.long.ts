import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import { continues } from '../../src/persistence/continues.ts';
import { parseSave } from '../../src/persistence/save.ts';
import type { Save } from '../../src/persistence/save.ts';
import { launchToKill } from '../support/browser.ts';
import type { Mortal } from '../support/browser.ts';
import { deploy } from '../support/deployment.ts';
import { chooseWithin } from '../support/keys.ts';
import { moment, plainAddress, playedUntil, quickly } from '../support/player.ts';
import { stormPage } from '../support/stormPage.ts';
import type { Report } from '../support/stormPage.ts';
import { startForTwo } from '../support/newGame.ts';

/**
 * Up to three tabs of one profile of a real browser: people play and take games over; tabs and the whole browser are
 * killed, the disk is full, saves are damaged, chunks are missing, new versions are deployed, and the clock jumps.
 * Checks that every written action still exists, and that every failure was reported. `STORM_SECONDS` says for how
 * long, `STORM_SEED` what happens.
 */

const SECONDS = Number(process.env['STORM_SECONDS'] ?? 240) / 2;
const SEED = process.env['STORM_SEED'] ?? String(Date.now());
const DAY = 86_400_000;
/** How long a page may take to answer, in milliseconds: the machine may be busy. */
const PATIENCE = 40_000;
const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly unknown[] };

interface Tab {
  readonly page: Page;
  readonly told: string[];
  refused: number;
}

/** A new version installed from another tab reloads all pages, whatever they were asked. */
const isNewPage = (error: unknown): boolean => String(error).includes('Execution context was destroyed');

test.each([true, false])(
  'a storm over a browser; the program is cached on the device: %s',
  { timeout: (SECONDS + 600) * 1000 },
  async (workers) => {
    const seed = `${SEED}/${workers}`;
    const random = seededRandom(seed);
    const chance = (part: number): boolean => random() < part;
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const profile = mkdtempSync(join(tmpdir(), 'ramparts-storm-'));
    const site = await deploy(inject('site'), { workers });
    let browser: Mortal = await launchToKill(profile);
    let tabs: Tab[] = [];
    let steps = 0;
    let acknowledged = 0;
    let clock = 0;
    /** By id: the written saves that no later save has continued. */
    const owed = new Map<string, Save[]>();
    const planted: string[] = [];
    const problems: string[] = [];
    const history: string[] = [];
    const counts: Record<string, number> = {};
    const note = (line: string): void => void (history.push(line), history.splice(0, history.length - 80));
    const failed = (what: string): Error =>
      new Error(`${what}, at step ${steps} with seed ${seed}\n${history.join('\n')}`);

    function hear(tab: Tab, report: Report): void {
      if (report.type === 'told') tab.told.push(report.text);
      if (report.type === 'refused') tab.refused += 1;
      const save = report.type === 'kept' && ['saves', 'games'].includes(report.store) ? parseSave(report.value) : null;
      if (!save?.ok) return;
      acknowledged += 1;
      owed.set(save.value.id, [
        ...(owed.get(save.value.id) ?? []).filter((one) => !continues(save.value, one)),
        save.value,
      ]);
    }

    async function open(): Promise<Tab> {
      const page = await browser.context.newPage();
      const tab: Tab = { page, told: [], refused: 0 };
      page.setDefaultTimeout(PATIENCE);
      // Without a service worker, the page reports that it found none.
      page.on(
        'pageerror',
        (error) =>
          (!workers && error.message.includes('ServiceWorker')) ||
          // Its texts failed to load: it says that it could not start.
          (site.lacks && error.message.includes('dynamically imported module')) ||
          problems.push(`${error.name}: ${error.message} ${error.stack ?? ''}`),
      );
      await page.exposeFunction('stormReport', (report: Report) => hear(tab, report));
      await quickly(page);
      await page.addInitScript(stormPage);
      await load(tab);
      tabs.push(tab);
      return tab;
    }

    /** Loads the title page, a continued game, or a message that says why not. */
    async function load({ page }: Tab): Promise<void> {
      await page.goto(plainAddress(site.url));
      await page
        .getByRole('heading', { name: 'New game' })
        .or(page.getByText('could not start'))
        .first()
        .waitFor()
        .catch(async (error: unknown) => {
          throw failed(`${String(error)}; shown: ${(await page.locator('body').innerText()).slice(0, 400)}`);
        });
      if (clock !== 0) await page.evaluate((offset) => localStorage.setItem('storm-clock', String(offset)), clock);
    }

    const onTitle = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'New game' }).isVisible();

    const releaseOf = (page: Page): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset['release']);
    /** Only the server has its chunks, and has replaced them. */
    const isOutdated = async (page: Page): Promise<boolean> =>
      !workers && (await releaseOf(page)) !== String(site.version);

    /** Everything in storage, unparsed. */
    const stored = async (): Promise<readonly unknown[]> => {
      const { page } = tabs[0] ?? (await open());
      for (;;) {
        try {
          return await readAll(page);
        } catch (error) {
          if (!isNewPage(error)) throw error;
          await page.waitForLoadState();
        }
      }
    };

    const readAll = (page: Page): Promise<readonly unknown[]> =>
      page.evaluate(async () => {
        const all: unknown[] = [];
        for (const [name, stores] of [
          ['ramparts', ['saves', 'aside']],
          ['ramparts-finished', ['games']],
        ] as const) {
          const request = indexedDB.open(name);
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error ?? new Error(name)));
          });
          for (const store of stores) {
            const asked = database.transaction(store).objectStore(store).getAll();
            all.push(
              ...(await new Promise<unknown[]>(
                (resolve) => void asked.addEventListener('success', () => resolve(asked.result)),
              )),
            );
          }
          database.close();
        }
        return all.map((one) => (typeof one === 'object' && one !== null && 'raw' in one ? one.raw : one));
      });

    async function check(): Promise<void> {
      // What is written during this read may be missing from it.
      const written = new Map(owed);
      const raws = await stored();
      for (const [id, records] of written) {
        for (const record of records) {
          if (!raws.some((raw) => parseSave(raw).ok && continues(raw as Save, record)))
            throw failed(`Lost: ${id}, ${(record.match.record['actions'] as unknown[]).length} actions`);
        }
      }
      const text = JSON.stringify(raws);
      for (const marker of planted) if (!text.includes(marker)) throw failed(`The damaged value ${marker} is gone`);
      if (problems.length > 0) throw failed(`Errors of the page: ${problems.join('\n')}`);
    }

    /** The page shows this message, now or still. */
    async function expectTold({ page, told }: Tab, words: RegExp): Promise<void> {
      const end = Date.now() + PATIENCE;
      while (!told.some((text) => words.test(text))) {
        if (Date.now() > end)
          throw failed(
            `Nobody was told ${words}; told: ${told.join(' | ')}; shown: ${(await page.locator('#hud').innerText()).slice(0, 400)}`,
          );
        await page.waitForTimeout(50);
      }
    }

    async function act({ page }: Tab, n = 1): Promise<void> {
      for (let done = 0; done < n; done++) {
        if (!(await chooseWithin(page, Math.floor(random() * 60)))) return;
        await page.waitForTimeout(Math.floor(random() * 30));
      }
    }

    /** Reaches the table, or a message says why not. */
    async function toTable({ page, told }: Tab): Promise<void> {
      const end = Date.now() + PATIENCE;
      const before = told.length;
      while (!(await moment(page))) {
        if (told.length > before || (await page.getByRole('alert').count()) > 0) return;
        if (Date.now() > end)
          throw failed(`Neither a table nor a message: ${(await page.locator('#hud').innerText()).slice(0, 400)}`);
        await page.waitForTimeout(50);
      }
    }

    const WAYS: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
      act: (tab) => act(tab),
      turns: (tab) => act(tab, 6),
      async begin(tab) {
        if (!(await onTitle(tab.page))) return;
        const told = tab.told.length;
        const problem = await startForTwo(tab.page).then(
          () => null,
          (error: unknown) => error,
        );
        if (problem === null) return toTable(tab);
        // Without a service worker the form is gone from the server once a new version is deployed.
        if (!(await isOutdated(tab.page))) throw problem;
        expect(tab.told.slice(told).join('\n')).toContain('could not be loaded');
        await load(tab);
      },
      async nearEnd(tab) {
        if (!(await onTitle(tab.page))) return;
        await tab.page.getByRole('button', { name: 'Import a game' }).click();
        const dialog = tab.page.getByRole('dialog');
        await dialog
          .getByRole('textbox')
          .fill(JSON.stringify({ ...over, actions: over.actions.slice(0, -1 - Math.floor(random() * 6)) }));
        await dialog.getByRole('button', { name: 'Import', exact: true }).click();
        await toTable(tab);
      },
      async goOn(tab) {
        const button = tab.page.getByRole('button', { name: /Continue/ }).first();
        if (!(await onTitle(tab.page)) || !(await button.isVisible())) return;
        // Several notices can cover it.
        for (const close of await tab.page.getByRole('button', { name: 'Dismiss' }).all())
          await close.click({ timeout: 2000 }).catch(() => undefined);
        // Another tab may end or delete the game meanwhile.
        const problem = await button.click({ timeout: 10_000 }).then(
          () => null,
          (error: unknown) => String(error),
        );
        if (problem && (await button.isVisible())) throw failed(`A game cannot be continued: ${problem}`);
        if (problem) return;
        const elsewhere = tab.page.getByRole('button', { name: 'Play it here' });
        for (let n = 0; n < 100 && !(await elsewhere.isVisible()) && !(await moment(tab.page)); n++)
          await tab.page.waitForTimeout(30);
        if (!(await elsewhere.isVisible())) return;
        if (chance(0.5)) return tab.page.keyboard.press('Escape');
        await elsewhere.click();
        await toTable(tab);
      },
      async leave({ page }) {
        if (await onTitle(page)) return;
        const leave = page.getByRole('dialog').getByRole('button', { name: 'Save and quit' });
        await page
          .getByRole('button', { name: 'Menu' })
          .first()
          .click({ timeout: 2000 })
          .then(() => leave.click({ timeout: 2000 }))
          .catch(() => page.keyboard.press('Escape'));
      },
      async decide({ page }) {
        const button = page.getByRole('button', { name: /Load the newer one|Keep this as a copy|Update/ }).first();
        if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
      },
      reload: (tab) => load(tab),
      async close(tab) {
        tabs = tabs.filter((one) => one !== tab);
        await tab.page.close();
      },
      async kill() {
        await browser.kill();
        tabs = [];
        browser = await launchToKill(profile);
        await open();
        await check();
      },
      async clock({ page }) {
        clock += Math.floor((random() - 0.5) * 20 * DAY);
        await page.evaluate((offset) => localStorage.setItem('storm-clock', String(offset)), clock);
      },
      /** A full disk during play is reported, and once there is space again everything is saved. */
      async full(tab) {
        if (!(await moment(tab.page))) return;
        const [told, refused] = [tab.told.length, tab.refused];
        await tab.page.evaluate(() => Object.assign(window.stormTrouble ?? {}, { full: 0.5 }));
        await act(tab, 4);
        await tab.page.waitForTimeout(300);
        const { length } = tab.told;
        if (tab.refused > refused && length === told && !(await tab.page.locator('.notice-notice').count()))
          await expectTold(tab, /no storage left/);
        await tab.page.evaluate(() => Object.assign(window.stormTrouble ?? {}, { full: 0 }));
      },
      async aborted(tab) {
        await tab.page.evaluate(() => Object.assign(window.stormTrouble ?? {}, { aborted: 0.4 }));
        await act(tab, 4);
        await tab.page.evaluate(() => Object.assign(window.stormTrouble ?? {}, { aborted: 0 }));
      },
      /** A damaged save is reported by the next page that reads it, and nothing of it is thrown away. */
      async damage(tab) {
        const marker = `torn-${planted.length}`;
        const raw = pick([marker, { marker, format: 'ramparts-save' }, [marker]]);
        await tab.page.evaluate(
          async ([key, value]) => {
            const request = indexedDB.open('ramparts');
            const database = await new Promise<IDBDatabase>(
              (resolve) => void request.addEventListener('success', () => resolve(request.result)),
            );
            const transaction = database.transaction('saves', 'readwrite');
            transaction.objectStore('saves').add(value, key as string);
            await new Promise((resolve) => void transaction.addEventListener('complete', resolve));
            database.close();
            localStorage.setItem('ramparts-learning', '{torn');
          },
          [marker, raw] as const,
        );
        planted.push(marker);
        const before = tabs.map(({ told }) => told.length);
        await load(tab);
        const end = Date.now() + PATIENCE;
        // Whichever tab looked first.
        while (!tabs.some(({ told }, n) => told.slice(before[n]).some((text) => text.includes('damaged')))) {
          if (Date.now() > end) throw failed('No tab reported the damaged game');
          await tab.page.waitForTimeout(50);
        }
      },
      /** Chunks are missing: either the page has them cached, or it reports them. */
      async missing(tab) {
        site.lacks = /./;
        await load(tab);
        const name = pick(['Games and statistics', 'Tile workshop', 'Play with a friend']) ?? '';
        const told = tab.told.length;
        if (await onTitle(tab.page)) {
          await tab.page.getByRole('button', { name }).click();
          const end = Date.now() + PATIENCE;
          while (
            !(await tab.page.getByRole('dialog').isVisible()) &&
            !tab.told.slice(told).some((text) => text.includes('could not be loaded'))
          ) {
            if (Date.now() > end) throw failed(`${name} is missing, and no message says so`);
            await tab.page.waitForTimeout(50);
          }
          await tab.page.keyboard.press('Escape');
          if (chance(0.5)) await WAYS['begin']?.(tab);
        }
        site.lacks = null;
        if (chance(0.7)) await load(tab);
      },
      async update(tab) {
        site.publish();
        if (chance(0.5)) return;
        await load(tab);
        const offer = tab.page.getByRole('button', { name: 'Update' });
        if (!workers) return expect(await releaseOf(tab.page)).toBe(String(site.version));
        await offer.waitFor({ timeout: 15_000 }).then(
          () => offer.click(),
          () => undefined,
        );
      },
    };
    const WEIGHTS: Readonly<Record<string, number>> = {
      act: 12,
      turns: 14,
      begin: 5,
      nearEnd: 4,
      goOn: 12,
      leave: 3,
      decide: 4,
      reload: 4,
      close: 3,
      kill: 3,
      clock: 3,
      full: 3,
      aborted: 3,
      damage: 2,
      missing: 2,
      update: 2,
    };
    const deck = Object.entries(WEIGHTS).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

    try {
      await open();
      const end = Date.now() + SECONDS * 1000;
      while (Date.now() < end) {
        steps += 1;
        if (tabs.length === 0 || (tabs.length < 3 && chance(0.15))) await open();
        const tab = pick(tabs);
        const name = pick(deck) ?? 'act';
        if (!tab) continue;
        counts[name] = (counts[name] ?? 0) + 1;
        note(`${steps} tab ${tabs.indexOf(tab)} of ${tabs.length}: ${name}`);
        await WAYS[name]?.(tab).catch((error: unknown) => {
          if (!isNewPage(error)) throw failed(String(error));
          return tab.page.waitForLoadState();
        });
        if (steps % 5 === 0) await check();
      }
      await WAYS['kill']?.(tabs[0] ?? (await open()));
      console.log(`storm ${seed}: ${steps} steps, ${acknowledged} writes, ${JSON.stringify(counts)}`);
    } finally {
      await browser.kill();
      await site.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);
