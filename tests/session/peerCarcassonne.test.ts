import { expect, test } from 'vitest';
import { adapterOf } from '../../src/game/index.ts';
import type { Room } from '../../src/net/room/room.ts';
import { createAdviser } from '../../src/bots/adviser.ts';
import { parseSave } from '../../src/persistence/save.ts';
import { formatBackup, parseBackup } from '../../src/session/archive/backup.ts';
import { finishedAt } from '../../src/session/saving/roomResult.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import type { Current } from '../../src/session/contracts/current.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { actIn, at, comeIn, carcassonneTerms, crowd, gathered, hostOf, legalIn, playSome } from '../net/party.ts';
import { peerTableOf } from './peerTable.ts';

/** A room of several devices at the table. */

const atTable = ({ game, match }: ReturnType<typeof peerTableOf>): Current => ({
  id: 'x',
  place: 'room',
  game,
  live: match,
  match,
  tableMatch: createTableMatch(game, match, { pace: () => 0, newAdviser: () => createAdviser() }),
  counted: true,
});

const lookInto = (room: Room) => viewOfRoom(room.view, { server: 'ready', handOver: null });

test('each device shows the same game from its own seat, and who is away; a previewed tile stays there', async () => {
  const party = await gathered('seats', 3, carcassonneTerms({ begins: 1 }));
  const tables = party.devices.map(({ room }) => peerTableOf(room));
  expect(tables.map(({ match }) => match.view.players.map(({ name }) => name).join())).toEqual(
    Array(3).fill('Jan,Ola,Ada'),
  );
  expect(tables.map(({ game }) => game.seats.findIndex(({ kind }) => kind === 'human'))).toEqual([2, 0, 1]);
  expect(tables.map(({ match }) => match.view.myTurn)).toEqual([false, true, false]);
  const jan = tables[1]?.match;
  const cell = jan?.view.legalCells[0];
  if (!jan || !cell) throw new Error('There is no cell');
  jan.intents.tapCell(cell);
  at(party.devices, 2).kill();
  party.line(2).cut();
  await party.clock.run(300);
  expect(jan.view.away).toEqual([1]);
  expect(jan.view.gesture).toMatchObject({ type: 'placing', x: cell.x, y: cell.y });
  jan.intents.confirm();
  await party.clock.run(300);
  expect(tables[0]?.match.view.state.laid).toHaveLength(1);
  for (const { match } of tables) match.close();
});

test('while all draw nobody has to act; a finished game is stored with its result, also for players who joined later', async () => {
  const party = await gathered('kept', 2, carcassonneTerms({ begins: 0 }));
  const [mine, theirs] = party.devices.map(({ room }) => peerTableOf(room));
  if (!mine || !theirs) throw new Error('There is no table');
  const waits: boolean[] = [];
  mine.match.subscribe(({ state, myTurn }) => void (adapterOf(state.rules).due(state) && waits.push(myTurn)));
  for (let n = 0; n < 2000 && !hostOf(party).room.view.logState?.outcome; n++) {
    actIn(party);
    await party.clock.run(40);
  }
  await party.clock.run(500);
  expect(waits.length).toBeGreaterThan(10);
  expect(waits).not.toContain(true);
  for (const [{ room }, table] of [
    [hostOf(party), mine],
    [at(party.devices, 1), theirs],
  ] as const) {
    const view = lookInto(room);
    expect(view).toMatchObject({ playing: false, ended: { type: 'over' } });
    const save = finishedAt(view, atTable(table), 7);
    expect(save).toMatchObject({ id: view.keptAs, result: { scores: table.match.view.state.scores, counted: true } });
  }
  expect(theirs.match.record()).toEqual(mine.match.record());
});

test.each(['resigned', 'drawn'] as const)(
  'a match that ends early (%s) is stored as it was, and read again',
  async (how) => {
    const party = await gathered(
      'cut',
      2,
      carcassonneTerms({ names: ['Ada', 'Robot'], colours: [0, 1], bots: [null, 'page'], begins: 2 }),
    );
    const guest = at(party.devices, 1);
    const table = peerTableOf(guest.room);
    if (how === 'resigned') expect(guest.room.resign().ok).toBe(true);
    else {
      expect(guest.room.ask('draw').ok).toBe(true);
      await party.clock.run(300);
      expect(hostOf(party).room.answer(true).ok).toBe(true);
    }
    await party.clock.run(500);
    const save = finishedAt(lookInto(guest.room), atTable(table), 7);
    // The guest begins; the remaining players have no points yet.
    expect(save?.result).toMatchObject(
      how === 'resigned'
        ? { ended: 'resigned', by: 0, winners: [1, 2], counted: true }
        : { ended: 'drawn', winners: [0, 1, 2] },
    );
    expect(lookInto(hostOf(party).room).ended).toEqual(
      how === 'resigned' ? { type: 'resigned', mine: false, by: 0, name: 'Jan' } : { type: 'drawn' },
    );
    expect(finishedAt(lookInto(guest.room), atTable(table), 7)).toEqual(save);
    if (!save) throw new Error('Nothing is stored');
    expect(parseSave(JSON.parse(JSON.stringify(save)))).toEqual({ ok: true, value: save });
    expect(parseBackup(formatBackup({ savedAt: 1, games: [save], texts: {}, sets: [] }))).toMatchObject({
      ok: true,
      value: { broken: 0, games: [save] },
    });
    table.match.close();
  },
);

test('before the match the room shows who is there, and who has agreed', async () => {
  const party = crowd(
    'view',
    3,
    carcassonneTerms({ names: ['Ada', 'Robot'], colours: [0, 1], bots: [null, 'castellan'] }),
  );
  await comeIn(party);
  at(party.devices, 1).room.agree(true);
  await party.clock.run(300);
  const view = lookInto(at(party.devices, 2).room);
  expect(view.players.map(({ name, kind, agreed }) => [name, kind, agreed])).toEqual([
    ['Ada', 'peer', false],
    ['Robot', 'bot', false],
    ['Jan', 'peer', true],
    ['Ola', 'me', false],
  ]);
  expect(view).toMatchObject({ rules: 'carcassonne', role: 'guest', side: 3, open: true, link: 'linked' });
});

test('the host’s device plays for the computer players while the match is at its table', async () => {
  const party = await gathered(
    'robots',
    2,
    carcassonneTerms({ names: ['Ada', 'Robot'], colours: [0, 1], bots: [null, 'page'], begins: 1 }),
  );
  const table = peerTableOf(hostOf(party).room);
  const moved = (): boolean =>
    hostOf(party).room.view.save.entries.some(({ by, body }) => by === 1 && body.do === 'act');
  for (let n = 0; n < 200 && !moved(); n++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await party.clock.run(20);
  }
  expect(moved()).toBe(true);
  expect(table.match.view.players[0]).toMatchObject({ name: 'Robot', seat: { kind: 'bot', level: 'page' } });
  table.match.close();
  await playSome(party, 2);
  expect(legalIn(hostOf(party).room).length + legalIn(at(party.devices, 1).room).length).toBeGreaterThan(0);
});
