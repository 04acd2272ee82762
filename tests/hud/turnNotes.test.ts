// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createElement } from 'preact';
import type { VNode } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TurnNotes } from '../../src/hud/settings/TurnNotes.tsx';
import { useTurnNote } from '../../src/hud/online/useTurnNote.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/session/app/settings.ts';
import type { Settings } from '../../src/session/contracts/app.ts';
import { find } from './find.ts';
import { fakeApp, fakeHud } from './fixture.ts';
import { island } from './island.tsx';

/** Notifications of the system when it is a player's turn in a room in the background. */

/** What the browser does with notifications. */
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static shown: FakeNotification[] = [];
  static mayMake = true;
  closed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    if (!FakeNotification.mayMake) throw new TypeError('Illegal constructor');
    [this.title, this.options] = [title, options];
    FakeNotification.shown.push(this);
  }
  static async requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1;
    return (FakeNotification.permission = FakeNotification.answer);
  }
  close(): void {
    this.closed = true;
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
let looking = true;

beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0, shown: [], mayMake: true });
  vi.stubGlobal('Notification', FakeNotification);
  looking = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => looking);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const withSettings = (change: Partial<Settings>) => fakeApp({ settings: { ...DEFAULT_SETTINGS, ...change } });

/** A room in which turns come and go. */
function roomWith(change: Partial<Settings>) {
  let mine = false;
  function Room(): VNode {
    useTurnNote(mine, 'Jan');
    return createElement('p', {});
  }
  const app = withSettings(change);
  const { element, destroy } = island(fakeHud(app), () => createElement(Room, {}));
  document.body.append(element);
  return {
    async turn(now: boolean): Promise<void> {
      mine = now;
      app.set({});
      await settle();
    },
    destroy,
  };
}

function offer(change: Partial<Settings> = {}) {
  const app = withSettings(change);
  const { element, destroy } = island(fakeHud(app), () => createElement(TurnNotes, {}));
  document.body.append(element);
  const box = (): HTMLInputElement => find<HTMLInputElement>('checkbox');
  return {
    app,
    box,
    async press(): Promise<void> {
      box().click();
      await settle();
    },
    told: (): string => element.querySelector('[role="alert"]:not([hidden])')?.textContent ?? '',
    destroy,
  };
}

describe('the offer', () => {
  test('is off at first, and nobody is asked before it is switched on', async () => {
    const { box, press, app, destroy } = offer();
    expect([box().checked, FakeNotification.asked]).toEqual([false, 0]);
    await press();
    expect(FakeNotification.asked).toBe(1);
    expect(app.settings.turnNotes).toBe(true);
    await press();
    expect(app.settings.turnNotes).toBe(false);
    destroy();
  });

  test('says so if the player or the browser refuses, and stays off', async () => {
    FakeNotification.answer = 'denied';
    const { box, press, told, app, destroy } = offer();
    await press();
    expect(told()).toContain('does not let this page show notifications');
    expect([box().checked, app.settings.turnNotes]).toEqual([false, false]);
    destroy();
  });

  test('says so where a browser has none', () => {
    vi.stubGlobal('Notification', undefined);
    const { box, destroy } = offer();
    expect(box().disabled).toBe(true);
    expect(box().closest('label')?.textContent).toContain('This browser shows no notifications here.');
    destroy();
  });

  test('a permission that was taken back later is told', () => {
    FakeNotification.permission = 'denied';
    const { box, told, destroy } = offer({ turnNotes: true });
    expect(box().checked).toBe(false);
    expect(told()).not.toBe('');
    destroy();
  });

  test('the setting is kept; anything else counts as off', () => {
    expect(parseSettings(JSON.stringify({ turnNotes: true })).turnNotes).toBe(true);
    for (const turnNotes of [undefined, 'yes', 1])
      expect(parseSettings(JSON.stringify({ turnNotes })).turnNotes).toBe(false);
  });
});

