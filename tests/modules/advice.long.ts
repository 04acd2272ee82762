import { test, vi } from 'vitest';
import type * as Modules from '../../src/expansions/rules.ts';
import { checkAdvice } from './advice.ts';
import { EVERY_MIX } from './journey.ts';

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

test.each(EVERY_MIX)('%s: hints and a searching level at a hundred choices of each kind', (_, mix) =>
  checkAdvice(mix, 100),
);
