// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type * as Modules from '../../src/expansions/rules.ts';
import type * as Panels from '../../src/expansions/panels.ts';
import { game, moment, told } from '../hud/moment.ts';
import { lineText } from '../../src/hud/words/events.ts';

/** A module that the program does not know words lines of the base game, in games that have it. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);
vi.mock('../../src/expansions/panels.ts', async (original) => ({
  MODULE_PANELS: {
    ...(await original<typeof Panels>()).MODULE_PANELS,
    canary: {
      name: () => 'Canary',
      blurb: () => '',
      table: () => ({
        line: ({ what, points }: { readonly what: string; readonly points: number }) =>
          what === 'road' ? `Road with a nest: ${points}` : undefined,
      }),
    },
  },
}));

const ROADS = { start: ['B28 0 0 0', 'B28 3 0 2'] };

test('a road is scored in the words of the module, in the log and wherever lines are shown', () => {
  const view = moment('canary', 'B31 B31 B21 B02', 'p1,0,0 d0 x x p2,0,0 x x x', ROADS);
  expect(told(view).join()).toContain('Road with a nest: 4');
  const line = { player: 0, what: 'city', count: 2, each: 2, points: 4, pennants: 0, region: null, features: [] };
  expect(lineText(game, view, line)).toBe('City, 2 tiles × 2 = 4');
});

test('without the module, in those of the base game', () => {
  const view = moment('abbot', 'B31 B31 B21 B02', 'p1,0,0 d0 p2,0,0 x', ROADS);
  expect(told(view).join()).toContain('Road, 4 tiles × 1 = 4');
});
