import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createAdviser } from '../../src/bots/adviser.ts';
import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { Action } from '../../src/game/index.ts';
import type { Entry, Match, NewGame } from '../../src/session/contracts/match.ts';
import { tellHistory } from '../../src/session/match/history.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { begin, createPerson } from '../modules/journey.ts';
import { gathered, hostOf } from '../net/party.ts';
import { termsFor } from '../net/pair.ts';
import { expectSame } from '../support/same.ts';
import { peerTableOf } from './peerTable.ts';

/** The log is extended during a match. It must equal the log computed from the whole match. */

const toldAtOnce = (match: Match): readonly Entry[] => {
  const { actions } = match.record() as { readonly actions: readonly Action[] };
  return tellHistory({ state: match.view.state, actions }).entries;
};

const game = (rules: string, options: object, players: readonly string[]): NewGame => ({
  rules,
  options: { ...options },
  players,
  seats: players.map(() => ({ kind: 'human' })),
  colours: players.map((_, n) => n),
  seed: 'history',
});

test.each([
  ['castle', {}, ['Ada', 'Jan']],
  ['zamek', {}, ['Ada', 'Jan']],
  ['carcassonne', { modules: ['abbot', 'dragon', 'portal', 'bazaars'] }, ['Ada', 'Jan', 'Mia']],
])('%s: the log is extended after every choice, and after undone choices', (rules, options, players) => {
  const match = begin(game(rules, options, players));
  const person = createPerson(`history of ${rules}`);
  const random = seededRandom(`undo in ${rules}`);
  let undone = 0;
  for (let n = 0; n < 2000 && !match.view.over; n++) {
    const before = match.view.log;
    person(match);
    const isUndone = match.view.canUndo && random() < 0.35;
    if (isUndone) {
      match.intents.undo();
      undone += 1;
    }
    if (!isUndone && n % 9 !== 0) continue;
    const { log } = match.view;
    expect(log).toEqual(toldAtOnce(match));
    const told = log.filter((entry, id) => isDeepStrictEqual(entry, before[id]));
    expect(told.filter((entry) => before[entry.id] !== entry)).toEqual([]);
  }
  expect(match.view.over).toBe(true);
  expect(undone).toBeGreaterThan(5);
});

test('in a room the log is extended, though draws come later', async () => {
  const party = await gathered('history', 2, termsFor('castle'));
  const tables = party.devices.map(({ room }) => peerTableOf(room).match);
  const person = createPerson('history in a room');
  for (let n = 0; n < 500 && !hostOf(party).room.view.logState?.outcome; n++) {
    for (const table of tables) if (table.view.myTurn) person(table);
    await party.clock.run(60);
    if (n % 9 === 0) for (const table of tables) expectSame(table.view.log, toldAtOnce(table));
  }
  expect(tables[0]?.view.over).toBe(true);
});

test('a record with more tiles than the boxes contain is opened, logged and stepped through', () => {
  const modules = ['dragon', 'bazaars'];
  const players = ['Ada', 'Jan'];
  const { setup, actions } = growCarcassonne('twice', { players, modules, again: modules, tiles: 200 });
  const record = carcassonne.formatCarcassonneRecord(setup, actions);
  const played = game('carcassonne', { modules }, players);
  const match = begin(played, { record });
  expect(match.view.state.laid.length).toBeGreaterThan(190);
  const tableMatch = createTableMatch(played, match, { pace: () => 1, newAdviser: () => createAdviser() });
  tableMatch.open(0);
  const { review } = tableMatch;
  review?.go(actions.length);
  expect(tableMatch.match.view.state).toEqual(match.view.state);
  expect(tableMatch.match.view.log).toEqual(match.view.log);
  tableMatch.leave();
  match.close();
});
