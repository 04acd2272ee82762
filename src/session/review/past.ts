import type { AdviserOf } from '../../bots/adviserOf.ts';
import type { Entry, Hint } from '../tableContract.ts';
import type { Kinds, Looked } from '../tablePlay.ts';

/** What stepping through a game asks of its family. */

export interface PastKinds extends Kinds {
  readonly seen: { readonly turn: number; readonly player: number };
  readonly event: { readonly type: string };
  /** Why a way to play is good. */
  readonly reason: unknown;
  readonly history: { readonly entries: readonly Entry<{ readonly type: string }>[] };
  readonly view: Kinds['view'] & { readonly over: boolean; readonly state: unknown; readonly hint: Hint<unknown> | null };
}

/** What an action brought about; `n` is -1 for the beginning. */
export interface Step<K extends PastKinds> {
  readonly n: number;
  readonly events: readonly K['event'][];
  /** As a viewer knew the game then. */
  state(): K['seen'];
}

export interface Past<K extends PastKinds> {
  /** A match as its viewer knows it: from its view, and its record. */
  whole(view: K['view'], record: unknown): K['whole'];
  actions(match: K['whole']): readonly K['action'][];
  /** Plays a match anew. */
  retell(match: K['whole'], listen: (step: Step<K>) => void): void;
  /** The match after so many actions. */
  upTo(match: K['whole'], actions: number, state: K['seen']): K['whole'];
  historyOf(entries: readonly Entry<K['event']>[]): K['history'];
  readonly noChoices: K['choices'];
  look(now: Looked<K>): K['view'];
}

/** Who judges turns. */
export type JudgeOf<K extends PastKinds> = Pick<AdviserOf<K['seen'], K['action'], K['reason']>, 'judge' | 'close'>;
