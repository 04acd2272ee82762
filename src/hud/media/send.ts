import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';

/** Whether the device can share this file with other programs. */
export const canSend = (file: File): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] });

/**
 * Opens the share sheet of the device. Closing it is no error. `share-refused`: the device does not share this file, or
 * not now. Call it directly in the event handler.
 */
export async function send(file: File, { text, url }: { text: string; url: string | null }): Promise<Result<void>> {
  const alone = { files: [file] };
  const whole = { ...alone, text, ...(url === null ? {} : { url }) };
  try {
    await navigator.share(navigator.canShare(whole) ? whole : alone);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return refuse('share-refused', String(error));
  }
  return accept(undefined);
}

/** Whether pictures can be copied. */
export const canCopy = (): boolean => 'ClipboardItem' in globalThis && Boolean(navigator.clipboard?.write);

/** Copies a picture to the clipboard, as PNG, the only kind that all browsers accept. `copy-refused`: not allowed. */
export async function copyPicture(png: Promise<Blob>): Promise<Result<void>> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return accept(undefined);
  } catch (error) {
    return refuse('copy-refused', String(error));
  }
}
