import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { openForAll } from '../support/openForAll.ts';
import { playedUntil, quickly, testAddress } from '../support/player.ts';

/** Videos of whole games: they play, and what they show changes. */

const { openPage, site } = openForAll({ painted: true });

/** Length in seconds, size, and how much every picture at a tenth of it differs from the one before, 0…255. */
const watch = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const { duration, videoWidth: w, videoHeight: h } = video;
    const g = new OffscreenCanvas(90, 112).getContext('2d') as unknown as CanvasRenderingContext2D;
    const shots: Uint8ClampedArray[] = [];
    for (let n = 0; n <= 10; n += 1) {
      await new Promise((resolve) => {
        video.onseeked = resolve;
        video.currentTime = Math.min(duration - 0.05, (n * duration) / 10);
      });
      g.drawImage(video, 0, 0, 90, 112);
      shots.push(g.getImageData(0, 0, 90, 112).data);
    }
    const changes = shots.slice(1).map((shot, n) => {
      const before = shots[n];
      return shot.reduce((sum, value, k) => sum + Math.abs(value - (before?.[k] ?? 0)), 0) / shot.length;
    });
    return { duration, w, h, changes };
  });

test.each([
  ['The Castle', () => playedUntil('castle', 'over', 0)],
  ['Zamek', () => playedUntil('zamek', 'over', 0)],
  ['The Countryside', () => finishedCarcassonne(5)],
])('%s: the last turn and the whole game as videos', { timeout: 600_000 }, async (_, record) => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(testAddress(site().url) + (await formatLink(record())));
  await page.locator('.EndButtons-tools').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('img', { name: /^Carcassonne: / }).waitFor({ timeout: 120_000 });
  for (const [kind, least, most] of [
    ['turn', 3, 5],
    ['game', 10, 30],
  ] as const) {
    await page.locator(`input[value="${kind}"]`).check({ force: true });
    await page.locator('video').waitFor({ timeout: 300_000 });
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    const { duration, w, h, changes } = await watch(page);
    expect([w, h]).toEqual([720, 900]);
    expect(duration).toBeGreaterThanOrEqual(least);
    expect(duration).toBeLessThanOrEqual(most);
    // The end rests.
    if (kind === 'game') expect(Math.min(...changes.slice(0, 8)), changes.join()).toBeGreaterThan(0.3);
    expect(Math.max(...changes), changes.join()).toBeGreaterThan(1);
    // Another kind is to come: its video must not be taken for this one.
    await page.locator('input[value="picture"]').check({ force: true });
    await page.locator('video').waitFor({ state: 'detached' });
  }
  expect(problems).toEqual([]);
});
