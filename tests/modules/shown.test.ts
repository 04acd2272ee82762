// @vitest-environment happy-dom
import { createElement } from 'preact';
import { expect, test, vi } from 'vitest';
import type { carcassonne } from '../../src/game/index.ts';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { hudGameOf } from '../../src/hud/games/index.ts';
import type { HudModule } from '../../src/hud/modules/module.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { find } from '../hud/find.ts';
import { stillMatch } from '../hud/fixture.ts';
import { showAtTable } from '../hud/showing.tsx';
import type { Nest } from './canary.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import type * as Panels from '../../src/expansions/panels.ts';
import { played } from '../game/carcassonne/played.ts';
import { game, moment, told } from '../hud/moment.ts';
import { lineText } from '../../src/hud/words/events.ts';

/** A module that the program does not know words lines of the base game, in games that have it, and shows what was won. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);
vi.mock('../../src/expansions/panels.ts', async (original) => {
  const { stockRow } = await import('../../src/hud/modules/stockRow.tsx');
  const shellsOf = ({ state }: Pick<MatchView, 'state'>, player: number): number =>
    (state as carcassonne.CarcassonneState & { readonly slices: { readonly canary: Nest } }).slices.canary.shells[
      player
    ] ?? 0;
  const canary: HudModule = {
    name: () => 'Canary',
    blurb: () => '',
    category: (_, word) => (word === 'shells' ? 'Shells' : undefined),
    table: () => ({
      line: ({ what, points }) => (what === 'road' ? `Road with a nest: ${points}` : undefined),
      holdings: (view, player) => [`${shellsOf(view, player)} shells`],
      event: (_, { type }) => (type === 'taken' ? 'A shell is kept.' : undefined),
    }),
    panels: (context) => ({
      cardRows: [
        stockRow({
          name: () => 'Shells',
          note: () => 'They pay at the end.',
          sign: () => createElement('i', {}),
          leftIn: shellsOf,
          leftText: (_, count) => `${count} shells`,
        })(context),
      ],
    }),
  };
  return { MODULE_PANELS: { ...(await original<typeof Panels>()).MODULE_PANELS, canary } };
});

const ROADS = { start: 'three roads at 0,0; three roads at 3,0 turned 2' };

test('a road is scored in the words of the module, in the log and wherever lines are shown', () => {
  const view = moment(
    'canary',
    '2 × straight road; city edge; monastery',
    'place at 1,0; follower on road; pass; pass; place at 2,0; pass; pass; pass',
    ROADS,
  );
  expect(told(view).join()).toContain('Road with a nest: 4');
  const line = { player: 0, what: 'city', count: 2, each: 2, points: 4, pennants: 0, region: null, features: [] };
  expect(lineText(game, view, line)).toBe('City, 2 tiles × 2 = 4');
});

test('without the module, in those of the base game', () => {
  const view = moment(
    'abbot',
    '2 × straight road; city edge; monastery',
    'place at 1,0; follower on road; place at 2,0; pass',
    ROADS,
  );
  expect(told(view).join()).toContain('Road, 4 tiles × 1 = 4');
});

test('what a player wins and keeps is on their card, in the log, and among the points at the end', () => {
  const view = moment(
    'canary',
    'straight road; road bend; 3 × straight road; 2 × monastery',
    'place at 1,0; pass; pass; perch at 0,0',
  );
  expect(told(view)).toContain('A shell is kept.');
  expect(game.holdings(view, 0)).toContain('1 shells');
  const cards = view.players.map(({ index }) =>
    showAtTable(stillMatch(view), createElement(PlayerCard, { index, counted: null })),
  );
  expect(cards.map((card) => find('img', /Shells/, card).getAttribute('aria-label'))).toEqual([
    'Shells: 1',
    'Shells: 0',
  ]);
  expect(hudGameOf('carcassonne').category(game.texts, 'shells')).toBe('Shells');
});

test('and pays at the end, in a line of its own', () => {
  const { lines } = played(
    'canary',
    'straight road; road bend; straight road',
    'place at 1,0; pass; pass; perch at 0,0; place at 2,0; pass; pass; pass',
  );
  expect(lines).toContain('0 shells 1');
});
