import { test, vi } from 'vitest';
import type * as Modules from '../../src/game/rulesets/carcassonne/modules.ts';
import { checkAdvice } from './advice.ts';
import { EVERY_MIX } from './journey.ts';

vi.mock('../../src/game/rulesets/carcassonne/modules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

test.each(EVERY_MIX)('%s: hints and a searching level at a hundred choices of each kind', (_, mix) =>
  checkAdvice(mix, 100),
);
