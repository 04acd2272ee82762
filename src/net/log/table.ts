import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { accept, refuse } from '../../game/index.ts';
import type { CastleAction, CountryMatch, MatchState, Result, country } from '../../game/index.ts';

/** The game on this device: boardgame.io's reducer over a match whose deck nobody knows. A value: every step gives a new one. */
export interface Table {
  readonly state: State<AnyMatch>;
  readonly step: (state: State<AnyMatch>, action: BgioMove) => State<AnyMatch>;
}

/** A match of any family, and what is done in it. */
export type AnyMatch = MatchState | CountryMatch;
export type AnyAction = CastleAction | country.Action;
export const isCountryMatch = (match: AnyMatch): match is CountryMatch => match.state.rules === 'carcassonne';

interface BgioMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

export function openTable<M extends AnyMatch>(rules: Game<M>, players: number): Table {
  // boardgame.io's own chance is not used; a fixed seed keeps all devices at the same state.
  const game = { ...rules, seed: 'none' };
  const reducer = CreateGameReducer({ game: ProcessGameConfig(game) }) as unknown as Table['step'];
  return { state: InitializeGame({ game, numPlayers: players }) as State<AnyMatch>, step: reducer };
}

export const matchOf = ({ state }: Table): AnyMatch => state.G;

export function castleOf(table: Table): MatchState {
  const match = matchOf(table);
  if (isCountryMatch(match)) throw new Error('Expected a match of The Castle');
  return match;
}

export function countryOf(table: Table): CountryMatch {
  const match = matchOf(table);
  if (!isCountryMatch(match)) throw new Error('Expected a match of the countryside');
  return match;
}

/** What boardgame.io's reducer makes of a move; refused if it takes none of the kind now. */
export function move(table: Table, player: number, { move: type, args }: { readonly move: string; readonly args: readonly unknown[] }): Result<Table> {
  const { state, step } = table;
  const next = { ...table, state: step(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(player) } }) };
  return matchOf(next) === matchOf(table) ? refuse('wrong-action', 'The match does not take this action now.') : accept(next);
}
