/**
 * Copies a text to the clipboard; resolves with whether that worked. Call it directly in the event handler, even if the
 * text is not ready: browsers allow it only in response to a press.
 */
export async function copyText(text: string | Promise<string | null>): Promise<boolean> {
  const given = Promise.resolve(text);
  const asked = writeItem(given);
  const words = await given;
  if (words === null) return false;
  return (await asked) || (await writeText(words)) || commandCopy(words);
}

const done = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    () => false,
  );

/** Passes a promise of the text, for browsers that no longer allow writing once the text is ready. */
function writeItem(text: Promise<string | null>): Promise<boolean> {
  if (!('ClipboardItem' in globalThis) || !navigator.clipboard?.write) return Promise.resolve(false);
  const blob = text.then((words) => {
    if (words === null) throw new Error('There is nothing to copy.');
    return new Blob([words], { type: 'text/plain' });
  });
  // If `write` fails before the text is ready, the browser does not handle a rejection of `blob`.
  return done(Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), blob]));
}

const writeText = (words: string): Promise<boolean> =>
  navigator.clipboard?.writeText ? done(navigator.clipboard.writeText(words)) : Promise.resolve(false);

/** The old way, which also works on a page served over plain http: answers the browser's `copy` event. */
function commandCopy(words: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', words);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return copied;
}
