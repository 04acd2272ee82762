import { after } from './after.ts';

/** Lets the title page appear, and its pictures load, in milliseconds. */
const TITLE_MS = 100;

interface Connection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** Loads the code of the table while the title page is read. */
export async function loadAhead(loadTable: () => Promise<unknown>): Promise<void> {
  if (savesData()) return;
  await after(TITLE_MS);
  // If it fails, whoever needs the table loads it again, and tells the player.
  await loadTable().catch(() => undefined);
}
