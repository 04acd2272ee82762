/** Stress on a page from within. Injected before anything else on the page runs. */

/** What the page reports. */
export type Report =
  /** The record is on disk. */
  | { readonly type: 'kept'; readonly store: string; readonly value: unknown }
  /** The database refused something. */
  | { readonly type: 'refused' }
  | { readonly type: 'told'; readonly text: string };

declare global {
  interface Window {
    stormReport?: (report: Report) => void;
    /** Shares of writes that are refused for lack of space, and that are aborted; from 0 to 1. */
    stormTrouble?: { full: number; aborted: number };
  }
}

export function stormPage(): void {
  const report = (what: Report): void => window.stormReport?.(what);
  const trouble = { full: 0, aborted: 0 };
  window.stormTrouble = trouble;

  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function stormy(this: IDBObjectStore, ...asked: Parameters<typeof put>) {
    if (Math.random() < trouble.full) {
      report({ type: 'refused' });
      throw new DOMException('full', 'QuotaExceededError');
    }
    const request = put.apply(this, asked);
    const { transaction, name: store } = this;
    transaction.addEventListener('complete', () => report({ type: 'kept', store, value: asked[0] }));
    if (Math.random() < trouble.aborted) request.addEventListener('success', () => transaction.abort());
    return request;
  };

  const offset = (): number => Number(localStorage.getItem('storm-clock') ?? 0);
  const { now } = Date;
  Date.now = () => now() + offset();

  const seen = new WeakSet<Element>();
  const look = (): void => {
    for (const notice of document.querySelectorAll('.notice-notice, [role=alert]:not([hidden])')) {
      if (!notice.textContent || seen.has(notice)) continue;
      seen.add(notice);
      report({ type: 'told', text: notice.textContent });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
