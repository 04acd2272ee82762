import { accept } from '../../game/index.ts';
import type { Message } from '../wire/message.ts';
import { append } from './progress.ts';
import { hearAll } from './receive.ts';
import type { Heard } from './receive.ts';
import type { Progress } from './save.ts';

/** The effect of the host's messages on a spectator's device, which validates the log itself like a player's. */
export function observe(progress: Progress, message: Message): Heard {
  switch (message.type) {
    case 'refuse':
      return { progress, refused: message.code };
    case 'told': {
      const { match, since } = progress.logState ?? {};
      const isCurrent = match === message.match && since === message.since;
      return { progress: isCurrent ? hearAll(progress, message.told) : progress };
    }
    case 'entries':
      return { progress: takeIn(progress, message) };
    default:
      return { progress };
  }
}

function takeIn(progress: Progress, { match, entries, told = [] }: Extract<Message, { type: 'entries' }>): Progress {
  const isNew = match !== progress.logState?.match;
  if (isNew && entries[0]?.n !== 0) return progress;
  let now = isNew ? { save: { ...progress.save, told: [], entries: [] }, logState: null } : progress;
  for (const entry of entries) {
    const next = entry.n < now.save.entries.length ? accept(now) : append(now, entry);
    if (!next.ok) break;
    now = hearAll(next.value, told);
  }
  return now.logState ? now : progress;
}
