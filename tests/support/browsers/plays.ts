import { describe, expect, inject, test } from 'vitest';
import { formatLink } from '../../../src/session/links/link.ts';
import { misfits } from '../audit.ts';
import type { OpenBrowser } from './openBrowser.ts';
import { click, eventually, gone, see, visit } from './steps.ts';
import type { Tab } from './tab.ts';
import { panels } from '../friends.ts';
import { everythingKept } from '../keptFiles.ts';
import { choose } from '../keys.ts';
import { openGame } from '../openGame.ts';
import { moment, plainAddress, playedUntil, until } from '../player.ts';
import { plainPuzzle, playTurn } from '../puzzles.ts';
import { serveSite } from '../site.ts';
import { untilSaved } from '../saved.ts';

/** Opens the form of a new game from the title page. */
const openForm = (tab: Tab, rules: string): Promise<void> => click(tab, `[data-new-game] [data-rules="${rules}"]`);

/** What must work in every browser; Chromium's own tests are more thorough. Coverage by browser: docs/browsers.md. */

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const TURNS = 5;

/** What the player is asked, once the table has loaded. */
const asked = (tab: Tab): Promise<string> =>
  eventually('somebody is asked', async () => {
    const stage = await tab.evaluate(
      () => window.__table && document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage'),
    );
    return ['place', 'deploy', 'score', 'endTurn', 'over'].includes(stage ?? '') && stage;
  });

const turnShown = (tab: Tab): Promise<number> =>
  tab.evaluate(() => Number(/\d+/.exec(document.querySelector('.LeftColumn-gameTurn')?.textContent ?? '')?.[0] ?? 0));

/** One choice by keyboard; `n` varies the choices. */
async function chooseNext(tab: Tab, n: number): Promise<void> {
  const stage = await asked(tab);
  const before = await panels(tab);
  if (await moment(tab)) await choose(tab, n);
  else
    for (const key of stage === 'place'
      ? ['ArrowRight', ...(n % 3 === 0 ? ['ArrowDown'] : []), 'Enter']
      : [n % 5 === 4 ? 'n' : '1', 'Enter'])
      await tab.keyboard.press(key);
  await eventually('the choice is made', async () => (await panels(tab)) !== before || (await asked(tab)) !== stage);
}

const visitorOf =
  ({ site }: OpenBrowser) =>
  async (tab: Tab, fragment = '', settings = {}): Promise<void> =>
    visit(tab, site().url, plainAddress(site().url) + fragment, settings);

