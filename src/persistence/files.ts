import { accept, refuse, type Result } from '../game/index.ts';

/** A whole game takes some ten kilobytes: what is larger is something else. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Characters that no file system minds. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}. _-]+/gu, '-').slice(0, 100) || 'ramparts';

/** Offers a text as a download. */
export function exportFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeName(name);
  link.click();
  // Some browsers read the data only after they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The text of a file the player chose: `file-too-big` above 2 MB, `file-unreadable` if it is no text or gone. */
export async function readFile(file: Blob): Promise<Result<string>> {
  if (file.size > MAX_BYTES) return refuse('file-too-big', 'The file is larger than a saved game can be (2 MB).');
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return refuse('file-unreadable', 'The file is not a text.');
  }
}
