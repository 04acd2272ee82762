import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { openForAll } from '../support/openForAll.ts';
import { importRecord, plainAddress, playedUntil, quickly, recordUntil } from '../support/player.ts';
import { openScales } from '../support/weigh.ts';
import { openForm, startForTwo } from '../support/newGame.ts';

/**
 * Random keys, clicks, touches and drags on every screen, with occasional rotations of the device: no errors, and
 * nothing accumulates. `MONKEY_INPUTS` says how many, `MONKEY_SEED` which.
 */

const INPUTS = Number(process.env['MONKEY_INPUTS'] ?? 10_000);
const SEED = process.env['MONKEY_SEED'] ?? String(Date.now());
const WIDE = { width: 1280, height: 720 };
const TALL = { width: 720, height: 1280 };
const ROUNDS = 2;

const { browser, site } = openForAll();

const title = (page: Page): Promise<void> => page.getByRole('heading', { name: 'New game' }).waitFor();
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

async function bring(page: Page, record: unknown): Promise<void> {
  await importRecord(page, JSON.stringify(record));
  await page.locator('canvas').first().waitFor();
}

const over = playedUntil('castle', 'over', 0) as object;
const middle = recordUntil('zamek', 'score', 'monkey');

/** The way to each screen, from the title page. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  title: async () => undefined,
  countryside: (page) => openForm(page, 'carcassonne'),
  settings: (page) => press(page, 'Settings'),
  help: (page) => press(page, 'How to play'),
  lessons: (page) => press(page, /Learn by playing/),
  puzzle: (page) => press(page, /Daily puzzle/),
  workshop: (page) => press(page, 'Tile workshop'),
  archive: (page) => press(page, 'Games and statistics'),
  rooms: (page) => press(page, 'Play with a friend'),
  castle: startForTwo,
  zamek: (page) => bring(page, middle),
  async country(page) {
    await openForm(page, 'carcassonne');
    await press(page, 'Start');
  },
  review: (page) => bring(page, over).then(() => press(page, /Step through/)),
  end: (page) => bring(page, over),
  carcassonneEnd: (page) => bring(page, finishedCarcassonne(2)),
};
const KEYS = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  'Space',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
  ...'abcdefghijklmnopqrstuvwxyz0123456789?+-',
];

test('random input on every screen causes no errors', async () => {
  const random = seededRandom(SEED);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { page, problems } = await newVisit(browser(), { viewport: WIDE, hasTouch: true });
  const context = page.context();
  const wrong: string[] = [];
  let where = '';
  let size = WIDE;
  let visits = 0;
  const history: string[] = [];
  page.on('pageerror', (error) =>
    wrong.push(`${where}: ${error.name} ${error.message} ${error.stack ?? ''}\n${history.slice(-12).join('\n')}`),
  );
  page.on('crash', () => wrong.push(`${where}: the page has crashed`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('filechooser', () => undefined);
  context.on('page', (other) => void (other !== page && other.close()));
  await quickly(page);
  const devtools: CDPSession = await context.newCDPSession(page);
  const weigh = await openScales(page);

  async function toTitle(): Promise<void> {
    await page.setViewportSize((size = WIDE));
    // Another address each time: a change of the fragment alone would not reload the page.
    await page.goto(`${plainAddress(site().url)}&visit=${visits++}`);
    await title(page);
  }

  const spot = () => ({ x: Math.floor(random() * size.width), y: Math.floor(random() * size.height) });
  async function turn(): Promise<void> {
    size = size === WIDE ? TALL : WIDE;
    await page.setViewportSize(size);
  }

  const INPUT: Readonly<Record<string, () => Promise<unknown>>> = {
    key: () => page.keyboard.press(pick(KEYS)),
    async click() {
      const { x, y } = spot();
      await page.mouse.click(x, y);
    },
    async control() {
      // Controls are small: without this most clicks would miss them.
      const controls = await page.evaluate(() =>
        [...document.querySelectorAll('button, input, label, summary, select, [role=button]')].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return width > 0 && y >= 0 && y < innerHeight ? [{ x: x + width / 2, y: y + height / 2 }] : [];
        }),
      );
      if (controls.length === 0) return;
      const { x, y } = pick(controls);
      await page.mouse.click(x, y);
    },
    async touch() {
      const { x, y } = spot();
      await page.touchscreen.tap(x, y);
    },
    async drag() {
      const [from, to] = [spot(), spot()];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
      if (random() < 0.3) await turn();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
    async fingers() {
      const at = (n: number) => Array.from({ length: n }, (_, id) => ({ ...spot(), id }));
      const count = random() < 0.5 ? 1 : 2;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(count) });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(count) });
      if (random() < 0.3) await turn();
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(count) });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    wheel: () => page.mouse.wheel(0, Math.round((random() - 0.5) * 600)),
  };
  const deck = Object.entries({ key: 8, click: 3, control: 5, touch: 3, drag: 1, fingers: 1, wheel: 1 }).flatMap(
    ([name, weight]) => Array.from({ length: weight }, () => name),
  );

  const names = Object.keys(SCREENS);
  const each = Math.ceil(INPUTS / ROUNDS / names.length);
  const weights: Record<string, unknown>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      where = `${name}, round ${round}, seed ${SEED}`;
      await toTitle();
      await SCREENS[name]?.(page);
      const before = await weigh();
      for (let n = 0; n < each; n++) {
        const input = pick(deck);
        history.push(`${n} ${input}`);
        await INPUT[input]?.();
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      }
      const after = await weigh();
      weights.push({ screen: name, round, before, after });
      console.log(JSON.stringify(weights.at(-1)));
      // One page, hundreds of inputs: what they opened and closed is gone.
      expect(after.listeners - before.listeners, where).toBeLessThan(4000);
      expect(after.heap - before.heap, where).toBeLessThan(60);
      expect(after.canvases, where).toBeLessThan(60);
      expect(after.workers, where).toBeLessThan(10);
    }
  }
  expect(problems.filter((problem) => /^(uncaught|console: policy)/.test(problem))).toEqual([]);
  await context.close();
});
