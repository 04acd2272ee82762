import type { Refusal } from '../../../core/result.ts';
import type { Action } from './action.ts';
import { parseAction } from './action.ts';
import { positionOf } from './convert.ts';
import { FOLLOWER } from './deploying.ts';
import type { CarcassonneEvent } from './event.ts';
import type { CarcassonnePosition } from './position.ts';
import type { CarcassonneSetup } from './setup.ts';
import { initialState } from './setup.ts';
import type { Rules } from './hooks.ts';
import type { CarcassonneState } from './state.ts';
import { HAND, SCORE, SUPPLY } from './table.ts';
import type { Table } from './table.ts';

/** One line of the referee's trace (RECORD.md); modules add their keys. */
export interface CarcassonneTraceStep {
  readonly n: number;
  readonly scores: readonly number[];
  readonly supply: readonly number[];
  readonly placed: number;
  readonly left: number;
  readonly turn: number | null;
  readonly player: number | null;
  readonly awaiting: string;
  readonly tile: string | null;
  readonly legal: number;
  /** Actions that the game took automatically since the previous line; absent if none. */
  readonly auto?: readonly Action[];
  readonly [key: string]: unknown;
}

/** Called with what each action caused; `n` is -1 for the start of the game. */
export type CarcassonneListener = (step: {
  readonly n: number;
  readonly position: CarcassonnePosition;
  readonly events: readonly CarcassonneEvent[];
  /** Actions that the game took automatically, in order. */
  readonly taken: readonly Action[];
}) => void;

export interface CarcassonneReplayed {
  readonly position: CarcassonnePosition;
  readonly actions: readonly Action[];
}
export type CarcassonneReplay =
  | { readonly ok: true; readonly value: CarcassonneReplayed }
  | { readonly ok: false; readonly at: number; readonly error: Refusal };

/** A start and the actions from there. */
export interface ReplaySource {
  readonly start: CarcassonneState;
  readonly rules: Rules<Table>;
  readonly actions: readonly unknown[];
}

/** Plays actions from a start; stops at the first one that is refused. */
export function replayFrom(
  { start, rules, actions: given }: ReplaySource,
  listener?: CarcassonneListener,
): CarcassonneReplay {
  const position = positionOf(start, rules);
  const events: CarcassonneEvent[] = [];
  const taken: Action[] = [];
  const actions: Action[] = [];
  if (listener) {
    position.listen(events, taken);
    if (start.drawn.length === 0) events.push({ type: 'turn-began', player: 0, turn: 1 });
  }
  const tell = (n: number): void => {
    listener?.({ n, position, events: events.splice(0), taken: taken.splice(0) });
  };
  position.advance();
  tell(-1);
  for (const [n, value] of given.entries()) {
    const action = parseAction(value, rules.shapes);
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
  { setup, actions }: { readonly setup: CarcassonneSetup; readonly actions: readonly unknown[] },
  listener?: CarcassonneListener,
): CarcassonneReplay {
  return replayFrom({ start: initialState(setup), rules: setup.rules, actions }, listener);
}

/**
 * Followers that the final scoring returned to a player. The trace of a finished game does not count them (RECORD.md):
 * its `supply` is as after the last turn.
 */
const returnedInFinal = (events: readonly CarcassonneEvent[], player: number): number =>
  events
    .slice(events.findIndex(({ type }) => type === 'final-began') + 1)
    .filter((event) => event.type === 'follower-home' && event.player === player && event.figure === FOLLOWER).length;

/**
 * What the referee reports of a position, of what led to it, and of the actions that the game took automatically before
 * it.
 */
export function traceStep(
  n: number,
  position: CarcassonnePosition,
  { events = [], taken = [] }: Partial<Pick<Parameters<CarcassonneListener>[0], 'events' | 'taken'>> = {},
): CarcassonneTraceStep {
  const t = position.table;
  const { awaiting } = position;
  const over = awaiting === 'over';
  const byPlayer = (address: number): readonly number[] =>
    Array.from({ length: t.players }, (_, player) => t.get(address + player));
  return {
    n,
    scores: byPlayer(SCORE),
    supply: byPlayer(SUPPLY).map((supply, player) => supply - (over ? returnedInFinal(events, player) : 0)),
    placed: t.get(t.laidCells) - t.start,
    left: t.left,
    turn: over ? null : position.player,
    player: over ? null : position.actor,
    awaiting,
    tile: awaiting === 'place' ? (t.material.tiles[t.get(HAND)]?.id ?? null) : null,
    legal: over ? 0 : position.listMoves(),
    ...Object.assign({}, ...t.rules.hooked.map(({ hooks }) => hooks.trace?.(t) ?? {})),
    ...(taken.length > 0 ? { auto: taken } : {}),
  };
}
