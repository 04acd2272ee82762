import { expect, test } from 'vitest';
import { lying, tiles } from '../../game/carcassonne/notation.ts';
import { breaches, misfits } from '../../support/audit.ts';
import { asked, choose, openOnPhone, place } from '../../support/boxPage.ts';
import { openForAll } from '../../support/openForAll.ts';
import { leavePage } from '../../support/visits.ts';
import { reopen } from '../../support/saved.ts';

/** The Princess & the Dragon on the real page. */

const { browser, site } = openForAll();

/** Three monasteries in a corner, and seven tiles that use everything of the expansion. */
const GAME = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: { modules: ['dragon', 'fairy', 'princess', 'portal'], princess: 'may' },
  players: ['Ada', 'Jan'],
  start: lying('monastery at 0,0; monastery at 1,0; monastery at 0,1'),
  deck: tiles(`
    monastery; volcano; dragon, city edge, garden; city corner; monastery; portal, three roads;
    princess, city edge, three roads`),
  actions: [],
};

test(
  'the expansion on a phone: a flight with a reload in its middle, the fairy, a portal, a princess, and all their points',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openOnPhone(browser(), site().url, GAME);
    await place(page, '(2, 0)', 0);
    await choose(page, /^Monk/);
    await place(page, '(1, -1)', 0);
    await place(page, '(0, 1)', 0);
    await choose(page, /^Farmer/);

    // All players move the dragon in turn.
    expect(await asked(page)).toEqual(['Move the dragon', 'Ada', '6 moves left']);
    const heard = page.locator('[data-announcer]');
    await expect.poll(() => heard.textContent()).toContain('Move the dragon. 6 moves left');
    expect([...(await breaches(page)), ...(await misfits(page))]).toEqual([]);
    const { x, y } = await page.evaluate(
      () =>
        window.__table?.options().find(({ id }) => {
          const option = window.__table?.view().prompt?.options.find((one) => one.id === id);
          return option?.action.x === 1 && option.action.y === 0;
        })?.at ?? { x: 0, y: 0 },
    );
    await page.touchscreen.tap(x, y);
    await expect.poll(() => page.locator('[data-go]').textContent()).toBe('Move the dragon');
    await page.locator('[data-go]').click();
    await expect.poll(() => asked(page)).toEqual(['Move the dragon', 'Jan', '5 moves left']);
    await expect.poll(() => page.evaluate(() => window.__table?.shown().prey)).toBe(1);
    const east = page.getByRole('radio', { name: /To \(2, 0\), east/ });
    await expect.poll(() => east.textContent()).toContain('eats 1 follower of Ada; dead end: the flight is over');

    // After a reload the dragon is where it was.
    await reopen(page);
    await expect.poll(() => asked(page)).toEqual(['Move the dragon', 'Jan', '5 moves left']);
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('[data-go]').textContent()).toBe('Move: eats 1');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => heard.textContent())
      .toContain('Jan moves the dragon to (2, 0). It eats 1 follower of Ada.');

    await place(page, '(0, 2)', 2);
    await choose(page, /^Knight/);
    await place(page, '(3, 0)', 0);
    await choose(page, /^Fairy to your farmer/);
    await expect
      .poll(() => page.locator('.TextGrid-cell', { hasText: '(0, 1):' }).textContent())
      .toContain('the fairy is here, beside a follower of Ada');
    await place(page, '(1, -2)', 0);
    await expect
      .poll(() => asked(page))
      .toEqual(['Place a follower anywhere?', 'Jan', '10 choices through the portal']);
    await choose(page, /^Monk.*\(0, -1\)/);
    await place(page, '(1, 2)', 3);
    await expect.poll(() => asked(page)).toEqual(['Which knight goes home?', 'Ada', 'Or place a follower instead.']);
    await choose(page, 'Knight of Jan goes home');

    await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
    const rows = await page
      .locator('.BarTable-categories tbody tr')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim())));
    expect(rows).toEqual([
      ['Monasteries', '0', '5'],
      ['Fields', '3', '0'],
      ['Fairy, every turn', '1', '0'],
      ['Fairy, with a feature', '3', '0'],
    ]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
