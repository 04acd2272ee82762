import type { Game } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test } from 'vitest';
import { adapterOf, checkAnyRecord, carcassonne, makeGame, moveCall, seededRandom } from '../../../src/game/index.ts';
import type { MatchState } from '../../../src/game/index.ts';
import { mixesOf } from '../../support/mixes.ts';

type CarcassonneMatch = MatchState & { readonly state: carcassonne.CarcassonneState };

const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
/** With the Count: players with figures in his city are asked during another player's turn. */
const MODULES = mixesOf(adapterOf('carcassonne')).at(-1) ?? [];
const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: MODULES });
const game = (players: number, seed = 'a match', deck?: readonly string[]): Game<MatchState> => {
  const names = NAMES.slice(0, players);
  const start = carcassonne.initialState({ rules, players: names, start: rules.start, deck: deck ?? [] });
  return {
    ...makeGame(adapterOf('carcassonne'), {
      players: names,
      start: deck
        ? start
        : (random) =>
            adapterOf('carcassonne').deal({ options: carcassonne.formatOptions(rules.options), players }, random),
    }),
    seed,
  };
};

type AnyClient = ReturnType<typeof Client<MatchState>>;
const matchOf = (client: AnyClient): CarcassonneMatch => {
  const state = client.getState();
  if (!state) throw new Error('There is no state yet');
  return state.G as CarcassonneMatch;
};
/** The whole game as the master knows it. */
const whole = (client: AnyClient): CarcassonneMatch => (client.store.getState() as { G: CarcassonneMatch }).G;
const legal = ({ state }: CarcassonneMatch): readonly carcassonne.Action[] =>
  carcassonne.positionOf(state, rules).legalActions();

/** As the player who acts, who need not be the player of the turn. */
function dispatch(client: AnyClient, action: carcassonne.Action): void {
  const { move, args } = moveCall(action);
  client.updatePlayerID(String(action.player));
  client.moves[move]?.(...args);
}

function playOut(client: AnyClient, seed: string, look: (match: CarcassonneMatch) => void = () => undefined): void {
  const random = seededRandom(seed);
  for (let n = 0; n < 1000 && !client.getState()?.ctx.gameover; n++) {
    const match = whole(client);
    look(match);
    const actions = legal(match);
    const action = actions[Math.floor(random() * actions.length)];
    if (!action) throw new Error(`There is nothing to do while ${match.state.awaiting} is awaited`);
    dispatch(client, action);
    expect(whole(client).actions.length).toBe(match.actions.length + 1);
  }
}

