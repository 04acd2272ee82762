import { readFileSync, readdirSync } from 'node:fs';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { CommonKey, Language } from './src/i18n/index.ts';
import { LANGUAGES, loadLanguage } from './src/i18n/languages.ts';
import { STOPPED_DRAWING } from './tests/support/drawing.ts';

/**
 * What the built page may load: its own files, and nothing from anywhere else. `blob:` and `data:` pictures are what
 * Phaser draws with. The development server injects inline scripts and styles, so only the build carries the policy.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // A signalling server for playing with a friend; which one, the program narrows down before anything else (src/main.ts).
  "connect-src 'self' ws: wss:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
});

const SHOTS = [
  { name: 'castle-middle', label: 'The Castle in the middle of a game' },
  { name: 'zamek-score', label: 'Zamek: choosing what to score' },
] as const;
/** Pictures of docs/ that stores and browsers show before the game is installed. */
const SCREENSHOTS = SHOTS.flatMap(({ name, label }) => [
  {
    from: `${name}-1280x720`,
    src: `screenshots/${name}-wide.jpg`,
    sizes: '800x450',
    type: 'image/jpeg',
    form_factor: 'wide' as const,
    label,
  },
  {
    from: `${name}-390x844`,
    src: `screenshots/${name}-narrow.jpg`,
    sizes: '390x844',
    type: 'image/jpeg',
    form_factor: 'narrow' as const,
    label,
  },
]);

const screenshots = (): Plugin => ({
  name: 'screenshots',
  apply: 'build',
  generateBundle() {
    for (const { from, src } of SCREENSHOTS)
      this.emitFile({
        type: 'asset',
        fileName: src,
        source: readFileSync(new URL(`docs/pictures/${from}.jpg`, import.meta.url)),
      });
  },
});

const FILES = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, common: (await loadLanguage(language)).common })),
);
const text = (language: Language, key: CommonKey): string =>
  String(FILES.find((file) => file.language === language)?.common[key]);

/** In English, and in the other languages for devices that know how to choose (Web App Manifest, localized members). */
const shortcut = (key: CommonKey, url: string) => ({
  name: text('en', key),
  name_localized: Object.fromEntries(LANGUAGES.map((language) => [language, text(language, key)])),
  url,
  icons: SHORTCUT_ICON,
});

const SHORTCUT_ICON = [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

const progressiveWebApp = () =>
  VitePWA({
    strategies: 'generateSW',
    // An update must never replace the page under a game: the player is asked (src/pwa.ts).
    registerType: 'prompt',
    // The pattern of the files names them already.
    includeManifestIcons: false,
    injectRegister: false,
    manifest: {
      id: './',
      start_url: './',
      scope: './',
      name: 'Ramparts',
      short_name: 'Ramparts',
      description:
        'Build a town inside the castle wall, or the country around it: Carcassonne: The Castle, Zamek and Carcassonne, offline, for two to six.',
      lang: 'en',
      display: 'standalone',
      orientation: 'any',
      theme_color: '#506a41',
      background_color: '#f8eed8',
      categories: ['games'],
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      screenshots: SCREENSHOTS.map(({ from: _file, ...shot }) => shot),
      // Fragments of src/session/arrivals.ts.
      shortcuts: [
        shortcut('menu.new', './#new'),
        shortcut('menu.continue', './#continue'),
        shortcut('puzzles.menu', './#puzzle'),
      ],
      // A running game is not thrown away for a file or a link: the page that is open is told (src/session/platform/launch.ts).
      launch_handler: { client_mode: 'focus-existing' },
      file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
      // By POST, since files come no other way: the worker takes it (assets/share.js).
      share_target: {
        action: './?shared',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'shared-title',
          text: 'shared-text',
          url: 'shared-url',
          files: [{ name: 'shared-file', accept: ['application/json', '.json'] }],
        },
      },
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,json,txt,woff2,ogg,mp3}'],
      // Shown before the game is installed; a part of the worker itself.
      globIgnores: ['screenshots/**', 'share.js'],
      importScripts: ['share.js'],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      cleanupOutdatedCaches: true,
      // Without this the first visit would not find the table's code in the cache when the line drops before a game begins.
      clientsClaim: true,
    },
  });

const SECOND = 1000;

/** Searches leave much that is soon forgotten behind them: collected in larger pieces, it costs a twentieth less. */
const ROOMY = ['--max-semi-space-size=64'];

const NAMES = readdirSync(new URL('tests', import.meta.url), { recursive: true, encoding: 'utf8' });
/** Paths of the unit tests whose text matches. */
const unitTestsWith = (text: RegExp): string[] =>
  NAMES.filter(
    (name) => name.endsWith('.test.ts') && text.test(readFileSync(new URL(`tests/${name}`, import.meta.url), 'utf8')),
  ).map((name) => `tests/${name}`);

