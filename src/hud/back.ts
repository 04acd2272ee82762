import type { App } from '../session/contracts/app.ts';
import type { Closables } from './kit/hud.ts';

/**
 * The browser's Back closes what is on top, as Escape does, and then leaves the table. Everything that can be closed has an
 * entry in the history, which knows how much is open there; it is added when something opens and removed when that is
 * closed in any other way. A single entry, added again after every Back, would not do: Chrome then leaves the page at
 * the next Back, unless the player has done something in between.
 */

/** The part of a window that this needs. */
export interface Way extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
}

/** How much is open, in the state of an entry; `null`: a new entry, made by a link. */
function openIn(state: unknown): number | null {
  const { open } = (state ?? {}) as { readonly open?: unknown };
  return typeof open === 'number' ? open : null;
}

/** Attributes that change when something is opened or closed. */
const TELLING = ['open', 'class', 'hidden', 'aria-pressed', 'data-pinned'];

/** Follows the browser's Back through what is open in `root`. Returns a function that ends it. */
export function backThrough(root: HTMLElement, closables: Closables, way: Way): () => void {
  const { history } = way;
  let at = openIn(history.state) ?? 0;
  /** Goes back by itself, to remove entries. */
  let returning = false;

  function mark(): void {
    if (openIn(history.state) === null) history.replaceState({ open: at }, '');
  }

  /** Adds or removes entries, so that there is one for everything that is open. */
  function settle(): void {
    if (returning || openIn(history.state) === null) return;
    const wanted = closables.count();
    for (; at < wanted; at += 1) history.pushState({ open: at + 1 }, '');
    if (at === wanted) return;
    returning = true;
    history.go(wanted - at);
  }

  function moved({ state }: PopStateEvent): void {
    const there = openIn(state);
    // A link was opened in this page. Whoever follows links sees that from the state, so it is marked afterwards.
    if (there === null) return;
    const closing = returning || there > at ? 0 : Math.max(1, at - there);
    returning = false;
    at = there;
    for (let n = 0; n < closing; n += 1) closables.closeTop();
    settle();
  }

  mark();
  settle();
  way.addEventListener('popstate', moved);
  way.addEventListener('hashchange', mark);
  const observer = new MutationObserver(settle);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: TELLING });
  return () => {
    observer.disconnect();
    way.removeEventListener('popstate', moved);
    way.removeEventListener('hashchange', mark);
  };
}

/** Everything that can be closed: dialogs, over what is open on the screen, over the table itself. */
export function closablesOf(root: HTMLElement, app: App, screen: () => Closables | undefined): Closables {
  const dialogs = (): readonly HTMLDialogElement[] => [...root.querySelectorAll('dialog')].filter(({ open }) => open);
  return {
    count: () => dialogs().length + (screen()?.count() ?? 0) + (app.screen === 'game' ? 1 : 0),
    closeTop() {
      const dialog = dialogs().at(-1);
      if (dialog) dialog.close();
      else if (screen()?.closeTop() !== true) {
        if (app.screen !== 'game') return false;
        app.leaveMatch();
      }
      return true;
    },
  };
}
