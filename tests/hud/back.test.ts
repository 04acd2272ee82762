// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { h } from 'preact';
import { PauseMenu } from '../../src/hud/game/PauseMenu.tsx';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import { SettingsDialog } from '../../src/hud/settings/SettingsDialog.tsx';
import { assistsOf } from '../../src/session/match/assists.ts';
import { lessonsOf } from '../../src/session/contracts/learn.ts';
import type { App, Application } from '../../src/session/contracts/app.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import { openWorkshop } from '../../src/hud/workshop/index.ts';
import { idlePainter, thinker } from '../support/appPorts.ts';
import { useDatabase } from '../support/database.ts';
import { textStorage } from '../support/textStorage.ts';
import { find, press, pressKey } from './find.ts';
import { NEW_GAME, fakeApp, fakeHud, newMatch } from './fixture.ts';
import type { FakeApp } from './fixture.ts';
import { mount } from './mounted.ts';
import { waitFor } from '../support/waitFor.ts';

/** A window whose history goes from entry to entry as that of a browser, a moment after it was asked. */
function fakeWindow(states: readonly unknown[] = [null], start = states.length - 1) {
  const events = new EventTarget();
  const entries = [...states];
  let index = start;
  let left = false;
  const travel = (by: number): void => {
    if (index + by < 0) left = true;
    if (entries[index + by] === undefined) return;
    index += by;
    events.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[index] }));
  };
  return {
    way: {
      history: {
        get state() {
          return entries[index];
        },
        pushState: (state: unknown) => void entries.splice((index += 1), Infinity, state),
        replaceState: (state: unknown) => void (entries[index] = state),
        go: (by = 0) => void setTimeout(() => travel(by)),
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    /** The player's Back; several at once as from its menu. */
    async back(by = 1) {
      travel(-by);
      await settled();
    },
    async forward() {
      travel(1);
      await settled();
    },
    /** The player follows a link within the page. */
    follow() {
      entries.splice((index += 1), Infinity, null);
      events.dispatchEvent(Object.assign(new Event('popstate'), { state: null }));
      events.dispatchEvent(new Event('hashchange'));
    },
    get index() {
      return index;
    },
    /** Whether a Back has left the page. */
    get left() {
      return left;
    },
  };
}

/** When everything that was opened or closed is noticed, and the history has moved. */
async function settled(): Promise<void> {
  for (let n = 0; n < 4; n += 1) await new Promise((resolve) => setTimeout(resolve));
}

useDatabase();
let root: HTMLElement;
const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  // A phone, where the log lies over the table.
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(window, { innerWidth: size.width, innerHeight: size.height });
});

function playable(): FakeApp {
  const app = fakeApp();
  vi.spyOn(app, 'leaveMatch').mockImplementation(() => {
    app.calls.push(['leaveMatch']);
    app.set({ screen: 'menu', match: null });
  });
  return app;
}

async function begin(app: App, { way }: ReturnType<typeof fakeWindow>): Promise<void> {
  const handle = mount(root, app);
  await handle.ready;
  handle.followBack(way);
  await settled();
}

async function sit(app: FakeApp, match = newMatch()): Promise<void> {
  onTestFinished(() => match.close());
  app.set({ screen: 'game', match });
  await settled();
}

const dialogs = (): number => root.querySelectorAll('dialog[open]').length;

