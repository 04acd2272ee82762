import './styles/index.css';
import type { Language, Texts } from '../i18n/index.ts';
import { loadTexts, preferredLanguage } from '../i18n/index.ts';
import type { App } from '../session/contracts/app.ts';
import type { Match } from '../session/contracts/match.ts';
import type { EndPorts } from './end/ending.ts';
import { backThrough, closablesOf } from './back.ts';
import type { Way } from './back.ts';
import { createGameScreen } from './game/GameScreen.tsx';
import type { Insets } from './game/layout.ts';
import { NO_INSETS, sameInsets } from './game/layout.ts';
import type { Hud, Part } from './kit/hud.ts';
import { keepFocus } from './kit/keepFocus.ts';
import { createMenuScreen } from './menu/menuScreen.ts';
import { openSettings } from './menu/settingsDialog.ts';
import { createNotices } from './notices.ts';
import { openChallenge } from './challenge/challengeDialog.ts';
import { openPuzzles } from './learn/PuzzlesDialog.tsx';
import { withFriend } from './withFriend.ts';

export interface HudHandle {
  /** Resolves when the texts are loaded. Rejects if no language can be loaded, not even English. */
  readonly ready: Promise<void>;
  /** How much the panels cover, in CSS pixels from each edge; the board belongs between them. */
  insets(): Insets;
  onInsets(listener: (insets: Insets) => void): () => void;
  /** The player wants to see the whole board. */
  onFit(listener: () => void): () => void;
  /** Sets the table that shows the match. */
  tableFrom(table: TablePorts): void;
  /** From now on, the browser's Back closes what is on top and leaves the table. To be called when the start is over. */
  followBack(way?: Way): void;
  destroy(): void;
}

export interface TablePorts extends EndPorts {
  /** Draws the table on a new canvas. */
  redraw(): void;
}

const CALM = '(prefers-reduced-motion: reduce)';
const wantsCalm = (): boolean => matchMedia(CALM).matches;

function languageOf(app: App): ReturnType<typeof preferredLanguage> {
  const preference = app.settings.language;
  return preferredLanguage(preference === 'auto' ? navigator.languages : [preference, ...navigator.languages]);
}

/** Mounts the HUD in `root` and keeps it in sync with the application. */
export function mountHud(
  root: HTMLElement,
  app: App,
  load: (language: Language) => Promise<Texts> = loadTexts,
): HudHandle {
  let insets: Insets = NO_INSETS;
  const insetListeners = new Set<(insets: Insets) => void>();
  const fitListeners = new Set<() => void>();
  let table: TablePorts = { picture: async () => null, rested: async () => undefined, redraw: () => undefined };
  const setInsets = (next: Insets): void => {
    if (sameInsets(insets, next)) return;
    insets = next;
    for (const listener of insetListeners) listener(next);
  };

  root.classList.add('hud');
  let language: Language | '' = '';
  let texts: Texts | null = null;
  let shown: { readonly part: Part; readonly screen: App['screen']; readonly match: Match | null } | null = null;
  let notices: ReturnType<typeof createNotices> | null = null;
  let friend: ReturnType<typeof withFriend> | null = null;
  let offered: App['challenge'] = null;
  let gone = false;
  let stopBack = (): void => undefined;
  let ready: Promise<void> = Promise.resolve();

  function clear(): void {
    shown?.part.destroy();
    shown = null;
    notices?.destroy();
    notices = null;
    friend?.destroy();
    friend = null;
    // Closing stops what a dialog has begun, like painting the pictures of the rules.
    for (const dialog of root.querySelectorAll('dialog')) {
      dialog.close();
      dialog.remove();
    }
    offered = null;
  }

  /** Where the focus goes when what had it is gone. */
  function focusNext(lost: Element): void {
    const dialog = [...root.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (!dialog) return shown?.part.focus?.(lost);
    dialog.tabIndex = -1;
    dialog.focus();
  }

  const calm = (): boolean => app.settings.motion === 'off' || app.settings.speed === 0 || wantsCalm();
  const hudWith = (words: Texts): Hud => ({ app, texts: words, host: root, calm });

  function show(): void {
    const { settings } = app;
    document.documentElement.style.fontSize = settings.textSize === 1 ? '' : `${settings.textSize * 100}%`;
    root.classList.toggle('calm', calm());
    if (languageOf(app) !== language) {
      ready = changeLanguage();
      return;
    }
    if (!texts) return;
    const hud = hudWith(texts);
    notices ??= createNotices(hud, { openBoard: () => shown?.part.openBoard?.(), redraw: () => table.redraw() });
    const match = app.screen === 'game' ? app.match : null;
    if (!shown || shown.screen !== app.screen || shown.match !== match) {
      const wasShown = shown !== null;
      shown?.part.destroy();
      for (const dialog of root.querySelectorAll('dialog')) dialog.close();
      const ports = {
        onInsets: setInsets,
        fit: () => fitListeners.forEach((listener) => listener()),
        picture: () => table.picture(),
        rested: () => table.rested(),
      };
      const part = match ? createGameScreen(hud, match, ports) : createMenuScreen(hud);
      shown = { part, screen: app.screen, match };
      root.prepend(part.element);
      if ((match || wasShown) && document.activeElement === document.body) part.focus?.(null);
      if (!match) setInsets(NO_INSETS);
    }
    if (!notices.element.isConnected) root.append(notices.element);
    notices.update();
    friend ??= withFriend(hud, root);
    friend.update();
    if (app.screen === 'menu' && app.challenge !== offered) {
      offered = app.challenge;
      if (offered) openChallenge(hud, offered);
    }
    if (app.screen === 'menu' && app.learning.takeRequest()) openPuzzles(hud);
  }

  function changeLanguage(): Promise<void> {
    const wanted = languageOf(app);
    language = wanted;
    return loadOr(wanted).then((loaded) => {
      if (gone || wanted !== language || loaded === texts) return;
      const scrolled = root.querySelector('.settings-dialog[open] .dialog-body')?.scrollTop;
      clear();
      // The placeholder in the page until the texts are loaded.
      root.querySelector('.starting')?.remove();
      texts = loaded;
      document.documentElement.lang = loaded.language;
      show();
      if (scrolled !== undefined) openSettings(hudWith(loaded), { atLanguages: scrolled });
    });
  }

  /** If a language cannot be loaded, keeps the current one, or loads English. */
  const loadOr = (wanted: Language): Promise<Texts> =>
    load(wanted).catch(() => {
      app.notify('language-missing', 'alert');
      return texts ?? load('en');
    });

  const leave = app.subscribe(show);
  const releaseFocus = keepFocus(root, focusNext);
  const motion = matchMedia(CALM);
  motion.addEventListener('change', show);
  show();
  return {
    ready,
    insets: () => insets,
    onInsets(listener) {
      insetListeners.add(listener);
      return () => insetListeners.delete(listener);
    },
    onFit(listener) {
      fitListeners.add(listener);
      return () => fitListeners.delete(listener);
    },
    tableFrom(found) {
      table = found;
    },
    followBack(way = window) {
      stopBack();
      stopBack = backThrough(
        root,
        closablesOf(root, app, () => shown?.part),
        way,
      );
    },
    destroy() {
      gone = true;
      stopBack();
      releaseFocus();
      leave();
      motion.removeEventListener('change', show);
      clear();
      root.replaceChildren();
    },
  };
}
