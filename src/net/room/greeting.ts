import { randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import { every } from '../clock.ts';
import { isSignedBy, seal, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Message, Role } from '../wire/message.ts';
import { PROTOCOL } from '../wire/message.ts';

/** The first words on a channel: each shows that it holds its key and the invitation, for this channel and no other. */

export interface Me {
  readonly keys: Keys;
  readonly name: string;
  /** Host or guest of the room; both cannot be the same. */
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

export interface Greeting {
  /** Hands over a message; true if it belonged to the greeting. */
  take(message: Message): boolean;
  stop(): void;
}

interface Outcome {
  onMet(stranger: Stranger): void;
  /** `other-version`, `not-invited`, `forged-key`, `no-greeting` */
  onRefused(code: string): void;
}

const AGAIN = 1000;
const PATIENCE = 12_000;

export function greet(channel: Channel, me: Me, clock: Clock, { onMet, onRefused }: Outcome): Greeting {
  const nonce = randomHex();
  let stranger: (Stranger & { readonly nonce: Hex }) | null = null;
  let met = false;
  let over = false;

  const send = (message: Message): void => channel.send(JSON.stringify(message));
  const hello = (): void => send({ type: 'hello', version: PROTOCOL, role: me.role, key: me.keys.open, nonce, name: me.name });
  /** The speaker's part first, so that nobody can send a proof back. */
  const words = (side: 0 | 1, speaker: { key: Hex; nonce: Hex; role: Role }, listener: { key: Hex; nonce: Hex; role: Role }): string =>
    ['ramparts-hello', PROTOCOL, me.room, channel.binding, side, speaker.role, speaker.key, speaker.nonce, listener.role, listener.key, listener.nonce].join('|');

  function prove(): void {
    if (!stranger) return;
    const text = words(me.side, { key: me.keys.open, nonce, role: me.role }, stranger);
    send({ type: 'proof', sig: sign(text, me.keys), seal: seal(text, me.secret) });
  }

  function end(): void {
    over = true;
    stopHello();
    stopWaiting();
  }

  function refuse(code: string): void {
    send({ type: 'refuse', code });
    end();
    onRefused(code);
  }

  const stopHello = every(clock, AGAIN, hello);
  const stopWaiting = clock.after(PATIENCE, () => !met && refuse('no-greeting'));
  hello();

  return {
    take(message) {
      if (message.type !== 'hello' && message.type !== 'proof') return false;
      if (over && !met) return true;
      if (message.type === 'hello') {
        if (message.version !== PROTOCOL) refuse('other-version');
        else if (message.key === me.keys.open) refuse('forged-key');
        else if (!stranger || stranger.key === message.key) {
          stranger ??= { key: message.key, nonce: message.nonce, name: message.name, role: message.role };
          prove();
        }
        return true;
      }
      if (!stranger || met) return true;
      const text = words(me.side === 0 ? 1 : 0, stranger, { key: me.keys.open, nonce, role: me.role });
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
