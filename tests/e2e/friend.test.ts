import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, launchWithCamera } from '../support/browser.ts';
import { mustDraw } from '../support/drawing.ts';
import { filmOf } from '../support/film.ts';
import { needNetwork, openBroker } from '../support/broker.ts';
import type { Broker } from '../support/broker.ts';
import {
  NOBODY,
  agree,
  agreeOn,
  arrive,
  beginsTurn,
  chooseOnPlane,
  expectEqual,
  follow,
  gather,
  invite,
  killPage,
  enterSite,
  pairedByTexts,
  panels,
  playOn,
} from '../support/friends.ts';
import type { Friend } from '../support/friends.ts';
import { castleUnderWay, inFlight, putRoom } from '../support/playedRooms.ts';
import { moment, until } from '../support/player.ts';
import { serveSite, type Site } from '../support/site.ts';
import { leaveOthers, leavePage } from '../support/visits.ts';

/** Two browsers, two processes, a real connection between them. */

const LONG = 600_000;

/** Tiles of The Castle at the start of the game that is played to its end. */
const PLACED = 36;

/**
 * Choices between two faults: fifteen choices remain in any game. Not every tile allows a follower, and some fit nowhere,
 * but none of 3,000 games ended with under 51 tiles.
 */
const APART = 3;

let browsers: readonly [Browser, Browser];
let site: Site;
let broker: Broker;
/** The room of two players, which the next test continues. */
let room: Room | undefined;
beforeAll(async () => {
  needNetwork();
  site = await serveSite(inject('plainSite'), { kept: true });
  browsers = await launchTwo();
  broker = await openBroker();
});
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  broker?.close();
  await site?.close();
});
afterEach(async ({ task }) => {
  const used = browsers;
  try {
    if (task.result?.state !== 'fail') {
      const kept = room ? [room.host, room.guest].map(({ page }) => page.context()) : [];
      for (const browser of used) await leaveOthers(browser, kept);
    } else {
      room = undefined;
      browsers = await launchTwo();
      await mustDraw(used.flatMap((browser) => browser.contexts()));
    }
  } finally {
    if (browsers !== used) for (const browser of used) await browser.close();
  }
});

interface Room {
  readonly host: Friend;
  readonly guest: Friend;
  readonly link: string;
  /** Who began the first game. */
  readonly first: Friend;
}

const launchTwo = async (): Promise<readonly [Browser, Browser]> => [await launchBrowser(), await launchBrowser()];

async function met(rules: string): Promise<readonly [Friend, Friend, string]> {
  const host = await arrive(browsers[0], site.url, broker.address);
  const link = await invite(host, 'Ada', rules, 'server');
  const guest = await arrive(browsers[1], site.url, broker.address, link);
  await guest.page.getByText('Ada invites you').waitFor();
  await follow(guest, 'Jan');
  return [host, guest, link];
}

async function inRoom(): Promise<Room> {
  if (room) return room;
  const [host, guest, link] = await met('The Castle');
  await agree(host, guest);
  room = { host, guest, link, first: (await moment(host.page))?.myTurn === true ? host : guest };
  return room;
}

/** Kills the tab; reopens the page, or leaves it ready to be opened. */
async function killed(friend: Friend, open = true): Promise<Friend> {
  const page = await killPage(friend.page);
  return { page: open ? await enterSite(page, site.url, broker.address) : page, problems: friend.problems };
}

test(
  'product 13: a game of The Castle over a signalling server is played to its end; reloads, killed tabs and a dead server lose nothing',
  { timeout: LONG },
  async () => {
    const rooms = await castleUnderWay(PLACED);
    const ada = await arrive(browsers[0], site.url, broker.address);
    let jan = await arrive(browsers[1], site.url, broker.address);
    for (const [side, { page }] of [ada, jan].entries()) {
      await putRoom(page, rooms[side]);
      await enterSite(page, site.url, broker.address);
    }
    for (const { page } of [ada, jan]) await until(page, ({ laid }) => laid === PLACED, 60_000);
    const done = new Set<number>();
    await playOn(
      () => [ada.page, jan.page],
      async (n, now) => {
        const fault = Math.floor(n / APART);
        if (fault < 1 || fault > 5 || done.has(fault) || now.over) return false;
        done.add(fault);
        // A page shows a choice before it is on disk, and only then does the other page get it: what both show is never
        // lost.
        const before = await Promise.all([ada.page, jan.page].map(moment));
        const known = Math.min(...before.map((one) => one?.laid ?? 0));
        if (fault === 1) await jan.page.reload();
        if (fault === 2) await ada.page.reload();
        if (fault === 3) jan = await killed(jan);
        if (fault === 4) await Promise.all([ada.page.reload(), jan.page.reload()]);
        if (fault === 5) {
          // Without the server the open connection stays; after a reload the devices reconnect once the server is back.
          const { port } = broker;
          broker.close();
          await jan.page.waitForTimeout(500);
          await jan.page.reload();
          await jan.page.waitForTimeout(1000);
          broker = await openBroker(port);
        }
        for (const { page } of [ada, jan]) await until(page, ({ laid }) => laid >= known, 60_000);
        return false;
      },
    );
    expect(done.size).toBe(5);
    await until(ada.page, ({ over }) => over, 60_000);
    await until(jan.page, ({ over }) => over, 60_000);
    await expectEqual(ada.page, jan.page);
    expect((await until(ada.page, ({ over }) => over)).laid).toBeGreaterThan(50);
    expect(ada.problems.filter((problem) => !/ERR_CONNECTION_REFUSED|WebSocket/.test(problem))).toEqual([]);
  },
);

