import type { Invitation } from '../invitation.ts';
import { byPlayer } from '../log/logState.ts';
import type { LogState } from '../log/logState.ts';
import { pastOf } from '../log/past.ts';
import { withBots } from '../log/terms.ts';
import { newRoom } from './save.ts';
import type { RoomSave } from './save.ts';

/**
 * Continues a match after another device has gone for good: this device becomes the host of a new room, with what it
 * knows, and the others join it there. No device knew the undrawn tiles or face-down tokens, so they are drawn again,
 * with the secrets of those who play on.
 */
export function renewedRoom(save: RoomSave, logState: LogState, invitation: Invitation): RoomSave | null {
  const { terms, bots } = logState;
  const mine = save.side;
  const past = pastOf(logState, mine);
  if (!past || logState.outcome || bots[mine] !== null) return null;
  const turned = { names: byPlayer(terms.names, mine), colours: byPlayer(terms.colours, mine), begins: past.first };
  return newRoom({
    side: 0,
    name: save.name,
    invitation,
    terms: withBots({ ...terms, ...turned }, byPlayer(bots, mine)),
    places: terms.names.length,
    past,
  });
}
