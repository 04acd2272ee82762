import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { needNetwork } from '../support/broker.ts';
import { agreeOn, answer, arrive, invite } from '../support/friends.ts';
import { closeDialog } from '../support/keys.ts';
import { openGame } from '../support/openGame.ts';
import { plainAddress, playedUntil, quickly, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { DESK, PHONE, tourOf, type Tour } from '../support/tour.ts';
import { leavePage } from '../support/visits.ts';
import { openForm, openPageOf } from '../support/newGame.ts';

const { browser, site, openPage } = openForAll();

async function open(fragment = ''): Promise<Tour> {
  const visit = await openPage({ viewport: DESK });
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url) + fragment);
  return tourOf(visit);
}

/** At the title page. */
async function openTitle(fragment = ''): Promise<Tour> {
  const tour = await open(fragment);
  await tour.page.getByRole('heading', { name: 'New game' }).waitFor();
  return tour;
}

test(
  'product 16 and 17: the title page, its dialogs and its notices are accessible',
  { timeout: 300_000 },
  async () => {
    const { page, found, problems, check } = await openTitle('#game=AAAA');
    await page.getByRole('alert').waitFor();
    await check('notice');
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await check('title');
    await openForm(page);
    await check('form');
    await openPageOf(page, 'Options');
    await check('options');
    await closeDialog(page);
    await closeDialog(page);
    for (const name of [
      'Play with a friend',
      'Games and statistics',
      'Import a game',
      'How to play',
      'Settings',
      'About',
    ]) {
      await page.getByRole('button', { name, exact: true }).click();
      for (const summary of await page.getByRole('dialog').locator('summary').all())
        if (await summary.isVisible()) await summary.click();
      await check(name);
      if (name === 'Games and statistics') {
        for (const tab of ['Statistics', 'Backup and reset']) {
          await page.locator('.ArchiveDialog-tabs').getByText(tab, { exact: true }).click();
          await check(tab);
        }
      }
      if (name === 'Play with a friend') {
        await page.locator('.FriendDialog-tabs').getByText('Join').click();
        await check('join a friend');
        await page.locator('.FriendDialog-tabs').getByText('Invite').click();
        await page.getByText('Without a server').click();
        await page.getByRole('button', { name: 'Create invitation' }).click();
        await page.getByLabel('text for the other device', { exact: true }).waitFor();
        await check('room');
      }
      await closeDialog(page);
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);

test('product 16 and 17: the workshop is accessible', { timeout: 300_000 }, async () => {
  const { page, found, problems, check, checkLayouts } = await openTitle();
  await openForm(page);
  await page.locator('.Person-badgeButton').first().click();
  await page.locator('.ColourChoice-paints').first().waitFor();
  await check('colours');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Tile workshop' }).click();
  await check('workshop');
  await page.getByRole('button', { name: 'Copy the built-in set' }).click();
  await check('tiles');
  await page.getByRole('button', { name: /^Edit tile C07:/ }).click();
  await page.locator('.Rim-rim').waitFor();
  await checkLayouts('tile');
  for (const [part, mode] of [
    ['Board', 'Cells'],
    ['Board', 'Start spaces'],
    ['Board', 'Corner numbers'],
    ['Tokens', ''],
    ['Check', ''],
  ] as const) {
    await page.locator('.SetFrame-workshopTabs').getByText(part, { exact: true }).click();
    if (mode !== '') await page.locator('.parts-part').getByText(mode, { exact: true }).click();
    await checkLayouts(`${part} ${mode}`);
  }
  // Issues are listed, and link to their places.
  await page.locator('.SetFrame-workshopTabs').getByText('Board', { exact: true }).click();
  await page.getByRole('button', { name: 'Cell 5, 5: inside the wall' }).click();
  await page.locator('.SetFrame-workshopTabs').getByText('Check', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Go there: / })
    .first()
    .waitFor();
  await check('issues', [PHONE]);
  await page.getByRole('button', { name: 'All sets' }).click();
  await check('sets');
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test(
  'product 16 and 17: agreeing on a game with a friend, and chatting, are accessible',
  { timeout: 300_000 },
  async () => {
    needNetwork();
    const host = await arrive(browser(), site().url, 'ws://127.0.0.1:9');
    const guest = await arrive(browser(), site().url, 'ws://127.0.0.1:9');
    const { page, found, check } = tourOf(host);
    const reply = await answer(guest, 'Jan', await invite(host, 'Ada', 'Zamek', 'texts'));
    await page.getByLabel('Reply from the other device').fill(reply);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: 'Let in' }).waitFor();
    await check('join request');
    await page.getByRole('button', { name: 'Let in' }).click();
    await page.getByRole('button', { name: 'Agree and start' }).waitFor();
    await check('terms');
    await agreeOn(host, guest);
    await page.locator('.OnlineOverlay-chip').click();
    await page.getByRole('button', { name: 'Good luck!' }).click();
    await check('panel');
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await guest.page.getByRole('button', { name: 'No', exact: true }).waitFor();
    await check('table with a friend');
    expect(found).toEqual([]);
    expect([...host.problems, ...guest.problems]).toEqual([]);
    for (const friend of [host, guest]) await leavePage(friend.page);
  },
);

/** Starts at the table, with a game at this moment. */
async function openTable(rules: RuleSetId, awaiting: Awaiting, least: number): Promise<Tour> {
  const tour = await open(await formatLink(playedUntil(rules, awaiting, least)));
  await until(tour.page, (now) => now.awaiting === awaiting);
  return tour;
}

/** Puts another game on the table. */
async function lay(page: Page, rules: RuleSetId, awaiting: Awaiting, least: number): Promise<void> {
  await openGame(page, playedUntil(rules, awaiting, least));
  await until(page, (now) => now.awaiting === awaiting);
}

test(
  'product 16 and 17: the table of The Castle and everything that opens over it are accessible',
  { timeout: 300_000 },
  async () => {
    const tour = await openTable('castle', 'place', 62);
    const { page, found, problems, check, checkLarge } = tour;
    const dialog = async (name: string, open: () => Promise<unknown>): Promise<void> => {
      await open();
      await page.getByRole('dialog').waitFor();
      await check(name);
      await closeDialog(page);
    };
    await checkLarge('place');
    await page.keyboard.press('h');
    for (const key of ['c', 'w', 'k', 'x', 'p', 'l', 'i']) await page.keyboard.press(key);
    await check('assists, log and a closer look');
    await page.keyboard.press('Escape');
    await page
      .locator('.Hint-card .assistCard-title')
      .filter({ hasText: /^A good move$/ })
      .waitFor({ timeout: 60_000 });
    await check('hint');
    await page.keyboard.press('t');
    await check('text board');
    await page.keyboard.press('Escape');
    const toPhone = async (): Promise<void> => {
      await page.setViewportSize(PHONE);
      await page.locator('[data-layout="tall"]').waitFor();
    };
    await toPhone();
    await page.keyboard.press('l');
    await check('log', [PHONE]);
    await toPhone();
    const log = page.getByRole('complementary', { name: 'Log' });
    if (await log.isVisible()) await log.getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-opens="more"]').click();
    await check('all tools', [PHONE]);
    await page.keyboard.press('Escape');
    await toPhone();
    await dialog('player', () => page.locator('.PlayerChip-chip').first().click());
    await dialog('keys', () => page.keyboard.press('?'));
    await dialog('tiles', () => page.keyboard.press('g'));
    await dialog('menu', () => page.keyboard.press('m'));
    await page.setViewportSize(DESK);
    await dialog('tokens', () => page.locator('.TokensRow-button').first().click());
    await dialog('projected scores', () => page.locator('.PlayerCard-projected').first().click());
    await lay(page, 'castle', 'deploy', 80);
    await check('deploy');
    await checkLarge('deploy');
    await lay(page, 'castle', 'endTurn', 30);
    await check('end of the turn');
    await checkLarge('end of the turn');
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);

test('product 16 and 17: Zamek’s table, its end and its replay are accessible', { timeout: 300_000 }, async () => {
  const tour = await openTable('zamek', 'score', 40);
  const { page, found, problems, check, checkLarge } = tour;
  await check('score');
  await checkLarge('score');
  await lay(page, 'zamek', 'over', 0);
  await check('over');
  await checkLarge('over');
  await page.keyboard.press('v');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('l');
  await check('replay');
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test('product 17: the device’s preferences are respected: forced colours, more contrast', async () => {
  const { page, problems } = await openTitle();
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (
    selector: string,
  ): Promise<{ readonly ground: string; readonly border: string; readonly ring: string }> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage, borderTopWidth, outlineStyle } = getComputedStyle(element);
        return {
          ground: backgroundImage === 'none' ? backgroundColor : backgroundImage,
          border: borderTopWidth,
          ring: outlineStyle,
        };
      });
  await page.keyboard.press('Tab');
  expect((await look(':focus-visible')).ring).toBe('double');
  await openForm(page);
  for (const panel of ['.Games-games', '.Button-rowButtons', '.ChoiceGroup-segmentFace'])
    expect(await look(panel), panel).toMatchObject({ ground: 'rgb(255, 255, 255)', border: '1px' });
  expect((await look('.ChoiceGroup-segment input:checked + .ChoiceGroup-segmentFace')).ring).toBe('solid');
  await lay(page, 'castle', 'score', 40);
  for (const panel of [
    '.PlayerCard-card',
    '.TurnPanel-slip',
    '.ChoiceList-choice',
    '.AssistBar-assist',
    '.Button-round',
    '.Button-go',
    '.LastTurn-turn',
  ])
    expect(await look(panel), panel).toMatchObject({ ground: 'rgb(255, 255, 255)', border: '1px' });
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect
    .poll(() => page.locator('.TurnPanel-turn .panelText-title').evaluate((element) => getComputedStyle(element).color))
    .toBe('rgb(27, 18, 9)');
  expect((await look('.ChoiceList-choice')).ring).toBe('solid');
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each([
  ['more contrast', { contrast: 'more' }, '4px solid'],
  ['forced colours', { forcedColors: 'active' }, '4px double'],
] as const)('product 17: with %s the focus is seen on every button, chosen or not', async (_, media, ring) => {
  const { page, problems } = await openTitle();
  await page.emulateMedia(media);
  await lay(page, 'castle', 'deploy', 3);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Courts' }).press('Enter');
  const buttons = page.locator('button:enabled:visible');
  await expect
    .poll(() => page.locator('button:is([aria-checked="true"], [aria-pressed="true"])').count())
    .toBeGreaterThan(1);
  const unseen = await buttons.evaluateAll(
    (all, expected) =>
      all
        .filter((button) => {
          button.focus();
          const { outlineWidth, outlineStyle } = getComputedStyle(button);
          return `${outlineWidth} ${outlineStyle}` !== expected;
        })
        .map(({ textContent, ariaLabel }) => textContent || ariaLabel),
    ring,
  );
  expect(unseen).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
