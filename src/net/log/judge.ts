import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import { follows } from '../fair/chain.ts';
import type { Told } from '../fair/chain.ts';
import { agreementOf, digestOfPast } from './agreement.ts';
import { goOn, stepDue } from './chance.ts';
import { canTakeBack, devicesOf, isReady, playerOf, sideOf, sideToMove } from './course.ts';
import type { Act, Course, ToldByAll } from './course.ts';
import type { Body, Entry } from './entry.ts';
import { digestOf, isAuthentic } from './entry.ts';
import { secretsOf } from './draws.ts';
import { replayPast } from './past.ts';
import { rulesOf, stateOf } from './rules.ts';
import { STANDS_IN, botsOf } from './terms.ts';
import type { Side } from './terms.ts';

/**
 * Whether an entry may follow, and the match state after it. `not-yet`: this device lacks secrets that a draw before
 * it requires. Any other refusal of a signed entry means that its author broke the rules.
 */
export function judge(course: Course | null, entry: Entry, told: ToldByAll): Result<Course> {
  if (!course) return opening(entry);
  if (!isSigned(course, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  return judgeBody(course, entry.by, entry.body, told, digestOf(entry), entry.n);
}

/** Is the entry signed by the side that it names? */
export function isSigned({ keys }: Pick<Course, 'keys'>, entry: Entry): boolean {
  const key = keys[entry.by];
  return key !== undefined && isAuthentic(entry, key);
}

function opening(entry: Entry): Result<Course> {
  const { n, by, body } = entry;
  if (n !== 0 || by !== 0 || body.do !== 'open') return refuse('bad-opening', 'A match is opened by the host.');
  const { match, terms, keys, chain, past, agreed } = body;
  const bots = botsOf(terms);
  if (!isSigned({ keys }, entry)) return refuse('bad-signature', 'The entry is not signed by the side that it names.');
  if (!areSeats(keys, bots)) return refuse('bad-opening', 'Every device has a seat of its own.');
  // Protocol 3 named no agreement. Players' devices accept such an opening from their own disk only.
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

/** At least two devices, each once, and the host's key for the computer players. */
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

/** Log entries available for playing. The rest is reserved for actions and endings, which no game fills. */
const PLAYFUL = 2500;

/**
 * The same for what a side wants to write, before it is signed. `id`: digest of its entry, `n`: its number. During a
 * draw only a farewell is validated: for anything else the result would depend on which secrets have arrived.
 */
export function judgeBody(course: Course, by: Side, body: Body, told: ToldByAll, id: Hex, n: number): Result<Course> {
  if (body.do === 'join') return join(course, by, body.chain, told);
  if (body.do === 'open') return refuse('bad-opening', 'The match is open already.');
  if (body.do === 'resign') return resign(course, by, body.secret, told);
  if (course.outcome) return refuse('game-over', 'The match is over.');
  if (!isReady(course)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (!course.isOld && stepDue(course) !== null)
    return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (body.do !== 'act' && course.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if ((body.do === 'take-back' || body.do === 'ask') && n >= PLAYFUL)
    return refuse('log-full', 'The log of this match is too long for that.');
  switch (body.do) {
    case 'act':
      return act(course, by, body, told);
    case 'take-back': {
      if (!canTakeBack(course, by)) return refuse('wrong-action', 'This cannot be taken back.');
      return accept({ ...backTo(course, course.acts.length - 1, told), takenBack: course.takenBack + 1 });
    }
    case 'ask':
      return ask(course, by, body, id);
    case 'answer':
      return answer(course, by, body, told);
  }
}

function join(course: Course, by: Side, chain: string, told: ToldByAll): Result<Course> {
  if (course.bots[by] !== null || course.chains[by] !== null) return refuse('bad-opening', 'Each guest joins once.');
  let joined = goOn({ ...course, chains: course.chains.with(by, chain) }, told);
  if (!isReady(joined)) return accept(joined);
  for (const action of course.past?.actions ?? []) {
    if (!joined.table || joined.first === null) return refuse('bad-opening', 'The game before does not replay.');
    const next = act(joined, sideOf(joined.first, action.player, joined.keys.length), { do: 'act', action }, told);
    if (!next.ok) return next;
    joined = next.value;
  }
  return accept(joined);
}

function act(course: Course, by: Side, { action }: Extract<Body, { do: 'act' }>, told: ToldByAll): Result<Course> {
  if (stepDue(course) !== null || !course.table || course.first === null)
    return refuse('not-yet', 'What chance brings before this is not known here yet.');
  if (sideToMove(course) !== by || action.player !== playerOf(course.first, by, course.keys.length))
    return refuse('wrong-player', 'It is another side’s turn.');
  const table = rulesOf(course.terms).play(course.table, action);
  if (!table.ok) return table;
  const done: Act = { by, before: course.table };
  const takenBack = stateOf(table.value).turn === stateOf(course.table).turn ? course.takenBack : 0;
  // A draw offer stands until another player has acted.
  const kept = course.ask && course.ask.what === 'draw' && course.ask.by === by ? course.ask : null;
  return accept(
    goOn({ ...course, table: table.value, acts: [...course.acts, done], takenBack, ask: kept, asked: [] }, told),
  );
}

/** The table before the action with this number. */
function backTo(course: Course, number: number, told: ToldByAll): Course {
  const act = course.acts[number];
  return act ? goOn({ ...course, table: act.before, acts: course.acts.slice(0, number), ask: null }, told) : course;
}

function ask(course: Course, by: Side, { what, at }: Extract<Body, { do: 'ask' }>, id: Hex): Result<Course> {
  const mark = `${by}/${what}`;
  if (at !== course.acts.length && !(course.isOld && at === undefined))
    return refuse('wrong-action', 'The question was asked at another moment of the game.');
  if (course.ask || course.asked.includes(mark)) return refuse('asked-already', 'That has been asked already.');
  if (what === 'undo' && !course.acts.some((act) => act.by === by))
    return refuse('wrong-action', 'There is nothing to take back.');
  return accept({ ...course, ask: { id, by, what, yes: [] }, asked: [...course.asked, mark] });
}

/** One no closes the request; it needs a yes from all others. */
function answer(
  course: Course,
  by: Side,
  { yes, to }: Extract<Body, { do: 'answer' }>,
  told: ToldByAll,
): Result<Course> {
  const { ask: open } = course;
  if (!open || open.by === by || open.yes.includes(by)) return refuse('wrong-action', 'Nothing was asked.');
  if (to !== open.id && !(course.isOld && to === undefined))
    return refuse('wrong-action', 'The answer belongs to another question.');
  if (!yes) return accept({ ...course, ask: null });
  return accept(granted({ ...course, ask: { ...open, yes: [...open.yes, by] } }, told));
}

/** A request is carried out as soon as all other devices have agreed. */
function granted(course: Course, told: ToldByAll): Course {
  const { ask: open } = course;
  if (!open || !devicesOf(course).every((side) => side === open.by || open.yes.includes(side))) return course;
  if (open.what === 'draw') return { ...course, ask: null, outcome: { type: 'drawn' } };
  return backTo(
    course,
    course.acts.findLastIndex(({ by }) => by === open.by),
    told,
  );
}

/**
 * With two players it ends the match. With more, a computer player on the host's device takes over the seat; only the
 * host cannot leave this way. Leaving reveals all secrets of the leaver, so that no draw – in progress or later – can
 * change because of it. So nothing here depends on chance, and a farewell is validated at any time; if the draw in
 * progress ends the game, the game was over before.
 */
function resign(course: Course, by: Side, secret: Hex | undefined, told: ToldByAll): Result<Course> {
  if (course.outcome?.type === 'over') return accept(course);
  if (course.outcome) return refuse('game-over', 'The match is over.');
  if (!isReady(course)) return refuse('bad-opening', 'Not all guests have joined yet.');
  if (course.bots[by] !== null) return refuse('wrong-action', 'A computer player only plays.');
  if (devicesOf(course).length <= 2) return accept({ ...course, ask: null, outcome: { type: 'resigned', by } });
  const [host] = course.keys;
  if (by === 0 || host === undefined) return refuse('wrong-action', 'The others play by way of the host.');
  const gone = { ...course, ask: null, keys: course.keys.with(by, host), bots: course.bots.with(by, STANDS_IN) };
  if (secret === undefined) {
    if (!course.isOld) return refuse('bad-secret', 'Whoever leaves gives away all secrets.');
    // Protocol 3 skipped the draw in progress.
    return accept(
      goOn(
        { ...gone, drawers: course.drawers.filter((side) => side !== by), steps: stepDue(course) ?? course.steps },
        told,
      ),
    );
  }
  const { chain } = rulesOf(course.terms);
  const all: Told = { step: chain, secret };
  const commitment = course.chains[by];
  if (!commitment || !follows({ match: course.match, side: by }, chain, { step: 0, secret: commitment }, all))
    return refuse('bad-secret', 'The secret is not the one that was committed to.');
  return accept(goOn({ ...gone, left: course.left.with(by, all) }, told));
}
