// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { advise } from '../../src/bots/advice.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import { carcassonne } from '../../src/game/index.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import { tile } from '../game/carcassonne/notation.ts';
import { played } from '../game/carcassonne/played.ts';
import { moment, told } from '../hud/moment.ts';

/** Who builds a perch goes on: draws, places and deploys once more. Saves, replay, links and rooms: the canary's game there. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

const DECK = 'straight road; road bend; 3 × straight road; 2 × monastery';
const PERCH = 'place at 1,0; pass; pass; perch at 0,0';

test('the same player draws and places again, once, then the next one', () => {
  const { state } = played('canary', DECK, PERCH);
  expect([state.player, state.turn, state.awaiting, state.hand]).toEqual([0, 2, 'place', tile('straight road')]);
  const after = played(
    'canary',
    DECK,
    `${PERCH}; place at 2,0; follower on road; pass; perch at 1,0; bid crumbs 0; bid crumbs 0`,
  );
  expect([after.state.player, after.state.turn]).toEqual([1, 3]);
});

test('the log says that they play on', () => {
  expect(told(moment('canary', DECK, PERCH)).join('\n')).toContain('Ada plays an extra turn.');
});

test('a hint is about their own next tile, and a saved game goes on there', () => {
  const { state, position } = played('canary', DECK, PERCH);
  const [first] = advise(state, 's', STANDING_CLOCK).actions;
  expect(first && position.moveOf(first).ok && first.player).toBe(0);
  const again = carcassonne.positionOf(state, position.table.rules);
  expect(carcassonne.stateOf(again)).toEqual(state);
  expect([...again.legalMoves()]).toEqual([...position.legalMoves()]);
});