test('product 13: a game of Zamek, connected by two texts without any server', { timeout: LONG }, async () => {
  const [host, guest] = await pairedByTexts(browsers, site.url, 'Zamek');
  await playOn(
    () => [host.page, guest.page],
    (n) => n > 12,
  );
  await expectEqual(host.page, guest.page);
  expect([...host.problems, ...guest.problems]).toEqual([]);
});

test(
  'a signalling server that does not answer: both are told, and the room goes on without it',
  { timeout: LONG },
  async () => {
    const host = await arrive(browsers[0], site.url, NOBODY);
    const link = await invite(host, 'Ada', 'The Countryside', 'server');
    await host.page.getByText('The signalling server does not answer').waitFor();
    await host.page.getByText('Nobody can join by this link or code').waitFor();
    const guest = await arrive(browsers[1], site.url, NOBODY, link);
    await follow(guest, 'Jan');
    await guest.page.getByText('The signalling server does not answer').waitFor();
    for (const { page } of [host, guest]) await page.getByRole('button', { name: 'Without a server' }).click();
    const textFor = (label: string, page: Page): Promise<string> =>
      page.getByRole('textbox', { name: label }).inputValue();
    await expect.poll(() => textFor('text for the other device', host.page)).not.toBe('');
    await guest.page.getByLabel('Invitation text').fill(await textFor('text for the other device', host.page));
    await guest.page.getByRole('button', { name: 'Connect' }).click();
    await expect.poll(() => textFor('text for the other device', guest.page)).not.toBe('');
    await host.page
      .getByLabel('Reply from the other device')
      .fill(await textFor('text for the other device', guest.page));
    await host.page.getByRole('button', { name: 'Connect' }).click();
    await host.page.getByRole('button', { name: 'Let in' }).click();
    await guest.page.locator('.SeatList-name').getByText('Ada').waitFor();
    expect(await guest.page.locator('[data-terms]').textContent()).not.toMatch(/Zamek|My friend/);
    await agreeOn(host, guest);
    for (const { page } of [host, guest]) await leavePage(page);
  },
);

