import { randomHex } from '../bytes.ts';
import { agreementOf, digestOfPast } from '../log/agreement.ts';
import { digestOf } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import { isSigned } from '../log/applyEntry.ts';
import type { Side } from '../log/terms.ts';
import type { Cheat, Message, Person } from '../wire/message.ts';
import { heardAgree, heardLobby, heardPast, heardWish } from './lobby.ts';
import { append, commitment, hear, rebase, tidy } from './progress.ts';
import type { Progress } from './progress.ts';
import { seatsOf } from './seats.ts';
import type { PeerStatus } from './send.ts';
import { hearLine } from './chat.ts';

/** Which devices are present, by side, and who stopped the match by cheating. */
export interface Others {
  readonly here: readonly boolean[];
  readonly cheat: Cheat | null;
}

/**
 * The effect of a message from another seat. Nothing is trusted: entries are validated, secrets checked, and everything
 * else is bounded. A guest receives messages only from the host, which is responsible for what it relays, because an
 * honest host would have refused it.
 */
export interface Heard {
  readonly progress: Progress;
  readonly status: PeerStatus | null;
  readonly latency: number | null;
  /** Guest: the person who asks the host to watch; `undefined`: the message does not say. */
  readonly spectator: Person | null | undefined;
  /** Guest: what the host reports about the others. */
  readonly others: Others | null;
  readonly refused: string | null;
}

export function receive(progress: Progress, message: Message, from: Side, now = Date.now()): Heard {
  const nothing: Heard = { progress, status: null, latency: null, spectator: undefined, others: null, refused: null };
  const { save, logState } = progress;
  const isHost = save.side === 0;
  switch (message.type) {
    case 'status': {
      const { match, length, heard, past } = message;
      const status = { match, length, heard, past };
      const latency = message.echo ? Math.max(0, now - message.echo.time - message.echo.held) : null;
      const told =
        message.told && message.match === logState?.match && !save.cheat ? hear(progress, from, message.told) : null;
      if (told && !told.ok) return { ...nothing, progress: accuse(progress, from, told.error.code), status, latency };
      const next = told && !isHost ? tidy(told.value) : (told?.value ?? progress);
      return {
        ...nothing,
        progress: isForked(next, message) ? accuse(next, from, 'forked-log') : next,
        status,
        latency,
      };
    }
    case 'told':
      return isHost
        ? nothing
        : {
            ...nothing,
            progress: message.match === logState?.match ? tidy(hearAll(progress, message.told)) : progress,
            others: { here: message.here, cheat: message.cheat },
          };
    case 'entries':
      return save.cheat ? nothing : { ...nothing, progress: takeIn(progress, message.match, message.entries, from) };
    case 'chat': {
      const { type: _, first, ...line } = message;
      const { devices } = seatsOf(progress);
      const heard = hearLine(save, line, first, isHost ? [devices[from] ?? null] : devices);
      return heard === save ? nothing : { ...nothing, progress: { ...progress, save: heard } };
    }
    case 'lobby':
      if (isHost || (logState && !logState.outcome)) return nothing;
      return { ...nothing, progress: { ...progress, save: heardLobby(save, message) } };
    case 'past':
      return isHost || (logState && !logState.outcome)
        ? nothing
        : { ...nothing, progress: { ...progress, save: heardPast(save, message.past) } };
    case 'wish':
      return isHost
        ? { ...nothing, progress: { ...progress, save: heardWish(save, message.rev, message.terms, from) } }
        : nothing;
    case 'agree':
      return isHost
        ? { ...nothing, progress: { ...progress, save: heardAgree(save, message.to, message.yes, from) } }
        : nothing;
    case 'watcher':
      return isHost ? nothing : { ...nothing, spectator: message.who };
    case 'refuse':
      return { ...nothing, refused: message.code };
    default:
      return nothing;
  }
}

/** True if the other side's log differs from this one, as far as both have it. */
function isForked(
  { save, logState }: Progress,
  { match, length, head }: Extract<Message, { type: 'status' }>,
): boolean {
  const last = save.entries[length - 1];
  return (
    save.cheat === null && match !== null && match === logState?.match && last !== undefined && digestOf(last) !== head
  );
}

