import type { CDPSession, Page } from 'playwright-core';

/** Memory of a page after garbage collection. */
export interface Weight {
  readonly nodes: number;
  readonly listeners: number;
  /** Megabytes of JavaScript. */
  readonly heap: number;
  readonly canvases: number;
  readonly workers: number;
}

export async function openScales(page: Page): Promise<() => Promise<Weight>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    for (let n = 0; n < 3; n++) {
      await devtools.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(200);
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Infinity;
    return {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      heap: Math.round(metric('JSHeapUsedSize') / 1e5) / 10,
      canvases: await page.evaluate(() => document.querySelectorAll('canvas').length),
      workers: page.workers().length,
    };
  };
}
