import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../src/bots/adviser.ts';
import { simplestAction } from '../../src/bots/simplest.ts';
import type { Thinker } from '../../src/bots/thinker.ts';
import { checkAnyRecord, checkGameRecord, carcassonne } from '../../src/game/index.ts';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import type { Saves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import type { Match, NewGame, Seat } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { createPerson } from '../modules/journey.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { decline, gainedIn, optionsFor, playFirst } from '../support/playing.ts';
import { textStorage } from '../support/textStorage.ts';
import { until } from './until.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';

const HUMAN: Seat = { kind: 'human' };
const BOT: Seat = { kind: 'bot', level: 'novice' };
const thinker: Thinker = { think: async (state) => simplestAction(state), close: () => undefined };
/** Advises the first legal action. */
const adviser: Adviser = {
  ...IDLE_ADVISER,
  advise: async (state) => ({ actions: [simplestAction(state)], value: 0, reasons: [] }),
};

const newGame = (seats: readonly Seat[], options: NewGame['options'] = {}): NewGame => ({
  rules: 'carcassonne',
  options,
  players: ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'].slice(0, seats.length),
  seats,
  colours: [0, 1, 8, 13, 4, 7].slice(0, seats.length),
  seed: 'session',
});

function begin(game: NewGame, record?: unknown): Match {
  const match = createMatch(game, { thinker, adviser, ...(record === undefined ? {} : { record }) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

describe('a match of Carcassonne', () => {
  test.each([2, 3, 6])('%i people play to the end by intents; the record replays to the same state', (size) => {
    const match = begin(newGame(Array<Seat>(size).fill(HUMAN), { modules: ['river-1', 'abbot'] }));
    for (let n = 0; n < 600 && !match.view.over; n++) playFirst(match);
    expect(match.view.over).toBe(true);
    const read = checkAnyRecord(match.record());
    if (!read.ok || read.value.game !== 'carcassonne') throw new Error('Expected a record of Carcassonne');
    const again = carcassonne.replay(read.value.record);
    if (!again.ok) throw new Error(again.error.message);
    expect(carcassonne.stateOf(again.value.position).scores).toEqual(match.view.state.scores);
    expect(gainedIn(match.view)).toBe(match.view.state.scores.reduce((sum, score) => sum + score, 0));
  });

  test('lets bots play whenever it is their turn, and only then', async () => {
    const match = begin(newGame([BOT, HUMAN, BOT]));
    for (let n = 0; n < 200 && !match.view.over; n++) {
      await until(match, ({ myTurn, over }) => myTurn || over);
      if (match.view.over) break;
      expect(match.view.actor).toBe(1);
      playFirst(match);
    }
    expect(match.view.over).toBe(true);
  });

  test('hides the tiles to come in the view, and shows figures in hand', () => {
    const { view } = begin(newGame([HUMAN, HUMAN], { modules: ['abbot'] }));
    expect((view.state as carcassonne.CarcassonneState).stack).toBeNull();
    expect(view.players[0]?.figures).toEqual([
      { sort: 'follower', inHand: 7, of: 7 },
      { sort: 'abbot', inHand: 1, of: 1 },
    ]);
  });

  test('previews an undone tile where it was placed; nothing is undone past a draw', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    const [cell] = match.view.legalCells;
    if (!cell) throw new Error('Expected a place');
    match.intents.tapCell(cell);
    match.intents.confirm();
    expect(match.view.state.awaiting).toBe('deploy');
    match.intents.undo();
    expect(match.view.gesture).toMatchObject({ type: 'placing', x: cell.x, y: cell.y });
    match.intents.confirm();
    decline(match);
    match.intents.confirm();
    expect([match.view.state.turn, match.view.canUndo]).toEqual([2, false]);
  });

  test('selects the first figure on a feature by a tap, the next one by another tap', () => {
    for (let n = 0; n < 40; n++) {
      const match = begin({ ...newGame([HUMAN, HUMAN], { modules: ['abbot'] }), seed: `monastery/${n}` });
      playOnlyPlace(match);
      const both = deployable(match, 'monastery');
      const [first] = both;
      if (both.length < 2 || !first) continue;
      match.intents.tapFeature(first);
      expect(match.view.gesture).toMatchObject({ option: { piece: 'follower', target: { feature: first.feature } } });
      match.intents.tapFeature(first);
      expect(match.view.gesture).toMatchObject({ option: { piece: 'abbot', target: { feature: first.feature } } });
      return;
    }
    throw new Error('Expected a monastery among forty first tiles');
  });

  test('without confirmation decides by a tap where one figure may stand, and asks where two may', () => {
    for (let n = 0; n < 40; n++) {
      const created = createMatch(
        { ...newGame([HUMAN, HUMAN], { modules: ['abbot'] }), seed: `quick/${n}` },
        { thinker, adviser, confirm: () => false },
      );
      if (!created.ok) throw new Error(created.error.message);
      const match = created.value;
      playOnlyPlace(match);
      const [single] = deployable(match, 'road', 'city');
      const [pair] = deployable(match, 'monastery');
      if (!single || !pair) continue;
      match.intents.tapFeature(pair);
      expect(match.view.state.turn).toBe(1);
      match.intents.tapFeature(single);
      expect(match.view.state.turn).toBe(2);
      return;
    }
    throw new Error('Expected a monastery with a road among forty first tiles');
  });

  test('gives a hint, shows it on the board on request, and drops it with the next action', async () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    match.intents.askHint();
    expect(match.view.hint).toEqual({ state: 'thinking' });
    await until(match, ({ hint }) => hint?.state === 'ready');
    match.intents.takeHint();
    expect(match.view.gesture.type).toBe('placing');
    match.intents.confirm();
    expect(match.view.hint).toBeNull();
  });

  test('refuses a record of another rule set, or one that does not replay, with its code', () => {
    const match = begin(newGame([HUMAN, HUMAN]));
    const record = match.record() as Record<string, unknown>;
    const broken = createMatch(newGame([HUMAN, HUMAN]), {
      record: { ...record, actions: [{ player: 0, do: 'pass' }] },
    });
    expect(broken).toMatchObject({ ok: false, error: { code: 'wrong-action' } });
    expect(createMatch(newGame([HUMAN, HUMAN]), { record: { ...record, rules: 'castle' } }).ok).toBe(false);
  });
});

/** Features of these kinds where a follower can be placed. */
const deployable = ({ view }: Match, ...kinds: readonly string[]) =>
  optionsFor(view, 'deploy').flatMap(({ target }) =>
    target.on === 'feature' && kinds.includes(target.kind) ? [target] : [],
  );

function playOnlyPlace({ view, intents }: Match): void {
  const [cell] = view.legalCells;
  if (cell) intents.tapCell(cell);
  intents.confirm();
}

describe('the application with Carcassonne', () => {
  const box = memoryStore();
  let kept: Saves | undefined;
  const open = async (): Promise<Application> => {
    kept ??= await openSaves();
    return createApp({
      saves: kept,
      storage: textStorage(),
      tablePainter: () => ({}) as never,
      finished: box,
      match: { thinker, adviser },
    });
  };

  test('keeps every action, continues where it was, and lists a finished game', async () => {
    const app = await open();
    expect(await app.newGame(newGame([HUMAN, HUMAN, HUMAN]))).toBeNull();
    const { match } = app;
    if (!match) throw new Error('Expected a match');
    for (let n = 0; n < 9; n++) playFirst(match);
    const before = match.view.state;
    await expect.poll(async () => (await kept?.latest())?.ok).toBe(true);

    const again = await open();
    await expect.poll(() => again.savedGames.length).toBe(1);
    const [save] = again.savedGames;
    expect(save).toMatchObject({ rules: 'carcassonne', names: ['Ada', 'Jan', 'Zofia'], over: false });
    expect(await again.continueSaved(save?.id ?? '')).toBeNull();
    expect(again.match?.view.state).toEqual(before);

    const on = again.match;
    if (!on) throw new Error('Expected a match');
    for (let n = 0; n < 600 && !on.view.over; n++) playFirst(on);
    await expect.poll(() => again.savedGames[0]?.over).toBe(true);
    expect(again.archive.games).toMatchObject([
      { rules: 'carcassonne', result: { scores: on.view.state.scores, counted: true } },
    ]);
  });

  test('exports and imports records', async () => {
    const app = await open();
    await app.newGame(newGame([HUMAN, BOT]));
    const text = app.exportRecord();
    app.leaveMatch();
    expect([app.screen, app.match]).toEqual(['menu', null]);
    expect(await app.importRecord(text ?? '')).toBeNull();
    expect(app.match?.view.players.map(({ seat }) => seat.kind)).toEqual(['human', 'human']);
  });

  test('exports a record that lists its draws for tools that know only the format, and recognizes it again', async () => {
    const app = await open();
    // As games are saved: two tiles are set aside, and return when the volcano is placed.
    const deck = 'B31 D12 B02 D08 B31 D01 B28 B31 B02 B28 B31 B29'.split(' ');
    const dealt = { ...(finishedCarcassonne(2, { modules: ['dragon'], deck: 0 }) as object), deck, returned: 0 };
    expect(await app.importRecord(JSON.stringify(dealt))).toBeNull();
    const { match } = app;
    if (!match) throw new Error('Expected a match');
    const person = createPerson('exported');
    const state = (): carcassonne.CarcassonneState => match.view.state as carcassonne.CarcassonneState;
    const exported = () => JSON.parse(app.exportRecord() ?? '') as { returned?: number; deck: readonly string[] };
    /** Read by a tool that does not know stacks. */
    function told(): carcassonne.CarcassonneState {
      const { returned: _unknown, ...record } = exported();
      const found = checkGameRecord(record);
      if (!found.ok) throw new Error(found.error.message);
      const played = found.value.rules.replay(found.value.record.start, found.value.record.actions);
      if (!played.ok) throw new Error(played.error.message);
      return played.state as carcassonne.CarcassonneState;
    }
    const asFar = ({ drawn, laid, scores, awaiting, hand, returned }: carcassonne.CarcassonneState) =>
      ({ drawn, laid, scores, awaiting, hand, returned }) as const;
    for (let n = 0; n < 40 && state().returned.length === 0; n++) person(match);
    expect([state().returned.length, exported().returned]).toEqual([2, 2]);
    expect(asFar(told())).toEqual(asFar(state()));
    expect(match.record()).toMatchObject({ returned: 0, deck });

    const known = app.archive.games.length;
    for (let n = 0; n < 100 && !match.view.over; n++) person(match);
    expect(exported()).not.toHaveProperty('returned');
    expect(exported().deck).toEqual(state().drawn);
    expect(asFar(told())).toEqual(asFar(state()));
    await expect.poll(() => app.archive.games.length).toBe(known + 1);
    const text = app.exportRecord() ?? '';
    app.leaveMatch();
    expect(await app.importRecord(text)).toBeNull();
    // It is the same as the existing one: nothing is added, and it is unchanged.
    expect(app.archive.games.length).toBe(known + 1);
    expect(app.match?.record()).toMatchObject({ returned: 0, deck });
  });

  test.each([
    ['modules nobody knows', { options: { modules: ['dragons'] } }, 'bad-modules'],
    ['too many players', { players: Array(7).fill('Ada') }, 'bad-players'],
    ['a tile nobody knows', { deck: ['C99'] }, 'bad-deck'],
    ['a start that does not fit', { start: [] }, 'bad-start'],
    ['no actions', { actions: 'none' }, 'bad-actions'],
    ['an action of the wrong player', { actions: [{ player: 1, do: 'pass' }] }, 'wrong-player@0'],
    ['a tile where none can lie', { actions: [{ player: 0, do: 'place', x: 7, y: 7, rotation: 0 }] }, 'not-adjacent@0'],
  ])('refuses a record with %s for its actual issue, and nothing changes', async (_, change, code) => {
    const app = await open();
    await app.newGame(newGame([HUMAN, HUMAN]));
    const at = app.match;
    expect(
      await app.importRecord(JSON.stringify({ ...(finishedCarcassonne(2, { deck: 6 }) as object), ...change })),
    ).toBe(code);
    expect(app.match).toBe(at);
  });

  test('seats the same people in a rematch, and the next one begins', async () => {
    const app = await open();
    await app.newGame(newGame([HUMAN, HUMAN, HUMAN]));
    expect(await app.rematch()).toBeNull();
    expect(app.match?.view.players.map(({ name }) => name)).toEqual(['Jan', 'Zofia', 'Ada']);
  });
});
