import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { launchBrowser, newVisit } from '../support/browser.ts';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import type { Cell } from '../../src/game/index.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { MATERIAL } from '../../src/game/index.ts';
import { mixesOf } from '../support/mixes.ts';
import { importRecord, moment, playedUntil, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { scriptingPerFrame } from './trace.ts';
import { startForTwo } from '../support/newGame.ts';

/**
 * What the page costs: `npm run bench:page`. Asserts nothing; the figures are for docs/painting.md. Graphics are
 * emulated on the processor here, so frames come late and only the time in scripts is meaningful.
 */

const { browser, site } = openForAll({ whole: true });

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

declare global {
  interface Window {
    /** What the painter has delivered, with the time in milliseconds. */
    delivered?: { readonly at: number; readonly ppu: number; readonly bottom: number; readonly relit: boolean }[];
  }
}

const print = (name: string, value: string): void => console.log(`${name.padEnd(44)} ${value}`);

/** Records when pieces of the board picture arrive. */
const watchPainter = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const delivered: NonNullable<Window['delivered']> = (window.delivered = []);
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener(
          'message',
          ({
            data,
          }: MessageEvent<{ type?: string; patch?: { y: number; h: number; ppu: number; relit?: string } }>) => {
            if (data.type === 'patch' && data.patch)
              delivered.push({
                at: performance.now(),
                ppu: data.patch.ppu,
                bottom: data.patch.y + data.patch.h,
                relit: data.patch.relit !== undefined,
              });
          },
        );
      }
    };
  });

async function open(options: BrowserContextOptions): Promise<Page> {
  const { page } = await newVisit(browser(), options);
  await watchPainter(page);
  await page.goto(`${site().url}?test&renderer=webgl`);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return page;
}

/** Waits for the fine picture of the whole board. */
async function whenFine(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const all = window.delivered ?? [];
      const bottom = Math.max(...all.map((one) => one.bottom));
      return all.some((one) => one.ppu > 40 && one.bottom === bottom);
    },
    undefined,
    { timeout: 200_000 },
  );
  await page.waitForTimeout(5000);
}

/** When the lowest row of the board became coarse and fine, in milliseconds. */
const paintedAt = (page: Page): Promise<{ readonly coarse: number; readonly fine: number }> =>
  page.evaluate(() => {
    const all = window.delivered ?? [];
    const bottom = Math.max(...all.map((one) => one.bottom));
    const at = (fine: boolean): number =>
      Math.min(...all.filter((one) => one.bottom === bottom && one.ppu > 40 === fine).map((one) => one.at));
    return { coarse: at(false), fine: at(true) };
  });

test('bytes over the wire', () => {
  const folder = join(inject('site'), 'assets');
  for (const file of readdirSync(folder))
    print(file, `${(brotliCompressSync(readFileSync(join(folder, file))).length / 1024).toFixed(0)} KB compressed`);
});

test('time to the first tile from a cold start', async () => {
  const page = await open(DESKTOP);
  await startForTwo(page);
  await until(page, ({ awaiting }) => awaiting === 'place');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until(page, ({ laid }) => laid === 1);
  print('first tile laid after', `${(await page.evaluate(() => performance.now())).toFixed(0)} ms`);
  await whenFine(page);
  const { coarse, fine } = await paintedAt(page);
  print('empty board coarse / fine after', `${coarse.toFixed(0)} / ${fine.toFixed(0)} ms`);
  await page.context().close();
});

