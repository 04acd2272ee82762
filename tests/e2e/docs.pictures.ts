import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { shrink, whenPainted } from '../support/pictures.ts';
import { importRecord, playedUntil, quickly, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/** Takes the pictures of docs/: `npm run pictures`. */

const FOLDER = join(import.meta.dirname, '../../docs/pictures');

interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Width of the picture that is kept. */
  readonly width: number;
}

const SCREENS: readonly Screen[] = [
  { name: '1600x1000', options: { viewport: { width: 1600, height: 1000 } }, width: 1000 },
  { name: '1280x720', options: { viewport: { width: 1280, height: 720 } }, width: 800 },
  { name: '844x390', options: { viewport: { width: 844, height: 390 }, hasTouch: true, deviceScaleFactor: 2 }, width: 844 },
  { name: '390x844', options: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 }, width: 390 },
];

const MOMENTS: readonly (readonly [string, Awaiting, number])[] = [
  ['middle', 'place', 62],
  ['follower', 'deploy', 80],
  ['score', 'score', 40],
  ['end', 'over', 0],
];

const { browser, site } = openForAll();

async function keep(page: Page, name: string, width: number): Promise<void> {
  const picture = await shrink(page, await whenPainted(page, 120_000), width, 0.78);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.jpg`), picture);
}

async function open({ options }: Screen): Promise<Page> {
  const { page } = await newVisit(browser(), { ...options, reducedMotion: 'reduce' });
  await quickly(page);
  await page.goto(testAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return page;
}

test.each(SCREENS)('title at $name', async (screen) => {
  const page = await open(screen);
  await keep(page, `title-${screen.name}`, screen.width);
  await page.context().close();
});

const scenes = (['castle', 'zamek'] as const).flatMap((rules) => SCREENS.flatMap((screen) => MOMENTS.map(([moment, awaiting, least]) => ({ rules, screen, moment, awaiting, least }))));

test.each(scenes)('$rules $moment at $screen.name', async ({ rules, screen, moment, awaiting, least }: { rules: RuleSetId; screen: Screen; moment: string; awaiting: Awaiting; least: number }) => {
  const page = await open(screen);
  await importRecord(page, JSON.stringify(playedUntil(rules, awaiting, least)));
  await until(page, (now) => now.awaiting === awaiting);
  if (awaiting === 'place') await page.keyboard.press('ArrowRight');
  if (awaiting === 'deploy') await page.keyboard.press('1');
  await keep(page, `${rules}-${moment}-${screen.name}`, screen.width);
  await page.context().close();
});
