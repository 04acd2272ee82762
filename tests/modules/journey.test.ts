import { describe, expect, test, vi } from 'vitest';
import { chooseAction } from '../../src/bots/choose.ts';
import type { Thinker } from '../../src/bots/thinker.ts';
import { adapterOf, checkGameRecord, carcassonne, seededRandom } from '../../src/game/index.ts';
import type { GameState } from '../../src/game/index.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import { parseSave } from '../../src/persistence/save.ts';
import { gameOf } from '../../src/session/games/index.ts';
import { formatLink, parseLink } from '../../src/session/links/link.ts';
import { recordUpTo } from '../../src/session/review/fork.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { readRecord, saveOf } from '../../src/session/saving/saveStore.ts';
import { until } from '../session/until.ts';
import { gainedIn } from '../support/playing.ts';
import { expectSame } from '../support/same.ts';
import { checkAdvice, hurried } from './advice.ts';
import {
  EVERY_MIX,
  MIXES,
  type Mix,
  OF_CANARY,
  begin,
  createPerson,
  dealt,
  newGame,
  optionsWith,
  rulesWith,
  seenIn,
  verbsOf,
} from './journey.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';

/** Every module, and one that no other code knows, through everything that a game goes through. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

vi.setConfig({ testTimeout: 120_000 });
const finished = new Map<Mix, ReturnType<typeof begin>>();

/** A game of six, in which most things happen to others. */
const bigGame = (mix: Mix): ReturnType<typeof newGame> => newGame(mix, 6);

/** By mix, the seed of a game in which everything happens that the modules allow; if the rules change, others are tried. */
const DOES_ALL = [1, 2, 13, 3];

/** A big game that random players have finished, with everything in it that the modules allow. */
function playedOut(mix: Mix): ReturnType<typeof begin> {
  const known = finished.get(mix);
  if (known) return known;
  const first = DOES_ALL[MIXES.indexOf(mix)] ?? 1;
  for (let seed = first; seed < first + 60; seed++) {
    const match = begin(bigGame(mix));
    const person = createPerson(`${mix.join()} ${seed}`);
    for (let n = 0; n < 1500 && !match.view.over; n++) person(match);
    const { verbs } = seenIn(match);
    if (!verbsOf(mix).every((verb) => verbs.has(verb))) continue;
    finished.set(mix, match);
    return match;
  }
  throw new Error(`Nobody did all of ${verbsOf(mix).join()}`);
}

type RecordText = Readonly<Record<string, unknown>>;
const actionsOf = ({ actions }: RecordText): readonly unknown[] => actions as readonly unknown[];

/** The state that a record replays to, as its players see it. */
function stateOf(record: unknown): GameState {
  const found = checkGameRecord(record);
  if (!found.ok) throw new Error(found.error.message);
  const { rules, record: begun } = found.value;
  const played = rules.replay(begun.start, begun.actions);
  if (!played.ok) throw new Error(played.error.message);
  return rules.hide(played.state);
}

/** The same for its beginning and after each of its actions. */
function statesOf(record: unknown): readonly GameState[] {
  const found = checkGameRecord(record);
  if (!found.ok) throw new Error(found.error.message);
  const { rules, record: begun } = found.value;
  const states: GameState[] = [];
  rules.replay(begun.start, begun.actions, ({ state }) => void states.push(rules.hide(state())));
  return states;
}

test('every module on offer is in one of the games', () =>
  expect(MIXES.flat().sort()).toEqual(carcassonne.MODULES.map(({ id }) => id).sort()));