describe('in one room', () => {
  afterAll(() => (room = undefined));

  test(
    'a third device with the link gets no seat and no view; it may watch if both agree',
    { timeout: LONG },
    async () => {
      const { host, guest, link } = await inRoom();
      const third = await arrive(browsers[1], site.url, broker.address, link);
      await follow(third, 'Ola');
      await third.page.getByText('Someone else is already playing here').waitFor();
      expect(await moment(third.page)).toBeUndefined();
      await third.page.getByRole('button', { name: 'Leave the room' }).click();
      await leavePage(third.page);

      const spectator = await arrive(browsers[1], site.url, broker.address, link);
      await follow(spectator, 'Ola', true);
      await host.page.getByText('Ola would like to watch.').waitFor();
      await host.page.getByRole('button', { name: 'Allow' }).click();
      await guest.page.getByText('Ola would like to watch.').waitFor();
      expect(await moment(spectator.page)).toBeUndefined();
      await guest.page.getByRole('button', { name: 'Allow' }).click();
      const seen = await until(spectator.page, () => true, 60_000);
      expect(seen.myTurn).toBe(false);
      await playOn(
        () => [host.page, guest.page],
        (n) => n > 6,
      );
      await expectEqual(host.page, spectator.page);
    },
  );

  test('chat, a request, a draw and a rematch with sides changed', { timeout: LONG }, async () => {
    const { host, guest, first } = await inRoom();
    const asked = (await moment(host.page))?.myTurn === true ? host : guest;
    await expect.poll(() => asked.page.title()).toContain('Your turn');
    await host.page.locator('.OnlineOverlay-chip').click();
    await host.page.getByRole('button', { name: 'Good luck!' }).click();
    await host.page.getByLabel('Write a message').fill('<img src=x onerror=alert(1)> śćż');
    await host.page.getByRole('button', { name: 'Send', exact: true }).click();
    await guest.page.getByText('<img src=x onerror=alert(1)> śćż').waitFor();
    await guest.page.locator('.OnlineOverlay-chip').click();
    const lines = guest.page.getByRole('log', { name: 'Chat' });
    await lines.getByText('Good luck!').waitFor();
    await guest.page.getByLabel('Mute Ada').check();
    await lines.waitFor({ state: 'hidden' });
    await guest.page.keyboard.press('Escape');
    await host.page.getByRole('button', { name: 'Offer a draw' }).click();
    await guest.page.getByText('Ada offers a draw.').waitFor();
    await guest.page.getByRole('button', { name: 'Yes' }).click();
    await host.page.getByText('You agreed on a draw.').waitFor();
    await host.page.getByRole('button', { name: /Rematch/ }).click();
    await guest.page.getByText('Ada would like a rematch.').waitFor();
    await guest.page.getByRole('button', { name: /Rematch/ }).click();
    const other = first === host ? guest : host;
    await until(other.page, ({ myTurn, laid }) => myTurn && laid === 0, 60_000);
    expect((await until(first.page, ({ awaiting, laid }) => awaiting === 'place' && laid === 0, 60_000)).myTurn).toBe(
      false,
    );
    expect([...host.problems, ...guest.problems]).toEqual([]);
  });

  test(
    'the host’s device is away: the guest continues, the host follows the new link, and plays on in its own seat',
    { timeout: LONG },
    async () => {
      const { host, guest: jan, first } = await inRoom();
      await playOn(
        () => [host.page, jan.page],
        async (n) => n > 2 && beginsTurn(jan.page),
      );
      await expectEqual(host.page, jan.page);
      // The page is gone, and its device keeps what is stored.
      const ada = { ...host, page: await killPage(host.page) };
      const before = await moment(jan.page);
      await jan.page.locator('.OnlineOverlay-chip[data-link="apart"]').click();
      await jan.page.getByRole('button', { name: 'Continue without the other device' }).click();
      const link = await jan.page.getByLabel('invitation link', { exact: true }).inputValue();
      const fragment = link.slice(link.indexOf('#'));
      await enterSite(ada.page, site.url, broker.address, fragment);
      await follow(ada, 'Ada');
      // Its device recognizes the match: nobody has to be let in.
      for (const { page } of [ada, jan]) {
        await page.getByText(/So far: turn \d+\. .*checked every move/).waitFor({ timeout: 60_000 });
        await page.getByRole('button', { name: 'Agree and start' }).click();
      }
      for (const { page } of [ada, jan]) expect((await until(page, () => true, 60_000)).laid).toBe(before?.laid);
      await playOn(
        () => [ada.page, jan.page],
        (n) => n > 3,
      );
      await expectEqual(jan.page, ada.page);
      expect([...ada.problems, ...jan.problems]).toEqual([]);
      room = { host: jan, guest: ada, link: fragment, first };
    },
  );

  // The same of a guest: tests/net/party.test.ts.
  test(
    'the host is gone for good: the other one continues with somebody else at the same moment',
    { timeout: LONG },
    async () => {
      const { host: lost, guest: host, first } = await inRoom();
      await playOn(
        () => [lost.page, host.page],
        async (n) => n > 4 && beginsTurn(host.page),
      );
      await expectEqual(lost.page, host.page);
      await lost.page.context().close();
      const before = await moment(host.page);
      await host.page.locator('.OnlineOverlay-chip[data-link="apart"]').click();
      await host.page.getByRole('button', { name: 'Continue without the other device' }).click();
      const link = await host.page.getByLabel('invitation link', { exact: true }).inputValue();
      const fragment = link.slice(link.indexOf('#'));
      const other = await arrive(browsers[1], site.url, broker.address, fragment);
      await follow(other, 'Eva');
      await host.page.getByRole('button', { name: 'Let in' }).click();
      for (const { page } of [host, other]) {
        await page
          .locator('[data-terms]')
          .getByText(/continues with every move so far/)
          .waitFor();
        // Everybody sees the score, once the device has checked every entry.
        await page
          .locator('[data-terms]')
          .getByText(/So far: turn \d+\. .*checked every move/)
          .waitFor({ timeout: 60_000 });
        await page.getByRole('button', { name: 'Agree and start' }).click();
      }
      for (const { page } of [host, other]) {
        const { laid, scores, turn } = await until(page, () => true, 60_000);
        expect({ laid, scores, turn }).toEqual({ laid: before?.laid, scores: before?.scores, turn: before?.turn });
      }
      await playOn(
        () => [host.page, other.page],
        (n) => n > 4,
      );
      await expectEqual(host.page, other.page);
      room = { host, guest: other, link: fragment, first };
    },
  );
});

