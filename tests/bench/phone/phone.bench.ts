import { writeFileSync } from 'node:fs';
import { afterAll, afterEach, inject, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { launchBrowser } from '../../support/browser.ts';
import { growCarcassonne } from '../../support/growCarcassonne.ts';
import { openGame } from '../../support/openGame.ts';
import { moment, playedUntil, until } from '../../support/player.ts';
import { contactSheet, film } from './film.ts';
import { SLOW_LINE } from './line.ts';
import { note, print, quantile } from './table.ts';
import { QUIET, SCREEN, calm, openTitle, tapFirst, visit, whenAtRest, whenLegal } from './visit.ts';
import type { PhoneVisit } from './visit.ts';

/**
 * What a slow phone on a slow line waits for: `npm run bench:phone`, `-- -t idle` for one figure, `RUNS=3` for several
 * runs. Asserts nothing; the figures are for docs/speed.md. Drawn with canvas: WebGL in software says nothing about
 * phones.
 */

const RUNS = Number(process.env['RUNS'] ?? 1);
const FILM_SECONDS = 5;
const folder = inject('site');
const THR = { thr4: 4, thr10: 9.7 } as const;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let open: PhoneVisit | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(print);

async function start(options: Omit<Parameters<typeof visit>[0], 'folder'>): Promise<PhoneVisit> {
  open = await visit({ ...options, folder });
  return open;
}

const runs = Array.from({ length: RUNS }, (_, run) => run);
const each = Object.entries(THR).flatMap(([name, factor]) => runs.map((run) => [name, factor, run] as const));

test.each(each)('first game at %s', async (name, factor) => {
  const seen = await start({ factor });
  await openTitle(seen);
  await calm(seen.page);
  const before = await seen.phone.cpu();
  await tapFirst(seen.page);
  await whenLegal(seen.page);
  await whenAtRest(seen.page);
  const cpu = (await seen.phone.cpu()) - before;
  const { marks, hands, long, whole, fine } = await seen.notes();
  const { tap = 0, legal, title, rest } = marks;
  const since = (at: number | undefined): number | undefined => (at === undefined ? undefined : at - tap);
  note(`${name}: title can be used, ms`, title);
  note(`${name}: first paint, ms`, marks['first-contentful-paint']);
  note(`${name}: largest paint, ms`, marks['largest']);
  note(
    `${name}: blocked before the tap, ms`,
    long.filter(([at]) => at < tap).reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
  );
  note(`${name}: tap to legal cells, ms`, since(legal));
  note(`${name}: tap to the tile in hand, rough, ms`, since(hands[0]?.painted));
  note(`${name}: tap to the tile in hand, fine, ms`, since(hands[0]?.fine));
  note(`${name}: tap to a whole board, ms`, since(whole));
  note(`${name}: tap to a board as sharp as at last, ms`, since(fine));
  note(`${name}: tap to all painted, ms`, since(rest));
  note(`${name}: processor time from tap to all painted, ms`, cpu);
});

/** `FILM=folder`: the first five seconds of a first game, as a picture; see docs/speed.md. */
test.skipIf(!process.env['FILM'])('film', async () => {
  const seen = await start({ factor: THR.thr10 });
  const stop = await film(seen.devtools, FILM_SECONDS);
  await openTitle(seen);
  await calm(seen.page);
  await tapFirst(seen.page);
  await wait(FILM_SECONDS * 1000);
  const pictures = await stop((await seen.page.evaluate(() => performance.timeOrigin)) / 1000);
  const { tap } = (await seen.notes()).marks;
  console.log(`tap after ${Math.round(tap ?? 0)} ms`);
  const browser = await launchBrowser();
  writeFileSync(`${process.env['FILM']}/first-five-seconds.jpg`, await contactSheet(await browser.newPage(), pictures));
  await browser.close();
});

test.each(runs)('turns at thr4', async () => {
  const seen = await start({ factor: THR.thr4, settings: QUIET });
  const { page } = seen;
  await openTitle(seen);
  await openGame(page, playedUntil('castle', 'place', 0));
  for (let n = 0; n < 10; n++) {
    const now = await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn, 60_000);
    await page
      .waitForFunction(
        (turns) => window.phone.hands.length > turns && window.phone.hands.at(-1)?.fine !== undefined,
        n,
        { timeout: 10_000 },
      )
      .catch(() => console.log('no fine picture in ten seconds'));
    await wait(1000);
    await page.keyboard.press('ArrowRight');
    await until(page, ({ gesture }) => gesture === 'placing');
    await page.keyboard.press('Enter');
    const next = await until(page, ({ laid, awaiting }) => laid > now.laid && awaiting !== 'none');
    if (next.awaiting === 'deploy') {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    if (next.awaiting === 'over') break;
  }
  const { hands } = await seen.notes();
  const later = hands.slice(1);
  const painted = later.flatMap(({ drawn, painted: at }) => (at === undefined ? [] : at - drawn));
  const fine = later.flatMap(({ drawn, fine: at }) => (at === undefined ? [] : at - drawn));
  note('thr4: draw to a painted picture in the tray, median, ms', quantile(painted, 0.5));
  note('thr4: draw to a painted picture in the tray, most, ms', Math.max(...painted));
  note('thr4: draw to the fine picture, median, ms', quantile(fine, 0.5));
  note('thr4: draw to the fine picture, most, ms', Math.max(...fine));
});

const COUNTRY = growCarcassonne('slow phone', { players: ['Ada', 'Jan'], tiles: 71 });
const country = (): unknown => carcassonne.formatCarcassonneRecord(COUNTRY.setup, COUNTRY.actions);

test.each(runs)('Countryside of 71 tiles, opened twice at thr4; drag and pinch', async () => {
  const seen = await start({ factor: THR.thr4, settings: QUIET });
  const { page } = seen;
  for (const what of ['for the first time', 'again']) {
    await page.goto('about:blank');
    await openTitle(seen);
    await calm(page);
    const begin = await page.evaluate(() => performance.now());
    await openGame(page, country());
    await whenAtRest(page);
    const { marks, whole, fine } = await seen.notes();
    note(`thr4: Countryside opened ${what}: table, ms`, (marks['table'] ?? Number.NaN) - begin);
    note(`thr4: Countryside opened ${what}: whole, ms`, (whole ?? Number.NaN) - begin);
    note(`thr4: Countryside opened ${what}: as sharp as at last, ms`, (fine ?? Number.NaN) - begin);
    note(`thr4: Countryside opened ${what}: all painted, ms`, (marks['rest'] ?? Number.NaN) - begin);
    // What was painted is kept while the painters are idle.
    let last = -1;
    for (let now = await stored(page); now !== last; now = await stored(page)) {
      last = now;
      await wait(6000);
    }
  }
  for (const fingers of [1, 2]) {
    const frames = await framesOf(seen, fingers);
    const name = fingers === 1 ? 'drag' : 'pinch';
    note(`thr4: ${name}, median frame, ms`, quantile(frames, 0.5));
    note(`thr4: ${name}, p95 frame, ms`, quantile(frames, 0.95));
  }
});

/** Number of painted things that are kept. */
const stored = (page: PhoneVisit['page']): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ramparts-painted-'));
    const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** Times between frames while one finger drags the board, or two pinch it. */
async function framesOf({ page, devtools }: PhoneVisit, fingers: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const { phone } = window;
    // Watching looks at the whole page every eight milliseconds.
    phone.stop = true;
    const frames: number[] = (phone.frames = []);
    let last: number | undefined;
    const next = (now: number): void => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      if (phone.frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const [x, y] = [SCREEN.viewport.width / 2, SCREEN.viewport.height * 0.4];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', n: number): Promise<unknown> => {
    const wide = 40 + 60 * (0.5 - 0.5 * Math.cos(n / 40));
    const drag = { x: x + 100 * Math.sin(n / 30), y: y + 80 * Math.sin(n / 43), id: 0 };
    const pinch = [
      { x: x - wide, y, id: 0 },
      { x: x + wide, y, id: 1 },
    ];
    const touchPoints = type === 'touchEnd' ? [] : fingers === 1 ? [drag] : pinch;
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  const begin = Date.now();
  for (let n = 1; Date.now() - begin < 4000; n++) {
    await touch('touchMove', n);
    await wait(10);
  }
  await touch('touchEnd', 0);
  return page.evaluate(() => {
    const { frames } = window.phone;
    window.phone.frames = null;
    return frames ?? [];
  });
}

/** Parts of a core that the browser takes while nothing happens, in percent. */
async function percent(seen: PhoneVisit, ms: number): Promise<number> {
  await stopWatching(seen);
  const before = await seen.phone.cpu();
  await wait(ms);
  return (100 * ((await seen.phone.cpu()) - before)) / ms;
}

/** Watching looks at the whole page every eight milliseconds, which takes processor time. */
const stopWatching = ({ page }: PhoneVisit): Promise<void> => page.evaluate(() => void (window.phone.stop = true));

test('idle', async () => {
  const seen = await start({ factor: 1 });
  await openTitle(seen);
  await calm(seen.page);
  const before = await seen.phone.cpu();
  await wait(10_000);
  note('title: processor time in its first ten seconds, ms', (await seen.phone.cpu()) - before);
  note('title: after ten seconds, percent of a core', await percent(seen, 20_000));
  await openGame(seen.page, playedUntil('castle', 'place', 40));
  await whenAtRest(seen.page);
  const atRest = await seen.phone.cpu();
  await wait(10_000);
  note('table: processor time in ten seconds after all is painted, ms', (await seen.phone.cpu()) - atRest);
  note('table: after ten seconds, percent of a core', await percent(seen, 20_000));
});

test('bytes on a line of 1.6 Mbit/s', async () => {
  const seen = await start({ factor: 1, speed: SLOW_LINE });
  const { page, line } = seen;
  await openTitle(seen);
  const { title, ...before } = (await seen.notes()).marks;
  note('slow line: first paint, ms', before['first-contentful-paint']);
  note('slow line: title can be used, ms', title);
  note('slow line: bytes until the title can be used, kB', line.bytes() / 1000);
  await wait(3000);
  note('slow line: bytes three seconds later, kB', line.bytes() / 1000);
  await tapFirst(page);
  await whenLegal(page);
  const { marks } = await seen.notes();
  note('slow line: tap to legal cells, ms', (marks['legal'] ?? Number.NaN) - (marks['tap'] ?? 0));
  await wait(2000);
  await page.keyboard.press('ArrowRight');
  await until(page, ({ gesture }) => gesture === 'placing');
  await page.keyboard.press('Enter');
  await until(page, ({ laid }) => laid > 0);
  note('slow line: bytes before the first move, kB', line.bytes() / 1000);
  const paths = new Map<string, number>();
  for (const { path, bytes } of line.served) paths.set(path, (paths.get(path) ?? 0) + bytes);
  console.log([...paths].map(([path, bytes]) => `${path} ${bytes}`).join('\n'));
  await wait(20_000);
  note('slow line: bytes twenty seconds later, kB', line.bytes() / 1000);
});

test('a whole first game', { timeout: 900_000 }, async () => {
  const seen = await start({ factor: 1 });
  const { page } = seen;
  await openTitle(seen);
  await tapFirst(page);
  await whenLegal(page);
  await stopWatching(seen);
  for (;;) {
    const now = await moment(page);
    if (now?.over) break;
    if (now?.myTurn) {
      await page.keyboard.press(now.awaiting === 'place' ? 'ArrowRight' : 'n');
      await page.keyboard.press('Enter');
    }
    await wait(300);
  }
  await whenAtRest(page);
  note('a whole first game: processor time, s', (await seen.phone.cpu()) / 1000);
});
