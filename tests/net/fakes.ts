import type { Random } from '../../src/game/index.ts';
import type { Channel } from '../../src/net/channel/channel.ts';
import type { Clock } from '../../src/net/clock.ts';
import { createRoom } from '../../src/net/room/room.ts';
import type { Room } from '../../src/net/room/room.ts';
import type { RoomSave } from '../../src/net/room/save.ts';

/** Two devices in one process: a manual clock, a connection with any fault, disks that outlive their device. */

export interface FakeClock extends Clock {
  /** Advances the time, with everything that happens meanwhile. */
  run(milliseconds: number): Promise<void>;
}

export function fakeClock(): FakeClock {
  let now = 1_000_000;
  let serial = 0;
  const due = new Map<number, { readonly at: number; readonly call: () => void }>();
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    after(milliseconds, call) {
      const id = (serial += 1);
      due.set(id, { at: Math.round(now + milliseconds), call });
      return () => due.delete(id);
    },
    async run(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...due]
          .filter(([, { at }]) => at <= end)
          .sort(([a, one], [b, other]) => one.at - other.at || a - b);
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].call();
        await settle();
      }
      now = Math.round(end);
    },
  };
}

export interface Weather {
  /** Probabilities from 0 to 1 for every text, and the longest delay in milliseconds. */
  readonly drop: number;
  readonly double: number;
  readonly delay: number;
}

export const FAIR_WEATHER: Weather = { drop: 0, double: 0, delay: 0 };

export interface Line {
  readonly ends: readonly [Channel, Channel];
  /** What was delivered, with the end that sent it. */
  readonly passed: readonly { readonly from: 0 | 1; readonly text: string }[];
  /** Both ends notice at once. */
  cut(): void;
  /** Neither end notices: texts just vanish. */
  mute(): void;
}

let lines = 0;

/** A connection between two devices. With delays, texts overtake each other. */
export function fakeLine(
  clock: Clock,
  random: Random,
  weather: () => Weather = () => FAIR_WEATHER,
  binding = `line-${(lines += 1)}`,
): Line {
  const ears: { text: ((text: unknown) => void) | null; close: (() => void) | null; early: unknown[] }[] = [
    { text: null, close: null, early: [] },
    { text: null, close: null, early: [] },
  ];
  const passed: { from: 0 | 1; text: string }[] = [];
  let open = true;
  let muted = false;
  const cut = (): void => {
    if (!open) return;
    open = false;
    for (const ear of ears) clock.after(0, () => ear.close?.());
  };
  const end = (me: 0 | 1): Channel => ({
    binding,
    send(text) {
      if (!open || muted) return;
      passed.push({ from: me, text });
      const { drop, double, delay } = weather();
      const ear = ears[1 - me];
      const deliver = (): void => {
        clock.after(5 + random() * delay, () => {
          if (!open || muted) return;
          if (ear?.text) ear.text(text);
          else ear?.early.push(text);
        });
      };
      if (random() >= drop) deliver();
      if (random() < double) deliver();
    },
    onText(listener) {
      const ear = ears[me];
      if (!ear) return;
      ear.text = listener;
      for (const text of ear.early.splice(0)) listener(text);
    },
    onClose(listener) {
      const ear = ears[me];
      if (ear) ear.close = listener;
    },
    close: cut,
  });
  return { ends: [end(0), end(1)], passed, cut, mute: () => void (muted = true) };
}

/** A device: its disk survives when it is switched off. */
export interface Device {
  readonly room: Room;
  readonly disk: RoomSave;
  readonly on: boolean;
  kill(): void;
  /** Opens the page again. */
  load(): void;
  /** Opens the page with this on its disk. */
  become(save: RoomSave): void;
  /** From now on, the disk refuses to write, or accepts it again. */
  fill(full: boolean): void;
}

/** The room of somebody who only watches. */
export function watcher(clock: Clock, save: RoomSave): Room {
  const opened = createRoom(save, { clock, freeLook: () => 0, keep: async () => undefined, watches: true });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

export function device(clock: Clock, save: RoomSave, diskDelay = 1): Device {
  // Never changed: each load gets a copy.
  let disk = save;
  let room: Room | null = null;
  let life = 0;
  let full = false;
  const load = (): void => {
    room?.close();
    const mine = (life += 1);
    const opened = createRoom(structuredClone(disk), {
      clock,
      freeLook: (taken) => [0, 1, 8, 13, 4, 7].find((look) => !taken.includes(look)) ?? 0,
      keep: (kept) =>
        new Promise((resolve, reject) => {
          clock.after(diskDelay, () => {
            if (full) return reject(new Error('full'));
            // Writes that were pending when the device died are lost.
            if (mine === life) disk = kept;
            resolve();
          });
        }),
    });
    if (!opened.ok) throw new Error(opened.error.message);
    room = opened.value;
  };
  load();
  return {
    get room() {
      if (!room) throw new Error('The device is off');
      return room;
    },
    get disk() {
      return disk;
    },
    get on() {
      return room !== null;
    },
    kill() {
      life += 1;
      room?.close();
      room = null;
    },
    load,
    become(save) {
      disk = save;
      load();
    },
    fill: (now) => void (full = now),
  };
}
