import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as AllAnchors from './src/art/allAnchors.ts';
import type { CommonKey, Language } from './src/i18n/index.ts';
import { LANGUAGES, loadLanguage } from './src/i18n/languages.ts';
import { RERUN_ALL, projectsOf } from './tests/projects.ts';
import { contents } from './tests/support/contents.ts';
import { fastImports } from './tests/support/fastImports.ts';
import { fewFiles } from './tests/support/fewFiles.ts';
import { hostServers } from './tests/support/hostServers.ts';
import { laterFiles } from './tests/support/laterFiles.ts';
import { phaserParts } from './tests/support/phaserParts.ts';
import { sharedWorkers } from './tests/support/sharedWorkers.ts';
import { CSS_MODULES } from './tests/support/styles.ts';

/**
 * The built page may load only its own files. `blob:` and `data:` images are for Phaser. The development server injects
 * inline scripts and styles, so only the build has the policy.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  // The videos that players make of their games, to look at before they share them.
  'media-src blob:',
  "font-src 'self'",
  // A signalling server for playing with friends; src/main.ts narrows this down to one before anything else.
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

const STYLESHEET = / *<link rel="stylesheet"[^>]*>\n/g;
const PROGRAM = / *<script type="module"[^>]* src="([^"]+)"><\/script>\n/;
const PART = / *<link rel="modulepreload"[^>]* href="([^"]+)">\n/g;

/**
 * A page begins with its styles and the texts in the player's language; the program follows after the first picture.
 * Tells assets/begin.js the files of all of them; it comes before the styles, since scripts wait for those.
 */
const textsAndStylesFirst = (): Plugin => ({
  name: 'texts-and-styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const texts = Object.values(bundle).flatMap((output) => {
        const [, language] =
          /\/src\/i18n\/(\w+)\/index\.ts$/.exec('facadeModuleId' in output ? (output.facadeModuleId ?? '') : '') ?? [];
        return language === undefined ? [] : [`data-${language}="./${output.fileName}"`];
      });
      const letters = Object.keys(bundle).find((file) => /\/display-more-[^/]+\.woff2$/.test(file));
      const [, program] = PROGRAM.exec(html) ?? [];
      const parts = [...html.matchAll(PART)].map(([, part]) => part);
      const files = [
        `data-program="${program}"`,
        `data-parts="${parts.join(' ')}"`,
        `data-letters="./${letters}"`,
        ...texts,
      ];
      const begin = `    <script async fetchpriority="high" src="./begin.js" ${files.join(' ')}></script>\n`;
      const styles = html.match(STYLESHEET) ?? [];
      return html
        .replaceAll(STYLESHEET, '')
        .replaceAll(PART, '')
        .replace(PROGRAM, () => [begin, ...styles].join(''));
    },
  },
});

const SHOTS = [
  { name: 'castle-middle', label: 'The Castle in the middle of a game' },
  { name: 'zamek-score', label: 'Zamek: choosing what to score' },
] as const;
/** Pictures of docs/ that stores and browsers show before installation. */
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

/** Fills src/art/knownAnchors.ts: 39 kB of numbers, which take 2.6 s to compute. */
const knownAnchors = (): Plugin => ({
  name: 'known-anchors',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/art\/knownAnchors\.ts$/ },
    async handler() {
      const bundle = await rolldown({ input: 'src/art/allAnchors.ts', platform: 'node', logLevel: 'silent' });
      const { output } = await bundle.generate({ format: 'esm' });
      const program = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
      const { allAnchors } = (await import(program)) as typeof AllAnchors;
      return { code: `export const KNOWN_ANCHORS = ${JSON.stringify(allAnchors())};`, map: null };
    },
  },
});

const FILES = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await loadLanguage(language) })));
const text = (language: Language, key: CommonKey): string =>
  String(FILES.find((file) => file.language === language)?.texts.common[key]);

/** The texts of a language as JSON, which a browser reads in a third of the time. */
const textsAsJson = (): Plugin => ({
  name: 'texts-as-json',
  apply: 'build',
  load: {
    filter: { id: /\/src\/i18n\/\w+\/index\.ts$/ },
    handler(id) {
      const found = FILES.find(({ language }) => id.endsWith(`/${language}/index.ts`));
      return found && `export const ${found.language} = JSON.parse(${JSON.stringify(JSON.stringify(found.texts))});`;
    },
  },
});

