import { describe, expect, test, vi } from 'vitest';
import type { FinishedGame } from '../../src/session/contracts/archive.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import { watchAttention } from '../../src/session/platform/attention.ts';
import { watchInstall } from '../../src/session/platform/install.ts';
import { noteExport, watchSafety } from '../../src/session/platform/persistentStorage.ts';
import { openText, sharedText } from '../../src/session/links/launch.ts';
import { textStorage } from '../support/textStorage.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('while waiting for a turn', () => {
  function waiting(device: Parameters<typeof watchAttention>[1], playing = false) {
    const listeners: (() => void)[] = [];
    const shown: (() => void)[] = [];
    let view = { over: false, isReplay: false, myTurn: true } as MatchView;
    const match = {
      get view() {
        return view;
      },
      subscribe: (listener: () => void) => (listeners.push(listener), () => undefined),
    } as unknown as Match;
    const page = {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    };
    const app = {
      match,
      online: { view: { playing } },
      subscribe: (listener: () => void) => (shown.push(listener), () => undefined),
    };
    watchAttention(app, device, page as never);
    for (const listener of shown) listener();
    return (change: Partial<MatchView>, visible = true): Promise<void> => {
      view = { ...view, ...change };
      page.visibilityState = visible ? 'visible' : 'hidden';
      for (const listener of listeners) listener();
      return settle();
    };
  }

  test('the screen stays on until the player’s turn, the page is hidden, or the game is over', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    const show = waiting({ wakeLock: { request } });
    expect(request).not.toHaveBeenCalled();
    await show({ myTurn: false });
    await show({ myTurn: false });
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    await show({ myTurn: true });
    expect(release).toHaveBeenCalledTimes(1);
    await show({ myTurn: false });
    await show({}, false);
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
    await show({ over: true });
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('a refused lock and a device without locks cause no errors', async () => {
    await waiting({ wakeLock: { request: async () => Promise.reject(new Error('low battery')) } })({ myTurn: false });
    await waiting({})({ myTurn: false });
  });

  test('the app’s badge shows the player’s turn, in a match with a friend only', async () => {
    const device = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
    const show = waiting(device, true);
    expect(device.setAppBadge).toHaveBeenCalledTimes(1);
    await show({ myTurn: false });
    expect(device.clearAppBadge).toHaveBeenCalledTimes(1);
    const alone = { setAppBadge: vi.fn(async () => undefined) };
    await waiting(alone)({ myTurn: true });
    expect(alone.setAppBadge).not.toHaveBeenCalled();
  });
});

describe('installation', () => {
  const finished = { result: { counted: true } } as FinishedGame;

  function asking(storage = textStorage()) {
    const page = new EventTarget();
    const listeners: (() => void)[] = [];
    const app = {
      screen: 'game' as 'game' | 'menu',
      archive: { games: [] as FinishedGame[] } as never,
      notify: vi.fn(),
      subscribe: (listener: () => void) => (listeners.push(listener), () => undefined),
    };
    const install = watchInstall(storage, page as never);
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn(async () => undefined),
      userChoice: Promise.resolve({ outcome: 'dismissed' as const }),
    });
    page.dispatchEvent(question);
    install.attach(app);
    const change = (screen: 'game' | 'menu', games: readonly FinishedGame[]): void => {
      Object.assign(app, { screen, archive: { games } });
      for (const listener of listeners) listener();
    };
    return { app, install, question, change, storage };
  }

  test('is offered after the first finished game and between games only', () => {
    const { app, change, question } = asking();
    expect(question.defaultPrevented).toBe(true);
    change('menu', []);
    change('game', [finished]);
    expect(app.notify).not.toHaveBeenCalled();
    change('menu', [finished]);
    expect(app.notify).toHaveBeenCalledWith('install', 'status', ['install']);
  });

  test.each(['refuse', 'accept'] as const)('is never offered again after being declined (%s)', async (way) => {
    const { install, question, storage } = asking();
    install[way]();
    await settle();
    expect(question.prompt).toHaveBeenCalledTimes(way === 'accept' ? 1 : 0);
    const later = asking(storage);
    later.change('menu', [finished]);
    expect(later.app.notify).not.toHaveBeenCalled();
  });
});

