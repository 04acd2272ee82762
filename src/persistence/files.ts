import { accept, refuse, type Result } from '../game/index.ts';

/** A whole game takes some ten kilobytes: what is larger is something else. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Room for some thousand of them. */
export const MAX_ALL_BYTES = 32 * MAX_BYTES;

/** Characters that no file system minds. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}. _-]+/gu, '-').slice(0, 100) || 'ramparts';

/** Offers a text as a download. */
export const exportFile = (name: string, text: string): void =>
  exportBlob(name, new Blob([text], { type: 'application/json' }));

/** Offers anything as a download. */
export function exportBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeName(name);
  link.click();
  // Some browsers read the data only after they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The text of a file the player chose: `file-too-big` above 2 MB or the given limit, `file-unreadable` if it is no text or gone. */
export async function readFile(file: Blob, limit = MAX_BYTES): Promise<Result<string>> {
  if (file.size > limit)
    return refuse('file-too-big', `The file is larger than it can be (${limit / 1024 / 1024} MB).`);
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return refuse('file-unreadable', 'The file is not a text.');
  }
}
