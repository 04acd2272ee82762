import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchUpdates } from '../src/pwa.ts';

/** The browser's side of an update, controlled by the test. */

class Worker extends EventTarget {
  readonly postMessage = vi.fn();
  state = 'installing';
  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn(async () => undefined);
  /** The browser finds another worker script, and installs it after a while. */
  find(): void {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
  }
  install(): void {
    const { installing } = this;
    [this.installing, this.waiting] = [null, installing];
    installing?.reach('installed');
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  begin: (registration: { readonly active: Worker }) => void = () => undefined;
  readonly ready = new Promise<{ readonly active: Worker }>((resolve) => (this.begin = resolve));
  readonly registration = new Registration();
  readonly register = vi.fn(async () => this.registration);
  takeControl(): void {
    this.controller = new Worker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const table = { playing: false };
const onReady = vi.fn();
const reload = vi.fn();
let workers = new Container();

/** A visitor who has been here before. */
function secondVisit(): void {
  workers.controller = new Worker();
  workers.registration.active = workers.controller;
}

async function watching() {
  const updates = watchUpdates({
    isPlaying: () => table.playing,
    onReady,
    reload,
    workers: workers as unknown as ServiceWorkerContainer,
  });
  await Promise.resolve();
  await Promise.resolve();
  return updates;
}

beforeEach(() => {
  table.playing = false;
  vi.clearAllMocks();
  workers = new Container();
});

describe('updates', () => {
  test('are not announced on the first visit', async () => {
    await watching();
    workers.registration.find();
    workers.registration.install();
    workers.takeControl();
    expect([onReady.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });

  test('are announced in the menu and installed on demand', async () => {
    secondVisit();
    const updates = await watching();
    workers.registration.find();
    expect(onReady).not.toHaveBeenCalled();
    workers.registration.install();
    expect(onReady).toHaveBeenCalledOnce();
    const { waiting } = workers.registration;
    expect(waiting?.postMessage).not.toHaveBeenCalled();
    updates.apply();
    expect(waiting?.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    workers.takeControl();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that the browser found before there was a listener are announced too', async () => {
    secondVisit();
    workers.registration.installing = new Worker();
    await watching();
    workers.registration.install();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('that were left waiting at an earlier visit are announced', async () => {
    secondVisit();
    workers.registration.waiting = new Worker();
    workers.registration.waiting.state = 'installed';
    await watching();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('wait until the game is left', async () => {
    secondVisit();
    const updates = await watching();
    table.playing = true;
    workers.registration.find();
    workers.registration.install();
    expect(onReady).not.toHaveBeenCalled();
    updates.gameLeft();
    expect(onReady).toHaveBeenCalledOnce();
    updates.gameLeft();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('that are installed from another tab do not end the game in this one', async () => {
    secondVisit();
    const updates = await watching();
    table.playing = true;
    workers.takeControl();
    expect(reload).not.toHaveBeenCalled();
    table.playing = false;
    updates.gameLeft();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reload a page that has been open since its very first visit', async () => {
    await watching();
    workers.takeControl();
    workers.takeControl();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('leave the line to the first game: only what the page has loaded is kept with it, all else when it is told', async () => {
    const updates = await watching();
    const active = new Worker();
    workers.begin({ active });
    await Promise.resolve();
    await Promise.resolve();
    expect(active.postMessage.mock.calls).toEqual([[{ type: 'KEEP', files: expect.any(Array) as unknown }]]);
    updates.keepRest();
    await Promise.resolve();
    expect(active.postMessage).toHaveBeenLastCalledWith({ type: 'KEEP', files: undefined });
  });

  test('are checked for when a game was left, and being offline is no error', async () => {
    secondVisit();
    workers.registration.update.mockRejectedValueOnce(new Error('offline'));
    const updates = await watching();
    updates.gameLeft();
    expect(workers.registration.update).toHaveBeenCalledOnce();
  });
});
