import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { canonical } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { follows } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import { agreementOf } from './agreement.ts';
import { goOn, stepDue } from './chance.ts';
import { byPlayer, canTakeBack, devicesOf, isReady, playerOf, sideToMove, timesAtFirst } from './logState.ts';
import type { Act, LogState, ToldByAll } from './logState.ts';
import type { Body, Entry } from './entry.ts';
import { digestOf, isAuthentic } from './entry.ts';
import { renamed, rulesOf, stateOf } from './rules.ts';
import type { Replica } from './rules.ts';
import { STANDS_IN, botsOf } from './terms.ts';
import type { Side, Terms } from './terms.ts';
import { timeUp, timesAfter } from './timed.ts';

/**
 * Validates an entry and returns the match state after it. `not-yet`: this device lacks secrets for a draw that
 * precedes the entry. Any other refusal of a signed entry means that its author broke the rules.
 */
export function applyEntry(logState: LogState | null, entry: Entry, told: ToldByAll): Result<LogState> {
  const { n, by, body } = entry;
  if (!logState) {
    if (n !== 0 || body.do !== 'open') return refuse('bad-opening', 'A match begins with its opening.');
    if (!isSigned(body, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
    return opening(by, body);
  }
  if (!isSigned(logState, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  if (body.do === 'go-on' && (body.after.head !== entry.prev || body.after.length !== n))
    return refuse('bad-opening', 'The match goes on from another log.');
  return applyBody(logState, by, body, told, digestOf(entry), n);
}

/** True if the entry is signed by the side that it names. */
export function isSigned({ keys }: { readonly keys: readonly (Hex | null)[] }, entry: Entry): boolean {
  const key = keys[entry.by] ?? null;
  return key !== null && isAuthentic(entry, key);
}

type Open = Extract<Body, { do: 'open' }>;
type GoOn = Extract<Body, { do: 'go-on' }>;

/** What the first opening and later ones set alike. */
function seated(by: Side, { terms, keys, chain }: Open | GoOn, since: number) {
  const bots = botsOf(terms);
  return {
    terms,
    host: by,
    since,
    seated: keys.map((key, side) => (bots[side] === null ? key : null)),
    keys,
    bots,
    drawers: devicesOf({ bots }),
    chains: keys.map((_, side) => (side === by ? chain : null)),
    departed: keys.map(() => null),
    steps: 0,
    ask: null,
    asked: [],
  } satisfies Partial<LogState>;
}

/** The match that an opening begins. Its signature is checked by `applyEntry`. */
export function opening(by: Side, body: Open): Result<LogState> {
  const { match, rev, terms, keys, agreed } = body;
  if (!areSeats(keys, botsOf(terms), by)) return refuse('bad-opening', 'Every device has a seat of its own.');
  if (agreed !== agreementOf({ rev, terms, keys, after: null }))
    return refuse('bad-opening', 'The match is not what it says was agreed on.');
  return accept({
    ...seated(by, body, 0),
    match,
    first: terms.begins === 'lot' ? null : terms.begins,
    replica: null,
    acts: [],
    secrets: new Map(),
    times: timesAtFirst(terms),
    takenBack: 0,
    outcome: null,
  });
}

/**
 * The match goes on with other seats, and `by` as its host. Only what the log and the secrets in the entry decide stays;
 * a draw that they do not decide is made again, with new chains, so that no secret told elsewhere means anything.
 */
function carryOn(logState: LogState, by: Side, body: GoOn, n: number): Result<LogState> {
  const { rev, terms, keys, after, agreed } = body;
  const { chain } = rulesOf(logState.terms);
  const gameOf = ({ names, rules, set, options, begins, wait, time, without }: Terms): string =>
    canonical([names.length, rules, set, options, begins, wait, time, without]);
  if (logState.bots[by] !== null || keys[by] !== logState.keys[by])
    return refuse('wrong-player', 'Only a player of the match can carry it on.');
  if (!areSeats(keys, botsOf(terms), by) || gameOf(terms) !== gameOf(logState.terms) || logState.first === null)
    return refuse('bad-opening', 'The match goes on as another game.');
  const isKept = keys.every((key, side) => {
    const before = logState.seated.indexOf(key);
    const isSame =
      terms.names[side] === logState.terms.names[side] && terms.colours[side] === logState.terms.colours[side];
    return before < 0 || botsOf(terms)[side] !== null || (before === side && isSame);
  });
  if (!isKept) return refuse('bad-opening', 'A player gets another seat.');
  if (after.match !== logState.match || agreed !== agreementOf({ rev, terms, keys, after }))
    return refuse('bad-opening', 'The match is not what it says was agreed on.');
  const areTold = after.told.every((told, side) => {
    const secret = logState.chains[side];
    if (!told) return true;
    if (!secret) return false;
    const known = { step: 0, secret };
    return told.step === 0 ? told.secret === secret : follows({ match: logState.match, side }, chain, known, told);
  });
  if (!areTold) return refuse('bad-secret', 'A secret is not the one that was committed to.');
  const { first, replica, acts, ...rest } = goOn(logState, after.told);
  if (rest.outcome) return refuse('game-over', 'The match is over.');
  const name = (before: Replica): Replica => renamed(before, byPlayer(terms.names, first ?? 0));
  return accept({
    ...rest,
    ...seated(by, body, n),
    first,
    replica: replica && name(replica),
    acts: acts.map((act) => ({ ...act, before: name(act.before) })),
  });
}

/** Checks that there are at least two devices, all different, and that computer players have the host's key. */
function areSeats(keys: readonly string[], bots: readonly (string | null)[], host: Side): boolean {
  const devices = keys.filter((_, side) => bots[side] === null);
  return (
    keys.length === bots.length &&
    bots[host] === null &&
    devices.length >= 2 &&
    new Set(devices).size === devices.length &&
    keys.every((key, side) => bots[side] === null || key === keys[host])
  );
}

/** In entries; from then on only actions and endings are accepted, for which the rest is enough in any game. */
const PLAYFUL = 2500;

/**
 * Validates what a side wants to write, before it is signed. `id`: digest of its entry; `n`: its number. During a draw
 * only resigning is accepted, because for anything else the result would depend on which secrets have arrived.
 */
export function applyBody(
  logState: LogState,
  by: Side,
  body: Body,
  told: ToldByAll,
  id: Hex,
  n: number,
): Result<LogState> {
  if (body.do === 'join') return join(logState, by, body.chain, told);
  if (body.do === 'open') return refuse('bad-opening', 'The match is open already.');
  if (body.do === 'resign') return resign(logState, by, body.secret, told);
  if (logState.outcome) return refuse('game-over', 'The match is over.');
  if (body.do === 'go-on') return carryOn(logState, by, body, n);
  if (!isReady(logState)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (stepDue(logState) !== null) return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (body.do !== 'act' && logState.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if ((body.do === 'take-back' || body.do === 'ask') && n >= PLAYFUL)
    return refuse('log-full', 'The log of this match is too long for that.');
  switch (body.do) {
    case 'act':
      return act(logState, by, body, told);
    case 'time-up':
      return timeUp(logState, by);
    case 'take-back': {
      if (!canTakeBack(logState, by)) return refuse('wrong-action', 'This cannot be taken back.');
      return accept({ ...backTo(logState, logState.acts.length - 1, told), takenBack: logState.takenBack + 1 });
    }
    case 'ask':
      return ask(logState, by, body, id);
    case 'answer':
      return answer(logState, by, body, told);
  }
}

function join(logState: LogState, by: Side, chain: string, told: ToldByAll): Result<LogState> {
  if (logState.outcome || logState.bots[by] !== null || logState.chains[by] !== null)
    return refuse('bad-opening', 'Each guest joins once.');
  return accept(goOn({ ...logState, chains: logState.chains.with(by, chain) }, told));
}

function act(
  logState: LogState,
  by: Side,
  { action, used }: Extract<Body, { do: 'act' }>,
  told: ToldByAll,
): Result<LogState> {
  if (stepDue(logState) !== null || !logState.replica || logState.first === null)
    return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (sideToMove(logState) !== by || action.player !== playerOf(logState.first, by, logState.keys.length))
    return refuse('wrong-player', 'It is another side’s turn.');
  const replica = rulesOf(logState.terms).play(logState.replica, action);
  if (!replica.ok) return replica;
  const times = timesAfter(logState, by, used, replica.value);
  if (!times.ok) return times;
  const done: Act = { by, before: logState.replica };
  const takenBack = stateOf(replica.value).turn === stateOf(logState.replica).turn ? logState.takenBack : 0;
  // A draw offer stands until another player acts.
  const kept = logState.ask && logState.ask.what === 'draw' && logState.ask.by === by ? logState.ask : null;
  return accept(
    goOn(
      {
        ...logState,
        replica: replica.value,
        acts: [...logState.acts, done],
        takenBack,
        times: times.value,
        ask: kept,
        asked: [],
      },
      told,
    ),
  );
}

/** The match before the action with this number. */
function backTo(logState: LogState, number: number, told: ToldByAll): LogState {
  const act = logState.acts[number];
  return act
    ? goOn({ ...logState, replica: act.before, acts: logState.acts.slice(0, number), ask: null }, told)
    : logState;
}

function ask(logState: LogState, by: Side, { what, at }: Extract<Body, { do: 'ask' }>, id: Hex): Result<LogState> {
  const mark = `${by}/${what}`;
  if (at !== logState.acts.length)
    return refuse('wrong-action', 'The question was asked at another moment of the game.');
  if (logState.ask || logState.asked.includes(mark)) return refuse('asked-already', 'That has been asked already.');
  if (what === 'undo' && !logState.acts.some((act) => act.by === by))
    return refuse('wrong-action', 'There is nothing to take back.');
  return accept({ ...logState, ask: { id, by, what, yes: [] }, asked: [...logState.asked, mark] });
}

/** Agreement by all others is required; a single refusal closes the request. */
function answer(
  logState: LogState,
  by: Side,
  { yes, to }: Extract<Body, { do: 'answer' }>,
  told: ToldByAll,
): Result<LogState> {
  const { ask: open } = logState;
  if (!open || open.by === by || open.yes.includes(by)) return refuse('wrong-action', 'Nothing was asked.');
  if (to !== open.id) return refuse('wrong-action', 'The answer belongs to another question.');
  if (!yes) return accept({ ...logState, ask: null });
  return accept(granted({ ...logState, ask: { ...open, yes: [...open.yes, by] } }, told));
}

/** Carries out a request once all other devices have agreed. */
function granted(logState: LogState, told: ToldByAll): LogState {
  const { ask: open } = logState;
  if (!open || !devicesOf(logState).every((side) => side === open.by || open.yes.includes(side))) return logState;
  if (open.what === 'draw') return { ...logState, ask: null, outcome: { type: 'drawn' } };
  return backTo(
    logState,
    logState.acts.findLastIndex(({ by }) => by === open.by),
    told,
  );
}

/**
 * Resigning ends a match of two. With more players, a computer player on the host's device takes over the seat; only
 * the host cannot leave this way. A player who leaves reveals all their secrets, so that no current or later draw
 * changes. Resigning therefore does not depend on chance and is accepted at any time; if the draw in progress ends the
 * game, the game was over before.
 */
function resign(logState: LogState, by: Side, secret: Hex | undefined, told: ToldByAll): Result<LogState> {
  if (logState.outcome?.type === 'over') return accept(logState);
  if (logState.outcome) return refuse('game-over', 'The match is over.');
  const { host } = logState;
  if (!isReady(logState)) {
    // A match that goes on is opened again instead.
    if (by !== host || logState.since > 0) return refuse('bad-opening', 'Not all guests have joined yet.');
    return accept({ ...logState, outcome: { type: 'withdrawn' } });
  }
  if (logState.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if (devicesOf(logState).length <= 2) return accept({ ...logState, ask: null, outcome: { type: 'resigned', by } });
  const key = logState.keys[host];
  if (by === host || key === undefined) return refuse('wrong-action', 'The others play by way of the host.');
  const { chain } = rulesOf(logState.terms);
  const commitment = logState.chains[by];
  const all: Told | null = secret === undefined ? null : { step: chain, secret };
  if (!all || !commitment || !follows({ match: logState.match, side: by }, chain, { step: 0, secret: commitment }, all))
    return refuse('bad-secret', 'The secret is not the one that was committed to.');
  const gone = { keys: logState.keys.with(by, key), bots: logState.bots.with(by, STANDS_IN) };
  return accept(goOn({ ...logState, ...gone, ask: null, departed: logState.departed.with(by, all) }, told));
}
