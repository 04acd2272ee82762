import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pauseToAskAgain } from './askAgain.ts';
import { crash } from './browser.ts';
import type { Asked } from './browsers/tab.ts';
import { chooseWithin } from './keys.ts';
import { openPageOf } from './newGame.ts';
import { moment, plainAddress, quickly, until } from './player.ts';
import type { Moment } from './player.ts';
import { openPage } from './visits.ts';

/** Two people with a browser each. */

/** An address without a signalling server. */
export const NOBODY = 'ws://127.0.0.1:9';

export interface Friend {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** Opens a page without motion that uses only this signalling server. */
export async function arrive(browser: Browser, url: string, signal: string, fragment = ''): Promise<Friend> {
  const { page, problems } = await openPage(browser, { viewport: { width: 844, height: 390 } });
  return { page: await enterSite(page, url, signal, fragment), problems };
}

/** The same in an existing page. */
export async function enterSite(page: Page, url: string, signal: string, fragment = ''): Promise<Page> {
  await quickly(page, { signal, ice: 'none' });
  await page.goto(plainAddress(url) + fragment);
  return page;
}

const form = (page: Page) => page.locator('.FriendDialog-dialog form:not([hidden])');

/** Opens a room, with a box's expansions if given; returns the fragment of its link, or the text of the offer. */
export async function invite(
  { page }: Friend,
  name: string,
  rules: string,
  way: 'server' | 'texts',
  box?: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  await form(page).getByLabel('Your name').fill(name);
  await form(page).getByText(rules, { exact: true }).click();
  if (box !== undefined) {
    await openPageOf(page, 'Expansions');
    await page.getByRole('checkbox', { name: box }).check({ force: true });
    await page.keyboard.press('Escape');
  }
  if (way === 'texts') await form(page).getByText('Without a server').click();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  if (way === 'texts') return filled(page, 'text for the other device');
  const link = await filled(page, 'invitation link');
  return link.slice(link.indexOf('#'));
}

async function filled(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  for (let n = 0; n < 200; n++) {
    const value = (await field.count()) > 0 ? await field.inputValue() : '';
    if (value !== '') return value;
    await page.waitForTimeout(50);
  }
  throw new Error(`“${label}” stayed empty`);
}

/** Joins by the link in the page's address. */
export async function follow({ page }: Friend, name: string, watch = false): Promise<void> {
  await form(page).getByLabel('Your name').fill(name);
  if (watch) await page.getByText('Just watch').click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** Joins by the text of an offer; returns the answer. */
export async function answer({ page }: Friend, name: string, offer: string): Promise<string> {
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  await page.locator('.FriendDialog-tabs').getByText('Join').click();
  await form(page).getByLabel('Your name').fill(name);
  await form(page)
    .getByRole('textbox', { name: /Room code/ })
    .fill(offer);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  return filled(page, 'text for the other device');
}

/** Two friends connected by two texts, without any server, who have agreed on a game. */
export async function pairedByTexts(
  [one, other]: readonly [Browser, Browser],
  url: string,
  rules: string,
): Promise<readonly [Friend, Friend]> {
  const host = await arrive(one, url, NOBODY);
  const guest = await arrive(other, url, NOBODY);
  const offer = await invite(host, 'Ada', rules, 'texts');
  // Messengers break long words.
  const reply = await answer(guest, 'Jan', offer.replace(/(.{70})/g, '$1\n'));
  await host.page.getByLabel('Reply from the other device').fill(reply);
  await host.page.getByRole('button', { name: 'Connect' }).click();
  await agree(host, guest);
  return [host, guest];
}

/** The host admits the guest, and both agree. */
export async function agree(host: Friend, guest: Friend): Promise<void> {
  await host.page.getByRole('button', { name: 'Let in' }).click();
  await agreeOn(host, guest);
}

/** Both agree to the proposal. */
export async function agreeOn(host: Friend, guest: Friend): Promise<void> {
  await host.page.getByRole('button', { name: 'Agree and start' }).click();
  await guest.page.getByRole('button', { name: 'Agree and start' }).click();
  for (const { page } of [host, guest]) await until(page, ({ awaiting }) => awaiting === 'place', 60_000);
}

/** The whole state of the match and its log, as a page shows them. */
const shownOn = (page: Asked): Promise<string> =>
  page.evaluate(() => {
    const view = window.__table?.view();
    return JSON.stringify([view?.state, view?.log.map(({ event }) => event)]);
  });

/**
 * Resolves when both show the same state and log. The next tile is drawn automatically, so one may be ahead for a
 * moment.
 */
export const expectEqual = (host: Asked, guest: Asked): Promise<void> =>
  expect
    .poll(
      async () => {
        const [ours, theirs] = await Promise.all([host, guest].map(shownOn));
        return ours === theirs ? 'equal' : { ours, theirs };
      },
      { timeout: 60_000 },
    )
    .toBe('equal');

/** Nobody has chosen for this long, in milliseconds: the game does not go on. */
const STALLED = 120_000;

/** Both play by keyboard until the game is over or `enough` returns true; `n` counts the choices. */
export async function playOn(
  pages: () => readonly [Asked, Asked],
  enough: (n: number, now: Moment) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  /** When somebody last chose. */
  let since = Date.now();
  for (let n = 0; Date.now() < since + STALLED;) {
    for (const page of pages()) {
      const now = await moment(page).catch(() => undefined);
      if (now?.over || (now && (await enough(n, now)))) return;
      // A page that was just killed has been replaced.
      if (!now?.myTurn || !pages().includes(page)) continue;
      if (!(await chooseWithin(page, n).catch(() => false))) continue;
      n += 1;
      since = Date.now();
    }
    await pauseToAskAgain(Date.now() - since);
  }
  const seen = await Promise.all(pages().map(async (page) => [await moment(page), await panels(page)]));
  throw new Error(`Nobody can choose any more: ${JSON.stringify(seen)}`);
}

/**
 * A turn of this player begins: the last choice is another's, so nothing waits for the host to confirm it, and would have
 * to be chosen again without the host.
 */
export async function beginsTurn(page: Asked): Promise<boolean> {
  const now = await moment(page);
  return now?.myTurn === true && now.awaiting === 'place';
}

/** The panels' texts: everybody's pieces, the number of tiles left, and whose turn it is. */
export const panels = (page: Asked): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('.PlayerCard-card')].flatMap((card) => [
        card.getAttribute('aria-label'),
        card.getAttribute('aria-current'),
      ]),
      document.querySelector('.LeftColumn-gameTurn')?.textContent,
      document.querySelector('.TurnPanel-turn .TurnPanel-left')?.getAttribute('aria-label'),
    ].join(' | '),
  );

