import type { Channel } from '../../src/net/channel/channel.ts';
import { writeEntry } from '../../src/net/log/entry.ts';
import type { Body, Entry } from '../../src/net/log/entry.ts';
import type { Message } from '../../src/net/wire/message.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { fakeLine } from './fakes.ts';
import type { Pair } from './pair.ts';

/** A player with a modified program: anything can leave their device. */

/** Reconnects the two; every message of `side` may be rewritten (or swallowed, with `null`) on its way out. */
export function connectThrough(pair: Pair, side: 0 | 1, rewrite: (message: Message) => unknown): void {
  const line = fakeLine(pair.clock, pair.random);
  const end = line.ends[side];
  const bent: Channel = {
    ...end,
    send(text) {
      const changed = rewrite(JSON.parse(text) as Message);
      if (changed !== null) end.send(JSON.stringify(changed));
    },
  };
  pair.host.room.accept(side === 0 ? bent : line.ends[0]);
  pair.guest.room.accept(side === 1 ? bent : line.ends[1]);
}

/** The next entry of a log as the owner of these keys would sign it. */
export const forge = (save: RoomSave, by: 0 | 1, body: Body, after: readonly Entry[] = save.entries): Entry =>
  writeEntry(after, by, body, save.keys);
