import { canonical, isAuthentic } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import { otherSide } from '../log/terms.ts';
import type { Message } from '../wire/message.ts';
import { heardAgree, heardLobby, heardWish } from './lobby.ts';
import { append, commitment, hear, rebase } from './progress.ts';
import type { Progress } from './progress.ts';
import type { PeerStatus } from './send.ts';
import type { Applicant } from './view.ts';

/** What a message of the other seat changes. Nothing here believes it: entries are judged, secrets checked, the rest is bounded. */
export interface Heard {
  readonly progress: Progress;
  readonly status: PeerStatus | null;
  readonly latency: number | null;
  readonly watcher: Applicant | null;
  readonly refused: string | null;
}

export function receive(progress: Progress, message: Message, now = Date.now()): Heard {
  const nothing: Heard = { progress, status: null, latency: null, watcher: null, refused: null };
  const { save, course } = progress;
  switch (message.type) {
    case 'status': {
      const status = { match: message.match, length: message.length, heard: message.heard };
      const latency = message.echo ? Math.max(0, now - message.echo.time - message.echo.held) : null;
      const told = message.told && message.match === course?.match && !save.cheat ? hear(progress, message.told) : null;
      if (told && !told.ok) return { ...nothing, progress: accuse(progress, told.error.code), status, latency };
      return { ...nothing, progress: told ? told.value : progress, status, latency };
    }
    case 'entries':
      return save.cheat ? nothing : { ...nothing, progress: takeIn(progress, message.match, message.entries) };
    case 'chat': {
      const by = otherSide(save.side);
      const heard = Math.max(0, ...save.chat.filter((line) => line.by === by).map(({ seq }) => seq));
      if (message.seq !== heard + 1) return nothing;
      return { ...nothing, progress: { ...progress, save: { ...save, chat: [...save.chat, { by, seq: message.seq, say: message.say }].slice(-200) } } };
    }
    case 'lobby':
      if (save.side === 0 || (course && !course.outcome)) return nothing;
      return { ...nothing, progress: { ...progress, save: heardLobby(save, message) } };
    case 'wish':
      return save.side === 0 ? { ...nothing, progress: { ...progress, save: heardWish(save, message.rev, message.terms) } } : nothing;
    case 'agree':
      return save.side === 0 ? { ...nothing, progress: { ...progress, save: heardAgree(save, message.rev, message.yes) } } : nothing;
    case 'watcher':
      return save.side === 1 ? { ...nothing, watcher: { key: message.key, name: message.name } } : nothing;
    case 'refuse':
      return { ...nothing, refused: message.code };
    default:
      return nothing;
  }
}

/** The other side has broken the rules: it is named, and nothing more is taken from it. */
function accuse(progress: Progress, code: string): Progress {
  return { ...progress, save: { ...progress.save, cheat: { side: otherSide(progress.save.side), code } } };
}

function takeIn(progress: Progress, match: string, entries: readonly Entry[]): Progress {
  if (match !== progress.course?.match) return takeUp(progress, match, entries);
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
    if (guilt) return accuse(now, guilt);
    break;
  }
  return confirmed.length > 0 && now.save.side === 1 ? rebase(now, confirmed) : now;
}

/** What an entry that cannot be taken in says about its sender; `null` if it may be late, early or overtaken. */
function guiltOf({ save, course }: Progress, entry: Entry, code: string): string | null {
  if (!course || code === 'not-yet' || code === 'gap') return null;
  if (code === 'stale') {
    // Whatever the host has confirmed stays; the guest may have been overtaken.
    const authentic = isAuthentic(entry, course.keys[entry.by]);
    if (save.side === 0) return entry.by === 0 || authentic ? null : 'bad-signature';
    return authentic && entry.by === 0 ? 'forked-log' : 'bad-signature';
  }
  return code === 'bad-signature' ? code : 'illegal-entry';
}

/** Guest: the host opens a match. It must be the one that was agreed on, between these two. */
function takeUp(progress: Progress, match: string, entries: readonly Entry[]): Progress {
  const { save, course } = progress;
  const [first] = entries;
  if (save.side === 0 || save.former.includes(match) || first?.n !== 0 || first.body.do !== 'open' || first.body.match !== match) return progress;
  if (course && !course.outcome) return isAuthentic(first, course.keys[0]) ? accuse(progress, 'forked-log') : progress;
  const { terms, keys, past } = first.body;
  if (canonical(terms) !== save.agreedTerms || keys[0] !== save.other || keys[1] !== save.keys.open || (past !== null) !== (save.lobby?.renewed ?? false)) {
    return accuse(progress, 'terms-changed');
  }
  const fresh = { ...save, told: null, entries: [], pending: [], lobby: null, agreedTerms: null, former: course ? [...save.former, course.match].slice(-20) : save.former };
  const opened = append({ save: fresh, course: null }, first);
  if (!opened.ok) return accuse(progress, opened.error.code);
  const joined = { ...opened.value, save: { ...opened.value.save, pending: [{ do: 'join' as const, chain: commitment(save, match) }] } };
  return entries.length > 1 ? takeIn(joined, match, entries.slice(1)) : joined;
}

