import type { Adviser } from '../../bots/adviser.ts';
import type { Action } from '../../game/index.ts';
import type { AnalysisWork, Judgement, ReviewTurn } from '../contracts/review.ts';
import type { Look, PlayedTurn } from './look.ts';
import type { Moment } from './moments.ts';

export type Judge = Pick<Adviser, 'judge' | 'lines' | 'values' | 'close'>;

export interface PlayedGame {
  readonly moments: readonly Moment[];
  readonly turns: readonly ReviewTurn[];
  readonly actions: readonly Action[];
}

/** What is known about the turns of a game, and what there is to do. Turns are given by their index. */
export interface Judging {
  readonly judgements: readonly (Judgement | null | undefined)[];
  /** Turns at which the current work has failed. */
  readonly failed: Set<number>;
  /**
   * The next turn for this work: `first`, otherwise the last one that needs it; -1 if none does. `turn` is about no other
   * turn than `first`.
   */
  next(work: AnalysisWork, first: number): number;
  /** The share of a work that is done, `0…1`; `turn`: what it is about. */
  share(work: AnalysisWork, turn: number): number;
  /** Does the next part of the work; its result counts if it still `matters` when it is there. */
  judge(judge: Judge, work: AnalysisWork, turn: number, matters: () => boolean): Promise<void>;
}

/** Decks of a deeper look at one turn. */
const DECKS = 512;
/** Decks of a deeper look at every turn: all turns get so many before one of them gets more. */
const PASSES = [16, 64] as const;

export function createJudging({ moments, turns, actions }: PlayedGame): Judging {
  const judgements: (Judgement | null | undefined)[] = turns.map(() => undefined);
  const looks = new Map<number, Look>();
  const failed = new Set<number>();

  const shareOf = (turn: number, decks: number): number => looks.get(turn)?.share(decks) ?? 0;

  function nextOf(first: number, needs: (turn: number) => boolean): number {
    const isOpen = (turn: number): boolean => !failed.has(turn) && needs(turn);
    return first >= 0 && isOpen(first) ? first : turns.findLastIndex((_, turn) => isOpen(turn));
  }

  function played(turn: number): PlayedTurn {
    const at = turns[turn];
    const before = at && moments[at.start];
    if (!at || !before) throw new Error(`Expected a turn up to ${turns.length - 1}, not ${turn}`);
    const seed = `review/${at.turn}${at.second ? '/2' : ''}`;
    return { state: before.state, actions: actions.slice(at.start, at.end), seed };
  }

  return {
    judgements,
    failed,
    next(work, first) {
      if (work === 'quick') return nextOf(first, (turn) => judgements[turn] === undefined);
      if (work === 'turn') return first >= 0 && !failed.has(first) && shareOf(first, DECKS) < 1 ? first : -1;
      const pass = PASSES.find((decks) => nextOf(first, (turn) => shareOf(turn, decks) < 1) >= 0);
      return pass === undefined ? -1 : nextOf(first, (turn) => shareOf(turn, pass) < 1);
    },
    share(work, turn) {
      if (work === 'turn') return shareOf(turn, DECKS);
      const shares = turns.map((_, n) =>
        work === 'quick' ? Number(judgements[n] !== undefined) : shareOf(n, Math.max(...PASSES)),
      );
      return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, turns.length);
    },
    async judge(judge, work, turn, matters) {
      const told = played(turn);
      if (work === 'quick') {
        const judgement = await judge.judge(told.state, told.actions, told.seed);
        if (matters()) judgements[turn] = judgement;
        return;
      }
      const look = looks.get(turn) ?? (await createLookAt(told));
      if (look) looks.set(turn, look);
      const isDone = await look?.step(judge);
      if (!matters()) return;
      if (isDone) judgements[turn] = look?.judgement ?? judgements[turn];
      else {
        failed.add(turn);
        judgements[turn] ??= null;
      }
    },
  };
}

/** The code of deeper looks is loaded with the first one; `null` if it cannot be loaded. */
const createLookAt = (turn: PlayedTurn): Promise<Look | null> =>
  import('./look.ts').then(
    ({ createLook }) => createLook(turn),
    () => null,
  );
