import { expect, test } from 'vitest';
import { adapterOf } from '../../../src/game/index.ts';
import type { Action, carcassonne } from '../../../src/game/index.ts';
import type { Room } from '../../../src/net/room/room.ts';
import { carcassonneTerms, gameIn } from '../../net/party.ts';
import { partyThrough } from '../../net/partyFaults.ts';
import type { Aim } from '../../net/partyFaults.ts';

/** Castles and auctions between devices: all players are asked during another's turn, and devices fail just then. */

const rules = adapterOf('carcassonne');
const MOMENTS: ReadonlySet<string> = new Set(['castle', 'offer', 'bid', 'trade']);

/** Bids low, so that something is left to decide; prefers placements after which a castle may be founded. */
function choose(actions: readonly Action[], room: Room): readonly Action[] {
  const { state } = gameIn(room);
  if (state.awaiting === 'bid' || state.awaiting === 'offer') {
    const few = actions.filter(({ do: verb }) => verb !== 'pass').slice(-3);
    return few.length > 0 ? few : actions;
  }
  if (state.awaiting === 'castle') return actions.filter(({ do: verb }) => verb !== 'pass');
  if (state.awaiting !== 'place' && state.awaiting !== 'deploy') return actions;
  const leads = (from: carcassonne.CarcassonneState, action: Action): boolean => {
    const next = rules.act(from, action, 'draw');
    if (!next.ok) return false;
    const after = next.value as carcassonne.CarcassonneState;
    if (after.awaiting !== 'deploy' || from.awaiting === 'deploy') return after.awaiting === 'castle';
    return rules.legalActions(after).some((one) => one.do === 'deploy' && leads(after, one));
  };
  const good = actions.find((action) => leads(state, action));
  return good ? [good] : actions;
}
const AIM: Aim = { moments: MOMENTS, choose };

test(
  'faults while castles are founded and tiles are auctioned: nothing is lost, equal logs at the end',
  { timeout: 240_000 },
  async () => {
    const modules = ['bridges', 'castles', 'bazaars'];
    const terms = carcassonneTerms({ options: { modules, fields: 'each-3', tinyCity: 4, followers: 7 } });
    // Draws are random, whatever the seed: games are played until a fault has struck in each of these moments.
    const moments = new Set<string>();
    for (let game = 1; game <= 5 && moments.size < MOMENTS.size; game++)
      for (const moment of (await partyThrough(`fair ${game}`, 4, 12, terms, AIM)).struck) moments.add(moment);
    expect([...moments].sort()).toEqual([...MOMENTS].sort());
  },
);
