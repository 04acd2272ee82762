import { describe, expect, it } from 'vitest';
import { adapterOf, checkAnyRecord } from '../../src/game/index.ts';
import type { carcassonne, CastleState, Secret } from '../../src/game/index.ts';
import type { Match, NewGame } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { openHandGame } from '../../src/session/match/handGame.ts';
import type { HandGame } from '../../src/session/match/handGame.ts';
import { openRecord, sharedRecord } from '../../src/session/match/openRecord.ts';
import { othersHere, recordUpTo } from '../../src/session/review/fork.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { describeSave, saveOf, wholeSave } from '../../src/session/saving/saveStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import { noPainter, thinker } from '../support/appPorts.ts';
import { useDatabase } from '../support/database.ts';
import { playStep } from '../hud/fixture.ts';
import { gameOfTwo } from './gameOfTwo.ts';

const GAME = gameOfTwo({ rules: 'carcassonne', byHand: true });

function open(game: NewGame = GAME, record?: unknown): Match {
  const match = createMatch(game, record === undefined ? {} : { record });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const tile = (id: string): Secret => ({ tile: id });
const tilesOf = ({ view }: Match): readonly string[] => (view.draw ?? []).map(({ secret }) => String(secret['tile']));

/** Places the tile in hand somewhere, and passes. */
function finishTurn(match: Match): void {
  for (let n = 0; n < 30 && match.view.draw === null && !match.view.over; n++) {
    playStep(match);
    match.intents.confirm();
  }
}

/** Draws whatever is first, for so many draws. */
function playOn(match: Match, draws: number): void {
  for (let n = 0; n < draws && match.view.draw; n++) {
    match.intents.draw(match.view.draw[n % match.view.draw.length]?.secret ?? {});
    finishTurn(match);
  }
}

const written = (match: Match): unknown => JSON.parse(JSON.stringify(match.record()));

describe('a game drawn by hand', () => {
  it('waits for every tile, and offers those left with their counts', () => {
    const match = open();
    expect(match.view).toMatchObject({ myTurn: false, hand: null, over: false, state: { left: 71 } });
    const copies = (id: string) => match.view.draw?.find(({ secret }) => secret['tile'] === id)?.count ?? 0;
    const before = copies('B31');
    match.intents.draw(tile('B31'));
    expect(match.view).toMatchObject({ myTurn: true, draw: null, hand: { id: 'B31' }, state: { left: 70 } });
    finishTurn(match);
    expect(copies('B31')).toBe(before - 1);
    expect(match.view.actor).toBe(1);
  });

  it('takes only what can be drawn, and only when a draw is due', () => {
    const match = open();
    const { state } = match.view;
    match.intents.draw(tile('nothing'));
    match.intents.draw({ kind: 3 });
    expect(match.view.state).toBe(state);
    match.intents.draw(tile('B31'));
    match.intents.draw(tile('B31'));
    expect(match.view.state.drawn).toEqual(['B31']);
  });

  it('undoes everything, also draws, back to the beginning', () => {
    const match = open();
    playOn(match, 4);
    expect(match.view.state.drawn).toHaveLength(4);
    for (let n = 0; match.view.canUndo && n < 100; n++) match.intents.undo();
    expect(match.view.state.drawn).toEqual([]);
    expect(match.view.draw).not.toBeNull();
    expect(match.view.log.filter(({ event }) => event.type === 'laid')).toEqual([]);
    match.intents.draw(tile('B20'));
    expect(match.view.hand?.id).toBe('B20');
  });

  it('holds the tile again when its placement is undone, then puts it back among those left', () => {
    const match = open();
    match.intents.draw(tile('B31'));
    match.intents.tapCell(match.view.legalCells[0] ?? { x: 0, y: 0 });
    match.intents.confirm();
    match.intents.undo();
    expect(match.view.gesture.type).toBe('placing');
    match.intents.undo();
    match.intents.undo();
    expect(match.view).toMatchObject({ hand: null, state: { drawn: [] } });
    expect(tilesOf(match)).toContain('B31');
  });

  it('goes on after a reload, with the tile in hand', () => {
    const match = open();
    playOn(match, 3);
    match.intents.draw(tile(tilesOf(match)[0] ?? ''));
    const again = open(GAME, written(match));
    expect(again.view.state).toEqual(match.view.state);
    expect(again.record()).toEqual(match.record());
    again.intents.undo();
    expect(again.view.draw).not.toBeNull();
  });

  it('is saved as a game that goes on, with the points so far', () => {
    const match = open();
    playOn(match, 3);
    const save = saveOf({ id: 'x', game: GAME, match }, 1);
    const found = describeSave(save);
    expect(found.ok && found.value).toMatchObject({ over: false, byHand: true, scores: match.view.state.scores });
  });

  it('gives a record with the draws so far, which the referee accepts', () => {
    const match = open();
    playOn(match, 3);
    const record = sharedRecord(written(match)) as { readonly deck: readonly string[] };
    expect(record.deck).toEqual(match.view.state.drawn);
    const checked = checkAnyRecord(record);
    expect(checked.ok).toBe(true);
  });

  it('can end when the table has no tiles left, and that can be undone, too', () => {
    const match = open();
    playOn(match, 3);
    match.intents.stopDrawing();
    expect(match.view).toMatchObject({ over: true, draw: null, state: { left: 0 } });
    expect(wholeSave({ id: 'x', game: GAME, match, counted: false }, 1).result).toMatchObject({ ended: 'over' });
    const finished = open(gameOfTwo({ rules: 'carcassonne' }), written(match));
    expect(finished.view.state.scores).toEqual(match.view.state.scores);
    match.intents.undo();
    expect(match.view.over).toBe(false);
    expect(match.view.draw).not.toBeNull();
  });

  it('can be corrected from any moment of its replay', () => {
    const match = open();
    playOn(match, 3);
    const table = createTableMatch(GAME, match, { pace: () => 0, newAdviser: () => ({}) as never });
    table.open(2);
    expect(table.review?.view.byHand).toBe(true);
    const at = table.review?.view.at ?? 0;
    const corrected = open(othersHere(GAME), recordUpTo(written(match), at));
    expect(corrected.view.log.filter(({ event }) => event.type === 'laid').length).toBeLessThan(2);
    while (corrected.view.draw === null) corrected.intents.undo();
    corrected.intents.draw(tile('B20'));
    expect(corrected.view.hand?.id).toBe('B20');
  });

  it('can be played by one person', () => {
    const match = open({ ...GAME, players: ['Ada'], seats: [{ kind: 'human' }], colours: [0] });
    playOn(match, 4);
    expect(match.view.players).toHaveLength(1);
    expect(match.view.state.drawn).toHaveLength(4);
  });

  it('ends like any other when the last tile is placed', () => {
    const match = open({ ...GAME, options: { tiles: ['expansion-6-king'] } });
    playOn(match, 200);
    expect(match.view.over).toBe(true);
    expect(match.view.state.drawn).toHaveLength(5);
    expect(checkAnyRecord(sharedRecord(written(match))).ok).toBe(true);
  });
});

describe('the application with a game drawn by hand', () => {
  useDatabase();
  const open = async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return createApp({ saves: await openSaves(), storage, tablePainter: noPainter, match: { thinker } });
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

  it('continues it on the next page, archives it, and counts it for no statistics', async () => {
    const app = await open();
    expect(await app.newGame(GAME)).toBeNull();
    if (!app.match) throw new Error('There is no game');
    playOn(app.match, 2);
    const before = app.match.view.state;
    await settle();
    const next = await open();
    await settle();
    const [save] = next.savedGames;
    expect(save).toMatchObject({ over: false, byHand: true });
    expect(await next.continueSaved(save?.id ?? '')).toBeNull();
    expect(next.match?.view.state).toEqual(before);
    expect(next.match?.view.draw).not.toBeNull();
    next.match?.intents.stopDrawing();
    await settle();
    const [finished] = next.archive.games;
    expect(finished).toMatchObject({ byHand: true, over: true, result: { counted: false, ended: 'over' } });
  });

  it('plays on from a moment of the replay, and keeps the game as it was', async () => {
    const app = await open();
    await app.newGame(GAME);
    if (!app.match) throw new Error('There is no game');
    playOn(app.match, 3);
    await settle();
    app.openReview(0);
    expect(await app.playFromHere()).toBeNull();
    expect(app.match?.view.state.laid).toEqual([]);
    expect(app.match?.view.canUndo).toBe(true);
    await settle();
    app.leaveMatch();
    await settle();
    expect(app.savedGames.filter(({ over }) => !over).length).toBeGreaterThanOrEqual(2);
  });
});

/** Plays legal actions until something is to be drawn. */
function choose(hand: HandGame, salt: number): void {
  const rules = adapterOf(hand.state.rules);
  while (hand.due() === null && hand.state.awaiting !== 'over') {
    const legal = rules.legalActions(hand.state);
    const bold = legal.filter(({ do: verb }) => verb !== 'pass');
    const action = bold[(salt * 18 + hand.actions.length) % bold.length] ?? legal[0];
    if (!action || !hand.act(action)) throw new Error('Expected a legal action');
  }
}

/** The same game, opened from its record. */
function reopened(game: NewGame, hand: HandGame): HandGame {
  const record = openRecord(JSON.parse(JSON.stringify(hand.record())));
  const again = record.ok ? openHandGame(game, record.value) : record;
  if (!again.ok) throw new Error(again.error.message);
  return again.value;
}

function begun(game: NewGame): HandGame {
  const hand = openHandGame(game);
  if (!hand.ok) throw new Error(hand.error.message);
  return hand.value;
}

describe('other draws by hand', () => {
  it('ask for the kind of a token when a marker stops at it', () => {
    const game = gameOfTwo({ byHand: true });
    const hand = begun(game);
    for (let n = 0; n < 20 && hand.due()?.[0]?.['kind'] === undefined; n++) {
      const due = hand.due() ?? [];
      hand.draw(due[(n * 5) % due.length] ?? {});
      choose(hand, n);
    }
    const onWall = (): number => (hand.state as CastleState).wall.length;
    const before = onWall();
    expect(hand.stop()).toBe(false);
    hand.draw(hand.due()?.[0] ?? {});
    expect(onWall()).toBe(before - 1);
    expect(reopened(game, hand).state).toEqual(hand.state);
    hand.undo();
    expect(onWall()).toBe(before);
    expect(hand.due()?.[0]?.['kind']).toBeTypeOf('number');
  });

  it.each(['dragon', 'bazaars', 'river-1', 'builders'])('play with %s, and go on after a reload', (module) => {
    const game = { ...GAME, options: { modules: [module] } };
    const hand = begun(game);
    const tiles = adapterOf(game.rules).tiles(hand.state) as readonly carcassonne.CarcassonneTile[];
    const flagsOf = ({ tile: id }: Secret) => tiles.find((one) => one.id === id)?.flags;
    for (let n = 0; n < 9; n++) {
      const due = hand.due() ?? [];
      // First what waits for a volcano, and bazaars.
      const flag = n < 5 ? (['dragon', 'bazaar'] as const) : (['volcano'] as const);
      const special = due.find((one) => flag.some((name) => flagsOf(one)?.has(name)));
      hand.draw((n < 7 && special) || (due[(n * 5) % due.length] ?? {}));
      if (n % 4 === 0) expect(reopened(game, hand).state).toEqual(hand.state);
      choose(hand, n);
    }
    expect(reopened(game, hand).state).toEqual(hand.state);
    while (hand.canUndo()) hand.undo();
    expect([hand.state.drawn, hand.actions]).toEqual([[], []]);
  });

  it('set a tile aside that fits nowhere, and ask for the next one', () => {
    const hand = begun(GAME);
    // Closes the only city; then a tile of nothing but city fits nowhere.
    hand.draw(tile('B21'));
    hand.act({ player: 0, do: 'place', x: 0, y: -1, rotation: 2 });
    hand.act({ player: 0, do: 'pass' });
    hand.draw(tile('B04'));
    expect(hand.state.setAside).toEqual(['B04']);
    expect(hand.due()).not.toBeNull();
    hand.undo();
    expect(hand.state.setAside).toEqual([]);
  });
});