test('an offer is read with the camera, and produces an answer', { timeout: LONG }, async () => {
  const host = await arrive(browsers[0], site.url, NOBODY);
  const film = join(tmpdir(), `ramparts-film-${process.pid}.y4m`);
  writeFileSync(film, filmOf(await invite(host, 'Ada', 'The Castle', 'texts')));
  const phone = await launchWithCamera(film);
  try {
    const guest = await arrive(phone, site.url, NOBODY);
    await guest.page.getByRole('button', { name: 'Play with a friend' }).click();
    await guest.page.locator('.FriendDialog-tabs').getByText('Join').click();
    await guest.page.getByRole('button', { name: 'Scan a QR code' }).click();
    const reply = guest.page.getByLabel('text for the other device', { exact: true });
    await reply.waitFor({ timeout: 60_000 });
    await host.page.getByLabel('Reply from the other device').fill(await reply.inputValue());
    await host.page.getByRole('button', { name: 'Connect' }).click();
    await agree(host, guest);
    expect([...host.problems, ...guest.problems]).toEqual([]);
  } finally {
    await phone.close();
    rmSync(film);
  }
});

const FLYERS = ['Ada', 'Jan', 'Ola'] as const;

test(
  'a dragon between three devices: a tab that dies during a flight is away for all, and returns to it in its own seat',
  { timeout: LONG },
  async () => {
    const friends = await gather(browsers, site.url, broker.address, FLYERS, 'The Princess & the Dragon');
    const { rooms, mover } = await inFlight();
    const pages = friends.map(({ page }) => page);
    // Devices like these began the game that continues here.
    for (const [side, page] of pages.entries()) await putRoom(page, rooms[side]);
    await Promise.all(pages.map((page) => enterSite(page, site.url, broker.address)));
    const [ada = friends[0].page] = pages;

    /** Plays this many choices. */
    async function play(times: number): Promise<void> {
      for (let n = 0; n < times;) {
        for (const page of pages) if (await chooseOnPlane(page, n)) n += 1;
        await ada.waitForTimeout(60);
      }
    }
    /** How many moves the dragon has left, as the asked player reads it. */
    const movesLeft = (page: Page): Promise<number> =>
      page.evaluate(() =>
        document.querySelector('.TurnPanel-turn')?.getAttribute('data-stage') === 'dragon'
          ? Number.parseInt(document.querySelector('.panelText-detail')?.textContent ?? '')
          : Infinity,
      );
    const expectAlike = (): Promise<void> =>
      expect.poll(async () => new Set(await Promise.all(pages.map(panels))).size, { timeout: 60_000 }).toBe(1);
    const [name = '', friend = friends[0]] = [FLYERS[mover], friends[mover]];
    await expect.poll(() => movesLeft(friend.page), { timeout: 60_000 }).toBeLessThan(6);
    await expectAlike();
    const left = await movesLeft(friend.page);
    const others = pages.filter((_, index) => index !== mover);
    for (const page of others)
      await page.getByText(`${name} moves the dragon`).filter({ visible: true }).first().waitFor();

    const { page: again } = await killed(friend, false);
    for (const page of others) {
      await page.getByText(`Away: ${name}.`).waitFor();
      await page.locator('.PlayerCard-away, .PlayerChip-away').getByText('away').waitFor();
    }
    pages[mover] = await enterSite(again, site.url, broker.address);
    for (const page of others) await page.locator('.PlayerCard-away, .PlayerChip-away').waitFor({ state: 'detached' });
    await expect.poll(() => movesLeft(again)).toBe(left);
    await expectAlike();
    await play(4);
    await expectAlike();
    const [one = ada, other = ada] = pages;
    await one.locator('.OnlineOverlay-chip').click();
    await one.getByRole('button', { name: 'Good luck!' }).click();
    await other.getByText('Ada: Good luck!').waitFor();
    expect(friends.flatMap(({ problems }) => problems)).toEqual([]);
  },
);
