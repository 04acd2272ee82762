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
  let match: Hex | null = null;
  let entries: readonly Entry[] = [];
  let logState: LogState | null = null;
  let told: ToldByAll = [];

  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const beat = (): void => {
    if (met)
      link?.send({
        type: 'status',
        match,
        length: entries.length,
        head: headOf(entries),
        since: 0,
        told: null,
        heard: {},
        time: clock.now(),
        echo: link.echo(),
      });
  };

  function takeIn({ match: from, entries: fresh, told: before }: Extract<Message, { type: 'entries' }>): void {
    if (from !== match) {
      if (fresh[0]?.n !== 0) return;
      match = from;
      entries = [];
      logState = null;
      told = [];
    }
    for (const entry of fresh) {
      if (entry.n !== entries.length || entry.prev !== headOf(entries)) continue;
      const judged = applyEntry(logState, entry, told);
      if (!judged.ok) return;
      entries = [...entries, entry];
      if (entry.body.do === 'go-on') told = [];
      logState = goOn(judged.value, told);
      if (before) hear(from, judged.value.since, before);
    }
  }

  function hear(from: Hex, since: number, now: ToldByAll): void {
    const open = logState;
    if (from !== match || !open || since !== open.since) return;
    const { chain } = rulesOf(open.terms);
    const fresh = open.chains.map((commitment, side) => {
      const known = told[side] ?? (commitment === null ? null : { step: 0, secret: commitment });
      const next = now[side] ?? null;
      return known && next && follows({ match: from, side }, chain, known, next) ? next : known;
    });
    if (fresh.every((now, side) => now === (told[side] ?? null))) return;
    told = fresh;
    logState = goOn(open, told);
  }

  function onMessage(message: Message): void {
    const before = { entries, told };
    if (message.type === 'refuse') trouble = message.code;
    if (message.type === 'entries') takeIn(message);
    if (message.type === 'told' && message.match !== null) hear(message.match, message.since, message.told);
    if (entries !== before.entries || told !== before.told) beat();
    changed();
  }

  const stop = every(clock, BEAT, () => {
    if (link && clock.now() - link.heardAt() > SILENCE) link.close();
    beat();
  });
  return {
    get logState() {
      return logState;
    },
    get link() {
      if (!link) return 'apart';
      return logState ? 'linked' : met ? 'waiting' : 'greeting';
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
