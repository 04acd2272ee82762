import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import { every } from '../clock.ts';
import { follows } from '../fair/chain.ts';
import { roomOf, secretOf } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { newKeys } from '../keys.ts';
import { goOn } from '../log/chance.ts';
import type { LogState, ToldByAll } from '../log/logState.ts';
import { headOf } from '../log/entry.ts';
import type { Entry } from '../log/entry.ts';
import { applyEntry } from '../log/applyEntry.ts';
import { rulesOf } from '../log/rules.ts';
import type { Message } from '../wire/message.ts';
import { lineOf } from './save.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';

/** A spectator's device. It has no seat, but validates the log itself like a player's. Nothing is saved. */
export interface Watch {
  readonly logState: LogState | null;
  readonly link: 'apart' | 'greeting' | 'waiting' | 'linked';
  readonly trouble: string | null;
  subscribe(listener: () => void): () => void;
  accept(channel: Channel): void;
  close(): void;
}

const BEAT = 1500;

/** The match as far as it was received and found valid. */
interface Log {
  readonly match: Hex | null;
  readonly entries: readonly Entry[];
  readonly logState: LogState | null;
  readonly told: ToldByAll;
}
const NOTHING: Log = { match: null, entries: [], logState: null, told: [] };

function takeIn(log: Log, { match, entries, told }: Extract<Message, { type: 'entries' }>): Log {
  let now = match === log.match ? log : { ...NOTHING, match };
  if (now !== log && entries[0]?.n !== 0) return log;
  for (const entry of entries) {
    if (entry.n !== now.entries.length || entry.prev !== headOf(now.entries)) continue;
    const judged = applyEntry(now.logState, entry, now.told);
    if (!judged.ok) break;
    const heard = entry.body.do === 'go-on' ? [] : now.told;
    now = { match, entries: [...now.entries, entry], logState: goOn(judged.value, heard), told: heard };
    if (told) now = hear(now, judged.value.since, told);
  }
  return now;
}

function hear(log: Log, since: number, told: ToldByAll): Log {
  const { match, logState } = log;
  if (match === null || !logState || since !== logState.since) return log;
  const { chain } = rulesOf(logState.terms);
  const fresh = logState.chains.map((commitment, side) => {
    const known = log.told[side] ?? (commitment === null ? null : { step: 0, secret: commitment });
    const next = told[side] ?? null;
    return known && next && follows({ match, side }, chain, known, next) ? next : known;
  });
  const isNew = fresh.some((now, side) => now !== (log.told[side] ?? null));
  return isNew ? { ...log, told: fresh, logState: goOn(logState, fresh) } : log;
}

export function createWatch({
  name,
  invitation,
  clock,
}: {
  readonly name: string;
  readonly invitation: Invitation;
  readonly clock: Clock;
}): Watch {
  const keys = newKeys();
  const listeners = new Set<() => void>();
  let link: Link | null = null;
  let met = false;
  let trouble: string | null = null;
  let log: Log = NOTHING;

  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const beat = (): void => {
    if (met)
      link?.send({
        type: 'status',
        match: log.match,
        length: log.entries.length,
        head: headOf(log.entries),
        since: 0,
        told: null,
        heard: {},
        time: clock.now(),
        echo: link.echo(),
      });
  };

  function onMessage(message: Message): void {
    const before = log;
    if (message.type === 'refuse') trouble = message.code;
    if (message.type === 'entries') log = takeIn(log, message);
    if (message.type === 'told' && message.match === log.match) log = hear(log, message.since, message.told);
    if (log !== before) beat();
    changed();
  }

  const stop = every(clock, BEAT, () => {
    if (link && clock.now() - link.heardAt() > SILENCE) link.close();
    beat();
  });
  return {
    get logState() {
      return log.logState;
    },
    get link() {
      if (!link) return 'apart';
      return log.logState ? 'linked' : met ? 'waiting' : 'greeting';
    },
    get trouble() {
      return trouble;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept(channel) {
      met = false;
      link = createLink(
        channel,
        { keys, name: lineOf(name), side: 1, role: 'watch', room: roomOf(invitation), secret: secretOf(invitation) },
        clock,
        {
          onMet() {
            met = true;
            beat();
            changed();
          },
          onMessage,
          onClosed(code) {
            link = null;
            if (code) trouble = code;
            changed();
          },
        },
      );
    },
    close() {
      stop();
      link?.close();
      listeners.clear();
    },
  };
}
