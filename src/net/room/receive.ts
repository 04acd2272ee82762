import type { Hex } from '../bytes.ts';
import { agreementOf } from '../log/agreement.ts';
import { digestOf, isAuthentic } from '../log/entry.ts';
import type { Body, Entry } from '../log/entry.ts';
import { isSigned } from '../log/applyEntry.ts';
import type { LogState } from '../log/logState.ts';
import type { Side } from '../log/terms.ts';
import type { Cheat, Message, Person } from '../wire/message.ts';
import { heardAgree, heardLobby, heardWish, isMyLog } from './lobby.ts';
import { append, commitment, hear, rebase, tidy } from './progress.ts';
import { seatedAnew } from './save.ts';
import type { Progress } from './save.ts';
import { offered, seatsOf } from './seats.ts';
import type { PeerStatus } from './send.ts';
import { statusOf } from './send.ts';
import { hearLine } from './chat.ts';

/** Which devices are present, by side, and who stopped the match by cheating. */
export interface Others {
  readonly here: readonly boolean[];
  readonly cheat: Cheat | null;
}

/**
 * The logs of this device and another one contradict each other. `twice`: the side that has given out both, because it is
 * hostile, or because its disk has lost a step: nobody can know which; `null`: none has, as far as this device knows.
 */
export interface Parting {
  readonly twice: Side | null;
}

/** Who sent a message: its seat here, and its key. */
export interface From {
  readonly side: Side;
  readonly key: Hex;
}

/**
 * The effect of a message from another seat. Nothing is trusted: entries are validated, secrets checked, and everything
 * else is bounded. A guest receives messages only from the host, which is responsible for what it relays, because an
 * honest host would have refused it.
 */
export interface Heard {
  readonly progress: Progress;
  readonly status?: PeerStatus;
  readonly latency?: number;
  /** Guest: the person who asks the host to watch. */
  readonly spectator?: Person | null;
  /** Guest: what the host reports about the others. */
  readonly others?: Others;
  /** Why the other side refused a message or this device. */
  readonly refused?: string;
  /** `null`: the logs agree again. */
  readonly parting?: Parting | null;
  /** Host: a guest declines the last opening. */
  readonly isDeclined?: boolean;
  /** Guest: the digest of an opening that this device has not agreed to, or no longer. */
  readonly declined?: Hex;
}

/** In milliseconds: the longest round trip that is believed. */
const MOST_LATENCY = 60_000;
/** Reasons that a host may give a guest. What concerns this device's own disk or seat, it knows itself. */
const HOST_REASONS: readonly string[] = ['declined', 'seat-taken', 'door-busy', 'too-fast', 'malformed', 'hostile'];

export function receive(progress: Progress, message: Message, from: From, now = Date.now()): Heard {
  const { save, logState } = progress;
  const nothing: Heard = { progress };
  const next = (saved: Progress['save']): Heard =>
    saved === save ? nothing : { progress: { ...progress, save: saved } };
  const known = knownAs(progress, from);
  const isAccused = save.cheat !== null && save.cheat.side === known;
  switch (message.type) {
    case 'status':
      return takeStatus(progress, message, from, now);
    case 'told':
      return takeTold(progress, message, known);
    case 'entries':
      return isAccused || (save.cheat && !offered(progress)) ? nothing : takeIn(progress, message, known);
    case 'chat': {
      const { type: _, first, ...line } = message;
      return next(hearLine(save, line, first, save.hosts ? [from.key] : seatsOf(progress).devices));
    }
    case 'lobby':
      return save.hosts || isAccused ? nothing : next(heardLobby(progress, message, from.key));
    case 'wish':
      return save.hosts ? next(heardWish(save, message.rev, message.terms, from.side)) : nothing;
    case 'agree':
      if (!save.hosts) return nothing;
      return {
        ...next(heardAgree(save, message.to, message.yes, from.side)),
        isDeclined: !message.yes && message.to === agreedIn(progress),
      };
    case 'watcher':
      return save.hosts ? nothing : { ...nothing, spectator: message.who };
    case 'refuse': {
      const isLeft = message.code === 'left' && hasFarewell(progress, logState);
      return !save.hosts && (isLeft || HOST_REASONS.includes(message.code))
        ? { ...nothing, refused: message.code }
        : nothing;
    }
    default:
      return nothing;
  }
}

/** The digest of the agreement with which the match was opened or went on. */
function agreedIn({ save, logState }: Progress): Hex | null {
  const body = logState && save.entries[logState.since]?.body;
  return body && 'agreed' in body ? body.agreed : null;
}

/** True if this device has left the match for good, or is about to. */
const hasFarewell = ({ save }: Progress, logState: LogState | null): boolean =>
  logState !== null &&
  (save.pending.some((body) => body.do === 'resign') ||
    save.entries.some(({ by, body }) => by === save.side && body.do === 'resign'));

