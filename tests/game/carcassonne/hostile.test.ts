import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnyRecord, carcassonne, readAnyRecord } from '../../../src/game/index.ts';

/** Input from outside is answered with a code, never with an exception, and changes nothing. */

const header = {
  format: 'ramparts-record',
  version: 1,
  rules: 'carcassonne',
  options: {},
  players: ['Ada', 'Jan'],
  deck: ['B31', 'B21', 'B02'],
  actions: [] as unknown[],
};
const anything = fc.anything({ withBigInt: false, withDate: false });
const soup = fc.record(
  {
    player: fc.oneof(fc.integer({ min: -1, max: 2 }), anything),
    do: fc.oneof(fc.constantFrom('place', 'deploy', 'recall', 'pass', 'score', '__proto__'), anything),
    x: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double(), anything),
    y: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer()),
    rotation: fc.oneof(fc.integer({ min: 0, max: 4 }), anything),
    feature: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.integer()),
    figure: fc.oneof(fc.constant('abbot'), anything),
  },
  { requiredKeys: [] },
);

describe('hostile input', () => {
  test('answers any header', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('options', 'players', 'start', 'deck', 'returned', 'actions'),
        fc.oneof(anything, fc.integer({ min: -1, max: 4 })),
        (key, value) => {
          const read = checkAnyRecord({ ...header, [key]: value });
          if (read.ok && read.value.game === 'carcassonne') carcassonne.replay(read.value.record);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('refuses more returning tiles than the deck has, or a malformed number', () => {
    const codes = [0, 3, 4, -1, 1.5, '1', null]
      .map((returned) => checkAnyRecord({ ...header, returned }))
      .map((read) => (read.ok ? 'read' : read.error.code));
    expect(codes).toEqual(['read', 'read', ...Array<string>(5).fill('bad-deck')]);
  });

  test.each([
    ['modules', 'bad-modules'],
    ['tiles', 'bad-options'],
  ])('refuses an object that claims to be text among the %s', (name, code) => {
    const read = checkAnyRecord({ ...header, options: { [name]: [{ toString: 0 }] } });
    expect(read.ok ? 'read' : read.error.code).toBe(code);
  });

  test('answers any options', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('modules', 'tiles', 'fields', 'tinyCity', 'followers', 'fairy'), anything),
        (options) => {
          const read = checkAnyRecord({ ...header, options });
          if (!read.ok) expect(['bad-options', 'bad-modules', 'bad-deck']).toContain(read.error.code);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('answers any action; an illegal one changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(soup, anything), { maxLength: 6 }), (actions) => {
        const read = checkAnyRecord({ ...header, options: { modules: ['abbot'] }, actions });
        if (!read.ok || read.value.game !== 'carcassonne') throw new Error('Expected a valid header');
        const { setup } = read.value.record;
        const game = carcassonne.replay(read.value.record);
        if (game.ok) return;
        const before = carcassonne.replay({ setup, actions: actions.slice(0, game.at) });
        if (!before.ok) throw new Error('Expected the previous actions to be legal');
        const state = carcassonne.stateOf(before.value.position);
        const action = carcassonne.parseAction(actions[game.at], setup.rules.shapes);
        if (action.ok) before.value.position.moveOf(action.value);
        expect(carcassonne.stateOf(before.value.position)).toEqual(state);
      }),
      { numRuns: 400 },
    );
  });

  test('answers broken text', () => {
    const text = JSON.stringify(header);
    for (let cut = 0; cut < text.length; cut += 3) expect(readAnyRecord(text.slice(0, cut)).ok).toBe(false);
    expect(readAnyRecord(text).ok).toBe(true);
  });

  test('a line of 400 tiles runs as far as it likes', () => {
    const actions = Array.from({ length: 400 }, (_, n) => [
      { player: n % 2, do: 'place', x: n + 1, y: 0, rotation: 0 },
      { player: n % 2, do: 'pass' },
    ]).flat();
    const read = checkAnyRecord({ ...header, deck: Array<string>(400).fill('B31'), actions });
    if (!read.ok || read.value.game !== 'carcassonne') throw new Error('Expected a valid record');
    const game = carcassonne.replay(read.value.record);
    if (!game.ok) throw new Error(`${game.at}: ${game.error.code}`);
    expect(game.value.position.awaiting).toBe('over');
    const state = carcassonne.stateOf(game.value.position);
    expect(carcassonne.stateOf(carcassonne.positionOf(state, game.value.position.table.rules))).toEqual(state);
  });

  test('400 tiles at start, far apart, and a deck of 400', () => {
    const start = Array.from({ length: 400 }, (_, n) => ({
      tile: 'B02',
      x: (n % 20) * 20 - 200,
      y: Math.floor(n / 20) * 20 - 200,
      rotation: 0,
    }));
    const read = checkAnyRecord({ ...header, start, deck: Array<string>(400).fill('B02') });
    if (!read.ok || read.value.game !== 'carcassonne') throw new Error('Expected a valid record');
    const game = carcassonne.replay(read.value.record);
    expect(game.ok && game.value.position.legalMoves().length).toBe(400 * 16);
  });
});
