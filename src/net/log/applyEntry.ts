import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import { follows } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import { agreementOf, digestOfPast } from './agreement.ts';
import { goOn, stepDue } from './chance.ts';
import { canTakeBack, devicesOf, isReady, playerOf, sideOf, sideToMove } from './logState.ts';
import type { Act, LogState, ToldByAll } from './logState.ts';
import type { Body, Entry } from './entry.ts';
import { digestOf, isAuthentic } from './entry.ts';
import { secretsOf } from './draws.ts';
import { replayPast } from './past.ts';
import { rulesOf, stateOf } from './rules.ts';
import { STANDS_IN, botsOf } from './terms.ts';
import type { Side } from './terms.ts';

/**
 * Validates an entry and returns the match state after it. `not-yet`: this device lacks secrets for a draw that
 * precedes the entry. Any other refusal of a signed entry means that its author broke the rules.
 */
export function applyEntry(logState: LogState | null, entry: Entry, told: ToldByAll): Result<LogState> {
  if (!logState) return opening(entry);
  if (!isSigned(logState, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  return applyBody(logState, entry.by, entry.body, told, digestOf(entry), entry.n);
}

/** True if the entry is signed by the side that it names. */
export function isSigned({ keys }: Pick<LogState, 'keys'>, entry: Entry): boolean {
  const key = keys[entry.by];
  return key !== undefined && isAuthentic(entry, key);
}

function opening(entry: Entry): Result<LogState> {
  const { n, by, body } = entry;
  if (n !== 0 || by !== 0 || body.do !== 'open') return refuse('bad-opening', 'A match is opened by the host.');
  const { match, terms, keys, chain, past, agreed } = body;
  const bots = botsOf(terms);
  if (!isSigned({ keys }, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  if (!areSeats(keys, bots)) return refuse('bad-opening', 'Every device has a seat of its own.');
  // Openings of protocol 3 contain no agreement. Devices of players accept them only from their own storage.
  const isOld = agreed === undefined;
  if (!isOld) {
    if (agreed !== agreementOf({ terms, keys, past: past && digestOfPast(past) }))
      return refuse('bad-opening', 'The match is not what it says was agreed on.');
    const replayed = past ? replayPast(terms, past) : null;
    if (replayed?.ok === false) return replayed;
  }
  const first = past?.first ?? (terms.begins === 'lot' ? null : terms.begins);
  return accept({
    match,
    terms,
    keys,
    bots,
    past,
    first,
    isOld,
    drawers: devicesOf({ bots }),
    chains: keys.map((_, side) => (side === 0 ? chain : null)),
    left: keys.map(() => null),
    table: null,
    acts: [],
    secrets: past ? secretsOf(past) : new Map(),
    steps: 0,
    takenBack: 0,
    ask: null,
    asked: [],
    outcome: null,
  });
}

/** Checks that there are at least two devices, all different, and that computer players have the host's key. */
function areSeats(keys: readonly string[], bots: readonly (string | null)[]): boolean {
  const devices = keys.filter((_, side) => bots[side] === null);
  return (
    keys.length === bots.length &&
    bots[0] === null &&
    devices.length >= 2 &&
    new Set(devices).size === devices.length &&
    keys.every((key, side) => bots[side] === null || key === keys[0])
  );
}

/**
 * Number of log entries after which undos and requests are refused. The rest is reserved for actions and endings, which
 * no game can fill.
 */
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
  if (!isReady(logState)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (!logState.isOld && stepDue(logState) !== null)
    return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (body.do !== 'act' && logState.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if ((body.do === 'take-back' || body.do === 'ask') && n >= PLAYFUL)
    return refuse('log-full', 'The log of this match is too long for that.');
  switch (body.do) {
    case 'act':
      return act(logState, by, body, told);
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
  if (logState.bots[by] !== null || logState.chains[by] !== null)
    return refuse('bad-opening', 'Each guest joins once.');
  let joined = goOn({ ...logState, chains: logState.chains.with(by, chain) }, told);
  if (!isReady(joined)) return accept(joined);
  for (const action of logState.past?.actions ?? []) {
    if (!joined.table || joined.first === null) return refuse('bad-opening', 'The game before does not replay.');
    const next = act(joined, sideOf(joined.first, action.player, joined.keys.length), { do: 'act', action }, told);
    if (!next.ok) return next;
    joined = next.value;
  }
  return accept(joined);
}

function act(
  logState: LogState,
  by: Side,
  { action }: Extract<Body, { do: 'act' }>,
  told: ToldByAll,
): Result<LogState> {
  if (stepDue(logState) !== null || !logState.table || logState.first === null)
    return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (sideToMove(logState) !== by || action.player !== playerOf(logState.first, by, logState.keys.length))
    return refuse('wrong-player', 'It is another side’s turn.');
  const table = rulesOf(logState.terms).play(logState.table, action);
  if (!table.ok) return table;
  const done: Act = { by, before: logState.table };
  const takenBack = stateOf(table.value).turn === stateOf(logState.table).turn ? logState.takenBack : 0;
  // A draw offer stands until another player acts.
  const kept = logState.ask && logState.ask.what === 'draw' && logState.ask.by === by ? logState.ask : null;
  return accept(
    goOn({ ...logState, table: table.value, acts: [...logState.acts, done], takenBack, ask: kept, asked: [] }, told),
  );
}

/** The match before the action with this number. */
function backTo(logState: LogState, number: number, told: ToldByAll): LogState {
  const act = logState.acts[number];
  return act
    ? goOn({ ...logState, table: act.before, acts: logState.acts.slice(0, number), ask: null }, told)
    : logState;
}

function ask(logState: LogState, by: Side, { what, at }: Extract<Body, { do: 'ask' }>, id: Hex): Result<LogState> {
  const mark = `${by}/${what}`;
  if (at !== logState.acts.length && !(logState.isOld && at === undefined))
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
  if (to !== open.id && !(logState.isOld && to === undefined))
    return refuse('wrong-action', 'The answer belongs to another question.');
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
  if (!isReady(logState)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (logState.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if (devicesOf(logState).length <= 2) return accept({ ...logState, ask: null, outcome: { type: 'resigned', by } });
  const [host] = logState.keys;
  if (by === 0 || host === undefined) return refuse('wrong-action', 'The others play by way of the host.');
  const gone = { ...logState, ask: null, keys: logState.keys.with(by, host), bots: logState.bots.with(by, STANDS_IN) };
  if (secret === undefined) {
    if (!logState.isOld) return refuse('bad-secret', 'Whoever leaves gives away all secrets.');
    // Protocol 3 skipped the draw in progress.
    return accept(
      goOn(
        {
          ...gone,
          drawers: logState.drawers.filter((side) => side !== by),
          steps: stepDue(logState) ?? logState.steps,
        },
        told,
      ),
    );
  }
  const { chain } = rulesOf(logState.terms);
  const all: Told = { step: chain, secret };
  const commitment = logState.chains[by];
  if (!commitment || !follows({ match: logState.match, side: by }, chain, { step: 0, secret: commitment }, all))
    return refuse('bad-secret', 'The secret is not the one that was committed to.');
  return accept(goOn({ ...gone, left: logState.left.with(by, all) }, told));
}
