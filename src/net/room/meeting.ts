import { digest } from '../bytes.ts';
import type { Invitation } from '../invitation.ts';
import { sharedSecret } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { RoomView } from './view.ts';

/** A name at the signalling server that only two devices know; invitation and open keys do not give it. */
export function meetingOf({ code }: Invitation, keys: Keys, other: string): string {
  return `ramparts-${digest('ramparts-meeting', code, sharedSecret(keys, other)).slice(0, 32)}`;
}

/** Guest: the name under which the host can call it, once they have met. Host: those of the guests who are away. */
export function meetingsOf({ save, seats, here }: Pick<RoomView, 'save' | 'seats' | 'here'>): readonly string[] {
  const { host, invitation, keys } = save;
  const others = save.hosts ? seats.devices.filter((_, side) => here[side] !== true) : [host];
  return others.flatMap((key) => (key === null || key === keys.open ? [] : [meetingOf(invitation, keys, key)]));
}
