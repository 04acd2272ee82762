import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { MATERIAL, carcassonne } from '../../src/game/index.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { pseudo } from '../../src/i18n/pseudo.ts';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { openForm, openPageOf } from '../support/newGame.ts';

const KB = 1000;
const site = inject('site');
const { browser, site: opened } = openForAll();

const files: readonly string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)));

const text = (file: string): string => readFileSync(join(site, file), 'utf8');

/** Qualities of Brotli. A host compresses in advance with the best, which takes eight times as long and saves a tenth. */
const QUICK = 9;
const BEST = 11;

const weights = new Map<string, number>();
/** Bytes over the wire. */
function weightOf(name: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const known =
    weights.get(`${name} ${quality}`) ?? brotliCompressSync(readFileSync(join(site, name)), { params }).length;
  weights.set(`${name} ${quality}`, known);
  return known;
}
const weight = (names: readonly string[], quality = QUICK): number =>
  names.reduce((sum, name) => sum + weightOf(name, quality), 0);

/** The files are compressed as well as possible only if less is too heavy. */
function expectAtMost(limit: number, names: readonly string[]): void {
  if (weight(names) <= limit) return;
  const report = names.map((name) => `${name}: ${weightOf(name, BEST)}`).join('\n');
  expect(weight(names, BEST), report).toBeLessThanOrEqual(limit);
}

/** These files with all their static imports. */
function withImports(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !files.includes(file)) return;
    found.add(file);
    for (const [, name] of text(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      follow(`assets/${name}`);
  };
  for (const entry of entries) follow(entry);
  return [...found];
}

