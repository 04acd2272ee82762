/** Lets the title page appear, and its pictures load, in milliseconds. */
const TITLE_MS = 100;

interface Connection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the code of the table while the title page is read. */
export async function loadAhead(loadTable: () => Promise<unknown>): Promise<void> {
  await after(TITLE_MS);
  if (savesData()) return;
  // If it fails, whoever needs the table loads it again, and tells the player.
  await loadTable().catch(() => undefined);
}
