import { expect, test } from 'vitest';
import { tiles } from '../../game/carcassonne/notation.ts';
import { breaches, misfits } from '../../support/audit.ts';
import { asked, choose, openOnPhone, place } from '../../support/boxPage.ts';
import { closeDialog } from '../../support/keys.ts';
import { openForAll } from '../../support/openForAll.ts';
import { leavePage } from '../../support/visits.ts';
import { reopen } from '../../support/saved.ts';

/** Bridges, Castles & Bazaars on the real page. */

const { browser, site } = openForAll();

/** Ada has just completed a small city with her knight; the road next to it is open on both sides. */
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['bridges', 'castles', 'bazaars'] },
  players: ['Ada', 'Jan'],
  deck: tiles('city edge; monastery; bazaar; 2 × monastery with road'),
  actions: [
    { player: 0, do: 'place', x: 0, y: -1, rotation: 2 },
    { player: 0, do: 'deploy', feature: 0 },
  ],
};

test(
  'the expansion on a phone: a castle is founded, a bridge built, a bazaar held, and the castle finally scores',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openOnPhone(browser(), site().url, GAME);

    // Both possible scores, and the choice in the list.
    const why = 'Score the city now, or let a lord wait for what is completed around it.';
    await expect.poll(() => asked(page)).toEqual(['Found a castle?', 'Ada', why]);
    expect([...(await breaches(page)), ...(await misfits(page))]).toEqual([]);
    const choices = page.locator('.TurnPanel-turn .ChoiceList-choices');
    expect(await choices.textContent()).toContain('Road at (0, 0)');
    expect(await choices.textContent()).toContain('No castle: score 4 points');
    await choose(page, /^Castle at/);
    const heard = page.locator('[data-announcer]');
    await expect.poll(() => heard.textContent()).toContain('Ada founds a castle at (0, 1). Its lord waits.');

    // A monastery continues the road with a bridge, previewed before it is confirmed.
    await page.locator('.TextGrid-cell.TextGrid-fits', { hasText: '(1, 0):' }).press('Enter');
    await expect.poll(async () => (await asked(page))[2]).toBe('With one of your 3 bridges, from west to east');
    expect(await page.locator('[data-go]').textContent()).toBe('Place with a bridge');
    await page.locator('[data-go]').press('Enter');
    await choose(page, /^Highwayman on the bridge/);
    for (const [player, stock] of [
      ['Ada', ['3 bridges left', '2 castles left']],
      ['Jan', ['2 bridges left', '3 castles left']],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${player}: `) }).tap();
      for (const words of stock) await page.getByRole('dialog').getByText(words).waitFor();
      await closeDialog(page);
    }

    // A bazaar: Jan is asked in Ada's turn, and again after a reload.
    await place(page, '(0, -1)');
    await choose(page, /^No follower|Nobody/);
    await expect.poll(async () => (await asked(page))[1]).toBe('Jan');
    const before = await asked(page);
    await reopen(page);
    await expect.poll(() => asked(page)).toEqual(before);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await asked(page))[1]).toBe('Ada');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');

    // The road is completed: Jan's highwayman and Ada's lord both score it.
    await place(page, '(-1, 0)', 3);
    await choose(page, /^No follower|Nobody/);
    await place(page, '(2, 0)', 1);
    await choose(page, /^No follower|Nobody/);
    await page.getByRole('heading', { name: /victory|wins/ }).waitFor();
    const rows = await page
      .locator('.BarTable-categories tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim())));
    expect(rows).toEqual([
      ['Roads', '0', '4'],
      ['Castles', '4', '0'],
    ]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
