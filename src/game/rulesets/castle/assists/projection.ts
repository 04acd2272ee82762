import type { Cell } from '../../../core/vocabulary.ts';
import type { CastleEvent, ScoreLine } from '../event.ts';
import { scoreFinal } from '../final.ts';
import type { CastlePosition } from '../position.ts';
import { scorePending, sendHome } from '../scoring.ts';
import { AT, FLIP, PENDING, SCORE, STEP } from '../table.ts';
import { startScoring } from '../turn.ts';
import type { Player } from '../vocabulary.ts';

/** The final scores if the game ended now (RULES.md §8). */
export interface Projection {
  readonly scores: readonly [number, number];
  /** What this turn still scores, then the final scoring; lines name the tokens used. */
  readonly lines: readonly ScoreLine[];
  readonly keep: {
    /** Including tokens. */
    readonly sizes: readonly [number, number];
    /** The player with the larger keep, or `null`. */
    readonly winner: Player | null;
    /** The largest group of empty cells. */
    readonly empty: readonly Cell[];
  };
}

/**
 * Scores the position as it is, then undoes it: first the regions of this turn without tokens, then the end with all
 * tokens held.
 */
export function projectedFinal({ table: t }: CastlePosition): Projection {
  const mark = t.journal.mark();
  const { events: outer } = t;
  const events: CastleEvent[] = [];
  t.events = events;
  if (t.get(AT) === STEP.deploy) startScoring(t);
  if (t.get(AT) === STEP.score) {
    while (t.get(PENDING) > 0) scorePending(t, 0, 0);
    sendHome(t);
    // A token that a marker would take is face down, so its value is unknown.
    t.set(FLIP, -1);
  }
  const over = t.get(AT) === STEP.over;
  const before = [t.get(SCORE), t.get(SCORE + 1)] as const;
  scoreFinal(t);
  const scores = over ? before : ([t.get(SCORE), t.get(SCORE + 1)] as const);
  t.events = outer;
  t.journal.rollback(mark);
  const compared = events.find((event) => event.type === 'keep-compared');
  if (!compared) throw new Error('Expected the keeps to be compared');
  return {
    scores,
    lines: over ? [] : events.flatMap((event) => (event.type === 'scored' ? [event.line] : [])),
    keep: { sizes: compared.sizes, winner: compared.winner, empty: compared.empty },
  };
}