describe('Carcassonne through boardgame.io', () => {
  test.each([2, 3, 6])(
    'a whole game of %i: stages, turn order, and the record replays to the same state',
    (players) => {
      const client = Client<MatchState>({ game: game(players), numPlayers: players, debug: false });
      client.start();
      playOut(client, 'moves', ({ state }) => {
        const ctx = client.getState()?.ctx;
        expect([ctx?.currentPlayer, ctx?.activePlayers, ctx?.phase]).toEqual([
          String(state.player),
          { [state.actor]: state.awaiting },
          adapterOf('carcassonne').isEnding(state) ? 'finalScoring' : 'play',
        ]);
      });
      expect(JSON.parse(JSON.stringify(whole(client)))).toEqual(whole(client));
      const { state, actions } = whole(client);
      expect(client.getState()?.ctx.gameover).toEqual({ scores: state.scores });
      const { formatRecord, origin } = adapterOf('carcassonne');
      const written = formatRecord({ players: NAMES.slice(0, players), start: origin(state), actions });
      const record = checkAnyRecord(JSON.parse(JSON.stringify(written)));
      if (!record.ok || record.value.game !== 'carcassonne') throw new Error('Expected a record of Carcassonne');
      const again = carcassonne.replay(record.value.record);
      if (!again.ok) throw new Error(`${again.at}: ${again.error.message}`);
      // A record lists its draws, a match deals a stack.
      expect({ ...carcassonne.stateOf(again.value.position), knownReturns: 0 }).toEqual(state);
      client.stop();
    },
  );

  test('the same seed deals the same game, another seed another one', () => {
    const deck = (seed: string): unknown => {
      const client = Client<MatchState>({ game: game(2, seed), debug: false });
      client.start();
      return whole(client).state.stack;
    };
    expect(deck('one')).toEqual(deck('one'));
    expect(deck('one')).not.toEqual(deck('two'));
  });

  test('a view hides the deck', () => {
    const client = Client<MatchState>({ game: game(3), numPlayers: 3, debug: false, playerID: '1' });
    client.start();
    // The first tile is drawn.
    const length = carcassonne.deal(rules, seededRandom('any')).deck.length - 1;
    expect([matchOf(client).state.stack, matchOf(client).state.left, whole(client).state.stack?.length]).toEqual([
      null,
      length,
      length,
    ]);
  });

  test('undo returns to the draw and no further', () => {
    const client = Client<MatchState>({ game: game(2), debug: false });
    client.start();
    const drawn = whole(client).state;
    const [place] = legal(whole(client));
    if (!place) throw new Error('There is no placement');
    dispatch(client, place);
    expect(whole(client).state.awaiting).toBe('deploy');
    client.undo();
    expect(whole(client).state).toEqual(drawn);
    dispatch(client, place);
    dispatch(client, { player: 0, do: 'pass' });
    const next = whole(client).state;
    expect([next.turn, next.player]).toEqual([2, 1]);
    client.undo();
    expect(whole(client).state).toEqual(next);
  });

  test('an illegal move changes nothing', () => {
    const client = Client<MatchState>({ game: game(2), debug: false });
    client.start();
    const before = whole(client);
    for (const details of [{ x: 0, y: 0, rotation: 0 }, { x: 40, y: 4, rotation: 0 }, { x: 'a' }, null, 7])
      client.moves.place?.(details);
    client.moves.pass?.();
    client.moves.recall?.();
    expect(whole(client)).toEqual(before);
  });

  test('a game without tiles is over when it begins', () => {
    const client = Client<MatchState>({ game: game(2, 'short', []), debug: false });
    client.start();
    expect(client.getState()?.ctx.gameover).toEqual({ scores: [0, 0] });
  });

  test('four clients on one master play a whole game and see the same', () => {
    const shared = { game: game(4), numPlayers: 4, multiplayer: Local(), debug: false, matchID: 'four' };
    const clients = ['0', '1', '2', '3'].map((playerID) => Client<MatchState>({ ...shared, playerID }));
    for (const client of clients) client.start();
    const random = seededRandom('four clients');
    const [first] = clients;
    if (!first) throw new Error('There is no client');
    for (let n = 0; n < 1000 && !first.getState()?.ctx.gameover; n++) {
      const { state } = matchOf(first);
      expect(state.stack ?? []).toEqual([]);
      const client = clients[state.actor];
      const actions = legal(matchOf(first));
      const action = actions[Math.floor(random() * actions.length)];
      if (!client || !action) throw new Error(`There is nothing to do while ${state.awaiting} is awaited`);
      dispatch(client, action);
      for (const other of clients) expect(matchOf(other)).toEqual(matchOf(first));
    }
    expect(first.getState()?.ctx.gameover).toEqual({ scores: matchOf(first).state.scores });
    for (const client of clients) client.stop();
  });

  test('boardgame.io’s bot plays a whole game through enumerate', async () => {
    const played = game(3);
    const client = Client<MatchState>({ game: played, numPlayers: 3, debug: false });
    client.start();
    const bot = new RandomBot({ game: played, enumerate: played.ai?.enumerate ?? (() => []), seed: 'bot' } as never);
    for (let n = 0; n < 1000 && !client.getState()?.ctx.gameover; n++) {
      const state = client.store.getState();
      const { action } = await bot.play(state as never, String(whole(client).state.actor));
      client.store.dispatch(action);
    }
    expect(client.getState()?.ctx.gameover).toBeTruthy();
  });
});
