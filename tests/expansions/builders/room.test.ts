import { expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import type { Action } from '../../../src/game/index.ts';
import { sideToMove } from '../../../src/net/log/logState.ts';
import type { Room } from '../../../src/net/room/room.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, hostOf } from '../../net/party.ts';
import { partyThrough } from '../../net/partyFaults.ts';
import type { Aim } from '../../net/partyFaults.ts';

/** Both boxes between devices: devices fail around the second part of a turn, and while tokens and figures are taken. */

const rules = adapterOf('carcassonne');
const MODULES = ['inns', 'large', 'builders', 'pigs', 'goods'];
const TERMS = carcassonneTerms({ options: { modules: MODULES, fields: 'each-3', tinyCity: 4, followers: 7 } });

const isEarned = (state: carcassonne.CarcassonneState): boolean =>
  carcassonne.sliceOf(state, 'builders')?.earned === true;
const tokensIn = (state: carcassonne.CarcassonneState): number =>
  Object.values(carcassonne.sliceOf(state, 'goods') ?? {})
    .flat()
    .reduce((sum: number, count: number) => sum + count, 0);

/** The state after these actions, each followed by what needs no choice. */
function after(state: carcassonne.CarcassonneState, ...actions: readonly Action[]): carcassonne.CarcassonneState {
  const next = actions.reduce((from, action) => {
    const done = rules.act(from, action, 'draw');
    return done.ok ? (done.value as carcassonne.CarcassonneState) : from;
  }, state);
  return next;
}

/** Would the tile there complete a city with signs? */
function trades(state: carcassonne.CarcassonneState, action: Action): boolean {
  const laid = after(state, action);
  const passed = laid.awaiting === 'deploy' ? after(laid, { player: laid.actor, do: 'pass' }) : laid;
  return tokensIn(passed) > tokensIn(state);
}

/** Builders, pigs and large followers wherever they may go; second parts and tokens wherever they are to be had. */
function choose(actions: readonly Action[], room: Room): readonly Action[] {
  if (actions.length === 0) return actions;
  const { state } = gameIn(room);
  const liked =
    state.awaiting === 'place'
      ? [(one: Action) => isEarned(after(state, one)), (one: Action) => trades(state, one)]
      : ['builder', 'pig', 'large'].map(
          (sort) =>
            ({ figure }: Action) =>
              figure === sort,
        );
  for (const likes of liked) {
    const good = actions.find(likes);
    if (good) return [good];
  }
  const figures = actions.filter(({ do: verb }) => verb === 'deploy');
  return figures.length > 0 ? figures : actions;
}

test(
  'faults around the second part, and while tokens and figures are taken: nothing is lost, equal logs at the end',
  { timeout: 240_000 },
  async () => {
    let tokens = 0;
    const wordFor = (state: carcassonne.CarcassonneState): string => {
      const had = tokens;
      tokens = tokensIn(state);
      if (tokens > had) return 'tokens taken';
      if (isEarned(state)) return 'before the second part';
      if (state.second) return `second part: ${state.awaiting}`;
      const sorts = state.awaiting === 'deploy' ? rules.legalActions(state).map(({ figure }) => figure) : [];
      return sorts.some((sort) => sort === 'builder' || sort === 'pig') ? 'a companion is chosen' : '';
    };
    const moments = new Set([
      'tokens taken',
      'before the second part',
      'second part: draw',
      'second part: deploy',
      'a companion is chosen',
    ]);
    const aim: Aim = { moments, choose, wordFor };
    const struck = new Set<string>();
    for (let game = 1; game <= 5 && struck.size < moments.size; game++)
      for (const moment of (await partyThrough(`builders ${game}`, 3, 10, TERMS, aim)).struck) struck.add(moment);
    expect([...struck].sort()).toEqual([...moments].sort());
  },
);

/** Three devices, where somebody may deploy before the second part. Draws are random: plays until there is one. */
async function beforeTheSecondPart() {
  for (let game = 1; game <= 9; game++) {
    const party = await gathered(`second tile ${game}`, 3, TERMS);
    const now = (): carcassonne.CarcassonneState => gameIn(hostOf(party).room).state;
    for (let n = 0; n < 300; n++) {
      if (isEarned(now()) && now().awaiting === 'deploy') return { party, now };
      actIn(party, choose);
      await party.clock.run(300);
    }
  }
  throw new Error('In nine games nobody has extended the road or city of their builder');
}

test(
  'the tile of the second part is drawn by all devices: nobody knows it before the first part is over, nor while one is away',
  { timeout: 60_000 },
  async () => {
    const { party, now } = await beforeTheSecondPart();
    const { drawn, actor } = now();
    const aside = (): number =>
      carcassonne
        .tilesAside(carcassonne.positionOf(now(), carcassonne.rulesOf(now().options)))
        .reduce((sum, { count }) => sum + count, 0);
    const before = aside();
    for (const { room } of party.devices) expect(gameIn(room).state).toMatchObject({ drawn, hand: null, stack: null });
    // A guest who does not choose is away.
    const { logState } = hostOf(party).room.view;
    const away = logState && sideToMove(logState) === 1 ? 2 : 1;
    at(party.devices, away).kill();
    expect(actIn(party, (actions) => actions.filter(({ do: verb }) => verb === 'pass'))).toBe(true);
    await party.clock.run(5000);
    expect(now()).toMatchObject({ drawn, hand: null });
    at(party.devices, away).load();
    party.connect(away);
    await party.clock.run(5000);
    for (const { room } of party.devices)
      expect(gameIn(room).state).toMatchObject({ second: true, awaiting: 'place', actor, drawn: now().drawn });
    expect(now().drawn.slice(0, drawn.length)).toEqual(drawn);
    // Besides, tiles that fit nowhere may have been set aside.
    expect(now().drawn).toHaveLength(drawn.length + 1 + (aside() - before));
  },
);
