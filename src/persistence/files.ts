import { accept, refuse, type Result } from '../game/index.ts';

/** A game takes about ten kilobytes; a larger file cannot be one. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Limit for a backup file: enough for a few thousand games. */
export const MAX_ALL_BYTES = 32 * MAX_BYTES;

/** Replaces characters that some file systems do not allow. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}. _-]+/gu, '-').slice(0, 100) || 'ramparts';

/** Offers a text as a download. */
export const exportFile = (name: string, text: string): void =>
  exportBlob(name, new Blob([text], { type: 'application/json' }));

/** Offers a blob as a download. */
export function exportBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeName(name);
  link.click();
  // Some browsers read the data only after asking where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Reads a text file chosen by the player. `file-too-big`: above `limit` (2 MB by default); `file-unreadable`: it is not
 * text, or has been removed.
 */
export async function readFile(file: Blob, limit = MAX_BYTES): Promise<Result<string>> {
  if (file.size > limit)
    return refuse('file-too-big', `The file is larger than it can be (${limit / 1024 / 1024} MB).`);
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return refuse('file-unreadable', 'The file is not a text.');
  }
}
