import type { TablePainter } from '../../src/art/contract.ts';
import { chooseAction } from '../../src/bots/choose.ts';

/** What an application needs that no test of it looks at. */

const noPicture = (): Promise<never> => Promise.reject(new Error('There is no painter in this test'));

/** As one that has failed: nothing is ever painted. */
export const noPainter = (): TablePainter => ({
  failed: true,
  area: { x: 0, y: 0, w: 0, h: 0 },
  tilePx: 1,
  tile: () => () => {},
  expect: () => {},
  show: () => {},
  setLight: () => {},
  onPatch: () => () => {},
  figure: noPicture,
  geometry: noPicture,
  outskirts: noPicture,
  painted: async () => {},
  close: () => {},
});

/** Takes every request, and never paints. */
export const idlePainter = (): TablePainter => ({ tile: () => () => undefined }) as unknown as TablePainter;

/** Thinks at once, without a worker. */
export const thinker = {
  think: (...asked: Parameters<typeof chooseAction>) => Promise.resolve(chooseAction(...asked)),
  close: () => undefined,
};
