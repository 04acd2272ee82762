import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { accept, adapterOf, makeGame, moveCall, refuse } from '../../game/index.ts';
import type { Action, GameAdapter, GameState, MatchState, Result, Secret } from '../../game/index.ts';
import { canonical } from '../bytes.ts';
import type { Terms } from './terms.ts';

/** Results of draws by slot (`GameAdapter.due`). */
export type Secrets = ReadonlyMap<string, Secret>;

/**
 * The game on this device: boardgame.io's state of a match whose draws are not known in advance. Immutable: every step
 * returns a new one.
 */
export interface Table {
  readonly state: State<MatchState>;
  /** Results of the draws so far. */
  readonly secrets: Secrets;
}

/** A draw that is due. */
export interface Draw {
  readonly slot: string;
  /** The result, if it was drawn before an undo and is still possible. */
  readonly known: Secret | null;
  /** The possible results, all equally likely. */
  candidates(): readonly Secret[];
}

/** The rule set of a match, as the log uses it. */
export interface LogRules {
  readonly adapter: GameAdapter;
  /** Length of a chain: one secret to draw the first player, and one for every draw. */
  readonly chain: number;
  /** The initial state on all devices, without any draws. `names` by player. */
  open(names: readonly string[]): Table;
  /** Returns the table after a player's action, or why the rules refuse it. */
  play(table: Table, action: Action): Result<Table>;
  /** `null`: no draw is due. `secrets`: all results so far, including those of undone steps. */
  due(table: Table, secrets: Secrets): Draw | null;
  reveal(table: Table, slot: string, secret: Secret): Table;
  /** The last action cannot be undone, because it revealed something or a draw is due. */
  isRevealed(table: Table): boolean;
}

export const matchOf = ({ state }: Table): MatchState => state.G;
/** The same game with other names, by player. */
export const renamed = (table: Table, players: readonly string[]): Table => ({
  ...table,
  state: { ...table.state, G: { ...matchOf(table), players } },
});
export const stateOf = (table: Table): GameState => matchOf(table).state;

/** Cache: terms never change, and their rules are needed often. */
const known = new WeakMap<Terms, LogRules>();

export function rulesOf(terms: Terms): LogRules {
  const rules = known.get(terms) ?? makeRules(terms);
  known.set(terms, rules);
  return rules;
}

interface BgioMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

function makeRules(terms: Terms): LogRules {
  const adapter = adapterOf(terms.rules);
  const start = adapter.conceal({
    options: terms.options,
    players: terms.names.length,
    ...(terms.set === undefined ? {} : { set: setOf(adapter, terms.set) }),
  });
  // boardgame.io's own randomness is not used; a fixed seed keeps the state equal on all devices.
  const game = (players: readonly string[]) => ({ ...makeGame(adapter, { players, start }), seed: 'none' });
  const step = CreateGameReducer({ game: ProcessGameConfig(game(terms.names)) }) as unknown as (
    state: Table['state'],
    move: BgioMove,
  ) => Table['state'];

  /** The result of a move in boardgame.io; `null` if it does not accept this move now. */
  function move({ state, secrets }: Table, playerID: string, type: string, args: readonly unknown[]): Table | null {
    const next = step(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    return next.G === state.G ? null : { state: next, secrets };
  }

  function play(table: Table, action: Action): Result<Table> {
    const state = stateOf(table);
    const parsed = adapter.parseAction(action, state);
    if (!parsed.ok) return parsed;
    if (canonical(parsed.value) !== canonical(action))
      return refuse('malformed', 'The action tells what it does not need.');
    const legal = adapter.act(state, parsed.value, 'draw');
    if (!legal.ok) return legal;
    const call = moveCall(parsed.value);
    const next = move(table, String(adapter.actor(state)), call.move, call.args);
    return next ? accept(next) : refuse('wrong-action', 'The match does not take this action now.');
  }

  function reveal(table: Table, slot: string, secret: Secret): Table {
    const next = move(table, table.state.ctx.currentPlayer, 'reveal', [secret]);
    if (!next) throw new Error(`Expected ${slot} to be due`);
    return { ...next, secrets: new Map(table.secrets).set(slot, secret) };
  }

  const [played, revealed] = [lastOf<Result<Table>>(), lastOf<Table>()];
  return {
    adapter,
    chain: adapter.mostDraws + 1,
    open: (players) => ({
      state: InitializeGame({ game: game(players), numPlayers: players.length }) as Table['state'],
      secrets: new Map(),
    }),
    play: (table, action) => played(table, canonical(action), () => play(table, action)),
    due(table, secrets) {
      const due = adapter.due(stateOf(table));
      if (!due) return null;
      const elsewhere = [...secrets].flatMap(([slot, secret]) =>
        slot === due.slot || table.secrets.has(slot) ? [] : [secret],
      );
      const candidates = (): readonly Secret[] => due.candidates(elsewhere);
      const before = secrets.get(due.slot);
      const isPossible = before !== undefined && candidates().some((secret) => canonical(secret) === canonical(before));
      return { slot: due.slot, known: isPossible ? before : null, candidates };
    },
    reveal: (table, slot, secret) => revealed(table, canonical([slot, secret]), () => reveal(table, slot, secret)),
    isRevealed: (table) => matchOf(table).revealed || adapter.due(stateOf(table)) !== null,
  };
}

/** Caches the last result for a table: a step is validated when written, while pending, and when confirmed. */
function lastOf<T>(): (table: Table, what: string, make: () => T) => T {
  const last = new WeakMap<Table, { readonly what: string; readonly made: T }>();
  return (table, what, make) => {
    const known = last.get(table);
    if (known?.what === what) return known.made;
    const made = make();
    last.set(table, { what, made });
    return made;
  };
}

/** Terms are validated on arrival, so a broken set here is a bug. */
function setOf({ id, parseSet }: GameAdapter, text: string): unknown {
  const set = parseSet?.(text);
  if (!set?.ok) throw new Error(set?.error.message ?? `Expected no tiles of one's own in ${id}`);
  return set.value;
}