/** One choice in Carcassonne by keyboard, if this page has to choose. */
export const chooseOnPlane = (page: Asked, n: number): Promise<boolean> =>
  page.evaluate((turn) => {
    const stage = document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage');
    const keys = {
      place: ['ArrowRight', ...(turn % 3 === 0 ? ['ArrowDown'] : []), 'Enter'],
      deploy: [turn % 2 ? '1' : 'n', 'Enter'],
      dragon: [turn % 2 ? '1' : '2', 'Enter'],
      enter: ['1', 'Enter'],
      count: ['1', 'Enter'],
      reinforce: ['1', 'Enter'],
    }[stage ?? ''];
    if (!keys) return false;
    for (const key of keys)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    return true;
  }, n);

/** One random choice by keyboard, if this page has to choose. */
export const chooseAnything = (page: Asked): Promise<boolean> =>
  page.evaluate(() => {
    const stage = document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage') ?? '';
    if (['', 'over', 'wait'].includes(stage)) return false;
    const some = (key: string, most: number): string[] => Array<string>(Math.ceil(Math.random() * most)).fill(key);
    const keys =
      stage === 'place'
        ? [...some('ArrowRight', 12), ...some('ArrowDown', 3), ...some('r', 2), 'Enter']
        : [Math.random() < 0.2 ? 'n' : '1', 'Enter'];
    for (const key of keys)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    return true;
  });

/** Kills the page; returns a new page of the same browser profile. */
export async function killPage(page: Page): Promise<Page> {
  await crash(page);
  return page.context().newPage();
}

/**
 * A room of Carcassonne with a box's expansions and these people, the first as host; all of them are asked to agree.
 */
export async function gather(
  browsers: readonly [Browser, Browser],
  url: string,
  signal: string,
  [first, ...others]: readonly [string, ...string[]],
  box?: string,
): Promise<readonly [Friend, ...Friend[]]> {
  const host = await arrive(browsers[0], url, signal);
  const link = await invite(host, first, 'The Countryside', 'server', box);
  const guests: Friend[] = [];
  for (const name of others) {
    const guest = await arrive(browsers[1], url, signal, link);
    await follow(guest, name);
    await host.page.getByText(`${name} would like to play.`).waitFor();
    await host.page.getByRole('button', { name: 'Let in' }).click();
    await guest.page.getByRole('button', { name: 'Agree and start' }).waitFor();
    guests.push(guest);
  }
  return [host, ...guests];
}
