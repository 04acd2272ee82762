import { canonical } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Invitation } from '../invitation.ts';
import { agreementOf } from '../log/agreement.ts';
import type { After } from '../log/agreement.ts';
import { headOf } from '../log/entry.ts';
import { isReady } from '../log/logState.ts';
import type { LogState } from '../log/logState.ts';
import { MAX_NAME, botsOf, mostOf, wholeTerms, withBots } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import { parseLine, seenOf } from '../wire/json.ts';
import { toldByAll, write } from './progress.ts';
import type { Lobby, Progress, RoomSave } from './save.ts';
import { mySide, seatIn } from './seats.ts';

/** Agreeing on a match: the host keeps the terms, guests propose changes, and any change needs everyone's consent anew. */

/** True if all players have agreed, on at least two devices. */
export function isAgreed({ terms, keys, agreed }: Lobby): boolean {
  const bots = botsOf(terms);
  return (
    bots.filter((level) => level === null).length >= 2 &&
    keys.every((key, side) => key !== null && (bots[side] !== null || agreed[side] === true))
  );
}

const nobody = ({ keys }: Pick<Lobby, 'keys'>): readonly boolean[] => keys.map(() => false);

/** Changes the offer, which has its own number then and needs everyone's consent again. */
const revised = (save: RoomSave, lobby: Lobby, change: Partial<Lobby>): RoomSave => {
  const next = { ...lobby, rev: lobby.rev + 1, ...change };
  return { ...save, lobby: { ...next, agreed: nobody(next) } };
};

/** Applies what a side proposes. It cannot rename others, decide about seats, or change a match in progress. */
function asWanted({ terms, after }: Lobby, wanted: Terms, side: Side): Terms | null {
  if (after !== null || mostOf(wanted) !== mostOf(terms) || wanted.names.length !== terms.names.length) return null;
  const name = parseLine(wanted.names[side], MAX_NAME) ?? terms.names[side] ?? '?';
  const names = terms.names.with(side, uniqueName(name, terms.names.toSpliced(side, 1)));
  return withBots({ ...wanted, names }, botsOf(terms));
}

/** Applies the terms that this side proposes, which withdraws its consent to the former ones. */
export function withTerms(save: RoomSave, wanted: Terms): RoomSave {
  const { lobby } = save;
  const side = lobby ? seatIn(lobby, save) : -1;
  const terms = lobby && side >= 0 ? asWanted(lobby, wholeTerms(wanted), side) : null;
  return lobby && terms
    ? revised({ ...save, name: terms.names[side] ?? save.name, agreedTo: null }, lobby, { terms })
    : save;
}

export function agreeTo(save: RoomSave, yes: boolean, logState: LogState | null): RoomSave {
  const ready = save.lobby ? save : nextLobby(save, logState);
  const { lobby } = ready;
  const side = lobby ? seatIn(lobby, ready) : -1;
  if (!lobby || side < 0) return ready;
  return {
    ...ready,
    agreedTo: !save.hosts && yes ? agreementOf(lobby) : null,
    lobby: { ...lobby, agreed: lobby.agreed.with(side, yes) },
  };
}

/** Host: offers the next match after one has ended (the next side starts) or its opening was taken back. */
export function nextLobby(save: RoomSave, logState: LogState | null): RoomSave {
  if (!save.hosts || save.lobby || !logState?.outcome) return save;
  const { first, terms, keys, bots, outcome } = logState;
  const next: Side = first === null ? 0 : (first + 1) % terms.names.length;
  const begins = outcome.type === 'withdrawn' ? terms.begins : next;
  return {
    ...save,
    lobby: {
      rev: save.former.length * REVISIONS + REVISIONS + 1,
      terms: withBots({ ...terms, begins }, bots),
      keys,
      agreed: nobody({ keys }),
      places: mostOf(terms),
      after: null,
    },
  };
}

/** The match in progress as this device knows it: what goes on. */
const afterOf = (progress: Progress): After | null =>
  progress.logState && {
    match: progress.logState.match,
    length: progress.save.entries.length,
    head: headOf(progress.save.entries),
    // What has been revealed so far; a commitment is in the log.
    told: toldByAll(progress).map((told) => (told && told.step > 0 ? told : null)),
  };

/** Host: offers that the match goes on with the devices in `there` (by side), without the one that cheated. */
export function goOnLobby(progress: Progress, there: readonly boolean[]): RoomSave {
  const { save, logState } = progress;
  if (!logState?.replica || logState.outcome || save.lobby?.after) return save;
  const { terms, bots, seated } = logState;
  const isMine = (side: Side): boolean => bots[side] !== null || side === save.side;
  const isIn = (side: Side): boolean => there[side] === true && side !== save.cheat?.side;
  const after = afterOf(progress);
  return {
    ...save,
    hosts: true,
    host: null,
    agreedTo: null,
    pending: [],
    lobby: after && {
      rev: REVISIONS * (save.former.length + 0.5) + 100 * after.length,
      terms: withBots(terms, bots),
      keys: seated.map((key, side) => (isMine(side) ? save.keys.open : isIn(side) ? key : null)),
      agreed: seated.map(() => false),
      places: seated.length,
      after,
    },
  };
}

/** This device becomes the host under another invitation; `null`: there is nothing to go on with. */
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