const ICON_FILE = readFileSync(new URL('assets/icons/icon-192.png', import.meta.url));
/** Browsers ask for it offline, too: named after its content, it can be kept after all that a game needs. */
const ICON = `assets/icon-192-${createHash('sha256').update(ICON_FILE).digest('hex').slice(0, 8)}.png`;

const appIcon = (): Plugin => ({
  name: 'app-icon',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: ICON, source: ICON_FILE });
  },
});

/** In English, and in the other languages for devices that support them (Web App Manifest, localized members). */
const shortcut = (key: CommonKey, url: string) => ({
  name: text('en', key),
  name_localized: Object.fromEntries(LANGUAGES.map((language) => [language, text(language, key)])),
  url,
  icons: SHORTCUT_ICON,
});

const SHORTCUT_ICON = [{ src: ICON, sizes: '192x192', type: 'image/png' }];

const few = fewFiles('/hud/game/GameScreen.tsx');
const later = laterFiles();
/** What a game begins with is kept first. */
const isSoon = (url: string): boolean => /^assets\/(?:start|painter)-/.test(url);

const progressiveWebApp = () =>
  VitePWA({
    strategies: 'generateSW',
    // An update must never replace the page during a game: the player is asked (src/pwa.ts).
    registerType: 'prompt',
    // `globPatterns` already includes them.
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
        { src: ICON, sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      screenshots: SCREENSHOTS.map(({ from: _file, ...shot }) => shot),
      // Fragments of src/session/links/linkOpener.ts.
      shortcuts: [
        shortcut('menu.new', './#new'),
        shortcut('menu.continue', './#continue'),
        shortcut('puzzles.menu', './#puzzle'),
      ],
      // A file or a link must not end a running game: the open page is notified (src/session/links/launch.ts).
      launch_handler: { client_mode: 'focus-existing' },
      file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
      // By POST, since files cannot be shared otherwise: the service worker handles it (assets/share.js).
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
      globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,json,woff2,ogg,mp3}'],
      // For the installation and notifications, which need the network; and scripts of the service worker itself.
      globIgnores: ['screenshots/**', 'icons/*-*.png', 'share.js', 'notify.js', 'later.js', 'later-files.js'],
      importScripts: ['share.js', 'notify.js', 'later.js'],
      // In this order the worker fetches them.
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => !later.isLater(url))
            .toSorted((a, b) => Number(isSoon(b.url)) - Number(isSoon(a.url))),
          warnings: [],
        }),
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      cleanupOutdatedCaches: true,
      // Otherwise, on the first visit, the table's code would not come from the cache if the network fails before a
      // game begins.
      clientsClaim: true,
    },
  });

/** On a slow machine plugins take seconds, above all the one that computes where followers stand: nothing is wrong. */
const UNTIMED = { checks: { bundlerTimings: false } };

export default defineConfig(({ mode }) => ({
  // Relative addresses: the game runs under any path of any static host.
  base: './',
  publicDir: 'assets',
  plugins: [
    hostServers(),
    contentSecurityPolicy(),
    textsAndStylesFirst(),
    screenshots(),
    appIcon(),
    phaserParts(),
    textsAsJson(),
    sharedWorkers(),
    few.plugin,
    later,
    knownAnchors(),
    contents(),
    progressiveWebApp(),
    fastImports(),
  ],
  css: { modules: CSS_MODULES },
  build: {
    // The oldest browsers that support everything the program uses: README.md, assets/too-old.js.
    target: ['chrome110', 'firefox121', 'safari16.4'],
    // The page's policy allows no fonts within styles.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Phaser does not tree-shake: one lazy chunk of 0.9 MB, 0.2 MB over the wire.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      ...UNTIMED,
      output: {
        codeSplitting: { groups: few.groups },
        // A shared chunk may be called after a CSS Module: its name has no dot but the last.
        chunkFileNames: ({ name }) => `assets/${name.replace(/\.module$/, '')}-[hash].js`,
      },
    },
  },
  worker: { format: 'es', rolldownOptions: UNTIMED },
  test: {
    forceRerunTriggers: RERUN_ALL,
    // Each project has its own server: what one has compiled, the others and the next run find on disk. Two files of
    // tests/hud take 7 s of processor time then, instead of 12 s.
    experimental: { fsModuleCache: true },
    reporters: ['default', './tests/support/countReporter.mjs'],
    projects: projectsOf(mode),
  },
}));
