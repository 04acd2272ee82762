/**
 * Calls `rest` when the page has been hidden for this many milliseconds, and `wake` when it is seen again. Returns a
 * function that ends this.
 */
export function whileHidden(
  milliseconds: number,
  { rest, wake }: { readonly rest: () => void; readonly wake: () => void },
  page:
    | Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
    | undefined = globalThis.document,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    clearTimeout(timer);
    if (page?.visibilityState === 'hidden') timer = setTimeout(rest, milliseconds);
    else wake();
  };
  page?.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    page?.removeEventListener('visibilitychange', changed);
  };
}
