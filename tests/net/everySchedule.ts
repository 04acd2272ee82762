import { seededRandom } from '../../src/game/index.ts';
import type { Channel } from '../../src/net/channel/channel.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { FAIR_WEATHER, device, fakeClock } from './fakes.ts';
import type { Device, FakeClock } from './fakes.ts';
import { expectEqual } from './orders.ts';
import { at, carcassonneTerms, gameIn, gathered, legalIn, playSome } from './party.ts';
import type { Party } from './party.ts';

/**
 * All orders in which the messages about one draw can arrive, between three devices. Each connection keeps its own
 * order, as WebRTC does.
 */

interface HeldLine {
  readonly ends: readonly [Channel, Channel];
  /** Texts in transit, by the end that sent them. */
  readonly queues: readonly [string[], string[]];
  deliver(from: 0 | 1): void;
}

function heldLine(name: string): HeldLine {
  const queues: readonly [string[], string[]] = [[], []];
  const ears: ((text: unknown) => void)[] = [];
  const end = (me: 0 | 1): Channel => ({
    binding: name,
    send: (text) => void queues[me].push(text),
    onText: (listener) => void (ears[me] = listener),
    onClose: () => undefined,
    close: () => undefined,
  });
  return { ends: [end(0), end(1)], queues, deliver: (from) => ears[1 - from]?.(queues[from].shift()) };
}

interface Setting {
  readonly clock: FakeClock;
  readonly devices: readonly Device[];
  readonly lines: readonly HeldLine[];
}

/** The saved devices, reconnected, with nothing in transit. */
async function reopened(disks: readonly RoomSave[]): Promise<Setting> {
  const clock = fakeClock();
  const devices = disks.map((disk) => device(clock, disk));
  const lines = [1, 2].map((guest) => heldLine(`${guest}`));
  for (const [n, { ends }] of lines.entries()) {
    at(devices, 0).room.accept(ends[0]);
    at(devices, n + 1).room.accept(ends[1]);
  }
  await settleLines({ clock, devices, lines });
  return { clock, devices, lines };
}

async function settleLines({ clock, lines }: Setting): Promise<void> {
  for (let busy = true; busy;) {
    busy = false;
    for (const { queues, deliver } of lines)
      for (const from of [0, 1] as const)
        while (queues[from].length > 0) {
          deliver(from);
          busy = true;
        }
    await clock.run(3);
  }
}

/** The action that ends the first player's turn, so that a tile is due. */
async function beforeDraw(seed: string): Promise<readonly RoomSave[]> {
  const party = await gathered(seed, 3, carcassonneTerms({ begins: 0 }));
  await playSome(party, 6);
  for (let n = 0; n < 20; n++) {
    const { state } = gameIn(at(party.devices, 0).room);
    if (state.awaiting === 'deploy' && legalIn(at(party.devices, 0).room).some((action) => action.do === 'pass')) break;
    await playSome(party, 1);
  }
  await party.clock.run(3000);
  return party.devices.map(({ disk }) => structuredClone(disk));
}

/** Runs every order, up to a limit; returns their number. `leaves`: device 2 leaves for good, at any moment. */
export async function everySchedule(
  seed: string,
  { leaves, most }: { readonly leaves: boolean; readonly most: number },
): Promise<number> {
  const disks = await beforeDraw(seed);
  let path: number[] = [];
  for (let count = 1; ; count++) {
    const choices: number[] = [];
    const setting = await reopened(disks);
    const { clock, devices, lines } = setting;
    const { room } = at(devices, 0);
    const pass = legalIn(room).find((action) => action.do === 'pass');
    if (!pass || !room.act(pass).ok) throw new Error('There is no turn to end');
    let stays = leaves;
    for (let step = 0; ; step++) {
      await clock.run(3);
      const moves: (() => void)[] = lines.flatMap(({ queues, deliver }) =>
        ([0, 1] as const).flatMap((from) => (queues[from].length > 0 ? [() => deliver(from)] : [])),
      );
      if (stays)
        moves.push(() => {
          stays = false;
          at(devices, 2).room.resign();
        });
      if (moves.length === 0) break;
      const chosen = path[step] ?? 0;
      choices[step] = moves.length;
      path[step] = chosen;
      moves[chosen]?.();
    }
    path = path.slice(0, choices.length);
    const fair: Party = {
      clock,
      random: seededRandom('fair'),
      devices,
      line: () => {
        throw new Error('There is no connection');
      },
      connect: () => undefined,
      weather: FAIR_WEATHER,
    };
    for (let n = 0; n < 2; n++) {
      await clock.run(1500);
      await settleLines(setting);
    }
    expectEqual(fair);
    for (const each of devices) each.kill();
    // The next order: advances the last choice that has another alternative.
    const last = path.findLastIndex((chosen, n) => chosen + 1 < (choices[n] ?? 0));
    if (last < 0 || count >= most) return count;
    path = [...path.slice(0, last), (path[last] ?? 0) + 1];
  }
}