describe('Back', () => {
  it('leaves from the menu at once', async () => {
    const browser = fakeWindow();
    await begin(playable(), browser);
    expect(browser.index).toBe(0);
    await browser.back();
    expect(browser.left).toBe(true);
  });

  it('closes the dialog of the menu, and then leaves', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    showDialog(fakeHud(app, root), h(SettingsDialog, { atLanguages: null }));
    await settled();
    await browser.back();
    expect([dialogs(), browser.left]).toEqual([0, false]);
    await browser.back();
    expect(browser.left).toBe(true);
  });

  it('returns from a page of the form to the page that opened it, then to the form, and then leaves the form', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    const openForm = async (): Promise<void> => {
      root.querySelector<HTMLElement>('[data-new-game] [data-rules="carcassonne"]')?.click();
      await waitFor(() => find('button', /^Expansions/));
      find('button', /^Expansions/).click();
    };
    await openForm();
    find('button', /^Inns & Cathedrals\. /).click();
    await settled();
    expect(dialogs()).toBe(3);
    const titles: (string | null | undefined)[] = [];
    for (let open = 3; open > 0; open -= 1) {
      titles.push([...root.querySelectorAll('dialog[open] h2')].at(-1)?.textContent);
      await browser.back();
      expect(dialogs()).toBe(open - 1);
    }
    expect(titles).toEqual(['Inns & Cathedrals', 'Expansions', 'New game']);
    expect(browser.left).toBe(false);
    // It opens again.
    await openForm();
    expect(dialogs()).toBe(2);
  });

  it('closes what lies over the table, then leaves the table for the menu, then the page', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    pressKey('l');
    showDialog(fakeHud(app, root), h(SettingsDialog, { atLanguages: null }));
    await settled();
    const seen: unknown[] = [];
    while (!browser.left) {
      await browser.back();
      seen.push([dialogs(), root.querySelector('[data-log-open]') !== null, app.screen, browser.left]);
    }
    expect(seen).toEqual([
      [0, true, 'game', false],
      [0, false, 'game', false],
      [0, false, 'menu', false],
      [0, false, 'menu', true],
    ]);
    expect(app.calls.filter(([name]) => name === 'leaveMatch')).toHaveLength(1);
  });

  it('leaves nothing behind where something was closed in another way: ten games need no ten Backs', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    const match = newMatch();
    for (let n = 0; n < 10; n += 1) {
      await sit(app, match);
      showDialog(fakeHud(app, root), h(PauseMenu, { onBoard: () => {}, onKeys: () => {}, onShare: () => {} }));
      await settled();
      expect(browser.index).toBe(2);
      press('Save and quit', find('dialog', 'Menu'));
      await settled();
      expect([app.screen, browser.index]).toEqual(['menu', 0]);
    }
    await browser.back();
    expect(browser.left).toBe(true);
  });

  it('needs one entry where one dialog replaces another', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    showDialog(fakeHud(app, root), h(PauseMenu, { onBoard: () => {}, onKeys: () => {}, onShare: () => {} }));
    await settled();
    press('Settings', find('dialog', 'Menu'));
    await settled();
    expect([dialogs(), browser.index]).toEqual([1, 2]);
  });

  it('agrees with Escape about what is on top', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    const { match } = app;
    if (!match) throw new Error('Expected a match');
    const assists = assistsOf(match);
    const open = async (): Promise<void> => {
      pressKey('l');
      press('More');
      pressKey('t');
      pressKey('i');
      await settled();
    };
    const now = (): string =>
      JSON.stringify([
        root.querySelector('[data-log-open]') !== null,
        root.querySelector('[data-panel="more"]') !== null,
        root.querySelector('section[data-shown]') !== null,
        assists.view.looking,
        assists.view.pinned,
      ]);
    const closing = async (close: () => unknown): Promise<readonly string[]> => {
      await open();
      const seen = [now()];
      for (let n = 0; n < 10 && now() !== '[false,false,false,false,false]'; n += 1) {
        await close();
        await settled();
        seen.push(now());
      }
      return seen;
    };
    const byEscape = await closing(() => pressKey('Escape'));
    expect(byEscape.length).toBeGreaterThan(3);
    expect(await closing(() => browser.back())).toEqual(byEscape);
    expect([app.screen, browser.index]).toEqual(['game', 1]);
  });

  it('closes several things where the player goes back several entries at once', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    pressKey('l');
    await settled();
    await browser.back(2);
    expect([app.screen, browser.index]).toEqual(['menu', 0]);
  });

  it('works after a reload in a game, whether or not the game is open again', async () => {
    const reloaded = fakeWindow([{ open: 0 }, { open: 1 }, { open: 2 }]);
    const app = playable();
    await begin(app, reloaded);
    expect(reloaded.index).toBe(0);

    const again = fakeWindow([{ open: 0 }, { open: 1 }, { open: 2 }]);
    const other = playable();
    document.body.replaceChildren((root = document.createElement('div')));
    await sit(other);
    await begin(other, again);
    expect(again.index).toBe(1);
    await again.back();
    expect(other.screen).toBe('menu');
    await again.back();
    expect(again.left).toBe(true);
  });

  it('opens nothing on Forward', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    await browser.back();
    await browser.forward();
    expect([app.screen, browser.index]).toEqual(['menu', 0]);
  });

  it('leaves the table that a link has opened over another one', async () => {
    const app = playable();
    const browser = fakeWindow();
    await begin(app, browser);
    await sit(app);
    browser.follow();
    await sit(app);
    await browser.back();
    expect([app.screen, browser.index]).toEqual(['menu', 0]);
    await browser.back();
    expect(browser.left).toBe(true);
  });
});

/** With the application itself: where Back leads from every place. */
describe('Back leaves', () => {
  const NAMES = ['Ada', 'Jan'] as const;
  const [LESSON] = lessonsOf('castle');
  async function real(): Promise<Application> {
    return createApp({
      saves: await openSaves(),
      storage: textStorage(),
      tablePainter: idlePainter,
      match: { thinker },
    });
  }

  it('a game, which is kept', async () => {
    const app = await real();
    const browser = fakeWindow();
    await begin(app, browser);
    expect(await app.newGame(NEW_GAME)).toBeNull();
    await settled();
    await browser.back();
    expect(app.screen).toBe('menu');
    await waitFor(() => expect(app.savedGames).toHaveLength(1));
    expect(await app.continueSaved(app.savedGames[0]?.id ?? '')).toBeNull();
    expect(app.screen).toBe('game');
  });

  it.each<[string, (app: Application) => unknown]>([
    ['a lesson', (app) => LESSON && app.learning.teach(LESSON, NAMES)],
    ['a puzzle', (app) => app.learning.pose(0, NAMES)],
  ])('%s', async (_, open) => {
    const app = await real();
    const browser = fakeWindow();
    await begin(app, browser);
    expect(await open(app)).toBeNull();
    await settled();
    expect([app.screen, app.learning.current === null, browser.index]).toEqual(['game', false, 1]);
    await browser.back();
    expect([app.screen, app.learning.current]).toEqual(['menu', null]);
  });

  it('a replay for the game, and then the game', async () => {
    const app = await real();
    const browser = fakeWindow();
    await begin(app, browser);
    await app.newGame(NEW_GAME);
    app.openReview();
    await settled();
    expect([app.review === null, browser.index]).toEqual([false, 2]);
    await browser.back();
    expect([app.review, app.screen]).toEqual([null, 'game']);
    await browser.back();
    expect(app.screen).toBe('menu');
  });

  it('the workshop', async () => {
    const app = await real();
    const browser = fakeWindow();
    await begin(app, browser);
    openWorkshop(fakeHud(app, root));
    await settled();
    await browser.back();
    expect([dialogs(), browser.left]).toEqual([0, false]);
  });
});
