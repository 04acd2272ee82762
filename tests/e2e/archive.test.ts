import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { challengeOf, formatChallenge } from '../../src/session/links/challenge.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { choose } from '../support/keys.ts';
import { plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';

const { openPage, site } = openForAll();

interface Whole {
  readonly deck: readonly string[];
  readonly actions: readonly unknown[];
}

/** A game with few tiles ends soon. */
function shortGame(tiles: number): Whole {
  const game = playedUntil('castle', 'over', 0) as Whole;
  return { ...game, deck: game.deck.slice(0, tiles), actions: [] };
}

async function open(
  fragment = '',
  options = { viewport: { width: 1280, height: 720 } },
): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const { page, problems } = await openPage({
    ...options,
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  await quickly(page);
  await page.goto(plainAddress(site().url) + fragment);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return { page, problems };
}

async function playToTheEnd(page: Page): Promise<void> {
  await until(page, () => true);
  for (let n = 0; n < 60; n++) {
    const now = await until(page, ({ myTurn, over }) => myTurn || over);
    if (now.over) return;
    await choose(page, n);
  }
  throw new Error('The game does not end');
}

const openGames = (page: Page): Promise<void> => page.getByRole('button', { name: 'Games and statistics' }).click();
const tab = (page: Page, name: string): Promise<void> =>
  page.locator('.ArchiveDialog-tabs').getByText(name, { exact: true }).click();

test('product 15: a finished game is in the list and the statistics, is exported as a file, deleted and imported again', async () => {
  const { page, problems } = await open();
  // Started as a challenge: the only way to a short game against the computer.
  const game = {
    rules: 'castle',
    options: {},
    players: ['Ada', 'Jan'],
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }],
    colours: [0, 1],
    seed: '',
  } as const;
  const challenge = challengeOf({
    game,
    record: { ...(playedUntil('castle', 'over', 0) as object), deck: shortGame(6).deck, actions: [{}] },
    scores: [12, 7],
  });
  if (!challenge) throw new Error('There is no challenge');
  const link = await formatChallenge(challenge);
  await page.evaluate((fragment) => (location.hash = fragment), link);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ada scored 12–7 with these tiles.').waitFor();
  await dialog.getByLabel('Your name').fill('Eva');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await playToTheEnd(page);
  await page.locator('.Comparison-challengeVerdict').waitFor();
  const [own = 0, other = 0] = (await until(page, () => true)).scores;
  await expect
    .poll(() => page.locator('.Comparison-challengeResult dl').textContent())
    .toBe(`Eva${own} : ${other}Ada12 : 7`);
  await expect
    .poll(() => page.locator('.Comparison-challengeVerdict').textContent())
    .toBe(
      own === 12
        ? 'Exactly as many points as Ada'
        : `${Math.abs(own - 12)} point${Math.abs(own - 12) === 1 ? '' : 's'} ${own > 12 ? 'more' : 'less'} than Ada`,
    );
  // The player answers with their own challenge.
  await page.getByRole('button', { name: 'Challenge someone' }).click();
  await expect.poll(() => dialog.locator('textarea').inputValue()).toMatch(/#challenge=[\w-]+$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New game', exact: true }).click();

  await openGames(page);
  const row = page.locator('.rows-row');
  await row.getByText('Eva vs. Computer').waitFor();
  await expect.poll(() => row.locator('.GameRow-savedScore').textContent()).toBe(`${own} : ${other}`);
  await expect.poll(() => row.locator('.text-hint').textContent()).toContain('Computer, Novice');
  await row.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.ReviewPanel-review').waitFor();
  await page.keyboard.press('Home');
  await until(page, ({ laid }) => laid === 0);
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await page.getByRole('button', { name: 'New game', exact: true }).click();

  await openGames(page);
  await tab(page, 'Statistics');
  await page.locator('.Figures-figures').getByText('game', { exact: true }).waitFor();
  await expect.poll(() => page.locator('.TallyTable-tallies tbody tr').first().textContent()).toMatch(/^Novice1/);
  await expect
    .poll(() => page.locator('.ScoreChart-course').getAttribute('aria-label'))
    .toContain(`1 game: ${own} : ${other}`);

  await tab(page, 'Backup and reset');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    format: 'ramparts-backup',
    games: [{ match: { newGame: { players: ['Eva', 'Computer'] } } }],
  });
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('Everything has been deleted.').waitFor();
  await tab(page, 'Games');
  await expect.poll(() => row.count()).toBe(0);

  await tab(page, 'Backup and reset');
  const chooser = page.locator('.backupPart-part input[type=file]');
  await chooser.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"ramparts-backup"'),
  });
  await page.getByRole('alert').filter({ hasText: 'damaged' }).waitFor();
  await chooser.setInputFiles(file);
  await page.getByText(/contains 1 game/).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 game added.').waitFor();
  await tab(page, 'Games');
  await row.getByText('Eva vs. Computer').waitFor();
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 12: a damaged challenge, shared with the game, is reported in a sentence and forgotten; the next link opens in the same page', async () => {
  const { page } = await open(`&shared-text=${encodeURIComponent('Look: https://ramparts.test/#challenge=AAAA')}`);
  await page.getByRole('alert').filter({ hasText: 'challenge' }).waitFor();
  expect(page.url()).not.toContain('shared-text');
  await page.evaluate((fragment) => (location.hash = fragment), await formatLink(shortGame(3)));
  await until(page, () => true);
  await leavePage(page);
});
