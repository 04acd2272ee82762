import type { Hex } from '../bytes.ts';
import type { Course } from '../log/course.ts';
import { canonical } from '../log/entry.ts';
import { botsOf, mostOf } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Lobby, RoomSave } from './save.ts';

/** Agreeing on a match. The host keeps the terms, guests wish; any change asks all anew. */

/** Have all who sit there agreed, two devices at least? */
export function isAgreed({ terms, keys, agreed }: Lobby): boolean {
  const bots = botsOf(terms);
  return bots.filter((level) => level === null).length >= 2 && keys.every((key, side) => key !== null && (bots[side] !== null || agreed[side] === true));
}

const unagreed = ({ agreed }: Pick<Lobby, 'agreed'>): readonly boolean[] => agreed.map(() => false);

/** Terms as one side wants them: nobody names another one, or changes a game that is taken up again; who sits there is the host's. */
function asWanted({ terms, renewed }: Lobby, wanted: Terms, side: Side): Terms | null {
  const isSameFamily = (wanted.rules === 'carcassonne') === (terms.rules === 'carcassonne');
  if (!isSameFamily || wanted.names.length !== terms.names.length) return null;
  const names = terms.names.map((name, seat) => (seat === side ? (wanted.names[seat] ?? name) : name));
  if (renewed) return { ...terms, names };
  return wanted.rules === 'carcassonne' ? { ...wanted, names, bots: botsOf(terms) } : { ...wanted, names };
}

/** This side wants other terms. */
export function withTerms(save: RoomSave, wanted: Terms): RoomSave {
  const { lobby, side } = save;
  const terms = lobby && asWanted(lobby, wanted, side);
  return terms ? { ...save, name: terms.names[side] ?? save.name, lobby: { ...lobby, rev: lobby.rev + 1, terms, agreed: unagreed(lobby) } } : save;
}

export function agreeTo(save: RoomSave, yes: boolean, course: Course | null): RoomSave {
  const ready = save.lobby ? save : nextLobby(save, course);
  const { lobby, side } = ready;
  if (!lobby || side >= lobby.agreed.length) return ready;
  const agreedTo = side !== 0 && yes ? { terms: canonical(lobby.terms), keys: canonical(lobby.keys) } : ready.agreedTo;
  return { ...ready, agreedTo, lobby: { ...lobby, agreed: lobby.agreed.with(side, yes) } };
}

/** Host: after a match the next one is on offer, with the next one beginning. */
export function nextLobby(save: RoomSave, course: Course | null): RoomSave {
  if (save.side !== 0 || save.lobby || !course?.outcome) return save;
  const { first, terms, keys, bots } = course;
  const begins: Side = first === null ? 0 : (first + 1) % terms.names.length;
  const next: Terms = terms.rules === 'carcassonne' ? { ...terms, bots, begins } : { ...terms, begins };
  return { ...save, lobby: { rev: save.former.length * 1000 + 1001, terms: next, keys, agreed: keys.map(() => false), places: mostOf(terms), renewed: false } };
}

/** Guest: the host's terms are what counts; one's own consent lives only as long as they do not change. */
export function heardLobby(save: RoomSave, heard: Lobby): RoomSave {
  const { lobby } = save;
  if (lobby && heard.rev < lobby.rev) return save;
  const seat = heard.keys.indexOf(save.keys.open);
  const side = seat > 0 ? seat : save.side;
  const same = lobby && heard.rev === lobby.rev && side === save.side && JSON.stringify([heard.terms, heard.keys]) === JSON.stringify([lobby.terms, lobby.keys]);
  return { ...save, side, lobby: { ...heard, agreed: heard.agreed.map((yes, at) => (at === side ? same === true && lobby.agreed[at] === true : yes)) } };
}

/** Host: a guest would rather have other terms, or agrees. */
export function heardWish(save: RoomSave, rev: number, wanted: Terms, from: Side): RoomSave {
  const { lobby } = save;
  const terms = lobby && rev === lobby.rev + 1 ? asWanted(lobby, wanted, from) : null;
  return lobby && terms ? { ...save, lobby: { ...lobby, rev, terms, agreed: unagreed(lobby) } } : save;
}

export function heardAgree(save: RoomSave, rev: number, yes: boolean, from: Side): RoomSave {
  const { lobby } = save;
  return lobby && lobby.rev === rev && from < lobby.agreed.length ? { ...save, lobby: { ...lobby, agreed: lobby.agreed.with(from, yes) } } : save;
}

/** Who takes a seat: a guest's device, or a computer player of the host. */
export interface Sitting {
  readonly key: Hex;
  readonly name: string;
  readonly level: string | null;
  /** A look for a seat that is added. */
  readonly look: number;
}

/** May somebody still come in? */
export const hasPlace = ({ keys, places }: Lobby): boolean => keys.includes(null) || keys.length < places;

/** Host: somebody takes a seat – in a game that is taken up again the one of the same name, if it is free. */
export function sitDown(save: RoomSave, { key, name, level, look }: Sitting): RoomSave {
  const { lobby } = save;
  if (save.side !== 0 || !lobby || !hasPlace(lobby)) return save;
  const { terms, keys } = lobby;
  const named = terms.names.findIndex((known, side) => known === name && keys[side] === null);
  const free = named >= 0 ? named : keys.indexOf(null);
  const side = free >= 0 ? free : keys.length;
  const put = <T>(list: readonly T[], part: T): readonly T[] => (side < list.length ? list.with(side, part) : [...list, part]);
  const seated = { names: put(terms.names, uniqueName(name, terms.names.toSpliced(side, 1))), colours: free >= 0 ? terms.colours : put(terms.colours, look) };
  if (level !== null && terms.rules !== 'carcassonne') return save;
  const next: Terms = terms.rules === 'carcassonne' ? { ...terms, ...seated, bots: put(terms.bots, level) } : { ...terms, ...seated };
  // Whoever comes has not agreed to be watched.
  const watchers = level === null ? [] : save.watchers;
  return { ...save, watchers, lobby: { ...lobby, rev: lobby.rev + 1, terms: next, keys: put(keys, key), agreed: put(unagreed(lobby), false) } };
}

/** Two guests who have not said who they are can still be told apart. */
function uniqueName(name: string, others: readonly string[]): string {
  for (let n = 2; ; n++) {
    const tried = n === 2 ? name : `${name} ${n - 1}`;
    if (!others.includes(tried)) return tried;
  }
}

/** Host: somebody leaves a seat. In the countryside the table gets smaller, unless a game is taken up again. */
export function standUp(save: RoomSave, side: Side): RoomSave {
  const { lobby } = save;
  const key = lobby?.keys[side];
  if (save.side !== 0 || !lobby || side === 0 || !key) return save;
  const { terms, keys } = lobby;
  const rev = lobby.rev + 1;
  if (terms.rules !== 'carcassonne') return { ...save, lobby: { ...lobby, rev, keys: keys.with(side, null), agreed: unagreed(lobby) } };
  if (lobby.renewed) return { ...save, lobby: { ...lobby, rev, terms: { ...terms, bots: terms.bots.with(side, null) }, keys: keys.with(side, null), agreed: unagreed(lobby) } };
  const without = <T>(list: readonly T[]): readonly T[] => list.toSpliced(side, 1);
  const begins = terms.begins === 'lot' || terms.begins === side ? 'lot' : terms.begins - (terms.begins > side ? 1 : 0);
  const next: Terms = { ...terms, names: without(terms.names), colours: without(terms.colours), bots: without(terms.bots), begins };
  return { ...save, lobby: { ...lobby, rev, terms: next, keys: without(keys), agreed: without(unagreed(lobby)) } };
}
