import { describe, expect, test } from 'vitest';
import { adapterOf } from '../../src/game/index.ts';
import type { Action, GameState } from '../../src/game/index.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { prepare } from '../../src/session/learn/lessons/index.ts';
import { teach } from '../../src/session/learn/tutor.ts';
import type { Advice, Match, MatchView } from '../../src/session/contracts/match.ts';
import { decline, playFirst } from '../support/playing.ts';
import { carcassonneTerms, gathered } from '../net/party.ts';
import { peerTableOf } from './peerTable.ts';
import { until } from './until.ts';

/** A follower is chosen while its tile is still held: one confirmation plays both actions. */

const GAMES = [
  ['castle', {}],
  ['zamek', {}],
  ['carcassonne', { modules: [] }],
  ['carcassonne', { modules: ['abbot', 'dragon', 'portal', 'princess', 'castles', 'bridges', 'bazaars'] }],
] as const;

function begin(rules: string, options: object = {}, more: Parameters<typeof createMatch>[1] = {}): Match {
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  const names = { players: ['Ada', 'Jan'], colours: [0, 1], seed: 'together' };
  const made = createMatch({ rules, options: options as never, seats, ...names }, more);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Holds the first tile on which a follower could stand; returns the first place for one. */
function hold(match: Match): string {
  const [cell] = match.view.legalCells;
  if (!cell) throw new Error('Expected a cell');
  match.intents.tapCell(cell);
  return idsIn(match.view)[0] ?? '';
}

const idsIn = ({ ahead }: Pick<MatchView, 'ahead'>): readonly string[] =>
  (ahead?.prompt?.options ?? []).filter(({ declines }) => !declines).map(({ id }) => id);
const isHeld = ({ gesture }: MatchView): boolean => gesture.type === 'placing';
const actionsOf = (match: Match): readonly Action[] =>
  (match.record() as { readonly actions: readonly Action[] }).actions;

/** Plays the first of everything, followers together with their tiles. */
function playTogether(match: Match, limit = 400): number {
  let joined = 0;
  for (let n = 0; n < limit && !match.view.over; n += 1) {
    if (match.view.legalCells.length === 0) {
      playFirst(match);
      continue;
    }
    const id = hold(match);
    if (id !== '') {
      match.intents.choose(id);
      joined += 1;
    }
    match.intents.confirm();
  }
  return joined;
}

describe.each(GAMES)('%s %j', (rules, options) => {
  test('a whole game by single confirmations is a record of the same actions, one after the other', () => {
    const match = begin(rules, options);
    expect(playTogether(match)).toBeGreaterThan(5);
    expect(match.view.over).toBe(true);
    const again = begin(rules, options, { record: JSON.parse(JSON.stringify(match.record())) });
    expect(again.view.state).toEqual(match.view.state);
    const verbs = actionsOf(match).map((action) => action.do);
    expect(verbs.filter((verb, n) => verb === 'deploy' && verbs[n - 1] === 'place').length).toBeGreaterThan(5);
  });

  test('what is offered is what is asked once the tile lies, as far as it is on the tile', () => {
    const match = begin(rules, options);
    let offered = 0;
    for (let n = 0; n < 120 && !match.view.over; n += 1) {
      const [cell] = match.view.legalCells;
      if (cell) {
        match.intents.tapCell(cell);
        const { ahead } = match.view;
        match.intents.confirm();
        const { prompt, state } = match.view;
        if (ahead) {
          offered += 1;
          expect(ahead.state.laid).toEqual(state.laid);
          expect(ahead.state.awaiting).toBe(state.awaiting);
          expect(prompt?.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...idsIn({ ahead })]));
        } else if (prompt?.awaiting === 'deploy' && prompt.actor === state.player)
          expect(prompt.options.every(({ target }) => target.on !== 'feature' || target.x !== cell.x)).toBe(true);
      } else playFirst(match);
    }
    expect(offered).toBeGreaterThan(5);
  });
});

