import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectConfiguration, TestProjectInlineConfiguration, TestUserConfig } from 'vitest/config';
import { affectedBy, changedFiles } from './support/affected.ts';
import { STOPPED_DRAWING } from './support/drawing.ts';
import { fastImports } from './support/fastImports.ts';
import { classNames } from './support/styles.ts';

/** Which tests run together, how, and by which command. Paths are relative to the project's folder. */

const SECOND = 1000;

/** Without what only the build needs: a project that extends the configuration of the build loads it again. */
const project = (test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectConfiguration => ({
  plugins: [classNames(), fastImports()],
  test,
});

/**
 * Searches leave much short-lived garbage: with a larger young generation the tests of painter and bots take 42 s instead
 * of 48 s, and a twentieth less of the processor.
 */
const ROOMY = '--max-semi-space-size=64';
/** Libraries as players get them: in development mode boardgame.io checks the whole match after every move. */
const PRODUCTION = { NODE_ENV: 'production' };
/** As in browsers; Node has it without asking from version 22 on. */
const WEB_SOCKET = '--experimental-websocket';

/** Kinds of files that tests read without importing them, and names of files that decide how tests run. */
const READ = ['json', 'txt', 'css', 'html', 'mjs'];
const DECIDING = ['package.json', 'vite.config.ts', 'tests/projects.ts'];
/** A change to one of these makes all quick tests run. */
export const RERUN_ALL = [...DECIDING.map((name) => `**/${name}`), `**/*.{${READ.join()}}`];

const ROOT = join(import.meta.dirname, '..');
/** Without what a new expansion is made of. */
const NAMES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.startsWith('template/'),
);
/** Paths of the unit tests whose text matches. */
const unitTestsWith = (text: RegExp): string[] =>
  NAMES.filter(
    (name) => /\.test\.tsx?$/.test(name) && text.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  ).map((name) => `tests/${name}`);

