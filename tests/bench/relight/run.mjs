// Time to light the whole board: node tests/bench/relight/run.mjs. Compare ratios within one run only: machines are
// shared and noisy.
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: resolve(import.meta.dirname, 'page.ts'),
  platform: 'browser',
  logLevel: 'silent',
});
const { output } = await bundle.generate({ format: 'iife' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.addScriptTag({ content: output[0].code });
const figures = await page.evaluate(() => window.measure());
const pictures = await page.evaluate(() => window.firstPictures());
await browser.close();

const { card, width, height, prototype, ...times } = figures;
console.log(`${card}\n${width} x ${height} pixels`);
for (const [name, ms] of Object.entries({ prototype, ...times }))
  console.log(
    `${name.padEnd(16)} ${ms.toFixed(0).padStart(7)} ms  ${(ms / prototype).toFixed(2).padStart(6)} of the prototype`,
  );
for (const [name, ms] of Object.entries(pictures))
  console.log(`${name.padEnd(16)} ${ms.toFixed(0).padStart(7)} ms after the start, by the processor alone`);