/** Drags the tile in hand over these cells, then the board. */
async function drag(page: Page, name: string, over: readonly Cell[]): Promise<void> {
  await page.evaluate(() => window.__table?.idle());
  const cells = await page.evaluate(
    (all) => all.map(({ x, y }) => window.__table?.cellCentre(x, y) ?? { x: 0, y: 0 }),
    over,
  );
  const hand = await page.locator('[data-drag="hand"]').boundingBox();
  const from = { x: (hand?.x ?? 0) + (hand?.width ?? 0) / 2, y: (hand?.y ?? 0) + (hand?.height ?? 0) / 2 };
  const middle = cells[Math.floor(cells.length / 2)] ?? from;
  for (const [what, begin, path] of [
    [
      'dragging the tile',
      from,
      cells.flatMap(({ x, y }) => [
        { x: x - 12, y },
        { x: x + 12, y },
      ]),
    ],
    [
      'dragging the board',
      middle,
      Array.from({ length: 120 }, (_, n) => ({
        x: middle.x + 150 * Math.sin(n / 6),
        y: middle.y + 100 * Math.sin(n / 9),
      })),
    ],
  ] as const) {
    // Zooms in, so that there is something to drag.
    if (what === 'dragging the board') await page.keyboard.press('+');
    await page.mouse.move(begin.x, begin.y);
    await browser().startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await page.mouse.down();
    for (const { x, y } of path) {
      await page.mouse.move(x, y);
      // One move per frame, as browsers deliver them.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const { frames, median, p95, most } = scriptingPerFrame(await browser().stopTracing());
    await page.mouse.up();
    print(
      `${name}: ${what}`,
      `scripting a frame: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, most ${most.toFixed(2)} ms (${frames} frames)`,
    );
  }
}

test('a nearly full board: resumed, dragged over, dragged', async () => {
  const page = await open(DESKTOP);
  const start = await page.evaluate(() => performance.now());
  await importRecord(page, JSON.stringify(playedUntil('castle', 'place', 110)));
  await until(page, ({ awaiting }) => awaiting === 'place');
  await whenFine(page);
  const { coarse, fine } = await paintedAt(page);
  print('resumed: coarse / fine after', `${(coarse - start).toFixed(0)} / ${(fine - start).toFixed(0)} ms`);
  print('tiles laid', String((await moment(page))?.laid));
  await drag(page, 'nearly full', MATERIAL.board.cells);
  await page.context().close();
});

/** Waits until nothing has been delivered for this long. */
async function whenQuiet(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const last = Math.max(0, ...(window.delivered ?? []).map(({ at }) => at));
      return last > 0 && performance.now() - last > quiet;
    },
    ms,
    { timeout: 400_000 },
  );
}

/** Every module that combines with the rivers, and what some of them build. */
const ALL = mixesOf(adapterOf('carcassonne'))[0] ?? [];
const BUILDING = ['bridges', 'castles'];
/** A river is placed only once. */
const isRiver = (module: string): boolean => module.startsWith('river');

/**
 * All tiles of the boxes but the last are placed, or this many: then the boxes are played twice, as in no real game.
 */
function largeMap(modules: readonly string[], tiles?: number): unknown {
  const { setup, actions, states } = growCarcassonne('large', {
    players: ['Ada', 'Jan'],
    modules,
    ...(tiles ? { tiles, again: modules.filter((module) => !isRiver(module)) } : {}),
  });
  const last = states.findLastIndex(({ awaiting, hand }) => awaiting === 'place' && hand !== null);
  return carcassonne.formatCarcassonneRecord(setup, actions.slice(0, last));
}

test.each([
  ['every module', ALL, undefined],
  ['every module twice', ALL, 200],
  ['without bridges and castles', ALL.filter((module) => !BUILDING.includes(module)), undefined],
])('the largest map of Carcassonne, %s: dragged over, dragged, continued', async (name, modules, tiles) => {
  const page = await open(DESKTOP);
  await importRecord(page, JSON.stringify(largeMap(modules, tiles)));
  const { laid, cells } = await until(page, ({ awaiting }) => awaiting === 'place');
  await whenQuiet(page, 9000);
  print(`${name}: tiles laid`, String(laid));
  await drag(page, name, cells);
  await page.keyboard.press('Escape');
  const before = await page.evaluate(() => window.delivered?.length ?? 0);
  await page.keyboard.press('ArrowRight');
  const asked = await page.evaluate(() => performance.now());
  await page.keyboard.press('Enter');
  await until(page, (now) => now.laid > laid);
  await page.waitForFunction((n) => (window.delivered?.length ?? 0) > n, before);
  await whenQuiet(page, 4000);
  const came = await page.evaluate(
    (n) =>
      (window.delivered ?? [])
        .slice(n)
        .filter(({ relit }) => !relit)
        .map(({ at }) => at),
    before,
  );
  print(`${name}: painted after the next tile`, `${(Math.max(...came) - asked).toFixed(0)} ms`);
  await page.context().close();
});

/** Processor time of a process's busiest thread, in milliseconds. */
function busiestWorker(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    try {
      const folder = `/proc/${pid}/task/${thread}`;
      return readFileSync(`${folder}/comm`, 'utf8').startsWith('DedicatedWorker')
        ? Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
        : 0;
    } catch {
      // The thread has ended in the meantime.
      return 0;
    }
  });
  return Math.max(...times);
}

