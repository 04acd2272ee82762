import type { Refusal } from '../../core/result.ts';
import type { CastleAction } from './action.ts';
import { positionOf } from './convert.ts';
import type { CastleEvent } from './event.ts';
import { materialOf } from './material.ts';
import type { Material } from './material.ts';
import type { CastlePosition } from './position.ts';
import { parseAction } from './record.ts';
import type { CastleRecord } from './record.ts';
import type { CastleRules } from './rules.ts';
import { initialState } from './setup.ts';
import type { CastleState } from './state.ts';
import { DRAWN, HAND, KEEP_SIZE, SCORE, SUPPLY, heldBy, heldKind } from './table.ts';

/** One line of the referee's trace (RECORD.md). */
export interface TraceStep {
  readonly n: number;
  readonly scores: readonly [number, number];
  readonly supply: readonly [number, number];
  readonly keeps: readonly [number, number];
  readonly tokens: readonly [readonly number[], readonly number[]];
  readonly placed: number;
  readonly left: number;
  readonly turn: number | null;
  readonly awaiting: string;
  readonly tile: string | null;
  readonly legal: number;
}

/** Called with what each action caused; `n` is -1 for the start of the game. */
export type StepListener = (step: {
  readonly n: number;
  readonly position: CastlePosition;
  readonly events: readonly CastleEvent[];
}) => void;

export interface Replayed {
  readonly position: CastlePosition;
  readonly actions: readonly CastleAction[];
}

export type ReplayResult =
  | { readonly ok: true; readonly value: Replayed }
  | { readonly ok: false; readonly at: number; readonly error: Refusal };

/** Plays actions from a start; stops at the first one that is refused. */
export function replayFrom(
  {
    start,
    rules,
    actions: given,
  }: { readonly start: CastleState; readonly rules: CastleRules; readonly actions: readonly unknown[] },
  listener?: StepListener,
  material: Material = materialOf(start.set),
): ReplayResult {
  const position = positionOf(start, rules, material);
  const events: CastleEvent[] = [];
  const actions: CastleAction[] = [];
  if (listener) {
    position.listen(events);
    if (start.drawn.length === 0) events.push({ type: 'turn-began', player: 0, turn: 1, extra: false });
  }
  const tell = (n: number): void => {
    listener?.({ n, position, events: events.splice(0) });
  };
  position.advance();
  tell(-1);
  for (const [n, value] of given.entries()) {
    const action = parseAction(value);
    if (!action.ok) return { ok: false, at: n, error: action.error };
    const move = position.moveOf(action.value);
    if (!move.ok) return { ok: false, at: n, error: move.error };
    position.play(move.value);
    actions.push(action.value);
    tell(n);
  }
  position.listen(undefined);
  return { ok: true, value: { position, actions } };
}

/** Plays a record from its start; stops at the first action that is refused. */
export function replay(
  record: CastleRecord,
  listener?: StepListener,
  material: Material = materialOf(record.setup.set),
): ReplayResult {
  return replayFrom(
    { start: initialState(record.setup), rules: record.setup.rules, actions: record.actions },
    listener,
    material,
  );
}

/** What the referee reports of a position. */
export function traceStep(n: number, position: CastlePosition): TraceStep {
  const t = position.table;
  const { awaiting } = position;
  const pair = (address: number): readonly [number, number] => [t.get(address), t.get(address + 1)];
  const tokens = (player: number): readonly number[] =>
    t.journal
      .entries(heldBy(player))
      .map(heldKind)
      .sort((a, b) => a - b);
  return {
    n,
    scores: pair(SCORE),
    supply: pair(SUPPLY),
    keeps: pair(KEEP_SIZE),
    tokens: [tokens(0), tokens(1)],
    placed: t.get(t.laidCells),
    left: t.deckSize - t.get(DRAWN),
    turn: awaiting === 'over' ? null : position.player,
    awaiting,
    tile: awaiting === 'place' ? (t.material.table.specs[t.get(HAND)]?.id ?? null) : null,
    legal: position.legalMoves().length,
  };
}
