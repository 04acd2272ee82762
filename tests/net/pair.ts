import { RULE_SETS, adapterOf, checkGameRecord, defaultOptions, seededRandom } from '../../src/game/index.ts';
import type { Action, CastleState, GameState, MatchState, Random, RuleSetId } from '../../src/game/index.ts';
import type { Clock } from '../../src/net/clock.ts';
import { sideToMove } from '../../src/net/log/logState.ts';
import type { LogState } from '../../src/net/log/logState.ts';
import { headOf } from '../../src/net/log/entry.ts';
import { matchOf, rulesOf, stateOf } from '../../src/net/log/rules.ts';
import type { Begins, Terms } from '../../src/net/log/terms.ts';
import type { Room } from '../../src/net/room/room.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { FAIR_WEATHER, device, fakeClock, fakeLine } from './fakes.ts';
import type { Device, FakeClock, Line, Weather } from './fakes.ts';

/** A host and a guest who have agreed on a game. */
export interface Pair {
  readonly clock: FakeClock;
  readonly random: Random;
  readonly host: Device;
  readonly guest: Device;
  readonly line: () => Line;
  /** A new connection between the two, if both are on. */
  connect(): void;
  weather: Weather;
}

export const INVITATION = { code: 'ABCDEFGH1234', way: 'server' } as const;

export const termsFor = (rules: RuleSetId, begins: Begins = 'lot'): Terms => ({
  rules,
  options: { ...defaultOptions(RULE_SETS[rules]) },
  names: ['Ada', 'Jan'],
  colours: [0, 1],
  begins,
});

/** Two devices, not connected yet; `guestClock`: the clock of the guest's device, by default the right one. */
export function strangers(
  seed: string,
  terms: Terms = termsFor('castle'),
  guestClock: (right: FakeClock) => Clock = (right) => right,
): Pair {
  const clock = fakeClock();
  const random = seededRandom(seed);
  const host = device(clock, newRoom({ side: 0, name: 'Ada', invitation: INVITATION, terms }));
  const guest = device(guestClock(clock), newRoom({ side: 1, name: 'Jan', invitation: INVITATION }));
  let line: Line | null = null;
  const pair: Pair = {
    clock,
    random,
    host,
    guest,
    line: () => {
      if (!line) throw new Error('Not connected');
      return line;
    },
    connect() {
      line?.cut();
      line = fakeLine(clock, random, () => pair.weather);
      if (host.on) host.room.accept(line.ends[0]);
      if (guest.on) guest.room.accept(line.ends[1]);
    },
    weather: FAIR_WEATHER,
  };
  return pair;
}

/** Connected, agreed, first tile drawn. */
export async function seated(...given: Parameters<typeof strangers>): Promise<Pair> {
  const pair = strangers(...given);
  pair.connect();
  await pair.clock.run(200);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(200);
  pair.guest.room.agree(true);
  pair.host.room.agree(true);
  await pair.clock.run(500);
  return pair;
}

export function matchIn(room: Room): MatchState & { readonly state: CastleState } {
  const replica = room.view.logState?.replica;
  if (!replica)
    throw new Error(
      `There is no game on the table: ${JSON.stringify(room.view, (key, value: unknown) => (key === 'save' ? undefined : value))}`,
    );
  return matchOf(replica) as MatchState & { readonly state: CastleState };
}

/** The actions that the side of this room may take now. */
export function legalFor(room: Room): readonly Action[] {
  const { logState, save } = room.view;
  return !logState || logState.outcome || sideToMove(logState) !== save.side ? [] : legalOf(logState);
}

/** The legal actions of the player who has to act. */
export function legalOf({ replica, terms }: LogState): readonly Action[] {
  const { adapter } = rulesOf(terms);
  return replica && adapter.prompt(stateOf(replica)) ? adapter.legalActions(stateOf(replica)) : [];
}

/** The state to which the record of a match replays. Throws if it does not. */
export function replayed({ state, actions, players }: MatchState): GameState {
  const { formatRecord, origin } = adapterOf(state.rules);
  const found = checkGameRecord(JSON.parse(JSON.stringify(formatRecord({ players, start: origin(state), actions }))));
  if (!found.ok) throw new Error(found.error.message);
  const { rules, record } = found.value;
  const again = rules.replay(record.start, record.actions);
  if (!again.ok) throw new Error(`${again.at}: ${again.error.message}`);
  return again.state;
}

/** Takes a random legal action where one may be taken. */
export function actSomewhere(pair: Pair): boolean {
  for (const each of [pair.host, pair.guest]) {
    if (!each.on) continue;
    const actions = legalFor(each.room);
    const action = actions[Math.floor(pair.random() * actions.length)];
    if (action && each.room.act(action).ok) return true;
  }
  return false;
}

export const logOf = (each: Device): readonly string[] =>
  each.room.view.save.entries.map((entry) => JSON.stringify(entry.body));
export const heads = (pair: Pair): readonly [string, string] => [
  headOf(pair.host.room.view.save.entries),
  headOf(pair.guest.room.view.save.entries),
];

/** A game in which it is the host's turn, some moves in. */
export async function underWay(seed: string): Promise<Pair> {
  const pair = await seated(seed, termsFor('castle', 0));
  for (let n = 0; n < 12 || legalFor(pair.host.room).length === 0; n++) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  return pair;
}
