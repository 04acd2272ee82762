import type { App } from '../session/appContract.ts';
import type { Layers, Part } from './kit/hud.ts';

/**
 * The browser's Back closes what is on top, as Escape does, and then leaves the table. Every open layer has an entry in
 * the history, which knows how many layers are open there; an entry is added when a layer opens and removed when it is
 * closed in any other way. A single entry, added again after every Back, would not do: Chrome then leaves the page at
 * the next Back, unless the player has done something in between.
 */

/** The part of a window that this needs. */
export interface Way extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
}

/** The number of layers in the state of an entry; `null`: a new entry, made by a link. */
function layersIn(state: unknown): number | null {
  const { layers } = (state ?? {}) as { readonly layers?: unknown };
  return typeof layers === 'number' ? layers : null;
}

/** Attributes that change when a layer is opened or closed. */
const TELLING = ['open', 'class', 'hidden', 'aria-pressed', 'data-pinned'];

/** Follows the browser's Back through the layers in `root`. Returns a function that ends it. */
export function backThrough(root: HTMLElement, layers: Layers, way: Way): () => void {
  const { history } = way;
  let at = layersIn(history.state) ?? 0;
  /** Goes back by itself, to remove entries. */
  let returning = false;

  function mark(): void {
    if (layersIn(history.state) === null) history.replaceState({ layers: at }, '');
  }

  /** Adds or removes entries, so that there is one for each layer. */
  function settle(): void {
    if (returning || layersIn(history.state) === null) return;
    const wanted = layers.count();
    for (; at < wanted; at += 1) history.pushState({ layers: at + 1 }, '');
    if (at === wanted) return;
    returning = true;
    history.go(wanted - at);
  }

  function moved({ state }: PopStateEvent): void {
    const there = layersIn(state);
    // A link was opened in this page. Whoever follows links sees that from the state, so it is marked afterwards.
    if (there === null) return;
    const closing = returning || there > at ? 0 : Math.max(1, at - there);
    returning = false;
    at = there;
    for (let n = 0; n < closing; n += 1) layers.closeTop();
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

/** All layers: dialogs, over what is open on the screen, over the table itself. */
export function layersOf(root: HTMLElement, app: App, screen: () => Part | undefined): Layers {
  const dialogs = (): readonly HTMLDialogElement[] => [...root.querySelectorAll('dialog')].filter(({ open }) => open);
  return {
    count: () => dialogs().length + (screen()?.layers?.count() ?? 0) + (app.screen === 'game' ? 1 : 0),
    closeTop() {
      const dialog = dialogs().at(-1);
      if (dialog) dialog.close();
      else if (screen()?.layers?.closeTop() !== true) {
        if (app.screen !== 'game') return false;
        app.leaveMatch();
      }
      return true;
    },
  };
}
