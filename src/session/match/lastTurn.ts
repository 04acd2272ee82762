import type { Cell } from '../../game/index.ts';
import type { Entry, MatchView } from '../contracts/match.ts';

export interface LastTurn {
  readonly player: number;
  readonly turn: number;
  readonly cell: Cell;
  /** Everything that happened in this turn. */
  readonly entries: readonly Entry[];
}

interface Laid extends Cell {
  readonly type: 'laid';
  readonly player: number;
}

const isLaid = (event: { readonly type: string }): event is Laid => event.type === 'laid';

/** The last completed turn. */
export function lastTurnOf({ log, state }: Pick<MatchView, 'log' | 'state'>): LastTurn | null {
  const began = log.findLast(({ event, turn }) => isLaid(event) && turn < state.turn);
  if (!began || !isLaid(began.event)) return null;
  const { player, x, y } = began.event;
  return { player, turn: began.turn, cell: { x, y }, entries: log.filter(({ turn }) => turn === began.turn) };
}