describe.each(EVERY_MIX)('%s', (name, mix) => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
  ])('rules: random whole games (%i, of %i), undone, recorded and replayed', (seed, players) => {
    const setup = dealt(mix, `rules ${seed}`, players);
    const random = seededRandom(`moves ${seed}`);
    const position = carcassonne.startGame(setup);
    const actions: carcassonne.Action[] = [];
    while (position.awaiting !== 'over') {
      const before = carcassonne.stateOf(position);
      expectSame(carcassonne.stateOf(carcassonne.positionOf(before, setup.rules)), before);
      const moves = [...position.legalMoves()];
      for (const move of moves.slice(0, 4)) {
        position.play(move);
        position.undo();
      }
      expectSame(carcassonne.stateOf(position), before);
      const move = moves[Math.floor(random() * moves.length)] ?? -1;
      const action = position.actionOf(move);
      expectSame(position.moveOf(action), { ok: true, value: move });
      actions.push(action);
      position.play(move);
    }
    const record: unknown = JSON.parse(JSON.stringify(carcassonne.formatCarcassonneRecord(setup, actions)));
    const found = checkGameRecord(record);
    if (!found.ok) throw new Error(found.error.message);
    const { rules, record: begun } = found.value;
    expect(rules.replay(begun.start, begun.actions)).toEqual({
      ok: true,
      actions,
      state: carcassonne.stateOf(position),
    });
    expect(rules.formatRecord({ ...begun, actions })).toEqual(record);
    // The record is the same without knowledge of the stack.
    const told = rules.formatRecord({
      players: setup.players,
      start: rules.origin(carcassonne.hideSecrets(carcassonne.stateOf(position), setup.rules)),
      actions,
    });
    const again = checkGameRecord(JSON.parse(JSON.stringify(told)));
    if (!again.ok) throw new Error(again.error.message);
    const replayed = rules.replay(again.value.record.start, again.value.record.actions);
    expect(replayed.ok && { ...replayed.state, knownReturns: 0 }).toEqual(carcassonne.stateOf(position));
  });

  test('a match: played by intents to its end, its points add up', () => {
    const match = playedOut(mix);
    expect(match.view.over).toBe(true);
    expect(gainedIn(match.view)).toBe(match.view.state.scores.reduce((sum, score) => sum + score, 0));
    expect(match.view.state.options).toMatchObject({ modules: mix });
    const { verbs, events } = seenIn(match);
    const words = [...events].flatMap((event) => /^scored (.+)/.exec(event)?.[1] ?? []);
    const unlisted = words.filter((word) => !gameOf('carcassonne').categories.includes(word));
    if (!mix.includes('canary')) {
      expect(unlisted).toEqual([]);
      return;
    }
    expect([...verbs]).toEqual(expect.arrayContaining([...OF_CANARY.verbs]));
    expect([...events]).toEqual(expect.arrayContaining([...OF_CANARY.events]));
    expect((match.view.state as carcassonne.CarcassonneState).returned).toHaveLength(1);
  });

  test('a match: undo works, but what was revealed stays', () => {
    const match = begin(newGame(mix));
    const person = createPerson('undo');
    let undone = 0;
    for (let n = 0; n < 250 && !match.view.over; n++) {
      const { state, prompt } = match.view;
      person(match);
      if (!match.view.canUndo) continue;
      const after = match.view.state;
      expect(after.drawn).toEqual(state.drawn);
      match.intents.undo();
      expect([match.view.state, match.view.prompt]).toEqual([state, prompt]);
      undone++;
      match.intents.confirm();
      if (match.view.state === state) person(match);
    }
    expect(undone).toBeGreaterThan(5);
  });

  test('a save: interrupted after every action, it continues at the same choice', () => {
    const game = newGame(mix);
    const match = begin(game);
    const person = createPerson(`${name} 1`);
    const kinds = new Set<string>();
    const cuts: { readonly record: RecordText; readonly state: GameState }[] = [];
    for (let n = 0; !match.view.over; n++) {
      person(match);
      const { state } = match.view;
      const save = parseSave(JSON.parse(JSON.stringify(saveOf({ id: 'one', game, match }, 1))));
      if (!save.ok) throw new Error(save.error.message);
      const { newGame: saved, record } = save.value.match;
      expect(saved.options).toEqual(game.options);
      cuts.push({ record, state });
      if (!kinds.has(state.awaiting)) expect(stateOf(record)).toEqual(state);
      kinds.add(state.awaiting);
      // The whole match, and hidden information: only sometimes, since it needs a complete match.
      if (n % 24 !== 0) continue;
      expect(stateOf(record)).toEqual(state);
      const again = begin(saved, { record });
      const { view } = again;
      expect([view.state, view.prompt, view.log, view.canUndo]).toEqual([
        match.view.state,
        match.view.prompt,
        match.view.log,
        match.view.canUndo,
      ]);
      const [one, other] = [begin(game, { record: match.record() }), again];
      const [mine, yours] = [createPerson('on'), createPerson('on')];
      for (let step = 0; step < 20; step++) {
        mine(one);
        yours(other);
      }
      expect(other.record()).toEqual(one.record());
    }
    // Every record is a prefix of the last one, which is replayed once for all.
    const last = cuts.at(-1);
    if (!last) throw new Error('Expected a save');
    const states = statesOf(last.record);
    expect(states.at(-1)).toEqual(stateOf(last.record));
    for (const { record, state } of cuts) {
      const actions = actionsOf(record);
      expectSame({ ...record, actions: [] }, { ...last.record, actions: [] });
      expectSame(actions, actionsOf(last.record).slice(0, actions.length));
      expectSame(states[actions.length], state);
    }
  });

  test('a replay: every moment as it was known at that time, and continued from there', () => {
    const live = playedOut(mix);
    const tableMatch = createTableMatch(bigGame(mix), live, { pace: () => 1, newAdviser: () => IDLE_ADVISER });
    tableMatch.open(0);
    const { review } = tableMatch;
    if (!review) throw new Error('There is no review');
    const record = live.record() as { readonly actions: readonly unknown[] };
    expect(review.view.last).toBe(record.actions.length);
    for (let moment = 0; moment <= review.view.last; moment += moment % 20 === 0 ? 1 : 19) {
      review.go(moment);
      const then = begin(bigGame(mix), { record: recordUpTo(record, moment) });
      expect({ ...tableMatch.match.view.state, knownReturns: 0 }).toEqual({ ...then.view.state, knownReturns: 0 });
      expect(tableMatch.match.view.log.map(({ event }) => event)).toEqual(then.view.log.map(({ event }) => event));
    }
  });

  test('a link: the whole game, readable by anybody', async () => {
    const match = playedOut(mix);
    const link = await formatLink(match.record(), 7);
    const parsed = await parseLink(link);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const read = readRecord(parsed.value.record);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.game.options).toEqual(optionsWith(mix));
    expect(begin(read.value.game, { record: read.value.record }).view.state).toEqual(match.view.state);
  });

  test('a bot of the lowest level plays it to its end', { timeout: 120_000 }, async () => {
    const thinker: Thinker = {
      think: (state, level, seed) => Promise.resolve(chooseAction(state, level, seed)),
      close: () => undefined,
    };
    const match = begin(newGame(mix, 2, Array(2).fill({ kind: 'bot', level: 'novice' })), { thinker });
    await until(match, ({ over }) => over);
    expect(match.view.over).toBe(true);
    expect(seenIn(match).verbs.size).toBeGreaterThan(1);
  });

  test('a hint and a searching level: legal at every choice, with the state unchanged', { timeout: 120_000 }, () =>
    checkAdvice(mix, 1, hurried()),
  );

  test('a state with secrets hidden from a player can be played up to the next draw', () => {
    const rules = adapterOf('carcassonne');
    const position = carcassonne.startGame(dealt(mix, 'hidden'));
    const random = seededRandom('hidden');
    while (position.awaiting !== 'over') {
      const actions = position.legalActions();
      const state = carcassonne.stateOf(position);
      const hidden = rules.hide(state);
      const action = actions[Math.floor(random() * actions.length)];
      if (!action) throw new Error('There is no action');
      // One state after the other: the rules keep only the last one's position.
      expectSame(rules.legalActions(hidden), actions);
      const prompt = rules.prompt(hidden);
      expect(rules.act(hidden, action, 'draw').ok).toBe(true);
      expectSame(prompt, rules.prompt(state));
      expectSame(rules.pieces(hidden), rules.pieces(state));
      const move = position.moveOf(action);
      if (!move.ok) throw new Error(move.error.message);
      position.play(move.value);
    }
    expect(rulesWith(mix).options.modules).toEqual(mix);
  });
});
