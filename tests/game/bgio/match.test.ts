import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { RandomBot } from 'boardgame.io/ai';
import { describe, expect, test, vi } from 'vitest';
import {
  RULE_SETS,
  adapterOf,
  checkRecord,
  formatCastleRecord,
  makeGame,
  moveCall,
  positionOf,
  replay,
  seededRandom,
  stateOf,
} from '../../../src/game/index.ts';
import type { CastleAction, CastleState, MatchState, RuleSetId } from '../../../src/game/index.ts';

type CastleMatch = MatchState & { readonly state: CastleState };

const game = (id: RuleSetId, seed = 'a match'): Game<MatchState> => ({
  ...makeGame(adapterOf(id), {
    players: ['Ada', 'Jan'],
    start: (random) => adapterOf(id).deal({ options: {}, players: 2 }, random),
  }),
  seed,
});

type AnyClient = ReturnType<typeof Client<MatchState>>;

const matchOf = (client: AnyClient): CastleMatch => {
  const state = client.getState();
  if (!state) throw new Error('There is no state yet');
  return state.G as CastleMatch;
};

const legal = (match: CastleMatch): readonly CastleAction[] =>
  positionOf(match.state, RULE_SETS[match.state.rules]).legalActions();

function dispatch(client: AnyClient, action: CastleAction): void {
  const { move, args } = moveCall(action);
  client.moves[move]?.(...args);
}

/** The whole game as the master knows it. */
const whole = (client: AnyClient): CastleMatch => (client.store.getState() as { G: CastleMatch }).G;

describe.each(['castle', 'zamek'] as const)('%s through boardgame.io', (id) => {
  test('a whole game: stages, phases, turn order, and the record replays to the same state', () => {
    const played = game(id);
    const final = played.phases?.finalScoring;
    if (!final?.onBegin) throw new Error('There is no final phase');
    const scored = vi.spyOn(final, 'onBegin');
    const client = Client<MatchState>({ game: played, debug: false });
    client.start();
    const random = seededRandom('moves');
    const stages = new Set<string>();
    for (let n = 0; n < 1000 && !client.getState()?.ctx.gameover; n++) {
      const match = whole(client);
      const ctx = client.getState()?.ctx;
      expect(ctx?.currentPlayer).toBe(String(match.state.player));
      expect(ctx?.activePlayers?.[match.state.player]).toBe(match.state.awaiting);
      expect(ctx?.phase).toBe('play');
      stages.add(match.state.awaiting);
      const actions = legal(match);
      const action = actions[Math.floor(random() * actions.length)];
      if (!action) throw new Error('There is no legal action');
      dispatch(client, action);
      expect(whole(client).actions.length).toBe(match.actions.length + 1);
    }
    expect(client.getState()?.ctx.gameover).toEqual({ scores: whole(client).state.scores });
    expect(scored).toHaveBeenCalledTimes(1);
    expect(stages.has('place') && stages.has('deploy')).toBe(true);
    const { state, actions, players } = whole(client);
    const rules = RULE_SETS[id];
    const wallTokens = Object.fromEntries(Object.entries(state.wallTokens).map(([field, kind]) => [field, kind ?? 0]));
    const record = checkRecord(
      JSON.parse(
        JSON.stringify(
          formatCastleRecord(
            {
              rules,
              options: state.options,
              players: [players[0] ?? '', players[1] ?? ''],
              deck: state.drawn,
              wallTokens,
            },
            actions as readonly CastleAction[],
          ),
        ),
      ),
    );
    if (!record.ok) throw new Error(record.error.message);
    const again = replay(record.value);
    if (!again.ok) throw new Error(`${again.at}: ${again.error.message}`);
    expect(stateOf(again.value.position)).toEqual(state);
    client.stop();
  });

  test('the same seed deals the same game, another seed another one', () => {
    const deck = (seed: string): readonly string[] | null => {
      const client = Client<MatchState>({ game: game(id, seed), debug: false });
      client.start();
      return whole(client).state.stack;
    };
    expect(deck('one')).toEqual(deck('one'));
    expect(deck('one')).not.toEqual(deck('two'));
  });

  test('a view hides the deck and the face-down tokens', () => {
    const client = Client<MatchState>({ game: game(id), debug: false, playerID: '0' });
    client.start();
    const { state } = matchOf(client);
    expect(state.stack).toBeNull();
    expect(state.left).toBe(59);
    expect(Object.values(state.wallTokens)).toEqual(Array(13).fill(null));
    expect(whole(client).state.stack).toHaveLength(59);
  });

  test('undo returns step by step to the draw and no further', () => {
    const client = Client<MatchState>({ game: game(id), debug: false });
    client.start();
    const drawn = whole(client).state;
    const place = legal(whole(client))[0];
    if (!place) throw new Error('There is no placement');
    dispatch(client, place);
    expect(whole(client).state.awaiting).toBe('deploy');
    client.undo();
    expect(whole(client).state).toEqual(drawn);
    expect(client.getState()?.ctx.activePlayers).toEqual({ 0: 'place' });
    dispatch(client, place);
    dispatch(client, { player: 0, do: 'pass' });
    const next = whole(client).state;
    expect(next.turn).toBe(2);
    client.undo();
    expect(whole(client).state).toEqual(next);
  });

  test('an illegal move changes nothing', () => {
    const client = Client<MatchState>({ game: game(id), debug: false });
    client.start();
    const before = whole(client);
    for (const details of [{ x: -1, y: 0, rotation: 0 }, { x: 4, y: 4, rotation: 0 }, { x: 'a' }, null, 7])
      client.moves.place?.(details);
    client.moves.pass?.();
    expect(whole(client)).toEqual(before);
  });

  test('two clients on one master play a whole game and see the same', () => {
    const shared = { game: game(id), multiplayer: Local(), debug: false, matchID: `two-${id}` };
    const clients = [
      Client<MatchState>({ ...shared, playerID: '0' }),
      Client<MatchState>({ ...shared, playerID: '1' }),
    ] as const;
    for (const client of clients) client.start();
    const random = seededRandom('two clients');
    for (let n = 0; n < 1000 && !clients[0].getState()?.ctx.gameover; n++) {
      const { state } = matchOf(clients[0]);
      expect(state.stack ?? []).toEqual([]);
      const client = clients[state.player];
      const actions = legal(matchOf(client));
      const action = actions[Math.floor(random() * actions.length)];
      if (!action) throw new Error(`There is nothing to do while ${state.awaiting} is awaited`);
      dispatch(client, action);
      expect(matchOf(clients[0])).toEqual(matchOf(clients[1]));
    }
    expect(clients[1].getState()?.ctx.gameover).toEqual({ scores: matchOf(clients[0]).state.scores });
    for (const client of clients) client.stop();
  });

  test('boardgame.io’s bot plays whole games through enumerate', async () => {
    const client = Client<MatchState>({ game: game(id), debug: false });
    client.start();
    const bot = new RandomBot({
      game: game(id),
      enumerate: game(id).ai?.enumerate ?? (() => []),
      seed: 'bot',
    } as never);
    for (let n = 0; n < 1000 && !client.getState()?.ctx.gameover; n++) {
      const state = client.store.getState();
      const { action } = await bot.play(state as never, state.ctx.currentPlayer);
      client.store.dispatch(action);
    }
    expect(client.getState()?.ctx.gameover).toBeTruthy();
  });
});
