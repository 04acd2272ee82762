import type { CDPSession, Page } from 'playwright-core';

/** What a player sees of a page, ten pictures a second. The browser takes them: that costs the slow threads nothing. */

const WIDTH = 98;
const EACH = 0.1;
const COLUMNS = 10;

interface Frame {
  /** In seconds since 1970. */
  readonly at: number;
  readonly jpeg: string;
}

/** Starts filming; the function stops it, and returns one picture for each tenth of a second from `begin` on. */
export async function film(devtools: CDPSession, seconds: number) {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, jpeg: data });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 2 * WIDTH, everyNthFrame: 1 });
  return async (begin: number): Promise<readonly string[]> => {
    await devtools.send('Page.stopScreencast');
    return Array.from({ length: Math.round(seconds / EACH) }, (_, n) => {
      const shown = frames.findLast(({ at }) => at <= begin + (n + 1) * EACH && at >= begin);
      return shown?.jpeg ?? '';
    });
  };
}

/** The pictures in rows of one second each, as a JPEG. */
export async function contactSheet(page: Page, pictures: readonly string[]): Promise<Buffer> {
  const cells = pictures.map((jpeg, n) => {
    const picture = jpeg ? `<img src="data:image/jpeg;base64,${jpeg}">` : '<div></div>';
    return `<figure>${picture}<figcaption>${((n + 1) * EACH).toFixed(1)} s</figcaption></figure>`;
  });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${WIDTH}px); gap: 6px; width: max-content; margin: 8px;
      font: 11px sans-serif; background: #fff }
    figure { margin: 0; text-align: center }
    img, div { display: block; width: ${WIDTH}px; aspect-ratio: 390 / 844; background: #ddd }
  </style>${cells.join('')}`);
  return page.locator('body').screenshot({ type: 'jpeg', quality: 70 });
}
