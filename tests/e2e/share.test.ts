import { expect, test } from 'vitest';
import { formatLink } from '../../src/session/links/link.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, playedUntil, quickly } from '../support/player.ts';
import { leavePage } from '../support/visits.ts';

/** Only a browser makes pictures; what is written on them, and videos, are tested in hud/media and share.long. */

const { openPage, site } = openForAll();

test('a finished game is shared as a picture of the board with the result below', async () => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await quickly(page);
  await page.goto(plainAddress(site().url) + (await formatLink(playedUntil('castle', 'over', 0))));
  await page.getByRole('button', { name: 'Share' }).tap();
  const picture = page.getByRole('img', { name: /^Carcassonne: The Castle\. \S+ wins\./ });
  await picture.waitFor();
  const { size, board, words } = await picture.evaluate((image: HTMLImageElement) => {
    const [w, h] = [image.naturalWidth, image.naturalHeight];
    const g = new OffscreenCanvas(w, h).getContext('2d') as unknown as CanvasRenderingContext2D;
    g.drawImage(image, 0, 0);
    /** Number of colours, roughly, in a part of the picture. */
    const colours = (top: number, height: number): number => {
      const pixels = g.getImageData(0, top, w, height).data;
      const seen = new Set<number>();
      for (let k = 0; k < pixels.length; k += 4)
        seen.add(((pixels[k] ?? 0) >> 4) * 256 + ((pixels[k + 1] ?? 0) >> 4) * 16 + ((pixels[k + 2] ?? 0) >> 4));
      return seen.size;
    };
    return { size: [w, h], board: colours(100, 800), words: colours(1100, 250) };
  });
  expect(size).toEqual([1080, 1350]);
  expect([board > 20, words > 20], `${board} and ${words} colours`).toEqual([true, true]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).tap(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^ramparts-\d{4}-\d\d-\d\d\.jpg$/);
  expect(problems).toEqual([]);
  await leavePage(page);
});