/** Host: takes back an opening that not all have joined. */
export function withdrawOpening(progress: Progress, there: readonly boolean[]): Progress {
  const { logState, save } = progress;
  if (!save.hosts || !logState || logState.outcome || isReady(logState)) return progress;
  if (logState.since > 0) return { ...progress, save: goOnLobby(progress, there) };
  const taken = write(progress, { do: 'resign' });
  return taken.ok ? taken.value : progress;
}

/** Host: the offer that the match goes on follows the log, which may still grow by what a guest knows. */
export function withAfter(progress: Progress): RoomSave {
  const { save } = progress;
  const after = save.lobby?.after && afterOf(progress);
  if (!save.hosts || !save.lobby || !after || canonical(after) === canonical(save.lobby.after)) return save;
  return revised(save, save.lobby, { after });
}

/** True if an offer to go on continues exactly the log and the draws of this device. */
export const isMyLog = (progress: Progress, after: After): boolean => canonical(afterOf(progress)) === canonical(after);

/** Revision numbers are reserved for each match, so that late messages about an earlier one are recognized. */
const REVISIONS = 1_000_000;

/**
 * Guest: takes the host's offer, where any change ends its consent. A seat binds it to that host, whose key is `from`; in
 * a match, once the log says that it is a player.
 */
export function heardLobby(progress: Progress, heard: Lobby, from: Hex): RoomSave {
  const { save, logState } = progress;
  const { lobby } = save;
  const side = seatIn(heard, save);
  const inProgress = logState !== null && logState.outcome === null;
  // Late messages: about an earlier offer, or about a match that has begun or gone on since.
  if (lobby && save.host === from && heard.rev < lobby.rev) return save;
  if (inProgress && (!heard.after || heard.after.length <= logState.since)) return save;
  if (side < 0) return save.host === from ? { ...save, agreedTo: null, lobby: null } : save;
  const mine = lobby !== null && agreementOf(heard) === agreementOf(lobby) && lobby.agreed[side] === true;
  const next = {
    host: !inProgress || logState.seated.includes(from) ? from : save.host,
    agreedTo: mine ? save.agreedTo : null,
    side: mySide(progress) ?? side,
    lobby: { ...heard, agreed: heard.agreed.map((yes, at) => (at === side ? mine : yes)) },
  };
  // The host repeats its offer with every heartbeat.
  const isKnown = save.host === next.host && save.agreedTo === next.agreedTo && save.side === next.side;
  return isKnown && canonical(lobby) === canonical(next.lobby) ? save : { ...save, ...next };
}

/** Host: processes a guest's proposal of terms. */
export function heardWish(save: RoomSave, rev: number, wanted: Terms, from: Side): RoomSave {
  const { lobby } = save;
  if (!lobby || rev <= lobby.rev || rev > lobby.rev + REVISIONS / 1000) return save;
  // Answer an invalid proposal with the unchanged terms, because the guest waits for an answer to this revision.
  return revised(save, lobby, { rev, terms: asWanted(lobby, wanted, from) ?? lobby.terms });
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

/** Host: seats a player in a free seat. */
export function sitDown(save: RoomSave, { key, name, level, look }: Sitting): RoomSave {
  const { lobby } = save;
  if (!save.hosts || !lobby || !hasPlace(lobby)) return save;
  const { terms, keys } = lobby;
  const free = keys.indexOf(null);
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
  return revised({ ...save, watchers }, lobby, { terms: next, keys: put(keys, key) });
}

/** Host: the device that holds a seat of the match that goes on is back, and takes it again if it is free. */
export function sitBack({ save, logState }: Progress, key: Hex): RoomSave {
  const { lobby } = save;
  const side = logState?.seated.indexOf(key) ?? -1;
  const isFree =
    lobby?.after && lobby.keys[side] === null && logState?.bots[side] === null && save.cheat?.side !== side;
  return isFree ? revised(save, lobby, { keys: lobby.keys.with(side, key) }) : save;
}

/** Makes a name that looks like no other one, within the length limit, so that guests without a name can be told apart. */
function uniqueName(name: string, others: readonly string[]): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : ` ${n}`;
    const tried = (parseLine(name, MAX_NAME - ending.length) ?? '?') + ending;
    if (others.every((other) => seenOf(other) !== seenOf(tried))) return tried;
  }
}

/** Host: removes a player, and the seat unless the game is for two or goes on. */
export function standUp(save: RoomSave, side: Side): RoomSave {
  const { lobby } = save;
  const key = lobby?.keys[side];
  if (!save.hosts || !lobby || side === seatIn(lobby, save) || !key) return save;
  const { terms, keys } = lobby;
  const bots = botsOf(terms);
  if (!terms.bots || lobby.after !== null)
    return revised(save, lobby, { terms: withBots(terms, bots.with(side, null)), keys: keys.with(side, null) });
  const without = <T>(list: readonly T[]): readonly T[] => list.toSpliced(side, 1);
  const begins = terms.begins === 'lot' || terms.begins === side ? 'lot' : terms.begins - (terms.begins > side ? 1 : 0);
  const next: Terms = {
    ...terms,
    names: without(terms.names),
    colours: without(terms.colours),
    bots: without(bots),
    begins,
  };
  return revised(save, lobby, { terms: next, keys: without(keys) });
}