/** What the browser loads with the page: the entry, its styles and its static imports. */
const loadedAtOnce = (): readonly string[] => [
  'index.html',
  ...withImports(
    [...text('index.html').matchAll(/(?:src|href|data-program)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

test('everything needed to place the first tile, with every expansion and a computer player, is at most 750 kB', async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 1280, height: 720 } });
  const asked = new Set<string>(['index.html']);
  page.context().on('request', (request) => void asked.add(new URL(request.url()).pathname.replace(/^\//, '')));
  await quickly(page);
  await page.goto(plainAddress(opened().url));
  await openForm(page, 'carcassonne');
  await openPageOf(page, 'Expansions');
  for (const box of ['The Princess & the Dragon', 'Count, King & Robber'])
    await page.getByRole('checkbox', { name: box }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start' }).click();
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn, 60_000);
  await page.keyboard.press('h');
  await page.locator('.Hint-card').waitFor();
  // Players of another language load it as well: counts the largest.
  const isLanguage = (file: string): boolean => LANGUAGES.some((language) => file.startsWith(`assets/${language}-`));
  const [heaviest = ''] = files.filter((file) => isLanguage(file)).toSorted((a, b) => weight([b]) - weight([a]));
  const loaded = [...[...asked].filter((file) => files.includes(file) && !isLanguage(file)), heaviest];
  expect(
    loaded.filter((file) => /^assets\/(painter|worker)-/.test(file)),
    loaded.join(),
  ).toHaveLength(2);
  expectAtMost(750 * KB, loaded);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a first game: all that comes over the line before the first move, the service worker included, is at most 700 kB', async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 390, height: 844 } });
  const asked = new Set<string>(['index.html', 'sw.js', ...files.filter((file) => file.startsWith('workbox-'))]);
  page.context().on('request', (request) => void asked.add(new URL(request.url()).pathname.replace(/^\//, '')));
  await quickly(page);
  await page.goto(plainAddress(opened().url));
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn, 60_000);
  // What the service worker keeps at once; most of it the page has loaded already.
  for (const [, url = ''] of text('sw.js').matchAll(/url:"([^"]+)"/g)) asked.add(url);
  for (const script of ['share.js', 'notify.js', 'later.js', 'later-files.js']) asked.add(script);
  expectAtMost(
    700 * KB,
    [...asked].filter((file) => files.includes(file)),
  );
  expect(problems).toEqual([]);
  await page.context().close();
});

test('the menu appears before the table: at most 170 kB, no Phaser and no computer players', () => {
  const first = loadedAtOnce();
  expect(first.length).toBeGreaterThan(1);
  expectAtMost(170 * KB, first);
  const players = files.filter((file) => /^assets\/engines-.*\.js$/.test(file));
  expect(players.length).toBeGreaterThan(0);
  expect(first).not.toEqual(expect.arrayContaining(players));
  expect(first.filter((file) => text(file).includes('CANVAS_RENDERER') || text(file).includes('Phaser v'))).toEqual([]);
});

test('the rules and the shapes of tiles are loaded once, for the page and its workers; no worker loads the page', () => {
  const entry = (name: string): readonly string[] =>
    withImports(files.filter((file) => new RegExp(`^assets/${name}-.*\\.js$`).test(file)));
  const [painter, players] = [entry('painter'), entry('worker')];
  const page = [...loadedAtOnce(), ...entry('start')];
  expect(painter.filter((file) => page.includes(file)).length).toBeGreaterThan(1);
  expect(players.filter((file) => page.includes(file)).length).toBeGreaterThan(0);
  expect([...painter, ...players].filter((file) => file.startsWith('assets/index-'))).toEqual([]);
  expect(weight(players.filter((file) => !page.includes(file)))).toBeLessThan(45 * KB);
  expect(weight(painter.filter((file) => !page.includes(file)))).toBeLessThan(75 * KB);
});

test('fonts are named after their content, so that the service worker takes them from the cache of the page', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
  for (const font of fonts) {
    expect(font).toMatch(/^assets\/[\w-]+-[\w-]{8}\.woff2$/);
    expect(text('index.html')).toContain(`="./${font}"`);
  }
});

test('product 19: each language is a separate file, loaded only by its readers', () => {
  const words = {
    en: 'Place a follower?',
    de: 'Wen möchtest du setzen?',
    pl: 'Kogo chcesz postawić?',
    ro: 'Alege un supus sau niciunul',
  };
  const first = loadedAtOnce();
  const holders = Object.values(words).map((word) =>
    files.filter((file) => file.endsWith('.js') && text(file).includes(word)),
  );
  for (const [one] of holders) expect(first).not.toContain(one);
  expect(holders.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(new Set(holders.flat()).size).toBe(4);
});

test.each([
  ['de-AT', undefined, 'de'],
  ['fr', undefined, 'en'],
  ['de-AT', 'pl', 'pl'],
] as const)(
  'the texts are fetched while the program still is, once: device %s, setting %s',
  async (locale, language, expected) => {
    const { page, problems } = await newVisit(browser(), { locale });
    if (language) await quickly(page, { language });
    const asked: string[] = [];
    const ofTexts = (): readonly string[] => asked.flatMap((path) => /^\/assets\/(de|en|pl|ro)-/.exec(path)?.[1] ?? []);
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(opened().url, { waitUntil: 'commit' });
    await expect.poll(ofTexts).toEqual([expected]);
    arrive();
    await page.locator('#app[data-started]').waitFor({ state: 'attached' });
    expect(ofTexts()).toEqual([expected]);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);

test('the service worker keeps what a game begins with at once, and nothing else; other files later, all of them', () => {
  const soon = [...text('sw.js').matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
  const later = [...text('later-files.js').matchAll(/"([^"]+)"/g)].map(([, url = '']) => url);
  expect(soon.slice(0, 2).every((file) => /^assets\/(start|painter)-/.test(file))).toBe(true);
  const game = withImports(files.filter((file) => /^assets\/(index|start|soundHost|painter)-.*\.js$/.test(file)));
  expect(soon).toEqual(
    expect.arrayContaining([...game, ...loadedAtOnce(), ...files.filter((file) => file.endsWith('.woff2'))]),
  );
  const notKept = /^(screenshots\/|fonts\/|icons\/.*-.*\.png$|(later|later-files|notify|share|sw|workbox-\w+)\.js$)/;
  expect(new Set([...soon, ...later])).toEqual(new Set(files.filter((file) => !notKept.test(file))));
  expect(soon.length + later.length).toBe(new Set([...soon, ...later]).size);
  expect(
    soon.filter((file) =>
      /^assets\/((de|en|pl|ro|book|online|workshop|archive|worker|engines|title-tall|title-wide)-)/.test(file),
    ),
  ).toEqual([]);
  // Their names say which content they have, so that the worker never keeps an old one.
  for (const file of later) expect(file).toMatch(/^assets\/[\w.-]+-[\w-]{8}\.\w+$/);
});

test('the table knows where followers stand on every tile of the boxes, without computing it', () => {
  const tables = files.filter((file) => /^assets\/start-.*\.js$/.test(file)).map(text);
  const ids = [...MATERIAL.tiles, ...carcassonne.TILE_SETS.flatMap(carcassonne.tileSet)].map(({ id }) => id);
  expect(tables).toHaveLength(1);
  expect(ids.filter((id) => !new RegExp(`\\b${id}["']?:\\[\\{x:`).test(tables.join()))).toEqual([]);
});

test('the gallery and the pseudo-language for developers are left out', () => {
  expect(files.filter((file) => /gallery|panel\.html|record\.html|pseudo/.test(file))).toEqual([]);
  const [, accented = ''] = /\[(\S+)/.exec(pseudo('abcdeghij')) ?? [];
  expect(accented).toHaveLength(9);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => text(file).includes(accented) || text(file).includes('loadPseudo'))).toEqual([]);
});
