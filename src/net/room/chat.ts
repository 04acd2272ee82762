import { canonical, digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { isSignedBy, sign } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Heard, Said, Say } from '../wire/message.ts';
import { MAX_CHAT, parseSay } from '../wire/message.ts';
import { parseLine } from '../wire/json.ts';

/** Chat: lines signed by their authors, each accepted once and in the author's order. */

/** The part of a room that chat needs. */
interface ChatSave {
  readonly keys: Keys;
  readonly chat: readonly Said[];
  /** Number of the latest line received from each author, including lines that are no longer stored. */
  readonly heard: Heard;
}

/** Number of lines stored. */
const MOST = 200;

type Line = Omit<Said, 'sig'>;

/** Keys are made for one room, wherever it moves. */
const wordsOf = ({ by, seq, say }: Line): Hex => digest('ramparts-say', by, String(seq), canonical(say));

const signSaid = (line: Line, keys: Keys): Said => ({ ...line, sig: sign(wordsOf(line), keys) });

/** Number of the latest line by author. */
export function heardOf(chat: readonly Said[]): Heard {
  const latest: Record<Hex, number> = {};
  for (const { by, seq } of chat) latest[by] = Math.max(latest[by] ?? 0, seq);
  return latest;
}

const withLine = <T extends ChatSave>(save: T, line: Said): T => ({
  ...save,
  chat: [...save.chat, line].slice(-MOST),
  heard: { ...save.heard, [line.by]: line.seq },
});

/** Adds a line by this device; an empty text adds nothing. */
export function sayLine<T extends ChatSave>(save: T, say: Say): T {
  const by = save.keys.open;
  const whole = 'text' in say ? parseSay({ text: parseLine(say.text, MAX_CHAT) }) : say;
  return whole ? withLine(save, signSaid({ by, seq: (save.heard[by] ?? 0) + 1, say: whole }, save.keys)) : save;
}

/** Accepts an author's next line. `isFirst`: the line before it is no longer stored. */
export function hearLine<T extends ChatSave>(
  save: T,
  line: Said,
  isFirst: boolean,
  authors: readonly (Hex | null)[],
): T {
  const { by, seq, sig } = line;
  const next = (save.heard[by] ?? 0) + 1;
  if (
    by === save.keys.open ||
    !authors.includes(by) ||
    (isFirst ? seq < next : seq !== next) ||
    !isSignedBy(sig, wordsOf(line), by)
  )
    return save;
  return withLine(save, line);
}

/** The lines that a device with this progress lacks, without its own. */
export const linesFor = (
  { chat }: Pick<ChatSave, 'chat'>,
  listener: Hex | null,
  heard: Heard,
): readonly (Said & { readonly first: boolean })[] =>
  chat
    .filter(({ by, seq }) => by !== listener && seq > (heard[by] ?? 0))
    .slice(0, 20)
    .map((line) => ({ ...line, first: !chat.some(({ by, seq }) => by === line.by && seq === line.seq - 1) }));
