import { describe, expect, test, vi } from 'vitest';
import { adapterOf } from '../../src/game/index.ts';
import type * as Game from '../../src/game/index.ts';
import { lot } from '../../src/net/fair/chain.ts';
import { agreementOf } from '../../src/net/log/agreement.ts';
import { optionsOf } from '../../src/net/log/terms.ts';
import { parseTerms } from '../../src/net/wire/parseEntry.ts';
import { NAMES, actIn, at, carcassonneTerms, gameIn, gathered, headsIn, hostOf } from './party.ts';
import type { Party } from './party.ts';

vi.mock('../../src/game/index.ts', async (original) => {
  const real = await original<typeof Game>();
  const { DICE } = await import('./dice.ts');
  const ADAPTERS = [...real.ADAPTERS, DICE];
  return {
    ...real,
    ADAPTERS,
    adapterOf: (id: string) => ADAPTERS.find((adapter) => adapter.id === id) ?? real.adapterOf(id),
  };
});

describe('agreed and saved data is written as before', () => {
  test.each([
    [
      'castle',
      { tokenUse: 'same-turn', tokens: true },
      [0, 1],
      'lot',
      undefined,
      'e3bf140919ca59046a3a8d5c6b973f0e3c7e8d562d901d44c2d2a94dc6bb668c',
    ],
    [
      'zamek',
      { tokenUse: 'next-turn', tokens: false },
      [0, 1],
      1,
      undefined,
      '7b4b46f2a983e7c6206b873bdbb01a57e4bc2e9b60d28efd5f1289e96c16d4fc',
    ],
    [
      'carcassonne',
      { modules: [], fields: 'each-3', tinyCity: 4, followers: 7 },
      [0, 1],
      0,
      [null, null],
      '53eebdba82540e8734f61eae4e98cf120793a3783902b2685045b1b4fec4535f',
    ],
    [
      'carcassonne',
      { modules: ['abbot', 'river-1'], fields: 'city-4', tinyCity: 2, followers: 5 },
      [0, 1, 2],
      'lot',
      [null, null, 'castellan'],
      '1d7f88c93f1192efa29eb81c347689dc1ee6dc0d69e475824760f924b88499de',
    ],
  ])('%s with %j', (rules, options, colours, begins, bots, digest) => {
    const given = { rules, options, names: NAMES.slice(0, colours.length), colours, begins, ...(bots ? { bots } : {}) };
    const terms = parseTerms(given);
    expect(terms && agreementOf({ rev: 1, terms, keys: colours.map(() => 'a'.repeat(64)), after: null })).toBe(digest);
  });

  test('options of a module are complete in terms where they differ from the defaults; values that no form offers are refused', () => {
    const dice = adapterOf('dice');
    expect(optionsOf(dice, { modules: ['bids'], least: 2 })).toEqual({ modules: ['bids'], target: 50, least: 2 });
    expect(optionsOf(dice, { modules: ['bids'], least: 1 })).toEqual({ modules: ['bids'], target: 50 });
    expect(optionsOf(dice, { stray: 2 })).toBeUndefined();
    expect(optionsOf(adapterOf('carcassonne'), { tiles: ['base'] })).toMatchObject({
      tiles: ['base'],
      fields: 'each-3',
    });
    expect(optionsOf(adapterOf('carcassonne'), { tiles: ['unknown'] })).toBeUndefined();
  });
});

describe('draws', () => {
  test('a lot without choices is a bug', () => {
    expect(() => lot('', [], 1, 0)).toThrow('something to draw');
  });
});

describe('a game that draws several times in a turn, and during it', () => {
  const TERMS = carcassonneTerms({ rules: 'dice', options: { modules: ['bids'], least: 2 }, begins: 0 });
  const diceIn = (party: Party, side: number): readonly number[] =>
    (gameIn(at(party.devices, side).room).state as unknown as { readonly dice: readonly number[] }).dice;

  test('is played to its end by three devices, with the agreed options', async () => {
    const party = await gathered('dice', 3, TERMS);
    expect(diceIn(party, 2)).toHaveLength(2);
    for (let n = 0; n < 100 && !hostOf(party).room.view.logState?.outcome; n++) {
      actIn(party);
      await party.clock.run(300);
    }
    for (const { room } of party.devices) {
      expect(room.view.logState?.outcome).toEqual({ type: 'over' });
      expect(gameIn(room).state).toEqual(gameIn(hostOf(party).room).state);
      expect(gameIn(room).state.options).toMatchObject({ modules: ['bids'], least: 2 });
      expect(room.view.logState?.steps).toBe(room.view.logState?.secrets.size);
    }
    expect(new Set(headsIn(party)).size).toBe(1);
  });

  test('does not undo a draw during a turn alone, and the drawn value stays known', async () => {
    const party = await gathered('again', 3, TERMS);
    const host = hostOf(party).room;
    expect(host.act({ player: 0, do: 'again' }).ok).toBe(true);
    await party.clock.run(500);
    const before = diceIn(party, 1);
    expect(before).toHaveLength(3);
    expect(host.takeBack().ok).toBe(false);
    host.ask('undo');
    await party.clock.run(300);
    for (const side of [1, 2]) at(party.devices, side).room.answer(true);
    await party.clock.run(500);
    expect(diceIn(party, 1)).toEqual(before.slice(0, 2));
    const steps = host.view.logState?.steps;
    host.act({ player: 0, do: 'again' });
    await party.clock.run(500);
    expect(diceIn(party, 2)).toEqual(before);
    expect(host.view.logState?.steps).toBe(steps);
  });

  test('stay as they are when the match goes on, and what follows is drawn with new chains', async () => {
    const party = await gathered('renewed', 3, TERMS);
    for (let n = 0; n < 6; n++) {
      actIn(party);
      await party.clock.run(300);
    }
    const host = hostOf(party).room;
    const before = host.view.logState;
    host.goOn();
    await party.clock.run(500);
    for (const { room } of party.devices) room.agree(true);
    await party.clock.run(1000);
    for (const { room } of party.devices) {
      expect(room.view.logState).toMatchObject({
        since: before?.acts.length && expect.any(Number),
        steps: expect.any(Number),
      });
      expect([...(room.view.logState?.secrets ?? [])].slice(0, before?.secrets.size)).toEqual([
        ...(before?.secrets ?? []),
      ]);
      expect(room.view.logState?.chains).not.toEqual(before?.chains);
    }
    actIn(party);
    await party.clock.run(500);
    expect(host.view.logState?.secrets.size).toBeGreaterThan(before?.secrets.size ?? 0);
  });
});
