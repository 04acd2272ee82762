import type { Hex } from '../bytes.ts';
import { digestOfPast } from '../log/agreement.ts';
import { comparePast, replayPast } from '../log/past.ts';
import type { Comparison } from '../log/past.ts';
import { stateOf } from '../log/rules.ts';
import { hasPast } from './lobby.ts';
import { ahead, openProgress } from './progress.ts';
import type { RoomSave } from './save.ts';

/** A prior game as shown before anyone agrees to continue it. */
export interface PastView {
  readonly digest: Hex;
  /**
   * How it compares with this device's record. `unknown`: this device has not played it; `broken`: the rules could not
   * have produced it.
   */
  readonly verdict: Comparison | 'unknown' | 'broken';
  /** Number of the turn, starting at 1, and points by player. */
  readonly turn: number;
  readonly scores: readonly number[];
}

/** Examines the offered prior game whenever it changes; `recall` finds the saved room with the log of a match. */
export interface PastCheck {
  readonly view: PastView | null;
  see(save: RoomSave): void;
  /** False while the prior game has not been examined, or if it is impossible or a different game. */
  mayAgree(lobby: RoomSave['lobby']): boolean;
}

export function createPastCheck(recall: (match: Hex) => Promise<RoomSave | null>, changed: () => void): PastCheck {
  let view: PastView | null = null;
  let seen: Hex | null = null;
  return {
    get view() {
      return view;
    },
    see(save) {
      const wanted = hasPast(save) ? (save.lobby?.past ?? null) : null;
      if (wanted === seen) return;
      seen = wanted;
      view = null;
      void lookInto(save, recall).then((next) => {
        if (seen !== wanted || !next) return;
        view = next;
        changed();
      });
    },
    mayAgree: (lobby) =>
      !lobby || lobby.past === null || (view !== null && view.verdict !== 'broken' && view.verdict !== 'other'),
  };
}

async function lookInto(
  { lobby, past }: RoomSave,
  recall: (match: Hex) => Promise<RoomSave | null>,
): Promise<PastView | null> {
  if (!lobby || !past) return null;
  const digest = digestOfPast(past);
  const replayed = replayPast(lobby.terms, past);
  if (!replayed.ok) return { digest, verdict: 'broken', turn: 0, scores: [] };
  const known = past.from ? await recall(past.from) : null;
  const { table, settled } = replayed.value;
  const { turn, scores } = stateOf(table);
  const opened = known && openProgress(known);
  const here = opened?.ok === true ? ahead(opened.value) : null;
  return { digest, verdict: here ? comparePast(past, settled, here) : 'unknown', turn, scores };
}
