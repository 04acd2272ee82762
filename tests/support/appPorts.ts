import type { TablePainter } from '../../src/art/contract.ts';
import { chooseAction } from '../../src/bots/choose.ts';

/** What an application needs that no test of it looks at. */

export const noPainter = (): TablePainter => {
  throw new Error('There is no painter in this test');
};

/** Takes every request, and never paints. */
export const idlePainter = (): TablePainter => ({ tile: () => () => undefined }) as unknown as TablePainter;

/** Thinks at once, without a worker. */
export const thinker = {
  think: (...asked: Parameters<typeof chooseAction>) => Promise.resolve(chooseAction(...asked)),
  close: () => undefined,
};
