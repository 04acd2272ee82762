/** Puts a text on the clipboard; whether that worked. Call it at once when it is wished, even while the text is still being made: browsers grant it for a press only. */
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

/** A promise of the text, for browsers that would not wait for the text itself. */
function writeItem(text: Promise<string | null>): Promise<boolean> {
  if (!('ClipboardItem' in globalThis) || !navigator.clipboard?.write) return Promise.resolve(false);
  const blob = text.then((words) => {
    if (words === null) throw new Error('There is nothing to copy.');
    return new Blob([words], { type: 'text/plain' });
  });
  // Refused before the text is there, the browser does not hear of it any more.
  return done(Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), blob]));
}

const writeText = (words: string): Promise<boolean> =>
  navigator.clipboard?.writeText ? done(navigator.clipboard.writeText(words)) : Promise.resolve(false);

/** The old way, which also works on a page served over plain http: the browser asks what is to be copied. */
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
