import { describe, expect, test, vi } from 'vitest';
import type * as Modules from '../../src/expansions/rules.ts';
import { openProgress } from '../../src/net/room/progress.ts';
import { parseRoomSave } from '../../src/net/room/parseSave.ts';
import { parseTerms } from '../../src/net/wire/parseEntry.ts';
import { actIn, at, carcassonneTerms, gameIn, gathered, headsIn, hostOf } from '../net/party.ts';
import { replayed } from '../net/pair.ts';
import { gainedIn } from '../support/playing.ts';
import { EVERY_MIX, OF_CANARY, createPerson, optionsWith } from './journey.ts';
import { tellHistory } from '../../src/session/match/history.ts';
import { peerTableOf } from '../session/peerTable.ts';

/** Every module, and one that no other code knows, in a room of three devices that draw together. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

describe.each(EVERY_MIX)('%s', (name, mix) => {
  test(
    'three devices play it to its end, with one log, and each can replay and continue it',
    { timeout: 240_000 },
    async () => {
      const terms = carcassonneTerms({ options: { ...carcassonneTerms().options, ...optionsWith(mix) } });
      expect(
        parseTerms(
          JSON.parse(
            JSON.stringify({ ...terms, names: ['Ada', 'Jan', 'Ola'], colours: [0, 1, 2], bots: [null, null, null] }),
          ),
        )?.options,
      ).toEqual(terms.options);
      const party = await gathered(`room of ${name}`, 3, terms);
      const host = hostOf(party).room;
      const { clock } = party;
      const tables = party.devices.map(({ room }) => peerTableOf(room).match);
      const person = createPerson(`room of ${name}`);
      for (let n = 0; n < 2000 && !host.view.logState?.outcome; n++) {
        const asked = tables.filter(({ view }) => view.myTurn);
        expect(asked.length).toBeLessThan(2);
        for (const table of asked) person(table);
        await clock.run(60);
        if (n % 300 !== 149 || !host.view.logState) continue;
        // Halfway: a device's saved room opens at the same place.
        await clock.run(1000);
        for (const { room } of party.devices) {
          const kept = parseRoomSave(JSON.parse(JSON.stringify(room.view.save)));
          if (!kept.ok) throw new Error(kept.error.message);
          const opened = openProgress(kept.value);
          expect(opened.ok && opened.value.logState?.replica?.state.G).toEqual(gameIn(room));
        }
        // The match goes on as if it had been interrupted, from the same state.
        const before = gameIn(host).state;
        host.goOn();
        await clock.run(3000);
        for (const { room } of party.devices) room.agree(true);
        await clock.run(3000);
        expect(host.view.logState?.since).toBeGreaterThan(0);
        for (const { room } of party.devices) expect(gameIn(room).state).toEqual(before);
      }
      expect(host.view.logState?.outcome).toEqual({ type: 'over' });
      await clock.run(2000);
      expect(new Set(headsIn(party)).size).toBe(1);
      const match = gameIn(host);
      for (const side of [1, 2]) expect(gameIn(at(party.devices, side).room).state).toEqual(match.state);
      expect(match.state.options).toMatchObject({ modules: mix });
      expect({ ...replayed(match), knownReturns: 0 }).toEqual(match.state);
      for (const { view } of tables) {
        expect(view.over).toBe(true);
        expect(view.log).toEqual(tellHistory(match).entries);
        expect(gainedIn(view)).toBe(match.state.scores.reduce((sum, score) => sum + score, 0));
      }
      for (const table of tables) table.close();
      if (!mix.includes('canary')) return;
      expect(match.state.options.extra).toEqual({ crumbs: 12 });
      expect([...new Set(match.actions.map((action) => action.do))]).toEqual(
        expect.arrayContaining([...OF_CANARY.verbs]),
      );
      expect(match.state.returned).toHaveLength(1);
    },
  );

  test('what was revealed during a turn stays; the rest is undone when all agree', { timeout: 120_000 }, async () => {
    const party = await gathered(
      `undo of ${name}`,
      3,
      carcassonneTerms({ options: { ...carcassonneTerms().options, ...optionsWith(mix) }, begins: 0 }),
    );
    const host = hostOf(party).room;
    let drawn = 0;
    let back = 0;
    // Draws are random: waits for the canary.
    const isShown = (): boolean => back > 0 && (drawn > 0 || !mix.includes('canary'));
    for (let n = 0; (n < 50 || !isShown()) && !host.view.logState?.outcome; n++) {
      const before = gameIn(host).state;
      const mover = before.actor;
      actIn(party);
      await party.clock.run(300);
      const after = gameIn(host).state;
      if (after.turn !== before.turn) continue;
      const own = at(party.devices, mover).room;
      if (after.drawn.length > before.drawn.length) {
        drawn++;
        expect(own.takeBack().ok).toBe(false);
      } else if (own.takeBack().ok) {
        await party.clock.run(300);
        expect(party.devices.map(({ room }) => gameIn(room).state)).toEqual([before, before, before]);
        back++;
      }
    }
    expect(back).toBeGreaterThan(0);
    // A bazaar also draws during a turn, but whether one occurs is chance.
    if (mix.includes('canary')) expect(drawn).toBeGreaterThan(0);
    else if (!mix.includes('bazaars')) expect(drawn).toBe(0);
  });
});