/** Number of stored reliefs. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('ramparts-painted-'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

const GROWN = growCarcassonne('kept', { players: ['Ada', 'Jan'], modules: ['river-1', 'abbot'], tiles: 54 });

test.each([
  ['castle', () => playedUntil('castle', 'place', 110)],
  ['countryside', () => carcassonne.formatCarcassonneRecord(GROWN.setup, GROWN.actions)],
] as const)('processor time of a resumed game of 54 tiles: %s', async (name, record) => {
  const own = await launchBrowser({ whole: true, webgl: true });
  const { page } = await newVisit(own, DESKTOP);
  await watchPainter(page);
  const processes = await own.newBrowserCDPSession();
  const patches = (): Promise<readonly number[]> =>
    page.evaluate(() => {
      const all = window.delivered ?? [];
      return [
        all.filter(({ ppu }) => ppu <= 40).length,
        all.filter(({ ppu, relit }) => ppu > 40 && !relit).length,
        all.length,
      ];
    });

  for (const visit of ['nothing stored', 'all stored']) {
    await page.goto(`${site().url}?test&renderer=canvas`);
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    const resume = page.getByRole('button', { name: 'Continue' }).first();
    if (visit === 'all stored') await resume.click();
    else await importRecord(page, JSON.stringify(record()));
    const renderers = (await processes.send('SystemInfo.getProcessInfo')).processInfo.filter(
      ({ type }) => type === 'renderer',
    );
    /** Of the last coarse picture, the last fine one in the first light, and the very last one. */
    const times = [0, 0, 0];
    let before: readonly number[] = [0, 0, 0];
    for (let since = Date.now(); Date.now() - since < 8000; await page.waitForTimeout(20)) {
      const now = await patches();
      const time = Math.max(...renderers.map(({ id }) => busiestWorker(id)));
      for (const n of times.keys()) if (now[n] !== before[n]) times[n] = time;
      if (now[2] !== before[2]) since = Date.now();
      before = now;
    }
    print(
      `${name}, ${visit}`,
      `busiest painter: coarse ${times
        .map((time) => `${time.toFixed(0)} ms`)
        .join(', fine ')
        .replace(/, fine ([^,]*)$/, ', in the last light $1')}`,
    );
    // Waits until all tiles in hand are painted and stored.
    for (let last = -1, now = await stored(page); now !== last; now = await stored(page)) {
      last = now;
      await page.waitForTimeout(6000);
    }
    print(
      `${name}, ${visit}`,
      `${await stored(page)} reliefs are stored, ${((await page.evaluate(() => navigator.storage.estimate())).usage ?? 0) / 1e6} MB are used; busiest painter at rest ${Math.max(...renderers.map(({ id }) => busiestWorker(id))).toFixed(0)} ms`,
    );
  }
  await own.close();
});

/** Private memory of a process, in kilobytes. */
const privateOf = (pid: number): number =>
  Number(/Private_Dirty:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);

test('memory on a phone', async () => {
  // A separate browser: its processes belong to this page alone.
  const own = await launchBrowser({ whole: true, webgl: true });
  const { page } = await newVisit(own, PHONE);
  await watchPainter(page);
  const processes = await own.newBrowserCDPSession();
  const tell = async (name: string): Promise<void> => {
    const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
    const of = (type: string): string =>
      (processInfo.filter((one) => one.type === type).reduce((sum, { id }) => sum + privateOf(id), 0) / 1024).toFixed(
        0,
      );
    const page_ = await page.context().newCDPSession(page);
    await page_.send('HeapProfiler.collectGarbage');
    const { usedSize } = await page_.send('Runtime.getHeapUsage');
    print(
      name,
      `page and painters ${of('renderer')} MB (${(usedSize / 2 ** 20).toFixed(0)} MB of it scripts' heap), graphics ${of('GPU')} MB`,
    );
    await page_.detach();
  };
  await page.goto(`${site().url}?test&renderer=webgl`);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await tell('menu');
  await importRecord(page, JSON.stringify(playedUntil('castle', 'place', 110)));
  await until(page, ({ awaiting }) => awaiting === 'place');
  await tell('table, painter at work');
  await whenFine(page);
  await page.waitForTimeout(15_000);
  await tell('table, everything painted');
  await own.close();
});
