import type { Invitation } from '../invitation.ts';
import { goOnLobby } from './lobby.ts';
import type { Progress, RoomSave } from './save.ts';
import { mySide } from './seats.ts';

/** A match that goes on elsewhere: the same room, log and keys, under another invitation, which the others follow. */

/** This device becomes the host; `null`: there is nothing to go on with. */
export function hostElsewhere(progress: Progress, invitation: Invitation): RoomSave | null {
  const save = goOnLobby({ ...progress, save: { ...progress.save, lobby: null } }, []);
  return save.lobby && mySide(progress) !== undefined ? { ...save, invitation } : null;
}

/** This device follows the match to another host. */
export const joinElsewhere = (save: RoomSave, invitation: Invitation): RoomSave => ({
  ...save,
  hosts: false,
  host: null,
  lobby: null,
  agreedTo: null,
  invitation,
});