describe('a follower chosen with its tile', () => {
  test('changes nothing before it is confirmed; without one, the usual step asks', () => {
    const match = begin('carcassonne');
    const { state } = match.view;
    const id = hold(match);
    match.intents.choose(id);
    expect(match.view.state).toBe(state);
    expect(match.view.ahead?.gesture).toMatchObject({ type: 'choosing', option: { id } });
    match.intents.undo();
    expect(match.view.gesture).toEqual({ type: 'idle' });
    hold(match);
    expect(match.view.ahead?.gesture).toEqual({ type: 'idle' });
    match.intents.confirm();
    expect(match.view.prompt?.awaiting).toBe('deploy');
    expect(match.view.gesture).toEqual({ type: 'idle' });
  });

  test('none can be chosen with it, too: the turn ends', () => {
    const match = begin('carcassonne');
    hold(match);
    const none = match.view.ahead?.prompt?.options.find(({ declines }) => declines);
    match.intents.choose(none?.id ?? '');
    match.intents.confirm();
    expect(actionsOf(match).map((action) => action.do)).toEqual(['place', 'pass']);
    expect(match.view.state.turn).toBe(2);
  });

  test('stays while the tile is turned, and is put back when it moves to another cell', () => {
    const match = begin('carcassonne');
    for (let n = 0; n < 40; n += 1) {
      const id = hold(match);
      const { gesture } = match.view;
      const other = match.view.legalCells.find((one) => gesture.type === 'placing' && one.x !== gesture.x);
      if (gesture.type === 'placing' && gesture.rotations.length > 1 && id !== '' && other) {
        match.intents.choose(id);
        match.intents.rotate(1);
        expect(match.view.gesture).toMatchObject({ type: 'placing', along: id });
        match.intents.tapCell(other);
        expect(match.view.gesture).toMatchObject({ type: 'placing', along: null });
        return;
      }
      match.intents.confirm();
      decline(match);
      match.intents.confirm();
    }
    throw new Error('Expected a tile that can be turned');
  });

  test('plays at once where choices are not confirmed; what is not offered does nothing', () => {
    const match = begin('carcassonne', {}, { confirm: () => false });
    const id = hold(match);
    match.intents.choose('deploy nowhere');
    expect(isHeld(match.view)).toBe(true);
    match.intents.choose(id);
    expect(actionsOf(match).map((action) => action.do)).toEqual(['place', 'deploy']);
  });

  test('is taken from a hint', async () => {
    let answer: (advice: Advice) => void = () => undefined;
    const adviser = {
      advise: () => new Promise<Advice | null>((resolve) => (answer = resolve)),
      judge: () => Promise.resolve(null),
      close: () => undefined,
    };
    const match = begin('carcassonne', {}, { adviser: adviser as never });
    const id = hold(match);
    const deploy = match.view.ahead?.prompt?.options.find((one) => one.id === id)?.action;
    const place = match.view.prompt?.options[0]?.action;
    if (!deploy || !place) throw new Error('Expected a placement with a follower');
    match.intents.undo();
    match.intents.askHint();
    answer({ actions: [place, deploy], value: 0, reasons: [] });
    await until(match, ({ hint }) => hint?.state === 'ready');
    match.intents.takeHint();
    expect(match.view.gesture).toMatchObject({ type: 'placing', along: id });
    match.intents.confirm();
    expect(actionsOf(match).map((action) => action.do)).toEqual(['place', 'deploy']);
  });

  test('is undone one action after the other where the turn goes on', () => {
    const match = begin('castle');
    for (let n = 0; n < 200 && !match.view.over; n += 1) {
      if (match.view.legalCells.length === 0) {
        playFirst(match);
        continue;
      }
      const before: GameState = match.view.state;
      const id = hold(match);
      if (id !== '') match.intents.choose(id);
      match.intents.confirm();
      if (id === '' || match.view.state.turn !== before.turn) continue;
      match.intents.undo();
      expect(match.view.prompt?.awaiting).toBe('deploy');
      match.intents.undo();
      expect(isHeld(match.view)).toBe(true);
      expect(match.view.state).toEqual(before);
      return;
    }
    throw new Error('Expected a turn that goes on after its follower');
  });

  test('is not offered where lessons teach one step after the other, as in the lesson about towers', () => {
    const ref = { rules: 'castle', id: 'tower' } as const;
    const { match, tutor } = teach(ref, prepare(ref), ['Ada', 'Jan'], { confirm: () => true, onDone: () => undefined });
    while (tutor.view.mood === 'told') tutor.next();
    const [cell] = match.view.legalCells;
    if (!cell) throw new Error('Expected a cell');
    match.intents.tapCell(cell);
    expect(isHeld(match.view)).toBe(true);
    expect(match.view.ahead).toBeNull();
  });

  test('reaches the other devices of a room as two entries of its log', async () => {
    const party = await gathered('together', 2, carcassonneTerms({ begins: 0 }));
    const tables = party.devices.map(({ room }) => peerTableOf(room).match);
    await party.clock.run(300);
    const mine = tables.find(({ view }) => view.myTurn);
    const theirs = tables.find((one) => one !== mine);
    if (!mine || !theirs) throw new Error('Expected a turn');
    mine.intents.choose(hold(mine));
    mine.intents.confirm();
    await party.clock.run(300);
    expect(theirs.view.state.laid).toHaveLength(1);
    expect(theirs.view.log.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['laid', 'deployed']));
    // Whatever was drawn: a follower of a region that this tile has completed is back already.
    const { pieces } = adapterOf('carcassonne');
    expect(pieces(theirs.view.state)).toEqual(pieces(mine.view.state));
    for (const match of tables) match.close();
  });
});