function takeStatus(progress: Progress, message: Extract<Message, { type: 'status' }>, from: From, now: number): Heard {
  const { save, logState } = progress;
  const trip = message.echo ? now - message.echo.time - message.echo.held : -1;
  const common = { status: statusOf(message), ...(trip >= 0 && trip <= MOST_LATENCY ? { latency: trip } : {}) };
  const isSame = message.match !== null && message.match === logState?.match;
  const isCurrent = isSame && message.since === logState.since;
  const side = knownAs(progress, from);
  const told = message.told && isCurrent && !save.cheat && side !== null ? hear(progress, side, message.told) : null;
  if (told && !told.ok) return { ...common, progress: accuse(progress, side, told.error.code) };
  const next = told && !save.hosts ? tidy(told.value) : (told?.value ?? progress);
  const last = isSame && !save.cheat ? save.entries[message.length - 1] : undefined;
  const isParted = last !== undefined && digestOf(last) !== message.head;
  if (!isParted) return { ...common, progress: next, ...(last ? { parting: null } : {}) };
  // A guest of the host that orders this log has been told both courses by it.
  const hasBoth = !save.hosts && logState?.host === side && !offered(next)?.after;
  return { ...common, progress: next, parting: { twice: hasBoth ? side : null } };
}

/** Everyone's secrets. From a guest only when a match goes on, where each may know some that the others lack. */
function takeTold(progress: Progress, message: Extract<Message, { type: 'told' }>, from: Side | null): Heard {
  const { save, logState } = progress;
  const isCurrent = message.match === logState?.match && message.since === logState?.since;
  const goesOn = Boolean(offered(progress)?.after);
  if (save.hosts && !goesOn) return { progress };
  const heard = isCurrent ? hearAll(progress, message.told, save.hosts || goesOn ? null : from) : progress;
  if (save.hosts) return { progress: heard };
  return { progress: tidy(heard), others: { here: message.here, cheat: message.cheat } };
}

/** Processes everyone's revealed secrets; `answers`: the side that answers for them. */
export function hearAll(
  progress: Progress,
  told: readonly (Parameters<typeof hear>[2] | null)[],
  answers: Side | null = null,
): Progress {
  let now = progress;
  for (const [side, secret] of told.entries()) {
    if (!secret || (now.save.cheat && answers !== null)) continue;
    const heard = hear(now, side, secret);
    if (heard.ok) now = heard.value;
    else if (answers !== null) return accuse(now, answers, heard.error.code);
  }
  return now;
}

/**
 * The side that the log gives to a device, as which alone it can be accused, because an offer can give it any other;
 * `null`: it is no player of this match. Without a match, its seat in the offer.
 */
function knownAs({ logState }: Progress, { side, key }: From): Side | null {
  const known = logState?.seated.indexOf(key) ?? -1;
  return known >= 0 ? known : logState && !logState.outcome ? null : side;
}

/** Records that a side has broken the rules; nothing more is accepted from it. */
function accuse(progress: Progress, side: Side | null, code: string): Progress {
  return side === null ? progress : { ...progress, save: { ...progress.save, cheat: { side, code } } };
}

function takeIn(progress: Progress, message: Extract<Message, { type: 'entries' }>, from: Side | null): Heard {
  const { match, entries, told } = message;
  if (match !== progress.logState?.match) return takeUp(progress, message, from);
  let now = progress;
  const confirmed: Entry[] = [];
  for (const entry of entries) {
    if (entry.n >= now.save.entries.length && entry.body.do === 'go-on') {
      const on = takeOn(now, entry, entry.body, from);
      if (on.progress.save.entries === now.save.entries) return on;
      now = on.progress;
      continue;
    }
    const next = append(now, entry);
    if (next.ok) {
      now = told ? hearAll(next.value, told) : next.value;
      confirmed.push(entry);
      continue;
    }
    if (next.error.code === 'known') continue;
    const fault = faultOf(now, entry, next.error.code, from);
    if (fault) return fault;
    break;
  }
  return { progress: confirmed.length > 0 && !now.save.hosts ? rebase(progress.logState, now, confirmed) : now };
}

/** True if its side has signed the entry, also a side that has left since, whose last entries may arrive late. */
const isAuthors = ({ logState }: Progress, entry: Entry): boolean =>
  logState !== null && (isSigned(logState, entry) || isSigned({ keys: logState.seated }, entry));

/** What an entry proves that cannot be added; `null`: it may only be late, early or overtaken. */
function faultOf(progress: Progress, entry: Entry, code: string, from: Side | null): Heard | null {
  const { save, logState } = progress;
  if (!logState || code === 'not-yet' || code === 'gap') return null;
  const goesOn = Boolean(offered(progress)?.after);
  const isAuthentic = isAuthors(progress, entry);
  const guilt = (what: string): Heard => ({
    progress: accuse(progress, save.hosts && isAuthentic && !goesOn ? entry.by : from, what),
  });
  // Entries of former openings may be signed with former keys.
  if (!isAuthentic)
    return entry.n < logState.since || (code === 'stale' && save.hosts && entry.by === logState.host && !goesOn)
      ? null
      : guilt('bad-signature');
  if (code === 'bad-signature') return null;
  if (code !== 'stale') return guilt('illegal-entry');
  const mine = save.entries[entry.n];
  const isTwice = mine !== undefined && mine.by === entry.by && mine.prev === entry.prev;
  if (goesOn) return isTwice ? { progress, parting: { twice: entry.by } } : null;
  // Another entry may have overtaken a guest's. But entries from the host are final, so it has given out two courses;
  // and only this device signs as the host.
  if (!save.hosts) return { progress, parting: { twice: from } };
  return isTwice && entry.by === save.side ? { progress, parting: { twice: save.side } } : null;
}

