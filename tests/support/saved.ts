import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { adapterOf } from '../../src/game/index.ts';
import { openRecord } from '../../src/session/match/openRecord.ts';
import { eventually } from './browsers/steps.ts';
import type { Asked } from './browsers/tab.ts';
import { stateOn } from './player.ts';

/** Waits for the saved game, and returns to it. */

/** The records of the saved games, as JSON. */
function read(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ramparts');
    opening.onerror = () => reject(new Error('There is no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const saves = database.transaction('saves').objectStore('saves').getAll();
      saves.onerror = () => reject(new Error('The saved games cannot be read'));
      saves.onsuccess = () => {
        database.close();
        const all = saves.result as readonly { readonly match?: { readonly record?: unknown } }[];
        resolve(JSON.stringify(all.map(({ match }) => match?.record)));
      };
    };
  });
}

/** The records of the saved games. */
export const savedRecords = async (page: Asked): Promise<readonly unknown[]> =>
  JSON.parse(await page.evaluate(read)) as readonly unknown[];

/** Resolves once the game is saved as it is shown: from then on the page may be killed. */
export async function untilSaved(page: Asked): Promise<void> {
  await eventually('the game is saved as it is shown', async () => {
    const shown = await stateOn(page);
    if (shown === undefined) return false;
    const state: unknown = JSON.parse(shown);
    return (await savedRecords(page)).some((record) => {
      const opened = openRecord(record);
      if (!opened.ok) return false;
      const { end } = opened.value;
      return isDeepStrictEqual(JSON.parse(JSON.stringify(adapterOf(end.rules).hide(end))), state);
    });
  });
}

/** Continues the game played last. */
export const continueGame = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /Continue/ })
    .first()
    .click();

/** Reloads the page and continues its game. */
export async function reopen(page: Page): Promise<void> {
  await untilSaved(page);
  await page.reload();
  await continueGame(page);
}
