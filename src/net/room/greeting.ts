import { randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import { every } from '../clock.ts';
import { isSignedBy, seal, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Message, Person, Role } from '../wire/message.ts';
import { SEALED, VERSION } from '../version.ts';

/** The first messages on a channel: both sides prove their keys and the invitation; before that, nothing else counts. */

export interface Me {
  readonly keys: Keys;
  readonly name: string;
  /** 0: host, 1: guest; the two sides have to differ. */
  readonly side: 0 | 1;
  readonly role: Role;
  readonly room: string;
  readonly secret: string;
}

export interface Stranger {
  readonly key: Hex;
  readonly name: string;
  readonly role: Role;
}

/** Who it is, as players are told. */
export const personOf = ({ key, name }: Stranger): Person => ({ key, name });

type Hello = Extract<Message, { type: 'hello' }>;

/** Errors that end the handshake. */
const REFUSALS = ['other-version', 'not-invited', 'forged-key', 'no-greeting'] as const;
export type Refusal = (typeof REFUSALS)[number];

interface Outcome {
  onMet(stranger: Stranger): void;
  onRefused(code: Refusal): void;
}

const AGAIN = 1000;
const PATIENCE = 12_000;

export function greet(channel: Channel, me: Me, clock: Clock, { onMet, onRefused }: Outcome) {
  const nonce = randomHex();
  let stranger: (Stranger & { readonly nonce: Hex }) | null = null;
  let met = false;
  let over = false;

  const send = (message: Message): void => channel.send(JSON.stringify(message));
  const [ours, theirs] = me.side === 0 ? [0, 1] : [1, 0];
  /** The seals have the same form in all versions, so that another version can be told from a stranger. */
  const sealed = (...parts: readonly (string | number)[]): Hex => seal(parts.join('|'), me.secret);
  const sealOf = (of: number, { version, role, key, nonce: fresh, name }: Omit<Hello, 'type' | 'seal'>): Hex =>
    sealed('ramparts-first', version, me.room, channel.binding, of, role, key, fresh, name);
  const refusalOf = (of: number, code: string): Hex => sealed('ramparts-refuse', me.room, channel.binding, of, code);
  const mine = { version: VERSION, role: me.role, key: me.keys.open, nonce, name: me.name } as const;
  const hello = (): void => send({ type: 'hello', ...mine, seal: sealOf(ours, mine) });
  /** What a proof signs. The sender's part comes first, so that it cannot be sent back to its author. */
  const words = (of: number, ...ends: readonly Pick<Hello, 'role' | 'key' | 'nonce'>[]): string =>
    [
      ...['ramparts-hello', VERSION, me.room, channel.binding, of],
      ...ends.flatMap(({ role, key, nonce: fresh }) => [role, key, fresh]),
    ].join('|');

  function prove(): void {
    if (!stranger) return;
    const text = words(ours, mine, stranger);
    send({ type: 'proof', sig: sign(text, me.keys), seal: seal(text, me.secret) });
  }

  function end(): void {
    over = true;
    stopHello();
    stopWaiting();
  }

  function refuse(code: Refusal): void {
    send({ type: 'refuse', code, seal: refusalOf(ours, code) });
    end();
    onRefused(code);
  }

  const stopHello = every(clock, AGAIN, hello);
  const stopWaiting = clock.after(PATIENCE, () => !met && refuse('no-greeting'));
  hello();

  return {
    /** Handles a message; returns false if it does not belong to the handshake, which is then complete. */
    take(message: Message): boolean {
      if (met) {
        // The other side is still in its handshake, because a message to it was lost.
        if (message.type === 'hello' && message.key === stranger?.key) {
          hello();
          prove();
        }
        return message.type === 'hello' || message.type === 'proof';
      }
      if (over) return true;
      if (message.type === 'refuse') {
        // Stop only if a device with the invitation sent it; a stranger's refusal does not count.
        const code = REFUSALS.find((known) => known === message.code);
        if (code && message.seal === refusalOf(theirs, code)) {
          end();
          onRefused(code);
        }
        return true;
      }
      if (message.type === 'hello') {
        const isSealed = message.seal === sealOf(theirs, message);
        // Versions before `SEALED` cannot prove that they were invited, so nothing is shown about them except that they
        // are old.
        if (message.version !== VERSION && (isSealed || message.version < SEALED)) refuse('other-version');
        else if (!isSealed) refuse('not-invited');
        else if (message.key === me.keys.open) refuse('forged-key');
        else if (!stranger || stranger.key === message.key) {
          stranger ??= { key: message.key, nonce: message.nonce, name: message.name, role: message.role };
          prove();
        }
        return true;
      }
      if (message.type !== 'proof' || !stranger) return true;
      const text = words(theirs, stranger, mine);
      if (message.seal !== seal(text, me.secret)) refuse('not-invited');
      else if (!isSignedBy(message.sig, text, stranger.key)) refuse('forged-key');
      else {
        met = true;
        end();
        onMet(stranger);
      }
      return true;
    },
    stop: end,
  };
}