describe('it is your turn', () => {
  beforeEach(() => void (FakeNotification.permission = 'granted'));

  test('is shown while the player looks at something else, and goes when the turn is over', async () => {
    const { turn, destroy } = roomWith({ turnNotes: true });
    looking = false;
    await turn(true);
    const [shown] = FakeNotification.shown;
    expect([shown?.title, shown?.options.body, shown?.closed]).toEqual(['Your turn', 'Your game with Jan', false]);
    await turn(false);
    expect(shown?.closed).toBe(true);
    await turn(true);
    expect(FakeNotification.shown).toHaveLength(2);
    destroy();
  });

  test('goes when they look here again; a press on it brings this window to the front', async () => {
    const { turn, destroy } = roomWith({ turnNotes: true });
    const front = vi.spyOn(globalThis, 'focus').mockImplementation(() => undefined);
    looking = false;
    await turn(true);
    FakeNotification.shown[0]?.dispatchEvent(new Event('click'));
    expect(front).toHaveBeenCalledTimes(1);
    looking = true;
    dispatchEvent(new Event('focus'));
    await settle();
    expect(FakeNotification.shown[0]?.closed).toBe(true);
    destroy();
  });

  test('is not shown to who looks at the game, did not switch it on, or has refused', async () => {
    const watched = roomWith({ turnNotes: true });
    await watched.turn(true);
    watched.destroy();
    looking = false;
    const off = roomWith({ turnNotes: false });
    await off.turn(true);
    off.destroy();
    FakeNotification.permission = 'denied';
    const refused = roomWith({ turnNotes: true });
    await refused.turn(true);
    refused.destroy();
    expect(FakeNotification.shown).toEqual([]);
  });

  test('breaks nothing on a device that lets a page make none', async () => {
    FakeNotification.mayMake = false;
    const { turn, destroy } = roomWith({ turnNotes: true });
    looking = false;
    await turn(true);
    await turn(false);
    destroy();
  });

  test('comes from the service worker where there is one', async () => {
    const sent: unknown[] = [];
    const closed: string[] = [];
    const registration = {
      active: { postMessage: (message: unknown) => sent.push(message) },
      getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
    };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    const { turn, destroy } = roomWith({ turnNotes: true });
    looking = false;
    await turn(true);
    expect(sent).toMatchObject([{ type: 'NOTIFY', title: 'Your turn', options: { body: 'Your game with Jan' } }]);
    expect(FakeNotification.shown).toEqual([]);
    await turn(false);
    expect(closed).toEqual(['ramparts-turn']);
    destroy();
  });
});

describe('the service worker', () => {
  class Client {
    focused = 0;
    readonly id: string;
    constructor(id: string) {
      this.id = id;
    }
    focus(): void {
      this.focused += 1;
    }
  }

  function worker(pages: readonly Client[]) {
    const heard = new Map<string, (event: unknown) => void>();
    const shown: { title: string; options: { data: unknown } }[] = [];
    const opened: string[] = [];
    const scope = {
      addEventListener: (type: string, listener: (event: unknown) => void) => void heard.set(type, listener),
      registration: {
        scope: 'https://example.org/game/',
        showNotification: (title: string, options: { data: unknown }) => void shown.push({ title, options }),
      },
      clients: { matchAll: async () => pages, openWindow: (url: string) => void opened.push(url) },
    };
    new Function('self', 'Client', readFileSync('assets/notify.js', 'utf8'))(scope, Client);
    const send = (type: string, event: object): Promise<unknown> => {
      let done: Promise<unknown> = Promise.resolve();
      heard.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void (done = Promise.resolve(work)) });
      return done;
    };
    return { send, shown, opened };
  }

  test('brings the page that has asked for the notification to the front', async () => {
    const pages = [new Client('menu'), new Client('room')];
    const { send, shown } = worker(pages);
    await send('message', { source: pages[1], data: { type: 'NOTIFY', title: 'Your turn', options: { tag: 'x' } } });
    await send('message', { source: pages[1], data: { type: 'SKIP_WAITING' } });
    expect(shown).toHaveLength(1);
    const close = vi.fn();
    await send('notificationclick', { notification: { close, data: shown[0]?.options.data } });
    expect(pages.map(({ focused }) => focused)).toEqual([0, 1]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('opens the game if that page has been closed', async () => {
    const { send, opened } = worker([]);
    await send('notificationclick', { notification: { close: () => undefined, data: { page: 'gone' } } });
    expect(opened).toEqual(['https://example.org/game/']);
  });
});
