import type { Scene } from 'phaser';
import { describe, expect, test } from 'vitest';
import type { Patch, Structure, TablePainter } from '../../src/art/contract.ts';
import { carcassonne } from '../../src/game/index.ts';
import type { LaidTile } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { CarcassonneKnowledge } from '../../src/session/games/carcassonne.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { createBoard } from '../../src/scenes/board/board.ts';
import type { Coming, GroundPicture } from '../../src/scenes/board/groundPicture.ts';
import type { TilePictures } from '../../src/scenes/board/tilePictures.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import { surveyed } from '../../src/scenes/games/carcassonne/surroundLayer.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import type { Beat, Step } from '../../src/scenes/motion/beats.ts';
import { optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { neededOn, toBuildIn } from '../../src/scenes/overlay/toBuild.ts';
import { distance } from '../../src/scenes/units.ts';
import type { Point, Rect } from '../../src/scenes/units.ts';
import { MOMENTS } from '../gallery/boardMoments.ts';
import { written } from '../game/carcassonne/played.ts';
import { beatsOf, tableOf } from './support.ts';

/** What is built into the land: before it is confirmed, in motion, undone, and what scores it. */

interface Told {
  readonly match: Match;
  readonly game: TableGame;
}

/** A game of two in words. */
function told(modules: string, start: string, deck: string, play: string): Told {
  const { setup, actions } = written(modules, deck, play, { start });
  const record = JSON.parse(JSON.stringify(carcassonne.formatCarcassonneRecord(setup, actions))) as unknown;
  const made = createMatch(
    {
      rules: 'carcassonne',
      options: { modules: modules.split(' ') },
      players: ['Ada', 'Jan'],
      seats: [{ kind: 'human' }, { kind: 'human' }],
      colours: [0, 1],
      seed: 'written',
    },
    { record },
  );
  if (!made.ok) throw new Error(made.error.message);
  return { match: made.value, game: tableOf(made.value) };
}

const typesOf = (beats: readonly Beat[]): readonly (readonly Step['type'][])[] =>
  beats.map((beat) => beat.map(({ type }) => type));

const ALONE = 'monastery at 0,0';
const CHAIN = 'city edge at 0,0; city edge at 0,1 turned 1; monastery with road at -1,-1 turned 1';
const CASTLES = '2 × city edge; monastery with road; straight road';
const CITY = 'place at 0,-1 turned 2; follower on city';
const FOUNDED = `${CITY}; castle on city at 0,-1`;
const PAYING = `${FOUNDED}; place at 1,1 turned 3; follower on city; castle on city at 0,1; place at -2,-1 turned 3`;
const CAMERA = { x: -3, y: -3, zoom: 60 };
const FREE = { x: 0, y: 0, w: 390, h: 844 };
const toScreen = ({ x, y }: Point): Point => ({ x: (x - CAMERA.x) * CAMERA.zoom, y: (y - CAMERA.y) * CAMERA.zoom });

describe('a bridge before it is confirmed', () => {
  test('cells where the tile fits only with a bridge are marked', () => {
    const { match } = told('bridges', ALONE, 'four roads; monastery', '');
    expect(match.view.legalCells).not.toHaveLength(0);
    for (const cell of match.view.legalCells) expect(neededOn(match.view.prompt, cell)).toMatch(/^bridge-/);
    const free = told('bridges', ALONE, 'straight road; monastery', '').match.view;
    for (const cell of free.legalCells) expect(neededOn(free.prompt, cell)).toBeNull();
  });

  test('while the tile is previewed it is shown in place, in the rotations that need it', () => {
    const { match, game } = told('bridges', ALONE, 'straight road; monastery', '');
    match.intents.tapCell({ x: 0, y: 1 });
    const seen = [0, 1, 2, 3].map(() => {
      const shown = toBuildIn(match.view, game).map(({ figure, x, y }) => ({ figure, x, y }));
      match.intents.rotate(1);
      return shown;
    });
    const bridge = [{ figure: 'bridge-NS', x: 0.5, y: 0.5 }];
    expect(seen).toEqual([[], bridge, [], bridge]);
  });

  test('a chosen one is shown on its tile; only the chooser sees it', () => {
    const { match, game } = told('bridges', ALONE, 'monastery; straight road', 'place at 0,1');
    expect(toBuildIn(match.view, game)).toEqual([]);
    match.intents.choose('bridge x=0 y=1 axis=WE');
    expect(toBuildIn(match.view, game)).toMatchObject([
      { sort: 'bridge-WE', built: { kind: 'bridge', x: 0, y: 1, upright: false } },
    ]);
    expect(toBuildIn({ ...match.view, myTurn: false }, game)).toEqual([]);
  });

  test('each has a finger-sized disc, at an end of the bridge', () => {
    const { match, game } = told('bridges', ALONE, 'monastery; straight road', 'place at 0,1');
    const all = optionMarkers(match.view, game, CAMERA);
    const there = all.filter(({ option: { target } }) => target.on === 'cell');
    expect(there).toHaveLength(2);
    for (const one of there) {
      for (const other of all) if (other !== one) expect(distance(one.at, other.at)).toBeGreaterThan(30);
      const hit = targetAt(one.at, { view: match.view, game, camera: CAMERA, free: FREE });
      expect(hit).toEqual({ type: 'option', option: one.option });
    }
  });

  test('two on one tile are distinguished by their places, and taps on the tile alternate', () => {
    const { match, game } = told('bridges', ALONE, 'monastery; straight road', 'place at 0,1');
    const { view } = match;
    const one = view.prompt?.options.find(({ id }) => id === 'bridge x=0 y=0 axis=WE');
    if (!one || !view.prompt) throw new Error('Expected a bridge');
    const other = { ...one, id: 'bridge x=0 y=0 axis=NS', piece: 'bridge-NS' };
    const both = { ...view, prompt: { ...view.prompt, options: [one, other] } };
    const [first, second] = optionMarkers(both, game, CAMERA);
    expect(distance(first?.at ?? CAMERA, second?.at ?? CAMERA)).toBeGreaterThan(30);
    const tap = (chosen: typeof one | null) =>
      targetAt(toScreen({ x: 0.15, y: 0.15 }), {
        view: chosen ? { ...both, gesture: { type: 'choosing', option: chosen, number: null } } : both,
        game,
        camera: CAMERA,
        free: FREE,
      });
    expect([tap(null), tap(one), tap(other)]).toEqual([one, other, one].map((option) => ({ type: 'option', option })));
  });
});

describe('building', () => {
  test('by placing: the tile falls, then the bridge that was previewed', () => {
    const started = told('bridges', ALONE, 'straight road; monastery', '');
    const { match } = started;
    match.intents.tapCell({ x: 0, y: 1 });
    match.intents.rotate(1);
    const beats = beatsOf(started, () => match.intents.confirm());
    expect(typesOf(beats).slice(0, 2)).toEqual([['drop'], ['build']]);
    expect(beats[1]?.[0]).toMatchObject({ shown: true, player: 0 });
    expect(typesOf(beatsOf(started, () => match.intents.undo()))).toEqual([['leave'], ['lift']]);
  });

  test('a castle is shown before it is founded, and rises', () => {
    const started = told('castles', 'city edge at 0,0', 'city edge; straight road', CITY);
    const { match } = started;
    match.intents.choose('castle x=0 y=-1 feature=0');
    expect(toBuildIn(match.view, started.game)).toMatchObject([{ sort: 'castle', x: 0.5 }]);
    const beats = beatsOf(started, () => match.intents.confirm());
    expect(beats.flat().find(({ type }) => type === 'build')).toMatchObject({ piece: { sort: 'castle' } });
    if (match.view.canUndo) expect(typesOf(beatsOf(started, () => match.intents.undo())).flat()).toContain('leave');
  });

  test('castles score step by step: from the region, then from castle to castle', () => {
    const started = told('castles', CHAIN, CASTLES, PAYING);
    const { match } = started;
    const beats = beatsOf(started, () => {
      match.intents.choose('pass');
      match.intents.confirm();
    });
    expect(typesOf(beats)).toEqual([['sweep'], ['reach'], ['sweep'], ['reach'], ['sweep'], ['leave', 'leave']]);
    const [first, second] = beats.flat().filter((step) => step.type === 'reach');
    // The whole road, so that the trail starts at its nearest point.
    expect(first?.from.length).toBeGreaterThan(1);
    expect(second?.from).toEqual(first?.to);
  });
});

describe("a castle's surroundings", () => {
  const knownOf = ({ match }: Told) => assistsOf<CarcassonneKnowledge>(match).known;

  test('are shown while it may be founded, and the camera includes them', () => {
    const started = told('castles', CHAIN, CASTLES, CITY);
    const [one, ...others] = surveyed(started.match.view, knownOf(started));
    expect(others).toEqual([]);
    expect(one?.cells).toHaveLength(6);
    expect(one?.regions.map(({ kind }) => kind).toSorted()).toEqual(['monastery', 'road']);
    expect(started.game.asked(started.match.view)).toEqual(one?.cells);
  });

  test('are available on demand for a waiting one, not for a scored one; other games have none', () => {
    const waiting = told('castles', CHAIN, CASTLES, FOUNDED);
    expect(surveyed(waiting.match.view, knownOf(waiting))).toEqual([]);
    expect(knownOf(waiting).surrounded?.map(({ region }) => region.leaders)).toEqual([[0]]);
    expect(knownOf(told('castles', CHAIN, CASTLES, `${PAYING}; pass`)).surrounded).toEqual([]);
    expect(knownOf(told('bridges', ALONE, 'straight road; monastery', '')).surrounded).toBeNull();
  });
});

test.each(MOMENTS.filter(({ query }) => query['deck'] !== undefined))(
  'the gallery shows a moment: $title',
  ({ query }) => {
    const { modules = '', start = '', deck = '', play = '', choose, hold = '' } = query;
    const { match, game } = told(modules, start, deck, play);
    const [x, y, turns = 0] = hold.split(',').map(Number);
    if (choose !== undefined) match.intents.choose(choose);
    if (x !== undefined && y !== undefined) match.intents.tapCell({ x, y });
    for (let n = 0; n < turns; n += 1) match.intents.rotate(1);
    expect(toBuildIn(match.view, game)).toHaveLength(choose === undefined && hold === '' ? 0 : 1);
  },
);

/** A board on a picture that only records its calls. */
function board() {
  const kept: [Coming, Rect][] = [];
  const uncovered: [Coming, Rect][] = [];
  const sprites = new Set<object>();
  const image = (): unknown => {
    const self: Record<string, unknown> = { active: true, visible: false, texture: { key: '' } };
    for (const name of ['setDepth', 'setVisible', 'setTexture', 'setDisplaySize', 'setAlpha', 'once'])
      self[name] = () => self;
    self['destroy'] = () => sprites.delete(self);
    sprites.add(self);
    return self;
  };
  let onPatch: (patch: Patch) => void = () => undefined;
  let shown = 0;
  let rest = (): void => undefined;
  const picture = {
    painted: true,
    ppu: 96,
    draw: () => undefined,
    keep: (what: Coming, area: Rect) => void kept.push([what, area]),
    uncover(what: Coming, area: Rect) {
      const found = kept.findIndex(([kind, where]) => kind === what && JSON.stringify(where) === JSON.stringify(area));
      if (found >= 0) uncovered.push([what, area]);
      return found >= 0;
    },
  } as unknown as GroundPicture;
  const table = createBoard({
    scene: { add: { image } } as unknown as Scene,
    painter: {
      show: () => void (shown += 1),
      painted: () => new Promise<void>((resolve) => (rest = resolve)),
      onPatch(listener: (patch: Patch) => void) {
        onPatch = listener;
        return () => undefined;
      },
    } as unknown as TablePainter,
    picture,
    pictures: {
      get: () => 'tile',
      plain: () => 'tile',
      hold: () => undefined,
      release: () => undefined,
    } as unknown as TilePictures,
    play: (motion) => void motion.advance(Number.POSITIVE_INFINITY),
    wake: () => undefined,
    still: () => true,
    onShine: () => undefined,
    onBuilt: () => undefined,
  });
  const paint = (): void => onPatch({ x: -3, y: -3, w: 9, h: 9, ppu: 96, shown } as Patch);
  return { table, paint, kept, uncovered, sprites, rest: () => rest() };
}

test('what the painter had painted for an earlier table needs no patch', async () => {
  const { table, sprites, rest } = board();
  const before = sprites.size;
  table.show([{ tile: 'B02', x: 0, y: 0, rotation: 0 }], []);
  expect(sprites.size).toBe(before + 1);
  rest();
  await Promise.resolve();
  expect(sprites.size).toBe(before);
});

describe('undoing what is built', () => {
  const tile: LaidTile = { tile: 'B02', x: 0, y: 0, rotation: 0 };
  const bridge: Structure = { kind: 'bridge', x: 0, y: 0, upright: true };
  const area = { x: 0, y: 0, w: 1, h: 1 };
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

  test('the ground below is visible at once, before anything is repainted', async () => {
    const { table, paint, kept, uncovered, sprites } = board();
    table.show([tile], []);
    await wait();
    paint();
    table.show([tile], [bridge]);
    expect(kept).toEqual([['built', area]]);
    paint();
    expect(table.isPainted(bridge)).toBe(true);
    table.raze(bridge);
    expect(uncovered).toEqual([['built', area]]);
    expect(table.isPainted(bridge)).toBe(false);
    expect(sprites.size).toBe(0);
  });

  test('where the ground was not painted before, its tile covers it until it is', async () => {
    const { table, paint, uncovered, sprites } = board();
    table.show([tile], [bridge]);
    await wait();
    paint();
    expect(table.isPainted(bridge)).toBe(true);
    const before = sprites.size;
    table.show([tile], []);
    expect(uncovered).toEqual([]);
    expect(sprites.size).toBe(before + 1);
    await wait();
    paint();
    expect(sprites.size).toBe(before);
  });
});
