import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { SAVE_FORMAT, parseSave, type Save, type SavedNewGame } from '../../src/persistence/save.ts';
import { SAVE_VERSION, type Migration } from '../../src/persistence/migrations/index.ts';
import type { NewGame } from '../../src/session/contracts/match.ts';
import { sampleSave } from './samples.ts';

const SAVES = join(import.meta.dirname, 'saves');
const readSave = (name: string): unknown => JSON.parse(readFileSync(join(SAVES, name), 'utf8'));
const codeOf = (value: unknown): string => {
  const save = parseSave(value);
  return save.ok ? 'accepted' : save.error.code;
};

/** The sample with one place changed, by a path like `match.newGame.seats`. */
function damaged(path: string, value: unknown): unknown {
  const save: unknown = structuredClone(sampleSave());
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = save as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return save;
}

describe('parseSave', () => {
  test('reads back what was written', () => {
    const save = sampleSave({ actions: [{ player: 0, do: 'pass' }] });
    expect(parseSave(JSON.parse(JSON.stringify(save)))).toEqual({ ok: true, value: save });
  });

  test('reads a set-up that is exactly what the session needs', () => {
    // Its tiles are in the record.
    expectTypeOf<SavedNewGame>().toEqualTypeOf<Omit<NewGame, 'set'>>();
  });

  test.each([
    ['format', 'other-save', 'save-format'],
    ['format', undefined, 'save-format'],
    ['version', 0, 'save-malformed'],
    ['version', '1', 'save-malformed'],
    ['version', SAVE_VERSION + 1, 'save-newer'],
    ['id', '', 'save-malformed'],
    ['savedAt', Infinity, 'save-malformed'],
    ['match', [], 'save-malformed'],
    ['match.record', null, 'save-malformed'],
    ['match.newGame', undefined, 'save-malformed'],
    ['match.newGame.rules', 'chess', 'save-malformed'],
    ['match.newGame.players', ['Ada'], 'save-malformed'],
    ['match.newGame.players', ['Ada', 2], 'save-malformed'],
    ['match.newGame.seats', [{ kind: 'human' }, { kind: 'bot' }], 'save-malformed'],
    ['match.newGame.colours', [0, '1'], 'save-malformed'],
    ['match.newGame.seed', 7, 'save-malformed'],
  ])('%s: %j is refused with %s', (path, value, code) => {
    expect(codeOf(damaged(path, value))).toBe(code);
  });

  test('answers any input', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof codeOf(value) === 'string'));
    const places = fc.constantFrom(
      'version',
      'id',
      'match',
      'match.record',
      'match.newGame',
      'match.newGame.seats',
      'match.newGame.options',
    );
    fc.assert(fc.property(places, fc.anything(), (path, value) => typeof codeOf(damaged(path, value)) === 'string'));
  });
});

describe('saves of earlier versions', () => {
  test('exist for each version', () => {
    const versions = readdirSync(SAVES).map((name) => (readSave(name) as { version: number }).version);
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: SAVE_VERSION }, (_, index) => index + 1));
  });

  test.each(readdirSync(SAVES))('%s can be read', (name) => {
    expect(codeOf(readSave(name))).toBe('accepted');
  });

  test('migrate in order from the version of the save on', () => {
    const note =
      (step: string): Migration =>
      (save) => ({ ...save, id: `${String(save['id'])}-${step}` });
    const migrations = [note('to2'), note('to3')];
    const read = (version: number) => parseSave({ ...sampleSave(), version }, migrations);
    expect([read(1), read(2), read(3), read(4)].map((save) => (save.ok ? save.value.id : save.error.code))).toEqual([
      'one-to2-to3',
      'one-to3',
      'one',
      'save-newer',
    ]);
  });
});

describe('a save of Carcassonne', () => {
  const save: Save = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id: 'plane',
    savedAt: 1,
    match: {
      record: { format: 'ramparts-record' },
      newGame: {
        rules: 'carcassonne',
        options: { modules: ['abbot'], fields: 'city-4', tinyCity: 2, followers: 5 },
        players: ['Ada', 'Jan', 'Zofia'],
        seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }, { kind: 'human' }],
        colours: [0, 1, 8],
        seed: 's',
      },
    },
    result: {
      ended: 'resigned',
      by: 1,
      winners: [0, 2],
      scores: [30, 12, 30],
      turns: 71,
      points: { city: [20, 4, 30] },
      counted: true,
    },
  };
  /** With another set-up or result. */
  const changed = (part: 'newGame' | 'result', change: object): unknown =>
    part === 'newGame'
      ? { ...save, match: { ...save.match, newGame: { ...save.match.newGame, ...change } } }
      : { ...save, result: { ...save.result, ...change } };

  test('is read as written', () => {
    expect(parseSave(JSON.parse(JSON.stringify(save)))).toEqual({ ok: true, value: save });
  });

  test('whose result does not say how the game ended counts as over', () => {
    const read = parseSave(JSON.parse(JSON.stringify(changed('result', { ended: undefined, by: undefined }))));
    expect(read.ok && read.value.result).toMatchObject({ ended: 'over', winners: [0, 2] });
    expect(read.ok && read.value.result).not.toHaveProperty('by');
  });

  test('keeps options of modules; an unknown one is left out, since the record decides', () => {
    const read = (options: object): unknown => {
      const parsed = parseSave(changed('newGame', { options }));
      return parsed.ok && parsed.value.match.newGame.options;
    };
    expect(read({ modules: ['river-1'], fields: 'city-4' })).toEqual({ modules: ['river-1'], fields: 'city-4' });
    expect(read({ fields: 'never', followers: 5, tokenUse: 'next-turn' })).toEqual({ followers: 5 });
    const castle = parseSave({
      ...sampleSave(),
      match: {
        ...sampleSave().match,
        newGame: { ...sampleSave().match.newGame, options: { tokenUse: 'never', tokens: false } },
      },
    });
    expect(castle.ok && castle.value.match.newGame.options).toEqual({ tokens: false });
  });

  test.each([
    [{ players: [] }],
    [{ players: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    [{ players: ['Ada', 'Jan'] }],
    [{ seats: [{ kind: 'human' }, { kind: 'bot' }, { kind: 'human' }] }],
    [{ colours: [0, 1] }],
    [{ seed: 7 }],
    [{ options: 'none' }],
  ])('is refused if its set-up has %j', (change) => expect(codeOf(changed('newGame', change))).toBe('save-malformed'));

  test.each([
    [{ winners: ['Ada'] }],
    [{ scores: [1, 2] }],
    [{ turns: 'all' }],
    [{ counted: 1 }],
    [{ ended: 'won' }],
    [{ ended: 'drawn' }],
    [{ by: 3 }],
    [{ by: undefined }],
  ])('has a result with %j recomputed later', (change) => {
    expect(parseSave(changed('result', change))).toMatchObject({ ok: true, value: { id: 'plane' } });
    const read = parseSave(changed('result', change));
    expect(read.ok && read.value.result).toBe(undefined);
  });
});