describe('storage that the browser may clear', () => {
  const finished = (count: number): FinishedGame[] =>
    Array.from({ length: count }, () => ({ result: { counted: true } }) as FinishedGame);

  async function watched(keeper: { readonly persisted: boolean; readonly persist?: boolean }, storage = textStorage()) {
    const listeners: (() => void)[] = [];
    const app = {
      screen: 'menu' as 'game' | 'menu',
      archive: { games: [] as FinishedGame[] } as never,
      savedGames: [] as never[],
      notify: vi.fn(),
      subscribe: (listener: () => void) => (listeners.push(listener), () => undefined),
    };
    const persist = vi.fn(async () => keeper.persist ?? false);
    await watchSafety(app, storage, { persisted: async () => keeper.persisted, persist });
    const change = async (screen: 'game' | 'menu', games: readonly FinishedGame[], saved = 0): Promise<void> => {
      Object.assign(app, { screen, archive: { games }, savedGames: Array.from({ length: saved }) });
      for (const listener of listeners) listener();
      await settle();
    };
    return { app, persist, change, storage };
  }

  test('persistence is requested once, between games, when there is something to lose', async () => {
    const { persist, change } = await watched({ persisted: false });
    await change('game', []);
    await change('menu', [], 1);
    expect(persist).not.toHaveBeenCalled();
    await change('game', [], 3);
    expect(persist).not.toHaveBeenCalled();
    await change('menu', [], 3);
    await change('game', finished(1), 3);
    await change('menu', finished(1), 3);
    expect(persist).toHaveBeenCalledTimes(1);
    const kept = await watched({ persisted: true });
    await kept.change('game', []);
    await kept.change('menu', finished(1));
    expect(kept.persist).not.toHaveBeenCalled();
  });

  test('a warning with the offer of a file comes after some finished games, again after many more, and never with persistent storage', async () => {
    const { app, change, storage } = await watched({ persisted: false });
    await change('menu', finished(4));
    expect(app.notify).not.toHaveBeenCalled();
    await change('game', finished(5));
    expect(app.notify).not.toHaveBeenCalled();
    await change('menu', finished(5));
    expect(app.notify).toHaveBeenCalledWith('backup', 'status', ['backup']);
    noteExport(storage, 5);
    const later = await watched({ persisted: false }, storage);
    await later.change('menu', finished(14));
    expect(later.app.notify).not.toHaveBeenCalled();
    await later.change('menu', finished(15));
    expect(later.app.notify).toHaveBeenCalledTimes(1);
    const promised = await watched({ persisted: true });
    await promised.change('menu', finished(50));
    expect(promised.app.notify).not.toHaveBeenCalled();
  });
});

describe('what the device hands over', () => {
  test('a shared text is found in the address', () => {
    expect(sharedText(new URL('https://x.test/?pixels=48'))).toBeNull();
    expect(sharedText(new URL('https://x.test/?shared-title=A&shared-url=https%3A%2F%2Fx.test%2F%23game%3Dabc'))).toBe(
      'A\n\nhttps://x.test/#game=abc',
    );
  });

  test.each([
    ['Look at this: https://x.test/#game=a-b_c&at=3 !', ['link', '#game=a-b_c&at=3']],
    ['#challenge=abc', ['link', '#challenge=abc']],
    [' {"format":"ramparts-record"}\n', ['record', '{"format":"ramparts-record"}']],
    ['nothing of ours', ['record', 'nothing of ours']],
  ])('%j is opened as %j', async (text, call) => {
    const calls: string[][] = [];
    const note = (kind: string) => async (value: string) => (calls.push([kind, value]), null);
    await openText({ openLink: note('link'), importRecord: note('record') } as never, text);
    expect(calls).toEqual([call]);
  });
});
