import type { Invitation } from '../invitation.ts';
import type { Course } from '../log/course.ts';
import type { Side, Terms } from '../log/terms.ts';
import { matchOf } from '../log/table.ts';
import { newRoom } from './save.ts';
import type { RoomSave } from './save.ts';

/**
 * The other device is gone for good: whoever is left takes the game up as host of a new room, with what he knows. Nobody knew
 * the tiles still to be drawn, or the tokens face down: they are drawn anew, by the secrets of the new pair.
 */
export function renewedRoom(save: RoomSave, course: Course, invitation: Invitation): RoomSave | null {
  const { first, table, terms, deck, tokens } = course;
  if (first === null || !table || course.outcome) return null;
  const mine = save.side;
  const turned = <T>(pair: readonly [T, T]): readonly [T, T] => (mine === 0 ? pair : [pair[1], pair[0]]);
  const begins: Side = first === mine ? 0 : 1;
  const taken: Terms = { ...terms, names: turned(terms.names), colours: turned(terms.colours), begins };
  const past = { first: begins, actions: matchOf(table).actions, deck, tokens };
  return newRoom({ side: 0, name: save.name, invitation, terms: taken, past });
}
