import type { Hex } from '../bytes.ts';
import { agreementOf, digestOfPast } from '../log/agreement.ts';
import type { Course } from '../log/course.ts';
import type { Past } from '../log/entry.ts';
import { MAX_NAME, botsOf, mostOf, wholeTerms, withBots } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import { parseLine } from '../wire/json.ts';
import type { Lobby, RoomSave } from './save.ts';

/** Agreeing on a match. The host keeps the terms, guests wish; any change asks all again. */

/** Have all who sit there agreed, two devices at least? */
export function isAgreed({ terms, keys, agreed }: Lobby): boolean {
  const bots = botsOf(terms);
  return (
    bots.filter((level) => level === null).length >= 2 &&
    keys.every((key, side) => key !== null && (bots[side] !== null || agreed[side] === true))
  );
}

/** This device's seat in what is on offer; -1: none. */
export const seatIn = ({ keys }: Pick<Lobby, 'keys'>, { keys: { open } }: Pick<RoomSave, 'keys'>): Side =>
  keys.indexOf(open);

/** Is the game that would be continued here, as it was on offer? */
export const hasPast = ({ lobby, past }: RoomSave): boolean =>
  lobby !== null && (lobby.past === null || (past !== null && digestOfPast(past) === lobby.past));

const unagreed = ({ agreed }: Pick<Lobby, 'agreed'>): readonly boolean[] => agreed.map(() => false);

/** Terms as one side wants them: nobody names another one, or changes a game that is continued; who sits there is the host's. */
function asWanted({ terms, past }: Lobby, wanted: Terms, side: Side): Terms | null {
  if (mostOf(wanted) !== mostOf(terms) || wanted.names.length !== terms.names.length) return null;
  const name = parseLine(wanted.names[side], MAX_NAME) ?? terms.names[side] ?? '?';
  const names = terms.names.with(side, uniqueName(name, terms.names.toSpliced(side, 1)));
  return past !== null ? { ...terms, names } : withBots({ ...wanted, names }, botsOf(terms));
}

/** This side wants other terms. */
export function withTerms(save: RoomSave, wanted: Terms): RoomSave {
  const { lobby } = save;
  const side = lobby ? seatIn(lobby, save) : -1;
  const terms = lobby && side >= 0 ? asWanted(lobby, wholeTerms(wanted), side) : null;
  return lobby && terms
    ? {
        ...save,
        name: terms.names[side] ?? save.name,
        lobby: { ...lobby, rev: lobby.rev + 1, terms, agreed: unagreed(lobby) },
      }
    : save;
}

export function agreeTo(save: RoomSave, yes: boolean, course: Course | null): RoomSave {
  const ready = save.lobby ? save : nextLobby(save, course);
  const { lobby } = ready;
  const side = lobby ? seatIn(lobby, ready) : -1;
  if (!lobby || side < 0 || (yes && !hasPast(ready))) return ready;
  // Consent that is withdrawn counts until the host has heard of it: the match may be opening at this moment.
  return {
    ...ready,
    agreedTo: side !== 0 && yes ? agreementOf(lobby) : ready.agreedTo,
    lobby: { ...lobby, agreed: lobby.agreed.with(side, yes) },
  };
}

/** Host: after a match the next one is on offer, with the next side to begin. */
export function nextLobby(save: RoomSave, course: Course | null): RoomSave {
  if (save.side !== 0 || save.lobby || !course?.outcome) return save;
  const { first, terms, keys, bots } = course;
  const begins: Side = first === null ? 0 : (first + 1) % terms.names.length;
  return {
    ...save,
    lobby: {
      rev: save.former.length * REVISIONS + REVISIONS + 1,
      terms: withBots({ ...terms, begins }, bots),
      keys,
      agreed: keys.map(() => false),
      places: mostOf(terms),
      past: null,
    },
  };
}

/** Room for the changes before each match, so that late words about an earlier one are known for what they are. */
const REVISIONS = 1_000_000;

/** Guest: the host's terms are what counts; this side's consent lives only as long as they do not change. */
export function heardLobby(save: RoomSave, heard: Lobby): RoomSave {
  const { lobby } = save;
  if (lobby && heard.rev < lobby.rev) return save;
  const [side, before] = [seatIn(heard, save), lobby ? seatIn(lobby, save) : -1];
  const isSame =
    lobby !== null && heard.rev === lobby.rev && side === before && agreementOf(heard) === agreementOf(lobby);
  const mine = isSame && lobby.agreed[side] === true;
  const past = heard.past === lobby?.past ? save.past : null;
  // The host knows that consent was withdrawn, or asks for other consent.
  const agreedTo = mine || (isSame && heard.agreed[side] === true) ? save.agreedTo : null;
  return {
    ...save,
    past,
    agreedTo,
    side: save.entries.length === 0 && side > 0 ? side : save.side,
    lobby: { ...heard, agreed: heard.agreed.map((yes, at) => (at === side ? mine : yes)) },
  };
}

