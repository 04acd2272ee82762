import type { Hex } from '../bytes.ts';
import { agreementOf, digestOfPast } from '../log/agreement.ts';
import type { LogState } from '../log/logState.ts';
import type { Past } from '../log/entry.ts';
import { MAX_NAME, botsOf, mostOf, wholeTerms, withBots } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import { parseLine, seenOf } from '../wire/json.ts';
import type { Lobby, RoomSave } from './save.ts';

/**
 * Agreeing on a match. The host keeps the terms and guests propose changes; after any change everyone has to agree
 * again.
 */

/** True if all players have agreed, on at least two devices. */
export function isAgreed({ terms, keys, agreed }: Lobby): boolean {
  const bots = botsOf(terms);
  return (
    bots.filter((level) => level === null).length >= 2 &&
    keys.every((key, side) => key !== null && (bots[side] !== null || agreed[side] === true))
  );
}

/** This device's seat in the offered match; -1 if it has none. */
export const seatIn = ({ keys }: Pick<Lobby, 'keys'>, { keys: { open } }: Pick<RoomSave, 'keys'>): Side =>
  keys.indexOf(open);

/** True if this device has the prior game that was offered. */
export const hasPast = ({ lobby, past }: RoomSave): boolean =>
  lobby !== null && (lobby.past === null || (past !== null && digestOfPast(past) === lobby.past));

const unagreed = ({ agreed }: Pick<Lobby, 'agreed'>): readonly boolean[] => agreed.map(() => false);

/**
 * Applies the terms that a side proposes. It cannot rename others or change a prior game, and the host decides about
 * the seats.
 */
function asWanted({ terms, past }: Lobby, wanted: Terms, side: Side): Terms | null {
  if (mostOf(wanted) !== mostOf(terms) || wanted.names.length !== terms.names.length) return null;
  const name = parseLine(wanted.names[side], MAX_NAME) ?? terms.names[side] ?? '?';
  const names = terms.names.with(side, uniqueName(name, terms.names.toSpliced(side, 1)));
  return past !== null ? { ...terms, names } : withBots({ ...wanted, names }, botsOf(terms));
}

/** Applies the terms that this side proposes. */
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

export function agreeTo(save: RoomSave, yes: boolean, logState: LogState | null): RoomSave {
  const ready = save.lobby ? save : nextLobby(save, logState);
  const { lobby } = ready;
  const side = lobby ? seatIn(lobby, ready) : -1;
  if (!lobby || side < 0 || (yes && !hasPast(ready))) return ready;
  // Withdrawn consent stays valid until the host knows about it, because it may be opening the match right now.
  return {
    ...ready,
    agreedTo: side !== 0 && yes ? agreementOf(lobby) : ready.agreedTo,
    lobby: { ...lobby, agreed: lobby.agreed.with(side, yes) },
  };
}

/** Host: offers the next match after one has ended; the next side starts. */
export function nextLobby(save: RoomSave, logState: LogState | null): RoomSave {
  if (save.side !== 0 || save.lobby || !logState?.outcome) return save;
  const { first, terms, keys, bots } = logState;
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

/** Revision numbers are reserved for each match, so that late messages about an earlier one are recognized. */
const REVISIONS = 1_000_000;

/**
 * Guest: processes the host's offer. The host's terms are binding; this side's consent lasts only until they change.
 */
export function heardLobby(save: RoomSave, heard: Lobby): RoomSave {
  const { lobby } = save;
  if (lobby && heard.rev < lobby.rev) return save;
  const [side, before] = [seatIn(heard, save), lobby ? seatIn(lobby, save) : -1];
  const isSame =
    lobby !== null && heard.rev === lobby.rev && side === before && agreementOf(heard) === agreementOf(lobby);
  const mine = isSame && lobby.agreed[side] === true;
  const past = heard.past === lobby?.past ? save.past : null;
  // Dropped when the host knows about the withdrawal, or asks for new consent.
  const agreedTo = mine || (isSame && heard.agreed[side] === true) ? save.agreedTo : null;
  return {
    ...save,
    past,
    agreedTo,
    side: save.entries.length === 0 && side > 0 ? side : save.side,
    lobby: { ...heard, agreed: heard.agreed.map((yes, at) => (at === side ? mine : yes)) },
  };
}

/** Guest: accepts the prior game from the host. */
export const heardPast = (save: RoomSave, past: Past): RoomSave =>
  save.lobby?.past === digestOfPast(past) && !hasPast(save) ? { ...save, past } : save;

/** Host: processes a guest's proposal of terms. */
export function heardWish(save: RoomSave, rev: number, wanted: Terms, from: Side): RoomSave {
  const { lobby } = save;
  if (!lobby || rev <= lobby.rev || rev > lobby.rev + REVISIONS / 1000) return save;
  // Answer an invalid proposal with the unchanged terms, because the guest waits for an answer to this revision.
  return {
    ...save,
    lobby: { ...lobby, rev, terms: asWanted(lobby, wanted, from) ?? lobby.terms, agreed: unagreed(lobby) },
  };
}

/** Host: processes a guest's consent, which is for a specific digest and lasts until it is withdrawn. */
export function heardAgree(save: RoomSave, to: Hex, yes: boolean, from: Side): RoomSave {
  const { lobby } = save;
  if (!lobby || from >= lobby.agreed.length || lobby.agreed[from] === yes || agreementOf(lobby) !== to) return save;
  return { ...save, lobby: { ...lobby, agreed: lobby.agreed.with(from, yes) } };
}

/** A new player in a seat: a guest's device, or a computer player of the host. */
export interface Sitting {
  readonly key: Hex;
  readonly name: string;
  readonly level: string | null;
  /** The look, if a seat is added. */
  readonly look: number;
}

/** True if a seat is free or can be added. */
export const hasPlace = ({ keys, places }: Lobby): boolean => keys.includes(null) || keys.length < places;

/** Host: seats a player. If a prior game is continued, they get the seat with their name if it is free. */
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
  // The new player has not agreed to spectators.
  const watchers = level === null ? [] : save.watchers;
  return {
    ...save,
    watchers,
    lobby: { ...lobby, rev: lobby.rev + 1, terms: next, keys: put(keys, key), agreed: put(unagreed(lobby), false) },
  };
}

/** Makes a name that looks like no other one, within the length limit, so that guests without a name can be told apart. */
function uniqueName(name: string, others: readonly string[]): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : ` ${n}`;
    const tried = (parseLine(name, MAX_NAME - ending.length) ?? '?') + ending;
    if (others.every((other) => seenOf(other) !== seenOf(tried))) return tried;
  }
}

/**
 * Host: removes a player from a seat. The seat is removed, too, unless the game is for two or a prior game is
 * continued.
 */
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
