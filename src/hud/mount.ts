import './styles/base.css';
import './styles/controls.css';
import './styles/menu.css';
import './styles/game.css';
import './styles/turn.css';
import './styles/layouts.css';
import './styles/dialogs.css';
import './styles/log.css';
import './styles/end.css';
import type { Texts } from '../i18n/index.ts';
import { loadTexts, preferredLanguage } from '../i18n/index.ts';
import type { App } from '../session/appContract.ts';
import type { Match } from '../session/contract.ts';
import { createGameScreen } from './game/gameScreen.ts';
import type { Insets } from './game/layout.ts';
import { NO_INSETS, sameInsets } from './game/layout.ts';
import type { Hud, Part } from './kit/hud.ts';
import { createMenuScreen } from './menu/menuScreen.ts';
import { createNotices } from './notices.ts';

export interface HudHandle {
  /** CSS pixels at each edge that panels cover; the board belongs between them. */
  insets(): Insets;
  onInsets(listener: (insets: Insets) => void): () => void;
  /** The person wants to see the whole board. */
  onFit(listener: () => void): () => void;
  destroy(): void;
}

const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function languageOf(app: App): ReturnType<typeof preferredLanguage> {
  const wish = app.settings.language;
  return preferredLanguage(wish === 'auto' ? navigator.languages : [wish, ...navigator.languages]);
}

/** Puts the HUD into `root` and keeps it in step with the application. */
export function mountHud(root: HTMLElement, app: App): HudHandle {
  let insets: Insets = NO_INSETS;
  const insetListeners = new Set<(insets: Insets) => void>();
  const fitListeners = new Set<() => void>();
  const setInsets = (next: Insets): void => {
    if (sameInsets(insets, next)) return;
    insets = next;
    for (const listener of insetListeners) listener(next);
  };

  root.classList.add('hud');
  let language = '';
  let texts: Texts | null = null;
  let shown: { readonly part: Part; readonly screen: App['screen']; readonly match: Match | null } | null = null;
  let notices: ReturnType<typeof createNotices> | null = null;
  let gone = false;

  function clear(): void {
    shown?.part.destroy();
    shown = null;
    notices?.element.remove();
    notices = null;
    for (const dialog of root.querySelectorAll('dialog')) dialog.remove();
  }

  function show(): void {
    const { settings } = app;
    document.documentElement.style.fontSize = settings.textSize === 1 ? '' : `${settings.textSize * 100}%`;
    const calm = (): boolean => app.settings.motion === 'off' || app.settings.speed === 0 || wantsCalm();
    root.classList.toggle('calm', calm());
    if (languageOf(app) !== language) {
      changeLanguage();
      return;
    }
    if (!texts) return;
    const hud: Hud = { app, texts, host: root, calm };
    notices ??= createNotices(hud);
    const match = app.screen === 'game' ? app.match : null;
    if (!shown || shown.screen !== app.screen || shown.match !== match) {
      shown?.part.destroy();
      for (const dialog of root.querySelectorAll('dialog')) dialog.close();
      const ports = { onInsets: setInsets, fit: () => fitListeners.forEach((listener) => listener()) };
      const part = match ? createGameScreen(hud, match, ports) : createMenuScreen(hud);
      shown = { part, screen: app.screen, match };
      root.prepend(part.element);
      if (!match) setInsets(NO_INSETS);
    }
    if (!notices.element.isConnected) root.append(notices.element);
    notices.update();
  }

  function changeLanguage(): void {
    language = languageOf(app);
    const wanted = language;
    void loadTexts(languageOf(app)).then((loaded) => {
      if (gone || wanted !== language) return;
      clear();
      texts = loaded;
      document.documentElement.lang = loaded.language;
      show();
    });
  }

  const leave = app.subscribe(show);
  show();
  return {
    insets: () => insets,
    onInsets(listener) {
      insetListeners.add(listener);
      return () => insetListeners.delete(listener);
    },
    onFit(listener) {
      fitListeners.add(listener);
      return () => fitListeners.delete(listener);
    },
    destroy() {
      gone = true;
      leave();
      clear();
      root.replaceChildren();
    },
  };
}
