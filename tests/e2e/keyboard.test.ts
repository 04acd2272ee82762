import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGame } from '../support/openGame.ts';
import { moment, quickly, plainAddress, playedUntil, until } from '../support/player.ts';
import { choose, tabTo } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

/** Presses the buttons of the turn panel, which disappear or are switched off by that. */
async function chooseByButtons(page: Page, awaiting: string): Promise<void> {
  if (awaiting === 'place') await page.keyboard.press('ArrowRight');
  else {
    await page.locator('.TurnPanel-turn .ChoiceList-choice').first().focus();
    await page.keyboard.press('Enter');
  }
  const go = page.locator('[data-go]');
  if ((await moment(page))?.awaiting !== awaiting || (await go.isDisabled())) return;
  await go.focus();
  await page.keyboard.press('Enter');
}

/** Whether the body has the focus, once the browser has drawn the page and taken the focus from what cannot have it. */
const losesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const at = document.activeElement;
    return at === null || at === document.body || at.matches(':disabled') || !at.checkVisibility();
  });

test(
  'product 13 and 16: by keyboard only, from the menu, against the computer; and another game to its end',
  { timeout: 300_000 },
  async () => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
    await quickly(page);
    await page.goto(plainAddress(site().url));
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await tabTo(page, /^Carcassonne The Castle/);
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'The Castle' }).waitFor();
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await until(page, () => true);
    const lost = new Set<string>();
    /** Plays until the game is over, or this many choices. */
    async function play(choices: number): Promise<void> {
      for (let n = 0; n < choices; n++) {
        const now = await until(page, ({ over, myTurn }) => over || myTurn);
        if (await losesFocus(page)) lost.add(now.awaiting);
        if (now.over) break;
        if (n % 2 === 0) await choose(page, n);
        else await chooseByButtons(page, now.awaiting);
        if (await losesFocus(page)) lost.add(`after ${now.awaiting}`);
      }
    }
    await play(16);
    const { laid } = await until(page, () => true);
    expect(laid).toBeGreaterThan(5);
    await openGame(page, playedUntil('castle', 'place', 80));
    await until(page, (now) => now.laid > laid);
    await play(400);
    const end = await until(page, ({ over }) => over);
    expect([...lost]).toEqual([]);
    expect(end.laid).toBeGreaterThan(50);
    await page.getByRole('heading', { name: /wins|share|victory/i }).waitFor();
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
