import type { Invitation } from '../invitation.ts';
import type { Course } from '../log/course.ts';
import { byPlayer } from '../log/family.ts';
import { matchOf } from '../log/table.ts';
import type { Terms } from '../log/terms.ts';
import { newRoom } from './save.ts';
import type { RoomSave } from './save.ts';

/**
 * Another device is gone for good: whoever is left takes the game up as host of a new room, with what he knows, and the others come
 * to him. Nobody knew the tiles still to be drawn, or the tokens face down: they are drawn anew, by the secrets of those who play on.
 */
export function renewedRoom(save: RoomSave, course: Course, invitation: Invitation): RoomSave | null {
  const { first, table, terms, bots, deck, tokens } = course;
  const mine = save.side;
  if (first === null || !table || course.outcome || bots[mine] !== null) return null;
  const sides = terms.names.length;
  const begins = (first - mine + sides) % sides;
  const turned = { names: byPlayer(terms.names, mine), colours: byPlayer(terms.colours, mine), begins };
  const taken: Terms = terms.rules === 'carcassonne' ? { ...terms, ...turned, bots: byPlayer(bots, mine) } : { ...terms, ...turned };
  const past = { first: begins, actions: matchOf(table).actions, deck, tokens };
  return newRoom({ side: 0, name: save.name, invitation, terms: taken, places: sides, past });
}
