/** Calls back whenever the page is hidden; it may then be closed without another word. */
export function onHidden(
  call: () => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> | undefined = globalThis.document,
): void {
  page?.addEventListener('visibilitychange', () => void (page.visibilityState === 'hidden' && call()));
}
