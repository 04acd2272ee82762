// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MenuScreen } from '../../src/hud/menu/MenuScreen.tsx';
import { openFriend } from '../../src/hud/online/FriendDialog.tsx';
import { find, findAll, press, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { mount } from './mounted.ts';
import { render } from './render.ts';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const { t } = texts;
const isOffered = (name: string | RegExp): boolean => findAll('button', name).length > 0;
const dialogText = (): string => find('dialog').textContent;

describe('playing with a friend', () => {
  it.each([null, '#join=room/castle/Ada'])(
    'says at once that the browser has no WebRTC, and opens no room (invitation %s)',
    (invitation) => {
      openFriend(fakeHud(), invitation);
      expect(find('alert', undefined, find('dialog')).textContent).toBe(t('friend.no-webrtc'));
      expect(findAll('form')).toEqual([]);
    },
  );

  it('offers both ways where the browser has WebRTC', () => {
    vi.stubGlobal('RTCPeerConnection', vi.fn());
    openFriend(fakeHud(), null);
    expect(document.querySelectorAll('dialog form').length).toBe(2);
    expect(dialogText()).not.toContain('WebRTC');
  });
});

describe('installing by hand', () => {
  // This test environment would fire the event.
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'onbeforeinstallprompt'));
  const menu = (): HTMLElement => render(fakeHud(), createElement(MenuScreen, null));
  const displayed = (mode: string): void => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
  };

  it('is explained where the browser never offers it', () => {
    displayed('browser');
    menu();
    press(t('menu.install'));
    expect(dialogText()).toContain('Add to Home Screen');
    expect(dialogText()).toContain('Firefox');
  });

  it('is not offered in the installed game', () => {
    displayed('standalone');
    menu();
    expect(isOffered(t('menu.install'))).toBe(false);
  });

  it('is not offered where the browser offers it', () => {
    displayed('browser');
    vi.stubGlobal('onbeforeinstallprompt', null);
    menu();
    expect(isOffered(t('menu.install'))).toBe(false);
  });
});

describe('a first visit', () => {
  const FIRST = new RegExp(`^${t('menu.first')}`);
  const CONTINUE = new RegExp(`^${t('menu.continue')}`);

  it('offers one game without choices: against the easiest player, who lets the visitor begin', () => {
    const app = fakeApp({ savedGames: [] });
    render(fakeHud(app), createElement(MenuScreen, null));
    expect(isOffered(FIRST)).toBe(true);
    expect(isOffered(CONTINUE)).toBe(false);
    press(FIRST);
    expect(app.calls).toEqual([
      [
        'newGame',
        expect.objectContaining({ rules: 'castle', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }] }),
      ],
    ]);
  });

  it('is over after a game from the form: the next one at once is like that', () => {
    const players = [
      { name: 'Anna', look: 4, level: null },
      { name: '', look: 6, level: 'steward' },
    ];
    const settings = { ...fakeApp().settings, level: 'steward', lastRules: 'zamek', lastPlayers: { zamek: players } };
    const app = fakeApp({ savedGames: [], settings });
    render(fakeHud(app), createElement(MenuScreen, null));
    expect(find('button', FIRST).textContent).toContain('Anna vs. Computer');
    press(FIRST);
    const [, game] = app.calls[0] ?? [];
    expect(game).toMatchObject({ rules: 'zamek' });
    expect((game as { players: string[] }).players.toSorted()).toEqual(['Anna', 'Computer']);
  });

  it('paints that very game ahead while the visitor reads', async () => {
    const app = fakeApp({ savedGames: [] });
    render(fakeHud(app), createElement(MenuScreen, null));
    await waitFor(() => expect(app.calls).toHaveLength(1));
    press(FIRST);
    const [ahead, started] = app.calls;
    expect([ahead?.[0], started?.[0]]).toEqual(['paintAhead', 'newGame']);
    expect(started?.[1]).toBe(ahead?.[1]);
  });

  it('is over once there is a game to continue', () => {
    render(fakeHud(), createElement(MenuScreen, null));
    expect(isOffered(CONTINUE)).toBe(true);
    expect(document.body.textContent).not.toContain(t('menu.first'));
  });

  it('says why its game does not begin', async () => {
    const app = Object.assign(fakeApp({ savedGames: [] }), { answer: 'save-quota' });
    render(fakeHud(app), createElement(MenuScreen, null));
    press(FIRST);
    await waitFor(() => expect(textsOfAll(findAll('alert'))).toEqual([texts.code('save-quota')]));
  });
});

describe('the puzzle of the day', () => {
  it('starts with one press', async () => {
    const app = fakeApp();
    const posed = vi.fn(async () => null);
    app.set({ settings: { ...app.settings, lastRules: 'zamek' } });
    Object.assign(app.learning, { puzzles: async () => ({ puzzles: [], today: { zamek: 7 } }), pose: posed });
    render(fakeHud(app), createElement(MenuScreen, null));
    press(new RegExp(t('puzzles.menu')));
    await waitFor(() => expect(posed).toHaveBeenCalledWith(7, expect.anything()));
    expect(findAll('dialog')).toEqual([]);
  });

  it('says why it does not', async () => {
    const app = fakeApp();
    Object.assign(app.learning, { puzzles: () => Promise.reject(new Error('offline')) });
    render(fakeHud(app), createElement(MenuScreen, null));
    press(new RegExp(t('puzzles.menu')));
    await waitFor(() => expect(app.calls).toContainEqual(['notify', 'part-missing']));
  });
});

describe('the settings', () => {
  it('keep their scroll position when another language is chosen', async () => {
    const app = fakeApp();
    const handle = mount(document.body, app);
    await waitFor(() => press(t('menu.settings')));
    const body = (): Element | null => document.querySelector('dialog:has([data-settings]) > div');
    const before = body();
    if (before) before.scrollTop = 321;
    app.changeSettings({ language: 'de' });
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(body()).not.toBe(before);
    expect(body()?.scrollTop).toBe(321);
    handle.destroy();
  });
});