/** Tests of the program with an additional module, and nothing else replaced. */
const REPLACES_MORE = unitTestsWith(/^vi\.mock\([^]*^vi\.mock\(/m);
const CANARY = unitTestsWith(/withCanary\.ts/).filter((path) => !REPLACES_MORE.includes(path));
/** Tests that mock files of the program: their module cache must not be shared. */
const REPLACING = unitTestsWith(/^vi\.mock\(/m).filter((path) => !CANARY.includes(path));
/**
 * Tests of the page without a browser. Beside other tests, every change between the two would start a new process; in a
 * group of their own, they also share one window.
 */
const DOM = unitTestsWith(/@vitest-environment happy-dom/).filter(
  (path) => !CANARY.includes(path) && !REPLACING.includes(path),
);

/** Tests in browsers. */
const PAGES = ['tests/e2e/**/*.test.ts', 'tests/expansions/*/page.test.ts'];

/** Browser tests that keep a core busy on their own, since they paint or open several pages. */
const HEAVY = ['friend', 'visual', 'kept', 'country', 'idle', 'relight', 'firefox'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** Browser tests of the panels of the gallery. */
const GALLERY = ['phone', 'reach', 'overflow'].map((name) => `tests/e2e/${name}.test.ts`);

/**
 * Tests that mostly wait, as those in browsers do: for the compiler and the tests of a new expansion, or for seconds to
 * pass. With the other unit tests they would keep all of them waiting for a quarter of a minute.
 */
const WAITING = ['architecture/newExpansion', 'session/rooms', 'session/tabs', 'session/unsaved', 'session/backup'].map(
  (name) => `tests/${name}.test.ts`,
);

/** A busy machine answers late, and every poll costs a page time. */
const POLLED = { poll: { timeout: 20 * SECOND, interval: 100 } };

const IN_BROWSERS = {
  environment: 'node',
  globalSetup: ['tests/support/buildSite.ts'],
  testTimeout: 120 * SECOND,
  hookTimeout: 120 * SECOND,
  // Files of one process share its browser, which ends with it.
  pool: 'forks',
  isolate: false,
  // No other failure is retried. The report names and counts retries.
  retry: { count: 1, condition: new RegExp(`^${STOPPED_DRAWING}`) },
  expect: POLLED,
} satisfies TestUserConfig;

const WITH_GALLERY = [...IN_BROWSERS.globalSetup, 'tests/support/buildGallery.ts'];

/** With more, the tests without a browser, which run beside them in one process, would end minutes later. */
const WORKERS = 2;

/** `npm run test:e2e`. Heavy tests, and those of the gallery, come first. */
const BROWSER: TestProjectConfiguration[] = [
  project({
    ...IN_BROWSERS,
    name: 'heavy',
    include: HEAVY,
    globalSetup: WITH_GALLERY,
    maxWorkers: WORKERS,
    sequence: { groupOrder: 1 },
  }),
  project({
    ...IN_BROWSERS,
    name: 'e2e',
    include: [...PAGES],
    exclude: [...HEAVY, ...GALLERY],
    maxWorkers: WORKERS,
    sequence: { groupOrder: 2 },
  }),
  project({
    ...IN_BROWSERS,
    name: 'gallery',
    include: GALLERY,
    globalSetup: WITH_GALLERY,
    maxWorkers: WORKERS,
    sequence: { groupOrder: 1 },
  }),
  project({
    name: 'waiting',
    include: WAITING,
    environment: 'node',
    pool: 'forks',
    isolate: false,
    env: PRODUCTION,
    expect: POLLED,
    testTimeout: 120 * SECOND,
    maxWorkers: WORKERS,
    sequence: { groupOrder: 2 },
  }),
];

/**
 * Without a browser. Files share what is loaded, compiled and optimized once: a second worker costs as much as it
 * gains.
 */
const IN_ONE_PROCESS = {
  environment: 'node',
  pool: 'forks',
  maxWorkers: 1,
  isolate: false,
  execArgv: [ROOMY, WEB_SOCKET],
  env: PRODUCTION,
  expect: POLLED,
} satisfies TestUserConfig;
/** Whole games, on a machine that may be busy. */
const UNIT = { ...IN_ONE_PROCESS, testTimeout: 90 * SECOND } satisfies TestUserConfig;
const QUICK = { ...IN_ONE_PROCESS, testTimeout: 30 * SECOND } satisfies TestUserConfig;

/** `npm test`: every test that must pass. */
const EVERY_DAY: TestProjectConfiguration[] = [
  project({
    ...UNIT,
    name: 'unit',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...PAGES, 'tests/template/**', ...WAITING, ...DOM, ...CANARY, ...REPLACING],
  }),
  project({ ...UNIT, name: 'dom', include: DOM, sequence: { groupOrder: 1 } }),
  project({ ...UNIT, name: 'canary', include: CANARY }),
  project({ ...UNIT, name: 'replacing', include: REPLACING, isolate: true }),
  ...BROWSER,
];

/** Folders of tests that play, paint or search for seconds: `npm test` runs them, the inner loop does not. */
const SLOW_FOLDERS = ['perft', 'properties', 'arena', 'bots', 'art', 'architecture', 'net', 'session', 'modules'];
/** Tests in these folders that take less than a second. */
const QUICK_AMONG_SLOW: Readonly<Record<string, readonly string[]>> = {
  bots: ['adviser', 'search', 'thinker'],
  art: ['exposure', 'playerColours', 'regionOutline', 'tablePainter', 'sun'],
  architecture: ['affected', 'docs', 'modules'],
  net: ['draws', 'invitation', 'keys', 'ownSet', 'promises', 'rtc', 'texts'],
  session: ['book', 'challenge', 'hints', 'match', 'peerCarcassonne', 'platform', 'review'],
};
const SLOW = [
  ...SLOW_FOLDERS.flatMap((folder) => {
    const quick = QUICK_AMONG_SLOW[folder] ?? [];
    return NAMES.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.test.ts'))
      .filter((name) => !quick.includes(name.slice(folder.length + 1, -'.test.ts'.length)))
      .map((name) => `tests/${name}`);
  }),
  'tests/expansions/*/{art,auction,bots,room}.test.ts',
  'tests/hud/gallery.test.ts',
  'tests/hud/back.test.ts',
  'tests/hud/book.test.ts',
  'tests/hud/focus.test.ts',
  'tests/hud/scored.test.ts',
  'tests/hud/sameWords.test.ts',
  'tests/scenes/hiding.test.ts',
  'tests/game/**/evaluationInputs.test.ts',
  'tests/game/bgio/carcassonne.test.ts',
  'tests/game/prompt.test.ts',
];

/**
 * Quick tests that read or start the program's files instead of importing them, so no change shows that they are
 * affected.
 */
const SOURCES = [
  'tests/architecture/docs.test.ts',
  'tests/architecture/modules.test.ts',
  'tests/game/cli/referee.test.ts',
  'tests/i18n/noTextInCode.test.ts',
  'tests/i18n/terms.test.ts',
  'tests/net/promises.test.ts',
];

/** The quick tests: all of them, or those among the given paths. */
const quick = (among?: readonly string[]): TestProjectConfiguration[] => [
  project({
    ...QUICK,
    name: 'fast',
    include: [...(among ?? ['tests/**/*.test.{ts,tsx}'])],
    exclude: [...PAGES, 'tests/template/**', ...SLOW, ...DOM, ...CANARY, ...REPLACING],
  }),
  project({
    ...QUICK,
    name: 'fastDom',
    include: among ? DOM.filter((path) => among.includes(path)) : DOM,
    exclude: SLOW,
    sequence: { groupOrder: 1 },
  }),
];

/**
 * The quick tests that uncommitted changes affect; those that read sources run beside them. All quick tests take 44 s of
 * processor time.
 */
function affected(): TestProjectConfiguration[] {
  const changed = changedFiles();
  const paths = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const all = changed.some((path) => DECIDING.includes(path) || READ.some((kind) => path.endsWith(`.${kind}`)));
  const texts = (): Map<string, string> => new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const files = all ? paths : [...affectedBy(changed, texts())];
  return quick(
    files.filter((path) => /\.test\.tsx?$/.test(path) && !SOURCES.includes(path) && !path.includes('/template/')),
  );
}

/** `npm run test:long`: the same kind of tests, running for hours. */
const LONG: TestProjectConfiguration[] = [
  project({
    name: 'long',
    include: ['tests/**/*.long.ts'],
    environment: 'node',
    globalSetup: ['tests/support/buildSite.ts', 'tests/support/buildGallery.ts'],
    testTimeout: 3600 * SECOND,
    hookTimeout: 120 * SECOND,
  }),
];

/** `npm run pictures`: takes the pictures of docs/ again. */
const PICTURES: TestProjectConfiguration[] = [
  project({
    name: 'pictures',
    include: ['tests/e2e/**/*.pictures.ts'],
    environment: 'node',
    globalSetup: ['tests/support/buildSite.ts'],
    testTimeout: 1200 * SECOND,
    hookTimeout: 120 * SECOND,
  }),
];

/** `npm run fonts`: rebuilds the fonts of src/hud/styles/fonts. */
const FONTS: TestProjectConfiguration[] = [
  project({ name: 'fonts', include: ['tests/**/*.fonts.ts'], environment: 'node' }),
];

/** `npm run bench:page` and `bench:phone`: measure what the page costs. */
const bench = (name: string, include: string): TestProjectConfiguration[] => [
  project({
    name,
    include: [include],
    environment: 'node',
    globalSetup: ['tests/support/buildSite.ts'],
    testTimeout: 300 * SECOND,
    hookTimeout: 120 * SECOND,
  }),
];

/** Tests of all modules alike; those of a single one are in its folder. */
const ABOUT_MODULES = [
  'tests/modules/',
  'tests/golden/carcassonne',
  'tests/properties/carcassonne',
  'tests/architecture/layers',
  'tests/architecture/modules',
  'tests/architecture/expansions',
  'tests/architecture/docs',
  'tests/architecture/styles',
  'tests/i18n/',
  'tests/session/book',
  'tests/session/lessons',
  'tests/game/carcassonne/tiles',
  'tests/game/carcassonne/slices',
  'tests/hud/about',
  'tests/hud/newGame',
  'tests/hud/options',
  'tests/hud/book',
  'tests/bots/carcassonne/modules',
];

/** `npm run test:expansion ID`: what concerns a module, in less than two minutes. */
function expansion(): TestProjectConfiguration[] {
  const id = process.env['EXPANSION'] ?? '';
  const isAbout = (path: string): boolean =>
    path.startsWith(`tests/expansions/${id}/`) || ABOUT_MODULES.some((start) => path.startsWith(start));
  const unit = NAMES.map((name) => `tests/${name}`).filter(
    (path) => /\.test\.tsx?$/.test(path) && isAbout(path) && !/\/page\.test/.test(path),
  );
  const among = (paths: readonly string[]): string[] => unit.filter((path) => paths.includes(path));
  return [
    project({ ...UNIT, name: 'canary', include: among(CANARY) }),
    project({ ...UNIT, name: 'dom', include: among(DOM), sequence: { groupOrder: 1 } }),
    project({ ...UNIT, name: 'replacing', include: among(REPLACING), isolate: true }),
    project({
      ...UNIT,
      name: 'unit',
      include: unit.filter((path) => ![...CANARY, ...DOM, ...REPLACING].includes(path)),
    }),
  ];
}

/** By mode, since every configured project runs by default. */
const PROJECTS: Readonly<Record<string, () => TestProjectConfiguration[]>> = {
  // `npm run test:watch`
  quick: () => quick(),
  // `npm run test:fast`, two at once
  affected,
  sources: () => [project({ ...QUICK, name: 'sources', include: SOURCES })],
  expansion,
  long: () => LONG,
  pictures: () => PICTURES,
  fonts: () => FONTS,
  page: () => bench('page', 'tests/bench/*.bench.ts'),
  phone: () => bench('phone', 'tests/bench/phone/*.bench.ts'),
};

/** What `vitest --mode` runs. */
export const projectsOf = (mode: string): TestProjectConfiguration[] => PROJECTS[mode]?.() ?? EVERY_DAY;
