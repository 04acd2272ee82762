import { expect, test } from 'vitest';
import { adapterOf } from '../../../src/game/index.ts';
import type { Action, carcassonne } from '../../../src/game/index.ts';
import type { Room } from '../../../src/net/room/room.ts';
import { carcassonneTerms, gameIn } from '../../net/party.ts';
import { partyThrough } from '../../net/partyFaults.ts';
import type { Aim } from '../../net/partyFaults.ts';

/** The Count between devices: all players are asked during another's turn, and devices fail just then. */

const rules = adapterOf('carcassonne');
const MOMENTS: ReadonlySet<string> = new Set(['reinforce', 'enter', 'count']);

/** Prefers choices after which one of these moments comes, without deployments before it. */
function choose(actions: readonly Action[], room: Room): readonly Action[] {
  if (actions.length === 0) return actions;
  const { state } = gameIn(room);
  if (MOMENTS.has(state.awaiting))
    return actions.length > 1 ? actions.filter(({ do: verb }) => verb !== 'pass') : actions;
  const leads = (from: carcassonne.CarcassonneState, action: Action): boolean => {
    const next = rules.act(from, action, 'draw');
    if (!next.ok) return false;
    const after = next.value as carcassonne.CarcassonneState;
    if (after.awaiting !== 'deploy' || from.awaiting === 'deploy') return MOMENTS.has(after.awaiting);
    const pass = rules.legalActions(after).find(({ do: verb }) => verb === 'pass');
    return pass !== undefined && leads(after, pass);
  };
  const good = actions.find((action) => leads(state, action));
  return good ? [good] : actions;
}
const AIM: Aim = { moments: MOMENTS, choose };

test(
  'faults while figures enter and leave the city: nothing is lost, equal logs at the end',
  { timeout: 240_000 },
  async () => {
    const terms = carcassonneTerms({
      options: { modules: ['count', 'king', 'cult'], fields: 'each-3', tinyCity: 4, followers: 7 },
    });
    // Draws are random, whatever the seed: games are played until a fault has struck in each of these moments.
    const moments = new Set<string>();
    for (let game = 1; game <= 5 && moments.size < MOMENTS.size; game++)
      for (const moment of (await partyThrough(`count ${game}`, 4, 12, terms, AIM)).struck) moments.add(moment);
    expect([...moments].sort()).toEqual([...MOMENTS].sort());
  },
);
