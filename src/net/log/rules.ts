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
export interface Replica {
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
  open(names: readonly string[]): Replica;
  /** Returns the replica after a player's action, or why the rules refuse it. */
  play(replica: Replica, action: Action): Result<Replica>;
  /** `null`: no draw is due. `secrets`: all results so far, including those of undone steps. */
  due(replica: Replica, secrets: Secrets): Draw | null;
  reveal(replica: Replica, slot: string, secret: Secret): Replica;
  /** The last action cannot be undone, because it revealed something or a draw is due. */
  isRevealed(replica: Replica): boolean;
}

export const matchOf = ({ state }: Replica): MatchState => state.G;
/** The same game with other names, by player. */
export const renamed = (replica: Replica, players: readonly string[]): Replica => ({
  ...replica,
  state: { ...replica.state, G: { ...matchOf(replica), players } },
});
export const stateOf = (replica: Replica): GameState => matchOf(replica).state;

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
    state: Replica['state'],
    move: BgioMove,
  ) => Replica['state'];

  /** The result of a move in boardgame.io; `null` if it does not accept this move now. */
  function move({ state, secrets }: Replica, playerID: string, type: string, args: readonly unknown[]): Replica | null {
    const next = step(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    return next.G === state.G ? null : { state: next, secrets };
  }

  function play(replica: Replica, action: Action): Result<Replica> {
    const state = stateOf(replica);
    const parsed = adapter.parseAction(action, state);
    if (!parsed.ok) return parsed;
    if (canonical(parsed.value) !== canonical(action))
      return refuse('malformed', 'The action tells what it does not need.');
    const legal = adapter.act(state, parsed.value, 'draw');
    if (!legal.ok) return legal;
    const call = moveCall(parsed.value);
    const next = move(replica, String(adapter.actor(state)), call.move, call.args);
    return next ? accept(next) : refuse('wrong-action', 'The match does not take this action now.');
  }

  function reveal(replica: Replica, slot: string, secret: Secret): Replica {
    const next = move(replica, replica.state.ctx.currentPlayer, 'reveal', [secret]);
    if (!next) throw new Error(`Expected ${slot} to be due`);
    return { ...next, secrets: new Map(replica.secrets).set(slot, secret) };
  }

  const [played, revealed] = [lastOf<Result<Replica>>(), lastOf<Replica>()];
  return {
    adapter,
    chain: adapter.mostDraws + 1,
    open: (players) => ({
      state: InitializeGame({ game: game(players), numPlayers: players.length }) as Replica['state'],
      secrets: new Map(),
    }),
    play: (replica, action) => played(replica, canonical(action), () => play(replica, action)),
    due(replica, secrets) {
      const due = adapter.due(stateOf(replica));
      if (!due) return null;
      const elsewhere = [...secrets].flatMap(([slot, secret]) =>
        slot === due.slot || replica.secrets.has(slot) ? [] : [secret],
      );
      const candidates = (): readonly Secret[] => due.candidates(elsewhere);
      const before = secrets.get(due.slot);
      const isPossible = before !== undefined && candidates().some((secret) => canonical(secret) === canonical(before));
      return { slot: due.slot, known: isPossible ? before : null, candidates };
    },
    reveal: (replica, slot, secret) =>
      revealed(replica, canonical([slot, secret]), () => reveal(replica, slot, secret)),
    isRevealed: (replica) => matchOf(replica).revealed || adapter.due(stateOf(replica)) !== null,
  };
}

/** Caches the last result for a replica: a step is validated when written, while pending, and when confirmed. */
function lastOf<T>(): (replica: Replica, what: string, make: () => T) => T {
  const last = new WeakMap<Replica, { readonly what: string; readonly made: T }>();
  return (replica, what, make) => {
    const known = last.get(replica);
    if (known?.what === what) return known.made;
    const made = make();
    last.set(replica, { what, made });
    return made;
  };
}

/** Terms are validated on arrival, so a broken set here is a bug. */
function setOf({ id, parseSet }: GameAdapter, text: string): unknown {
  const set = parseSet?.(text);
  if (!set?.ok) throw new Error(set?.error.message ?? `Expected no tiles of one's own in ${id}`);
  return set.value;
}
