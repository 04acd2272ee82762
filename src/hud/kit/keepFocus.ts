/**
 * Keeps the focus in the HUD: when the element that has it disappears or is switched off, a browser gives it to the body,
 * and the next key starts from nowhere.
 */

/** Attributes that take an element out of reach. */
const TAKING = ['disabled', 'hidden', 'open'];

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden], dialog:not([open])') === null;

/** Slower, and only needed where the focus is gone already. */
const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Calls `moveOn` when the focus is lost. A player who clicks beside everything gives it up. Returns a function that ends it. */
export function keepFocus(root: HTMLElement, moveOn: (lost: Element) => void): () => void {
  let last: Element | null = null;

  function check(): void {
    const now = document.activeElement;
    if (!last || (now === last && isUsable(last))) return;
    const isElsewhere = now !== null && now !== last && now !== document.body;
    const isLost = !isElsewhere && !(isUsable(last) && isVisible(last));
    const lost = last;
    last = null;
    if (isLost) moveOn(lost);
  }

  const focused = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null;
  };
  const blurred = ({ relatedTarget }: FocusEvent): void => {
    // On its way to another element: a closed dialog returns it.
    if (relatedTarget) last = null;
    // The element is still there while the browser takes the focus from it.
    else queueMicrotask(check);
  };
  const observer = new MutationObserver(check);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: TAKING });
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', blurred);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('focusout', blurred);
  };
}
