import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';
import { greedyCarcassonneMove } from '../../src/arena/baseline/carcassonneGreedy.ts';
import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { Awaiting } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { shrink, whenPainted } from '../support/pictures.ts';
import { importRecord, playedUntil, quickly, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/** Takes the pictures of docs/: `npm run pictures`; `-- -t zamek` takes only some. */

const QUALITY = 0.72;
const FOLDER = join(import.meta.dirname, '../../docs/pictures');

interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Width of the stored picture. */
  readonly width: number;
}

const SCREENS: readonly Screen[] = [
  { name: '1600x1000', options: { viewport: { width: 1600, height: 1000 } }, width: 1000 },
  { name: '1280x720', options: { viewport: { width: 1280, height: 720 } }, width: 800 },
  {
    name: '844x390',
    options: { viewport: { width: 844, height: 390 }, hasTouch: true, deviceScaleFactor: 2 },
    width: 844,
  },
  {
    name: '390x844',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
    width: 390,
  },
];

type Moment = 'middle' | 'follower' | 'score' | 'end';

const MOMENTS: Readonly<Record<Moment, readonly [Awaiting, number]>> = {
  middle: ['place', 62],
  follower: ['deploy', 80],
  score: ['score', 40],
  end: ['over', 0],
};

/** The pictures in docs/ and in the manifest (vite.config.ts); the end comes last. */
const SHOWN: Readonly<Record<'castle' | 'zamek', Readonly<Record<string, readonly Moment[]>>>> = {
  castle: {
    '1600x1000': ['middle', 'end'],
    '1280x720': ['middle', 'follower', 'end'],
    '844x390': ['score'],
    '390x844': ['middle', 'follower'],
  },
  zamek: {
    '1600x1000': ['middle', 'end'],
    '1280x720': ['score', 'follower'],
    '844x390': ['score'],
    '390x844': ['score', 'follower'],
  },
};

const { browser, site } = openForAll({ painted: true });

async function write(page: Page, picture: Buffer, name: string, width: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.jpg`), await shrink(page, picture, width, QUALITY));
}

async function open({ options }: Screen, light = 'day'): Promise<Page> {
  const { page } = await newVisit(browser(), { ...options, reducedMotion: 'reduce' });
  await quickly(page, { light });
  await page.goto(testAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return page;
}

const tables = (['castle', 'zamek'] as const).flatMap((rules) =>
  SCREENS.map((screen) => ({ rules, screen, name: screen.name })),
);

test.each(tables)('$rules at $name', async ({ rules, screen }) => {
  const page = await open(screen);
  for (const moment of SHOWN[rules][screen.name] ?? []) {
    const [awaiting, least] = MOMENTS[moment];
    await importRecord(page, JSON.stringify(playedUntil(rules, awaiting, least)));
    await until(page, (now) => now.awaiting === awaiting);
    if (awaiting === 'place') await page.keyboard.press('ArrowRight');
    if (awaiting === 'deploy') await page.keyboard.press('1');
    await write(page, await whenPainted(page, 240_000), `${rules}-${moment}-${screen.name}`, screen.width);
    if (awaiting === 'over') break;
    // The painter's cache serves the next moment.
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
  }
  await page.context().close();
});

/** A whole game of six who play sensibly, as a record. */
function countrysideOfSix(): string {
  const random = seededRandom('countryside of six');
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: ['river-1', 'abbot'] });
  const setup = {
    rules,
    players: ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'],
    start: rules.start,
    deck: carcassonne.deal(rules, random).deck,
  };
  const position = carcassonne.startGame(setup);
  const actions: carcassonne.Action[] = [];
  while (position.awaiting !== 'over') {
    const move = greedyCarcassonneMove(position, random);
    actions.push(position.actionOf(move));
    position.play(move);
  }
  return JSON.stringify(carcassonne.formatCarcassonneRecord(setup, actions));
}

test.each(SCREENS.filter(({ name }) => name === '1600x1000' || name === '390x844'))(
  'Carcassonne at $name',
  async (screen) => {
    const page = await open(screen, 'noon');
    await importRecord(page, countrysideOfSix());
    await page.locator('.EndPage-end[data-done]').waitFor();
    await write(page, await whenPainted(page, 240_000), `countryside-end-${screen.name}`, screen.width);
    await page.getByRole('button', { name: 'View board' }).click();
    await write(page, await whenPainted(page, 240_000), `countryside-map-${screen.name}`, screen.width);
    await page.getByRole('button', { name: 'Fields' }).click();
    await write(page, await whenPainted(page, 240_000), `countryside-fields-${screen.name}`, screen.width);
    await page.context().close();
  },
);