export const plays = (browser: OpenBrowser): unknown =>
  describe('shows the game', () => {
    const { site, open } = browser;
    const visitPlain = visitorOf(browser);

    test('as served, with default settings', async () => {
      const served = await serveSite(inject('site'));
      const tab = await open();
      await tab.goto(served.url);
      await see(tab, 'h2', 'New game');
      await openForm(tab, 'castle');
      await click(tab, 'button', 'Start');
      await see(tab, '.TurnPanel-turn[data-stage="place"]');
      await eventually('the board is there', () => tab.evaluate(() => document.querySelector('canvas') !== null));
      await eventually('something is painted', () =>
        tab.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('ramparts-painted-'));
          const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
          return kept.some((count) => count > 0);
        }),
      );
      await served.close();
    });

    // The Castle: in the tests before and after this one.
    test('Carcassonne against the computer by keyboard; reloading without the server loses nothing', async () => {
      const tab = await open();
      await visitPlain(tab);
      await openForm(tab, 'carcassonne');
      await click(tab, 'button', 'Start');
      for (let n = 0; (await turnShown(tab)) <= TURNS; n++) await chooseNext(tab, n);
      await asked(tab);
      const before = await panels(tab);
      await untilSaved(tab);
      await eventually('everything is kept', () => everythingKept(tab));
      await site().close();
      await tab.reload();
      await click(tab, 'button', /^Continue/);
      await asked(tab);
      expect(await panels(tab)).toBe(before);
      await chooseNext(tab, 0);
    });

    test('Back closes the dialog, then leaves the table and keeps the game', async () => {
      const back = (tab: Tab): Promise<void> => tab.evaluate(() => history.back());
      const tab = await open();
      await visitPlain(tab);
      await openForm(tab, 'castle');
      await click(tab, 'button', 'Start');
      await asked(tab);
      await chooseNext(tab, 0);
      await tab.keyboard.press('m');
      await see(tab, 'dialog');
      await back(tab);
      await gone(tab, 'dialog');
      await asked(tab);
      await back(tab);
      await see(tab, 'h2', 'New game');
      await see(tab, 'button', /^Continue/);
    });

    test('an action is kept when the page is reloaded, or left for another one, in the same moment', async () => {
      const tab = await open();
      await visitPlain(tab);
      await openForm(tab, 'castle');
      await eventually('a person plays the second seat', () =>
        tab.evaluate(() => {
          const select = document.querySelector<HTMLSelectElement>('dialog select[aria-label^="Player 2"]');
          if (!select) return false;
          select.value = 'human';
          return select.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
      await click(tab, 'button', 'Start');
      for (const way of ['reload', 'icons/favicon.svg']) {
        const { laid } = await until(tab, ({ awaiting }) => awaiting === 'place');
        await untilSaved(tab);
        await tab.keyboard.press('ArrowRight');
        await until(tab, ({ gesture }) => gesture === 'placing');
        // Its answer may be lost with the page.
        const leaving = tab.evaluate((to) => {
          document.querySelector<HTMLButtonElement>('.Button-go')?.click();
          if (to === 'reload') location.reload();
          else location.assign(to);
        }, way);
        await leaving.catch(() => undefined);
        if (way !== 'reload') {
          await eventually('the page is left', () => tab.evaluate(() => location.pathname.endsWith('.svg')));
          await tab.goto(plainAddress(site().url));
        }
        await click(tab, 'button', /^Continue/);
        await until(tab, (now) => now.laid === laid + 1);
        if (way === 'reload') for (let n = 4; (await moment(tab))?.awaiting !== 'place'; n++) await chooseNext(tab, n);
      }
    });

    test('in Polish with the largest text nothing is cut off, on a desktop or a phone', async () => {
      const tab = await open();
      const found: string[] = [];
      // Each screen begins with the size in which the last one ended.
      let sizes = [DESK, PHONE];
      const check = async (where: string): Promise<void> => {
        for (const size of sizes) {
          await tab.resize(size);
          await tab.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          found.push(...(await misfits(tab)).map((line) => `${where} at ${size.width}: ${line}`));
        }
        sizes = sizes.toReversed();
      };
      await visitPlain(tab, '', { language: 'pl', textSize: 2 });
      await see(tab, 'h2', 'Nowa gra');
      await check('title');
      for (const name of ['Ustawienia', 'Jak grać', 'Zagraj ze znajomym']) {
        await click(tab, 'button', name);
        await see(tab, 'dialog');
        await check(name);
        await tab.keyboard.press('Escape');
        await gone(tab, 'dialog');
      }
      for (const awaiting of ['place', 'deploy', 'score'] as const) {
        await openGame(tab, playedUntil('castle', awaiting, 40));
        await until(tab, (now) => now.awaiting === awaiting);
        await check(awaiting);
      }
      // Text longer than its panel scrolls, with a scroll bar in the panel's colours.
      expect(
        await tab.evaluate(
          () => getComputedStyle(document.querySelector('.TurnPanel-turn') ?? document.body).scrollbarColor,
        ),
      ).not.toBe('auto');
      expect(found).toEqual([]);
    });
  });

/** What hardly depends on the browser: one beside Chromium is enough. */
export const playsFurther = (browser: OpenBrowser): unknown =>
  describe('offers more than games', () => {
    const { open } = browser;
    const visitPlain = visitorOf(browser);

    test('a link opens a moment of a game, and can be copied again', async () => {
      const record = playedUntil('castle', 'over', 0);
      const tab = await open();
      await visitPlain(tab, await formatLink(record, 42));
      const step = (): Promise<string | null | undefined> =>
        tab.evaluate(() =>
          document.querySelector('.ReviewPanel-review .Slider-slider')?.getAttribute('aria-valuetext'),
        );
      await eventually('the moment is shown', async () => (await step())?.startsWith('Step 42 of'));
      await click(tab, 'button', 'Share');
      await click(tab, 'button', 'Copy link');
      await see(tab, 'dialog p', /^Link copied/);
      const link = await tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value);
      expect(link).toMatch(/#game=[\w-]+&at=42$/);
      // The pasted text is the same.
      await tab.keyboard.press('Escape');
      await gone(tab, 'dialog textarea');
      await tab.keyboard.press('Escape');
      await click(tab, 'button', 'Leave the replay');
      await click(tab, 'button', 'New game');
      await click(tab, 'button', 'Import a game');
      await click(tab, 'dialog textarea');
      await tab.keyboard.press('Control+v');
      expect(
        await eventually('something is pasted', () =>
          tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value || null),
        ),
      ).toBe(link);
    });

    test('a puzzle is solved, and the solution is remembered', async () => {
      const { number, best } = plainPuzzle();
      const tab = await open();
      await visitPlain(tab, '#puzzle');
      await click(tab, '.PuzzleThemes-button', new RegExp(`^Puzzle ${number},`));
      await until(tab, ({ myTurn }) => myTurn);
      await playTurn(tab, best);
      await see(tab, 'h2, h3', 'Solved!');
      await tab.reload();
      await click(tab, 'button', 'Puzzles');
      await see(tab, '.PuzzleThemes-button', new RegExp(`^Puzzle ${number},.* solved$`));
    });

    test('a set is drawn in the workshop, saved, and played with', async () => {
      const tab = await open();
      await visitPlain(tab);
      await click(tab, 'button', 'Tile workshop');
      await click(tab, 'button', 'Copy the built-in set');
      await click(tab, 'button', /^Edit tile C07:/);
      await click(tab, 'button', 'north: A, path');
      await click(tab, '.TilePage-sideKinds label', 'tower');
      await see(tab, 'button', /^north: \w, tower/);
      await see(tab, '.Rim-rim [data-painted="yes"]');
      await see(tab, '.parts-setState', /ready to play/);
      await tab.reload();
      await see(tab, 'h2', 'New game');
      await openForm(tab, 'castle');
      const set = await eventually('the set is offered', () =>
        tab.evaluate(() => {
          const select = [...document.querySelectorAll('select')].find(
            (one) => one.checkVisibility() && one.options.length === 2,
          );
          if (!select) return null;
          select.selectedIndex = 1;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          return select.options[1]?.textContent ?? null;
        }),
      );
      await click(tab, 'button', 'Start');
      await until(tab, ({ awaiting, myTurn }) => myTurn && awaiting === 'place');
      expect(
        await tab.evaluate(() => (window.__table?.view().state.set as { readonly name: string } | undefined)?.name),
      ).toBe(set);
    });
  });
