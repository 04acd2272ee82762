import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import { createGuard, createPacer, limitsOf, PATIENCE } from '../wire/guard.ts';
import type { Limits } from '../wire/guard.ts';
import type { Message } from '../wire/message.ts';
import type { Me, Stranger } from './greeting.ts';
import { greet } from './greeting.ts';

/** A guarded and paced channel: first the handshake, then valid messages only. */
export interface Link {
  send(message: Message): void;
  /** Sends the reason and closes the connection. */
  refuse(code: string): void;
  /** Counts a chat line of the other side; false: it writes more than is relayed. */
  mayChat(): boolean;
  /** The other side's latest time stamp, and how long ago it arrived, in milliseconds. */
  echo(): { readonly time: number; readonly held: number } | null;
  heardAt(): number;
  open(): boolean;
  close(): void;
}

/** In milliseconds. After this silence the connection counts as dead; a busy phone may be silent for some seconds. */
export const SILENCE = 8000;

interface Ears {
  onMet(stranger: Stranger): void;
  onMessage(message: Message): void;
  /** `code`: why this device closed the connection, if it did; reasons of the other side are not included. */
  onClosed(code: string | null): void;
}

export function createLink(channel: Channel, me: Me, clock: Clock, ears: Ears): Link {
  const guard = createGuard(clock.now());
  let limits: Limits | null = null;
  let open = true;
  /** Why the handshake failed, if it did; kept because the other side may close the connection first. */
  let why: string | null = null;
  let heardAt = clock.now();
  let stamp: { readonly time: number; readonly at: number } | null = null;

  const end = (code: string | null): void => {
    if (!open) return;
    open = false;
    greeting.stop();
    pacer.stop();
    channel.close();
    ears.onClosed(code ?? why);
  };
  const pacer = createPacer(clock, (text) => open && channel.send(text));
  const send = (message: Message): void => {
    if (open) pacer.send(message);
  };
  const refuse = (code: string): void => {
    send({ type: 'refuse', code });
    // Leave time to send the last message.
    clock.after(300, () => end(null));
  };

  const greeting = greet(channel, me, clock, {
    onMet(stranger) {
      limits = limitsOf(clock, me.keys.open, stranger.key);
      guard.know(limits);
      pacer.know(limits);
      ears.onMet(stranger);
    },
    onRefused(code) {
      if (code !== 'no-greeting') why = code;
      clock.after(300, () => end(null));
    },
  });

  channel.onText((text) => {
    if (!open) return;
    const message = guard.read(text, clock.now());
    if (!message.ok) {
      if (guard.refused <= PATIENCE) send({ type: 'refuse', code: message.error.code });
      else end('hostile');
      return;
    }
    heardAt = clock.now();
    if (greeting.take(message.value)) return;
    if (message.value.type === 'status') stamp = { time: message.value.time, at: heardAt };
    ears.onMessage(message.value);
  });
  channel.onClose(() => end(null));

  return {
    send,
    refuse,
    mayChat: () => limits?.chat.take(1, clock.now()) === true,
    echo: () => stamp && { time: stamp.time, held: Math.max(0, clock.now() - stamp.at) },
    heardAt: () => heardAt,
    open: () => open,
    close: () => end(null),
  };
}
