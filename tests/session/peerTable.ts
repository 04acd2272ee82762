import type { Room } from '../../src/net/room/room.ts';
import { createPeerMatch } from '../../src/session/online/peerMatch.ts';
import type { PeerMatch } from '../../src/session/online/peerMatch.ts';

/** The match of a room as its device's player sees and plays it, without bots' delays. */
export function peerTableOf(room: Room): PeerMatch {
  const made = createPeerMatch({
    logState: () => room.view.logState,
    here: () => room.view.here,
    act: (action) => void room.act(action),
    takeBack: () => void room.takeBack(),
    clocks: () => room.view.clocks && { ...room.view.clocks, age: 0 },
    subscribe: room.subscribe,
    side: room.view.save.side,
    hosts: room.view.save.hosts,
    confirm: () => true,
    botPace: () => 0,
  });
  if (!made) throw new Error('Expected a match');
  return made;
}
