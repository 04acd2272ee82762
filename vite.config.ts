import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

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
  "connect-src 'self'",
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

const progressiveWebApp = () =>
  VitePWA({
    strategies: 'generateSW',
    // An update must never replace the page under a game: the player is asked (src/pwa.ts).
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: './',
      start_url: './',
      scope: './',
      name: 'Ramparts',
      short_name: 'Ramparts',
      description: 'Build a town inside the castle wall: Carcassonne: The Castle and Zamek, offline, for two.',
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
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,json,txt,woff2,ogg,mp3,webmanifest}'],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: 'index.html',
      cleanupOutdatedCaches: true,
      // Without this the first visit would not find the table's code in the cache when the line drops before a game begins.
      clientsClaim: true,
    },
  });

const SECOND = 1000;

/** `npm test`: everything that decides. */
const EVERY_DAY: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**'],
      environment: 'node',
      testTimeout: 30 * SECOND,
    },
  },
  {
    extends: true,
    test: {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      environment: 'node',
      globalSetup: ['tests/support/buildSite.ts'],
      fileParallelism: false,
      testTimeout: 120 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
];

/** `npm run test:long`: the same questions, asked for hours. */
const LONG: TestProjectConfiguration[] = [
  { extends: true, test: { name: 'long', include: ['tests/**/*.long.ts'], environment: 'node', testTimeout: 3600 * SECOND } },
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
      testTimeout: 300 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
];

/** By mode, since every project that exists is run by default. */
const PROJECTS: Readonly<Record<string, TestProjectConfiguration[]>> = { long: LONG, pictures: PICTURES };

export default defineConfig(({ mode }) => ({
  // Relative addresses: the game runs under any path of any static host.
  base: './',
  publicDir: 'assets',
  plugins: [contentSecurityPolicy(), progressiveWebApp()],
  build: {
    target: 'es2022',
    // Phaser does not tree-shake: one lazy chunk of 1.4 MB, 0.3 MB over the wire.
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es' },
  test: {
    reporters: ['default', './tests/support/countReporter.mjs'],
    projects: PROJECTS[mode] ?? EVERY_DAY,
  },
}));