/** Records that a side has broken the rules; nothing more is accepted from it. */
function accuse(progress: Progress, side: Side, code: string): Progress {
  return { ...progress, save: { ...progress.save, cheat: { side, code } } };
}

/** Guest: processes everyone's revealed secrets, relayed by the host. */
function hearAll(progress: Progress, told: Extract<Message, { type: 'told' }>['told']): Progress {
  let now = progress;
  for (const [side, secret] of told.entries()) {
    if (!secret || now.save.cheat) continue;
    const heard = hear(now, side, secret);
    if (!heard.ok) return accuse(now, 0, heard.error.code);
    now = heard.value;
  }
  return now;
}

function takeIn(progress: Progress, match: string, entries: readonly Entry[], from: Side): Progress {
  if (match !== progress.logState?.match) return takeUp(progress, match, entries);
  let now = progress;
  const confirmed: Entry[] = [];
  for (const entry of entries) {
    const next = append(now, entry);
    if (next.ok) {
      now = next.value;
      confirmed.push(entry);
      continue;
    }
    if (next.error.code === 'known') continue;
    const guilt = guiltOf(now, entry, next.error.code);
    if (guilt) return accuse(now, guiltyOf(now, entry, from), guilt);
    break;
  }
  return confirmed.length > 0 && now.save.side !== 0 ? rebase(progress.logState, now, confirmed) : now;
}

/** Host: the side that signed the entry, otherwise the side that sent it. */
const guiltyOf = (progress: Progress, entry: Entry, from: Side): Side =>
  progress.save.side === 0 && isAuthors(progress, entry) ? entry.by : from;

/**
 * True if the entry is signed by the side that it names, or by that side's device before it left for good, whose last
 * entries may arrive late.
 */
function isAuthors({ save, logState }: Progress, entry: Entry): boolean {
  const open = save.entries[0]?.body;
  return logState !== null && (isSigned(logState, entry) || (open?.do === 'open' && isSigned(open, entry)));
}

/** The offence that an entry proves; `null` if it may only be late, early or overtaken. */
function guiltOf(progress: Progress, entry: Entry, code: string): string | null {
  const { save, logState } = progress;
  if (!logState || code === 'not-yet' || code === 'gap') return null;
  if (code === 'stale') {
    const isAuthentic = isAuthors(progress, entry);
    // Another entry may have overtaken a guest's. But entries from the host are final, so a different one means that
    // the log was forked.
    if (save.side === 0) return entry.by === 0 || isAuthentic ? null : 'bad-signature';
    return isAuthentic ? 'forked-log' : 'bad-signature';
  }
  if (code === 'bad-signature') return isAuthors(progress, entry) ? null : code;
  return 'illegal-entry';
}

/**
 * Guest: joins the match that the host opens. It must be exactly the agreed one, including the prior game that it
 * continues.
 */
function takeUp(progress: Progress, match: string, entries: readonly Entry[]): Progress {
  const { save, logState } = progress;
  const [first] = entries;
  if (
    save.side === 0 ||
    save.former.includes(match) ||
    first?.n !== 0 ||
    first.body.do !== 'open' ||
    first.body.match !== match
  )
    return progress;
  if (logState && !logState.outcome) return isSigned(logState, first) ? accuse(progress, 0, 'forked-log') : progress;
  const { terms, keys, past, agreed } = first.body;
  const side = keys.indexOf(save.keys.open);
  const isAgreed =
    agreed !== undefined &&
    agreed === save.agreedTo &&
    agreed === agreementOf({ terms, keys, past: past && digestOfPast(past) });
  if (!isAgreed || keys[0] !== save.host || side < 1) return accuse(progress, 0, 'terms-changed');
  // A new seed for this match, so that no other device knows anything about its chain.
  const fresh = {
    ...save,
    side,
    seed: randomHex(),
    told: [],
    entries: [],
    pending: [],
    lobby: null,
    agreedTo: null,
    past: null,
    former: logState ? [...save.former, logState.match] : save.former,
  };
  const opened = append({ save: fresh, logState: null }, first);
  if (!opened.ok) return accuse(progress, 0, opened.error.code);
  const joined = {
    ...opened.value,
    save: { ...opened.value.save, pending: [{ do: 'join' as const, chain: commitment(fresh, match, terms) }] },
  };
  return entries.length > 1 ? takeIn(joined, match, entries.slice(1), 0) : joined;
}
