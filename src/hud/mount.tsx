import './styles/index.css';
import type { Language, Texts } from '../i18n/index.ts';
import { languageFor, loadTexts } from '../i18n/index.ts';
import type { App } from '../session/contracts/app.ts';
import { backThrough, closablesOf } from './back.ts';
import type { Way } from './back.ts';
import type { EndPorts } from './end/ending.ts';
import type { CarryPorts } from './game/CarriedTile.tsx';
import type { ScreenHandle, ScreenPorts } from './game/GameScreen.tsx';
import type { Insets } from './kit/layout.ts';
import { NO_INSETS, sameInsets } from './kit/layout.ts';
import { HudProvider } from './kit/context.tsx';
import { showDialog } from './kit/Dialog.tsx';
import type { Hud } from './kit/hud.ts';
import { keepFocus } from './kit/keepFocus.ts';
import { renderInto } from './kit/render.ts';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import type { ReelPorts } from './media/souvenirs.ts';
import { Page, focusMenu } from './Page.tsx';
import styles from './kit/Hud.module.css';
import type { PageProps } from './Page.tsx';

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

export interface TablePorts extends EndPorts, CarryPorts, ReelPorts {
  /** Draws the table on a new canvas. */
  redraw(): void;
}

/** Before there is a table. */
const NO_TABLE: TablePorts = {
  reel: async () => null,
  rested: async () => undefined,
  redraw: () => undefined,
  carry: () => false,
  drop: () => undefined,
};

const CALM = '(prefers-reduced-motion: reduce)';
const wantsCalm = (): boolean => matchMedia(CALM).matches;

/** Listeners, and a function that calls them. */
function signal<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    send: (value: T): void => listeners.forEach((listener) => listener(value)),
    on(listener: (value: T) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** If a language cannot be loaded, keeps the current one, or loads English. */
async function textsOr(app: App, load: () => Promise<Texts>, otherwise: () => Texts | Promise<Texts>): Promise<Texts> {
  try {
    return await load();
  } catch {
    app.notify('language-missing', 'alert');
    return otherwise();
  }
}

/** Closing stops what a dialog has begun, like painting the pictures of the rules. */
function closeDialogs(root: HTMLElement): void {
  for (const dialog of root.querySelectorAll('dialog')) dialog.close();
}

/** Another language makes everything new. */
const showPage = (root: HTMLElement, hud: Hud, props: PageProps): void =>
  renderInto(
    root,
    <HudProvider hud={hud}>
      <Page key={hud.texts.language} {...props} />
    </HudProvider>,
  );

/** Mounts the HUD in `root` and keeps it in sync with the application. */
export function mountHud(
  root: HTMLElement,
  app: App,
  load: (language: Language) => Promise<Texts> = loadTexts,
): HudHandle {
  let insets: Insets = NO_INSETS;
  const [inset, fit] = [signal<Insets>(), signal<void>()];
  let table = NO_TABLE;
  let language: Language | '' = '';
  let texts: Texts | null = null;
  let screen: ScreenHandle | null = null;
  let shown: Pick<App, 'screen' | 'match'> = { screen: app.screen, match: app.match };
  let gone = false;
  let stopBack = (): void => undefined;
  let ready: Promise<void> = Promise.resolve();

  function setInsets(next: Insets): void {
    if (sameInsets(insets, next)) return;
    insets = next;
    inset.send(next);
  }
  const calm = (): boolean => app.settings.motion === 'off' || app.settings.speed === 0 || wantsCalm();
  const hudWith = (words: Texts): Hud => ({ app, texts: words, host: root, calm });
  const ports: ScreenPorts = {
    onInsets: setInsets,
    fit: () => fit.send(),
    reel: (views, shape) => table.reel(views, shape),
    rested: () => table.rested(),
    carry: (at) => table.carry(at),
    drop: (done) => table.drop(done),
  };

  /** Where the focus goes when what had it is gone. */
  function focusNext(lost: Element): void {
    const dialog = [...root.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (!dialog) return screen ? screen.focus(lost) : focusMenu();
    dialog.tabIndex = -1;
    dialog.focus();
  }

  /** Before the page is rendered again: what concerns the whole document. */
  function changed(): void {
    const { settings, screen: next, match } = app;
    document.documentElement.style.fontSize = settings.textSize === 1 ? '' : `${settings.textSize * 100}%`;
    root.toggleAttribute('data-calm', calm());
    if (languageFor(app.settings.language) !== language) ready = changeLanguage();
    if (shown.screen === next && (next === 'menu' || shown.match === match)) return;
    shown = { screen: next, match };
    closeDialogs(root);
    if (next === 'menu') setInsets(NO_INSETS);
  }

  async function changeLanguage(): Promise<void> {
    const wanted = languageFor(app.settings.language);
    language = wanted;
    const loaded = await textsOr(
      app,
      () => load(wanted),
      () => texts ?? load('en'),
    );
    if (gone || wanted !== language || loaded === texts) return;
    const scrolled = root.querySelector('[data-settings]')?.closest('dialog > div')?.scrollTop;
    closeDialogs(root);
    // The placeholder in the page until the texts are loaded.
    root.querySelector('#starting')?.remove();
    texts = loaded;
    document.documentElement.lang = loaded.language;
    document.title = loaded.t('page.title');
    const hud = hudWith(loaded);
    showPage(root, hud, { ports, redraw: () => table.redraw(), onScreen: (handle) => (screen = handle) });
    if (scrolled !== undefined) showDialog(hud, <SettingsDialog atLanguages={scrolled} />);
  }

  root.classList.add(styles.hud ?? '');
  const leave = app.subscribe(changed);
  const releaseFocus = keepFocus(root, focusNext);
  const motion = matchMedia(CALM);
  motion.addEventListener('change', changed);
  changed();
  return {
    ready,
    insets: () => insets,
    onInsets: inset.on,
    onFit: fit.on,
    tableFrom(found) {
      table = found;
    },
    followBack(way = window) {
      stopBack();
      stopBack = backThrough(
        root,
        closablesOf(root, app, () => screen?.closables),
        way,
      );
    },
    destroy() {
      gone = true;
      stopBack();
      releaseFocus();
      leave();
      motion.removeEventListener('change', changed);
      closeDialogs(root);
      renderInto(root, null);
      root.replaceChildren();
    },
  };
}
