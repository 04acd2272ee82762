import { carcassonne, replay, traceStep } from '../index.ts';
import type { AnyRecord, Refusal } from '../index.ts';

/** The referee's verdict on a record of any rule set (RECORD.md, The referee). */
export type Verdict =
  | {
      readonly ok: true;
      readonly finished: boolean;
      readonly scores: readonly number[];
      readonly steps: readonly unknown[];
      /** The state before the first action, if the rule set reports it. */
      readonly first?: unknown;
    }
  | { readonly ok: false; readonly at: number; readonly error: Refusal };

export function judge({ game, record }: AnyRecord, trace: boolean): Verdict {
  const steps: unknown[] = [];
  const note = (n: number, step: () => unknown): void => {
    if (trace && n >= 0) steps.push(step());
  };
  if (game === 'carcassonne') {
    let first: unknown;
    const replayed = carcassonne.replay(record, ({ n, position, ...caused }) => {
      if (trace && n < 0) first = carcassonne.traceStep(n, position, caused);
      note(n, () => carcassonne.traceStep(n, position, caused));
    });
    if (!replayed.ok) return replayed;
    const { position } = replayed.value;
    return {
      ok: true,
      finished: position.awaiting === 'over',
      scores: record.setup.players.map((_, player) => position.score(player)),
      steps,
      first,
    };
  }
  const replayed = replay(record, ({ n, position }) => note(n, () => traceStep(n, position)));
  if (!replayed.ok) return replayed;
  const { position } = replayed.value;
  return { ok: true, finished: position.awaiting === 'over', scores: [position.score(0), position.score(1)], steps };
}