/** Guest: the game that is to be continued, as the host tells it. */
export const heardPast = (save: RoomSave, past: Past): RoomSave =>
  save.lobby?.past === digestOfPast(past) && !hasPast(save) ? { ...save, past } : save;

/** Host: a guest would rather have other terms, or agrees. */
export function heardWish(save: RoomSave, rev: number, wanted: Terms, from: Side): RoomSave {
  const { lobby } = save;
  if (!lobby || rev <= lobby.rev || rev > lobby.rev + REVISIONS / 1000) return save;
  // A wish that cannot be is answered with the terms as they were: the guest waits for a word about this revision.
  return {
    ...save,
    lobby: { ...lobby, rev, terms: asWanted(lobby, wanted, from) ?? lobby.terms, agreed: unagreed(lobby) },
  };
}

/** Host: consent counts for what it names, and until it is withdrawn. */
export function heardAgree(save: RoomSave, to: Hex, yes: boolean, from: Side): RoomSave {
  const { lobby } = save;
  if (!lobby || from >= lobby.agreed.length || lobby.agreed[from] === yes || agreementOf(lobby) !== to) return save;
  return { ...save, lobby: { ...lobby, agreed: lobby.agreed.with(from, yes) } };
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

/** Host: somebody takes a seat – in a game that is continued the one of the same name, if it is free. */
export function sitDown(save: RoomSave, { key, name, level, look }: Sitting): RoomSave {
  const { lobby } = save;
  if (save.side !== 0 || !lobby || !hasPlace(lobby)) return save;
  const { terms, keys } = lobby;
  const named = terms.names.findIndex((known, side) => known === name && keys[side] === null);
  const free = named >= 0 ? named : keys.indexOf(null);
  const side = free >= 0 ? free : keys.length;
  const put = <T>(list: readonly T[], part: T): readonly T[] =>
    side < list.length ? list.with(side, part) : [...list, part];
  const seated = {
    names: put(terms.names, uniqueName(name, terms.names.toSpliced(side, 1))),
    colours: free >= 0 ? terms.colours : put(terms.colours, look),
  };
  if (level !== null && !terms.bots) return save;
  const next = withBots({ ...terms, ...seated }, put(botsOf(terms), level));
  // Whoever comes has not agreed to be watched.
  const watchers = level === null ? [] : save.watchers;
  return {
    ...save,
    watchers,
    lobby: { ...lobby, rev: lobby.rev + 1, terms: next, keys: put(keys, key), agreed: put(unagreed(lobby), false) },
  };
}

/** A name that nobody else has, no longer than names may be: two guests who have not said who they are can still be told apart. */
function uniqueName(name: string, others: readonly string[]): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : ` ${n}`;
    const tried = (parseLine(name, MAX_NAME - ending.length) ?? '?') + ending;
    if (!others.includes(tried)) return tried;
  }
}

/** Host: somebody leaves a seat. The table gets smaller, unless it is one for two, or a game is continued. */
export function standUp(save: RoomSave, side: Side): RoomSave {
  const { lobby } = save;
  const key = lobby?.keys[side];
  if (save.side !== 0 || !lobby || side === 0 || !key) return save;
  const { terms, keys } = lobby;
  const [rev, bots] = [lobby.rev + 1, botsOf(terms)];
  if (!terms.bots || lobby.past !== null)
    return {
      ...save,
      lobby: {
        ...lobby,
        rev,
        terms: withBots(terms, bots.with(side, null)),
        keys: keys.with(side, null),
        agreed: unagreed(lobby),
      },
    };
  const without = <T>(list: readonly T[]): readonly T[] => list.toSpliced(side, 1);
  const begins = terms.begins === 'lot' || terms.begins === side ? 'lot' : terms.begins - (terms.begins > side ? 1 : 0);
  const next: Terms = {
    ...terms,
    names: without(terms.names),
    colours: without(terms.colours),
    bots: without(bots),
    begins,
  };
  return { ...save, lobby: { ...lobby, rev, terms: next, keys: without(keys), agreed: without(unagreed(lobby)) } };
}