type Opening = Extract<Body, { do: 'open' | 'go-on' }>;

/** The seat that an opening gives to this device, if it is exactly what this device has agreed to with this host. */
function seatByOpening({ save }: Progress, by: Side, body: Opening): Side | null {
  const side = body.keys.indexOf(save.keys.open);
  const isAgreed = !save.hosts && body.agreed === save.agreedTo && body.keys[by] === save.host;
  return isAgreed && side >= 0 && side !== by ? side : null;
}

/** True if the host has signed an opening that is not what it says was agreed on. */
const isForged = ({ save }: Progress, entry: Entry, body: Opening): boolean =>
  save.host !== null &&
  isAuthentic(entry, save.host) &&
  body.agreed !== agreementOf({ ...body, after: body.do === 'go-on' ? body.after : null });

/** Guest: joins an opening that it has agreed to, with a new seed, so that no other device knows its chain. */
function joined(progress: Progress, entry: Entry, side: Side, from: Side | null): Heard {
  const opened = append({ ...progress, save: seatedAnew(progress.save, side) }, entry);
  if (!opened.ok) {
    const code = opened.error.code === 'bad-signature' ? opened.error.code : 'illegal-entry';
    return { progress: accuse(progress, from, code) };
  }
  const { match, terms } = opened.value.logState ?? {};
  if (match === undefined || !terms) return { progress };
  const { save } = opened.value;
  const pending = [{ do: 'join' as const, chain: commitment(save, match, terms) }];
  return { progress: { ...opened.value, save: { ...save, pending } } };
}

/** Guest: the match goes on, if this device has agreed to that. */
function takeOn(progress: Progress, entry: Entry, body: Extract<Body, { do: 'go-on' }>, from: Side | null): Heard {
  const { save } = progress;
  if (!save.hosts && isForged(progress, entry, body)) return { progress: accuse(progress, from, 'terms-changed') };
  const side = seatByOpening(progress, entry.by, body);
  if (entry.n > save.entries.length || save.hosts) return { progress };
  // A device that joins a match in progress gets the openings before it, too.
  const isBefore = offered(progress)?.after && (offered(progress)?.after?.length ?? 0) > entry.n;
  if (side !== null && isMyLog(progress, body.after)) return joined(progress, entry, side, from);
  if (!isBefore) return { progress, declined: body.agreed };
  const next = append(progress, entry);
  return next.ok ? { progress: next.value } : (faultOf(progress, entry, next.error.code, from) ?? { progress });
}

/** Guest: joins the match that the host opens, or gets the log of one that goes on. */
function takeUp(progress: Progress, message: Extract<Message, { type: 'entries' }>, from: Side | null): Heard {
  const { save, logState } = progress;
  const { match, entries } = message;
  const [first] = entries;
  const isOpening = first?.n === 0 && first.body.do === 'open' && first.body.match === match;
  if (save.hosts || save.former.includes(match) || !isOpening || first.body.do !== 'open') return { progress };
  if (logState && !logState.outcome)
    return isSigned(logState, first) && !offered(progress)?.after
      ? { progress, parting: { twice: from } }
      : { progress };
  if (isForged(progress, first, first.body)) return { progress: accuse(progress, from, 'terms-changed') };
  const former = logState ? [...save.former, logState.match] : save.former;
  const seated = first.body.keys.indexOf(save.keys.open);
  const fresh = {
    save: { ...save, ...(seated >= 0 ? { side: seated } : {}), told: [], pending: [], entries: [], former },
    logState: null,
  };
  const side = seatByOpening(progress, first.by, first.body);
  const goesOn = save.lobby?.after?.match === match;
  // Its own confirmation, which its disk has lost.
  const isMine = entries.some(
    (entry) => entry.body.do === 'join' && entry.by === seated && isAuthentic(entry, save.keys.open),
  );
  if (side === null && !goesOn && !isMine) return { progress, declined: first.body.agreed };
  const opened = side === null ? append(fresh, first) : null;
  if (opened && !opened.ok) return { progress };
  const begun = opened ? { progress: opened.value } : side === null ? { progress } : joined(fresh, first, side, from);
  return entries.length > 1 && begun.progress.logState
    ? takeIn(begun.progress, { ...message, entries: entries.slice(1) }, from)
    : begun;
}