/** Tests of the program with a module more than it has. */
const CANARY = unitTestsWith(/withCanary\.ts/);
/** Tests that put something else in place of the program's files: nothing that they load may be shared. */
const REPLACING = unitTestsWith(/vi\.mock\(/).filter((path) => !CANARY.includes(path));

/** `npm test`: everything that decides. */
const EVERY_DAY: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**', ...CANARY, ...REPLACING],
      environment: 'node',
      // Whole games on a machine that is busy with something else.
      testTimeout: 90 * SECOND,
      // What several files load is loaded, compiled and optimized once: a second worker costs as much as it brings.
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      execArgv: ROOMY,
    },
  },
  {
    extends: true,
    test: {
      name: 'canary',
      include: CANARY,
      environment: 'node',
      testTimeout: 90 * SECOND,
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      execArgv: ROOMY,
    },
  },
  {
    extends: true,
    test: {
      name: 'replacing',
      include: REPLACING,
      environment: 'node',
      testTimeout: 90 * SECOND,
      maxWorkers: 1,
      execArgv: ROOMY,
    },
  },
  {
    extends: true,
    test: {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      environment: 'node',
      globalSetup: ['tests/support/buildSite.ts'],
      testTimeout: 120 * SECOND,
      hookTimeout: 120 * SECOND,
      pool: 'threads',
      isolate: false,
      // After the others where one vitest runs them all.
      sequence: { groupOrder: 1 },
      // Nothing else is tried again. The report names and counts what was.
      retry: { count: 1, condition: new RegExp(`^${STOPPED_DRAWING}`) },
      // A page answers when it has the time to.
      expect: { poll: { timeout: 20 * SECOND } },
    },
  },
];

/** What plays, paints or searches for seconds: `npm test` runs it, the inner loop does not. */
const SLOW = [
  'tests/perft/**',
  'tests/properties/**',
  'tests/arena/**',
  'tests/bots/**',
  'tests/art/**',
  'tests/architecture/**',
  'tests/net/**',
  'tests/session/**',
  'tests/modules/**',
  'tests/hud/gallery.test.ts',
  'tests/hud/book.test.ts',
  'tests/game/**/boardFeatures.test.ts',
  'tests/game/bgio/carcassonne.test.ts',
  'tests/game/prompt.test.ts',
];

/** Quick tests that read or start the program's files, rather than load them: no change tells by itself that they are affected. */
const SOURCES = ['tests/i18n/noTextInCode.test.ts', 'tests/i18n/terms.test.ts', 'tests/game/cli/referee.test.ts'];

/** `npm run test:fast`, `npm run test:watch`: the tests that answer at once. */
const FAST: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'fast',
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**', ...SLOW, ...SOURCES, ...CANARY, ...REPLACING],
      environment: 'node',
      testTimeout: 30 * SECOND,
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      execArgv: ROOMY,
    },
  },
  {
    extends: true,
    test: {
      name: 'sources',
      include: SOURCES,
      environment: 'node',
      testTimeout: 30 * SECOND,
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
    },
  },
];

/** `npm run test:long`: the same questions, asked for hours. */
const LONG: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'long',
      include: ['tests/**/*.long.ts'],
      environment: 'node',
      globalSetup: ['tests/support/buildSite.ts'],
      testTimeout: 3600 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
];

/** `npm run pictures`: takes the pictures of docs/ anew. */
const PICTURES: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'pictures',
      include: ['tests/e2e/**/*.pictures.ts'],
      environment: 'node',
      globalSetup: ['tests/support/buildSite.ts'],
      testTimeout: 1200 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
];

/** `npm run fonts`: makes the fonts of assets/fonts anew. */
const FONTS: TestProjectConfiguration[] = [
  { extends: true, test: { name: 'fonts', include: ['tests/**/*.fonts.ts'], environment: 'node' } },
];

/** `npm run bench:page`: what the page costs, in figures. */
const BENCH: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'bench',
      include: ['tests/bench/**/*.bench.ts'],
      environment: 'node',
      globalSetup: ['tests/support/buildSite.ts'],
      testTimeout: 300 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
];

/** By mode, since every project that exists is run by default. */
const PROJECTS: Readonly<Record<string, TestProjectConfiguration[]>> = {
  fast: FAST,
  long: LONG,
  pictures: PICTURES,
  fonts: FONTS,
  page: BENCH,
};

export default defineConfig(({ mode }) => ({
  // Relative addresses: the game runs under any path of any static host.
  base: './',
  publicDir: 'assets',
  plugins: [contentSecurityPolicy(), screenshots(), progressiveWebApp()],
  build: {
    // The oldest browsers that have all that the program uses: README.md, assets/too-old.js.
    target: ['chrome110', 'firefox121', 'safari16.4'],
    // Phaser does not tree-shake: one lazy chunk of 1.4 MB, 0.3 MB over the wire.
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es' },
  test: {
    // One more than the smallest machine has cores: browser tests wait as much as they work.
    maxWorkers: 3,
    // What tests read without importing it: `--changed` and watching run all quick tests then.
    forceRerunTriggers: ['**/package.json', '**/vite.config.ts', '**/*.{json,txt,css,html,mjs}'],
    reporters: ['default', './tests/support/countReporter.mjs'],
    projects: PROJECTS[mode] ?? EVERY_DAY,
  },
}));
