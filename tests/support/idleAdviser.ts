import type { Adviser } from '../../src/bots/adviser.ts';

/** Answers nothing. */
export const IDLE_ADVISER: Adviser = {
  advise: async () => null,
  judge: async () => null,
  lines: async () => null,
  values: async () => null,
  close: () => undefined,
};
