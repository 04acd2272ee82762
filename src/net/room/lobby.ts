import type { Course } from '../log/course.ts';
import { canonical } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import { otherSide } from '../log/terms.ts';
import type { Lobby, RoomSave } from './save.ts';

/** Agreeing on a match. The host keeps the terms, the guest wishes; any change asks both anew. */

const both = (save: RoomSave, mine: boolean, theirs: boolean): readonly [boolean, boolean] => (save.side === 0 ? [mine, theirs] : [theirs, mine]);

/** This side wants other terms. Nobody can name the other one, or change a game that is taken up again. */
export function withTerms(save: RoomSave, wanted: Terms): RoomSave {
  const { lobby, side } = save;
  if (!lobby) return save;
  const own: Terms = { ...wanted, names: side === 0 ? [wanted.names[0], lobby.terms.names[1]] : [lobby.terms.names[0], wanted.names[1]] };
  const terms = lobby.renewed ? { ...lobby.terms, names: own.names } : own;
  return { ...save, name: terms.names[side], lobby: { ...lobby, rev: lobby.rev + 1, terms, agreed: [false, false] } };
}

export function agreeTo(save: RoomSave, yes: boolean, course: Course | null): RoomSave {
  const ready = save.lobby ? save : nextLobby(save, course);
  const { lobby } = ready;
  if (!lobby) return ready;
  const agreedTerms = ready.side === 1 && yes ? canonical(lobby.terms) : ready.agreedTerms;
  return { ...ready, agreedTerms, lobby: { ...lobby, agreed: both(ready, yes, lobby.agreed[otherSide(ready.side)]) } };
}

/** Host: after a match the next one is on offer, with the other one beginning. */
export function nextLobby(save: RoomSave, course: Course | null): RoomSave {
  if (save.side !== 0 || save.lobby || !course?.outcome) return save;
  const { first, terms } = course;
  const begins: Side = first === null ? 0 : otherSide(first);
  return { ...save, lobby: { rev: save.former.length * 1000 + 1001, terms: { ...terms, begins }, agreed: [false, false], renewed: false } };
}

/** Guest: the host's terms are what counts; one's own consent lives only as long as they do not change. */
export function heardLobby(save: RoomSave, heard: Lobby): RoomSave {
  const { lobby } = save;
  if (lobby && heard.rev < lobby.rev) return save;
  const same = lobby && heard.rev === lobby.rev && JSON.stringify(heard.terms) === JSON.stringify(lobby.terms);
  return { ...save, lobby: { ...heard, agreed: [heard.agreed[0], same ? lobby.agreed[1] : false] } };
}

/** Host: the guest would rather have other terms, or agrees. */
export function heardWish(save: RoomSave, rev: number, terms: Terms): RoomSave {
  const { lobby } = save;
  if (!lobby || rev !== lobby.rev + 1) return save;
  const wanted: Terms = { ...(lobby.renewed ? lobby.terms : terms), names: [lobby.terms.names[0], terms.names[1]] };
  return { ...save, lobby: { ...lobby, rev, terms: wanted, agreed: [false, false] } };
}

export function heardAgree(save: RoomSave, rev: number, yes: boolean): RoomSave {
  const { lobby } = save;
  return lobby && lobby.rev === rev ? { ...save, lobby: { ...lobby, agreed: [lobby.agreed[0], yes] } } : save;
}

