import { digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { roomOf } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { isSignedBy, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { canonical } from '../log/entry.ts';
import type { Heard, Said, Say } from '../wire/message.ts';

/** Talk: lines by whoever signed them, each once and in the order of its author. */

/** As much of a room as talk needs. */
interface Talk {
  readonly keys: Keys;
  readonly invitation: Invitation;
  readonly chat: readonly Said[];
}

/** So many lines are kept. */
const MOST = 200;

type Line = Omit<Said, 'sig'>;

const wordsOf = ({ by, seq, say }: Line, invitation: Invitation): Hex => digest('ramparts-say', roomOf(invitation), by, String(seq), canonical(say));

export const signSaid = (line: Line, invitation: Invitation, keys: Keys): Said => ({ ...line, sig: sign(wordsOf(line, invitation), keys) });

/** The latest line that is known of everybody. */
export function heardOf({ chat }: Pick<Talk, 'chat'>): Heard {
  const latest: Record<Hex, number> = {};
  for (const { by, seq } of chat) latest[by] = Math.max(latest[by] ?? 0, seq);
  return latest;
}

/** This device says something. */
export function sayLine<T extends Talk>(save: T, say: Say): T {
  const by = save.keys.open;
  const line = signSaid({ by, seq: (heardOf(save)[by] ?? 0) + 1, say }, save.invitation, save.keys);
  return { ...save, chat: [...save.chat, line].slice(-MOST) };
}

/** Somebody is said to have said something: the next line of one of these, in his own words. */
export function hearLine<T extends Talk>(save: T, line: Said, talkers: readonly (Hex | null)[]): T {
  const { by, seq, sig } = line;
  if (by === save.keys.open || !talkers.includes(by) || seq !== (heardOf(save)[by] ?? 0) + 1 || !isSignedBy(sig, wordsOf(line, save.invitation), by)) return save;
  return { ...save, chat: [...save.chat, line].slice(-MOST) };
}

/** What somebody lacks who has heard so much; nobody is told his own words. */
export const linesFor = ({ chat }: Pick<Talk, 'chat'>, listener: Hex | null, heard: Heard): readonly Said[] =>
  chat.filter(({ by, seq }) => by !== listener && seq > (heard[by] ?? 0)).slice(0, 20);
