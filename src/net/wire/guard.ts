import { refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Message } from './message.ts';
import { parseMessage } from './message.ts';

/** Two buckets that fill again with time: what comes faster is refused unread. A lively game sends some five messages a second. */
const BURST = { messages: 120, characters: 512_000 } as const;
const PER_SECOND = { messages: 30, characters: 128_000 } as const;
/** So many refused messages end the connection. */
export const PATIENCE = 20;

export interface Guard {
  /** Reads what arrived at `now` (milliseconds). */
  read(text: unknown, now: number): Result<Message>;
  /** Refused messages so far. */
  readonly refused: number;
}

export function createGuard(start: number): Guard {
  let messages: number = BURST.messages;
  let characters: number = BURST.characters;
  let last = start;
  let refused = 0;
  return {
    get refused() {
      return refused;
    },
    read(text, now) {
      const seconds = Math.max(0, now - last) / 1000;
      last = now;
      messages = Math.min(BURST.messages, messages + seconds * PER_SECOND.messages) - 1;
      characters = Math.min(BURST.characters, characters + seconds * PER_SECOND.characters) - (typeof text === 'string' ? text.length : 0);
      const message = messages < 0 || characters < 0 ? refuse('too-fast', 'More messages than a game needs.') : parseMessage(text);
      messages = Math.max(messages, -1);
      characters = Math.max(characters, -1);
      if (!message.ok) refused += 1;
      return message;
    },
  };
}
