import type { Result } from '../../game/index.ts';
import type { AnyAction, Table } from './table.ts';

/** What the log of a match asks of the family of games that is played. */
export interface LogFamily {
  /** Secrets of a chain: as many as the largest game can ask for. */
  readonly chain: number;
  /** What all devices begin with: no tile is known, and every token lies face down. `names` by player. */
  open(names: readonly string[]): Table;
  /** The table after a player's action, or why the rules refuse it. */
  play(table: Table, action: AnyAction): Result<Table>;
  /** The player who is to act. */
  actor(table: Table): number;
  turn(table: Table): number;
  isOver(table: Table): boolean;
  /** The last action turned something up, or waits for chance: it cannot be taken back. */
  isRevealed(table: Table): boolean;
  /** What chance has to bring now; `null`: nothing. */
  due(table: Table, known: Known): Due | null;
  /** What chance has brought that lies open now: the tiles drawn and the tokens turned up. */
  shown(table: Table): Known;
  /** Points by player. */
  scores(table: Table): readonly number[];
}

/** What chance has brought so far: tiles in their order; field of a corner → kind of its token. */
export interface Known {
  readonly deck: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
}

export interface Due {
  /** It is known already: a step was taken back. */
  readonly known: Brought | null;
  /** Among these it is chosen, each as likely as the others. */
  readonly choices: () => readonly Brought[];
}

export interface Brought {
  readonly known: Known;
  readonly table: () => Table;
}
