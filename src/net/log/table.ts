import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { RULE_SETS, accept, makeGame, moveCall, positionOf, refuse } from '../../game/index.ts';
import type { CastleAction, MatchSetup, MatchState, Result, Secret } from '../../game/index.ts';
import { materialOfTerms } from './terms.ts';
import type { Side, Terms } from './terms.ts';

/** The game on this device: boardgame.io's reducer over a match whose deck nobody knows. A value: every step gives a new one. */
export interface Table {
  readonly state: State<MatchState>;
  readonly step: (state: State<MatchState>, action: BgioMove) => State<MatchState>;
}

interface BgioMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

/** What both devices begin with: no tile is known, and every token lies face down. */
export function setupOf(terms: Terms, first: Side): MatchSetup {
  const names = first === 0 ? terms.names : ([terms.names[1], terms.names[0]] as const);
  const { set, tiles, tokenFields } = materialOfTerms(terms);
  const wallTokens = Object.fromEntries(tokenFields.map((field) => [String(field), null]));
  return { rules: RULE_SETS[terms.rules], ...(set ? { set } : {}), options: terms.options, players: names, deck: [], wallTokens, undrawn: tiles.length };
}

export function openTable(terms: Terms, first: Side): Table {
  // boardgame.io's own chance is not used; a fixed seed keeps both devices at the same state.
  const game = { ...makeGame(setupOf(terms, first)), seed: 'none' };
  const reducer = CreateGameReducer({ game: ProcessGameConfig(game) }) as unknown as Table['step'];
  return { state: InitializeGame({ game, numPlayers: 2 }) as State<MatchState>, step: reducer };
}

export const matchOf = ({ state }: Table): MatchState => state.G;

function move(table: Table, type: string, args: readonly unknown[]): Table {
  const { state, step } = table;
  return { ...table, state: step(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } }) };
}

/** The table after a player's action, or why the rules refuse it. */
export function play(table: Table, action: CastleAction): Result<Table> {
  const { state } = matchOf(table);
  const legal = positionOf(state, RULE_SETS[state.rules]).moveOf(action);
  if (!legal.ok) return legal;
  const call = moveCall(action);
  const next = move(table, call.move, call.args);
  return matchOf(next) === matchOf(table) ? refuse('wrong-action', 'The match does not take this action now.') : accept(next);
}

/** The table with what chance has brought. */
export function reveal(table: Table, secret: Secret): Table {
  const next = move(table, 'reveal', [secret]);
  if (matchOf(next) === matchOf(table)) throw new Error('Expected a secret that is due');
  return next;
}
