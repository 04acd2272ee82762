import { seededRandom } from '../../src/game/index.ts';
import type { Action, MatchState, Random, carcassonne } from '../../src/game/index.ts';
import type { Channel } from '../../src/net/channel/channel.ts';
import { sideToMove } from '../../src/net/log/logState.ts';
import { headOf } from '../../src/net/log/entry.ts';
import { matchOf } from '../../src/net/log/rules.ts';
import type { Terms } from '../../src/net/log/terms.ts';
import type { Room } from '../../src/net/room/room.ts';
import { newRoom } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import { FAIR_WEATHER, device, fakeClock, fakeLine } from './fakes.ts';
import type { Device, FakeClock, Line, Weather } from './fakes.ts';
import { INVITATION, legalOf } from './pair.ts';

/** A host and up to five guests who play Carcassonne. */
export interface Party {
  readonly clock: FakeClock;
  readonly random: Random;
  /** By side. */
  readonly devices: readonly Device[];
  line(guest: number): Line;
  /**
   * A new connection from a guest to the host, if both are on; what leaves `bent` may be rewritten, or swallowed with
   * `null`.
   */
  connect(guest: number, bent?: { readonly end: 0 | 1; rewrite(message: Message): unknown }): void;
  weather: Weather;
}

export const NAMES = ['Ada', 'Jan', 'Ola', 'Ida', 'Max', 'Eva'] as const;

export const carcassonneTerms = (part: Partial<Terms> = {}): Terms => ({
  rules: 'carcassonne',
  options: { modules: [], fields: 'each-3', tinyCity: 4, followers: 7 },
  names: [NAMES[0]],
  colours: [0],
  begins: 'lot',
  bots: [null],
  ...part,
});

/** Devices of one room, the host first, not connected yet. */
export const devicesOf = (clock: FakeClock, count: number, terms: Terms): readonly Device[] =>
  Array.from({ length: count }, (_, side) =>
    device(
      clock,
      newRoom({
        side: side === 0 ? 0 : 1,
        name: NAMES[side] ?? 'Eve',
        invitation: INVITATION,
        ...(side === 0 ? { terms } : {}),
      }),
    ),
  );

/** Devices for this many players, not connected yet. */
export function crowd(seed: string, count: number, terms: Terms = carcassonneTerms()): Party {
  const clock = fakeClock();
  const random = seededRandom(seed);
  const devices = devicesOf(clock, count, terms);
  const lines = new Map<number, Line>();
  const party: Party = {
    clock,
    random,
    devices,
    line(guest) {
      const line = lines.get(guest);
      if (!line) throw new Error('Not connected');
      return line;
    },
    connect(guest, bent) {
      lines.get(guest)?.cut();
      const line = fakeLine(clock, random, () => party.weather);
      lines.set(guest, line);
      const ends = line.ends.map((end, n): Channel =>
        bent?.end === n ? bend(end, (message) => bent.rewrite(message)) : end,
      );
      const [host, other] = [devices[0], devices[guest]];
      if (host?.on && ends[0]) host.room.accept(ends[0]);
      if (other?.on && ends[1]) other.room.accept(ends[1]);
    },
    weather: FAIR_WEATHER,
  };
  return party;
}

const bend = (end: Channel, rewrite: (message: Message) => unknown): Channel => ({
  ...end,
  send(text) {
    const changed = rewrite(JSON.parse(text) as Message);
    if (changed !== null) end.send(JSON.stringify(changed));
  },
});

export const hostOf = ({ devices }: Party): Device => at(devices, 0);
export const at = (devices: readonly Device[], side: number): Device => {
  const found = devices[side];
  if (!found) throw new Error(`There is no device ${side}`);
  return found;
};

/** The guests ask to join, one after the other, and are admitted. */
export async function comeIn(party: Party): Promise<void> {
  for (const side of party.devices.keys()) {
    if (side === 0) continue;
    party.connect(side);
    await party.clock.run(200);
    hostOf(party).room.answerApplicant(true);
    await party.clock.run(200);
  }
}

/** Connected, agreed, first tile drawn. */
export async function gathered(seed: string, count: number, terms?: Terms): Promise<Party> {
  const party = crowd(seed, count, terms);
  await comeIn(party);
  for (const each of party.devices) each.room.agree(true);
  await party.clock.run(1000);
  return party;
}

export function gameIn(room: Room): MatchState & { readonly state: carcassonne.CarcassonneState } {
  const replica = room.view.logState?.replica;
  if (!replica) throw new Error(`There is no game on the table: ${JSON.stringify(room.view.trouble)}`);
  return matchOf(replica) as MatchState & { readonly state: carcassonne.CarcassonneState };
}

/** The actions that the device may take now, the host for its computer players too. */
export function legalIn(room: Room): readonly Action[] {
  const { logState, save } = room.view;
  if (!logState?.replica || logState.outcome) return [];
  const mover = sideToMove(logState);
  const isMine = mover === save.side || (save.hosts && mover !== null && logState.bots[mover] !== null);
  return isMine ? legalOf(logState) : [];
}

/** Takes a legal action where one may be taken: one of those that `choose` prefers. */
export function actIn(
  party: Party,
  choose: (actions: readonly Action[], room: Room) => readonly Action[] = (actions) => actions,
): boolean {
  for (const each of party.devices) {
    if (!each.on) continue;
    const actions = choose(legalIn(each.room), each.room);
    const action = actions[Math.floor(party.random() * actions.length)];
    if (action && each.room.act(action).ok) return true;
  }
  return false;
}

/** Plays this many actions without faults. */
export async function playSome(party: Party, count: number): Promise<void> {
  for (let [n, tries] = [0, 0]; n < count; n += actIn(party) ? 1 : 0) {
    if ((tries += 1) > 2000 + 50 * count) throw new Error(`The game does not go on: ${whereabouts(party)}`);
    await party.clock.run(100);
  }
  await party.clock.run(500);
}

export const headsIn = ({ devices }: Party): readonly string[] =>
  devices.map(({ room }) => headOf(room.view.save.entries));

/** What every device waits for, for the message of a failed test. */
export const whereabouts = ({ devices }: Pick<Party, 'devices'>): string =>
  JSON.stringify(
    devices.map((each) => {
      if (!each.on) return 'off';
      const { room } = each;
      const { save, logState, link, here, trouble, withheld, offered, parting } = room.view;
      const { side, hosts, cheat, entries, pending } = save;
      const { first, bots, chains, steps, since, outcome } = logState ?? {};
      const match = { first, bots, joined: chains?.map(Boolean), steps, since, outcome };
      return {
        side,
        hosts,
        cheat,
        length: entries.length,
        pending,
        link,
        here,
        trouble,
        withheld,
        parting,
        offered: offered?.agreed,
        match,
      };
    }),
  );
