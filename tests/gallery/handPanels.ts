import type { GameAdapter } from '../../src/game/index.ts';
import { playersOf } from './positions.ts';
import { way } from './way.ts';
import type { Panel } from './way.ts';

/** Games at a real table. */
export const handPanels = (rules: GameAdapter): readonly Panel[] => [
  way('New game', `${rules.id} at a real table`, {
    shows: ['menu/NewGameDialog.tsx', 'setup/BagPage.tsx'],
    open: async (hud) => (await import('../../src/hud/menu/NewGameDialog.tsx')).openHandGame(hud, rules.id),
  }),
  way(`${rules.id}: the table`, 'drawn by hand', {
    shows: ['game/DrawList.tsx'],
    before: (app) => {
      const players = playersOf(rules);
      return app.newGame({
        rules: rules.id,
        options: {},
        players,
        seats: players.map(() => ({ kind: 'human' })),
        colours: players.map((_, n) => n),
        seed: 'gallery',
        byHand: true,
      });
    },
  }),
];
