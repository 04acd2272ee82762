import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { adapterOf } from '../../src/game/index.ts';
import type * as Game from '../../src/game/index.ts';
import { lot } from '../../src/net/fair/lot.ts';
import { agreementOf, digestOfPast } from '../../src/net/log/agreement.ts';
import { drawsOf, secretsOf } from '../../src/net/log/draws.ts';
import { pastOf, replayPast } from '../../src/net/log/past.ts';
import { optionsOf } from '../../src/net/log/terms.ts';
import { openProgress } from '../../src/net/room/progress.ts';
import { parseRoomSave } from '../../src/net/room/parseSave.ts';
import { renewedRoom } from '../../src/net/room/renew.ts';
import { parsePast, parseTerms } from '../../src/net/wire/parseEntry.ts';
import { INVITATION } from './pair.ts';
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
      '7ef83e87cbca195a76011b6559b0f98e19dbd7efcdec04054990b16bf4866d2f',
    ],
    [
      'zamek',
      { tokenUse: 'next-turn', tokens: false },
      [0, 1],
      1,
      undefined,
      '0f38755bca8ad5e6521be38536e88e81ff04d9677b2370ef4e7f3c7146debbe5',
    ],
    [
      'carcassonne',
      { modules: [], fields: 'each-3', tinyCity: 4, followers: 7 },
      [0, 1],
      0,
      [null, null],
      'c6d5767e7200fbf81265d526532da47a8b70345383fd8928b362862cf89b6210',
    ],
    [
      'carcassonne',
      { modules: ['abbot', 'river-1'], fields: 'city-4', tinyCity: 2, followers: 5 },
      [0, 1, 2],
      'lot',
      [null, null, 'castellan'],
      'a56ab93c4031d7021d6d5381a492af4157d26746383c04ba8a235b956b782a39',
    ],
  ])('%s with %j', (rules, options, colours, begins, bots, digest) => {
    const given = { rules, options, names: NAMES.slice(0, colours.length), colours, begins, ...(bots ? { bots } : {}) };
    const terms = parseTerms(given);
    expect(terms && agreementOf({ terms, keys: colours.map(() => 'a'.repeat(64)), past: null })).toBe(digest);
  });

  test.each([
    ['1-match', 'bb1a559f67b9e34aa643e7860049fe9b796c584bdc8dd8c49603870c5e1bd46d'],
    ['2-match', 'bb1a559f67b9e34aa643e7860049fe9b796c584bdc8dd8c49603870c5e1bd46d'],
    ['2-party', 'c24e1aa42b49434b8a883e81e7a3eda060b47dbcd970a73c5e8cafa6ae5fd555'],
  ])('the game of room %s', (name, digest) => {
    for (const kept of JSON.parse(readFileSync(new URL(`rooms/${name}.json`, import.meta.url), 'utf8')) as unknown[]) {
      const save = parseRoomSave(kept);
      const opened = save.ok ? openProgress(save.value) : save;
      const past = opened.ok && opened.value.logState ? pastOf(opened.value.logState, 0) : null;
      expect(past && digestOfPast(past)).toBe(digest);
    }
  });

  test('options of a module are complete in terms where they differ from the defaults; values that no form offers are refused', () => {
    const dice = adapterOf('dice');
    expect(optionsOf(dice, { modules: ['bids'], least: 2 })).toEqual({ modules: ['bids'], target: 50, least: 2 });
    expect(optionsOf(dice, { modules: ['bids'], least: 1 })).toEqual({ modules: ['bids'], target: 50 });
    expect(optionsOf(dice, { stray: 2 })).toBeUndefined();
    expect(optionsOf(adapterOf('carcassonne'), { tiles: ['base'] })).toBeUndefined();
  });
});

describe('draws', () => {
  test('convert without loss: tiles and tokens by themselves, everything else by its slot', () => {
    const draws = { deck: ['C01', 'C02'], tokens: { 10: 3, 0: 1 } };
    expect(drawsOf(secretsOf(draws))).toEqual(draws);
    const more = { ...draws, others: { 'tile 5': { tile: 'C09' }, 'die 0': { pips: 4 } } };
    expect(drawsOf(secretsOf(more))).toEqual(more);
    const past = { first: 0, actions: [], ...more };
    expect(parsePast(JSON.parse(JSON.stringify(past)))).toEqual(past);
  });

  test.each<[string, unknown]>([
    ['none', {}],
    ['no list of slots', []],
    ['a slot of many letters', { ['x'.repeat(99)]: { pips: 1 } }],
    ['a secret in a secret', { 'die 0': { pips: { pips: 1 } } }],
  ])('other draws that are %s are refused', (_what, others) => {
    expect(parsePast({ first: 0, actions: [], deck: [], tokens: {}, others })).toBeUndefined();
  });

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

  test('can be continued in another room with the values already drawn', async () => {
    const party = await gathered('renewed', 3, TERMS);
    for (let n = 0; n < 6; n++) {
      actIn(party);
      await party.clock.run(300);
    }
    const { save, logState } = at(party.devices, 1).room.view;
    const renewed = logState && renewedRoom(save, logState, INVITATION);
    const past = parsePast(JSON.parse(JSON.stringify(renewed?.past)));
    expect(Object.keys(past?.others ?? {})).toHaveLength(logState?.secrets.size ?? 0);
    const terms = renewed?.lobby?.terms;
    if (!past || !terms) throw new Error('There is nothing to continue');
    expect(replayPast(terms, past)).toMatchObject({
      ok: true,
      value: { table: { state: { G: { state: { thrown: logState?.secrets.size } } } } },
    });
    const invented = { ...past, others: { ...past.others, 'die 0': { pips: 7 } } };
    expect(replayPast(terms, invented).ok).toBe(false);
  });
});
