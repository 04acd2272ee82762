import type { Cell } from '../game/index.ts';
import type { Entry } from './tableContract.ts';

export interface LastTurn<Event> {
  readonly player: number;
  readonly turn: number;
  readonly cell: Cell;
  /** All that happened in it. */
  readonly entries: readonly Entry<Event>[];
}

interface Laid extends Cell {
  readonly type: 'laid';
  readonly player: number;
}

const isLaid = (event: { readonly type: string }): event is Laid => event.type === 'laid';

/** The turn that ended last. */
export function lastTurnOf<Event extends { readonly type: string }>({ log, state }: { readonly log: readonly Entry<Event>[]; readonly state: { readonly turn: number } }): LastTurn<Event> | null {
  const began = log.findLast(({ event, turn }) => isLaid(event) && turn < state.turn);
  if (!began || !isLaid(began.event)) return null;
  const { player, x, y } = began.event;
  return { player, turn: began.turn, cell: { x, y }, entries: log.filter(({ turn }) => turn === began.turn) };
}
