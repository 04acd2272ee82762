import { describe, expect, test } from 'vitest';
import { carcassonne, standsFor } from '../../src/game/index.ts';
import type { LaidTile, Prompt } from '../../src/game/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { laidOf } from '../../src/scenes/board/laid.ts';
import { fitView, isVisible, toScreen } from '../../src/scenes/camera/maths.ts';
import type { Frame } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { planeBounds } from '../../src/scenes/games/carcassonne/extent.ts';
import { homeOf } from '../../src/scenes/homes.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { chooseFirst, optionsFor } from '../support/playing.ts';
import { beatsOf, tableOf } from './support.ts';

const NAMES = ['Ada', 'Jan', 'Zofia'];
const frame: Frame = { width: 1000, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } };

/** A match that was played up to here. */
function matchAt(tiles: number, modules: readonly string[] = ['abbot'], seed = 'table') {
  const { setup, actions } = growCarcassonne(seed, { players: NAMES, modules, tiles });
  const record = JSON.parse(JSON.stringify(carcassonne.formatCarcassonneRecord(setup, actions))) as unknown;
  const seats = NAMES.map(() => ({ kind: 'human' }) as const);
  const made = createMatch(
    { rules: 'carcassonne', options: { modules }, players: NAMES, seats, colours: [0, 1, 8], seed },
    { record },
  );
  if (!made.ok) throw new Error(made.error.message);
  return { match: made.value, game: tableOf(made.value) };
}

type Started = ReturnType<typeof matchAt>;

/** The option that an action belongs to. */
const idOf = (prompt: Prompt | null, action: carcassonne.Action): string =>
  prompt?.options.find((option) => standsFor(option, action))?.id ?? '';

const tile = (x: number, y: number): LaidTile => ({ tile: 'B01', x, y, rotation: 0 });

describe('the camera on an endless plane', () => {
  test('shows the placed tiles with some room around them, and never too little of the plane', () => {
    const { wall } = planeBounds([tile(0, 0)]);
    expect(wall.w).toBeGreaterThan(5);
    expect(wall.x + wall.w / 2).toBeCloseTo(0.5);
    const far = planeBounds([tile(0, 0), tile(11, -3)]).wall;
    expect(far.x).toBeLessThan(-1);
    expect(far.x + far.w).toBeGreaterThan(13);
    expect(far.y).toBeLessThan(-4);
  });

  test('keeps showing everything as tiles are placed, and leaves a closer view alone', () => {
    const pilot = createPilot({ ...planeBounds([tile(0, 0)]), frame });
    const grown = planeBounds([tile(0, 0), tile(9, 4)]);
    pilot.setBounds(grown, { glide: false });
    expect(pilot.camera).toEqual(fitView(frame, grown.wall));
    pilot.zoomTo({ x: 500, y: 400 }, 150);
    const camera = pilot.camera;
    pilot.setBounds(planeBounds([tile(0, 0), tile(20, 4)]), { glide: false });
    expect(pilot.camera).toEqual(camera);
  });

  test('may go beyond the tiles, farther with each of them, but does not lose them', () => {
    const pilot = createPilot({ ...planeBounds([tile(0, 0)]), frame });
    pilot.zoomTo({ x: 500, y: 400 }, 200);
    pilot.drag(-99_999, 0);
    const before = pilot.camera.x;
    pilot.setBounds(planeBounds([tile(0, 0), tile(30, 0)]), { glide: false });
    pilot.drag(-99_999, 0);
    expect(pilot.camera.x).toBeCloseTo(before + 30);
    expect(isVisible(pilot.camera, frame, { x: pilot.camera.x, y: 0, w: 1, h: 1 })).toBe(true);
  });

  test('zooms out by wheel a little farther than all placed tiles', () => {
    const bounds = planeBounds([tile(0, 0), tile(7, 7)]);
    const pilot = createPilot({ ...bounds, frame });
    pilot.zoomTo({ x: 0, y: 0 }, 1);
    expect(pilot.camera.zoom).toBeLessThan(fitView(frame, bounds.wall).zoom);
    expect(pilot.camera.zoom).toBeGreaterThan(fitView(frame, bounds.wall).zoom * 0.7);
  });
});

test('followers start from their own places, however many play', () => {
  for (const size of [
    { width: 1600, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    const homes = Array.from({ length: 6 }, (_, player) => homeOf(player, 6, size));
    for (const [n, one] of homes.entries()) {
      expect(one.x > 0 && one.y > 0 && one.x < size.width && one.y < size.height).toBe(true);
      for (const other of homes.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
    }
  }
});

describe('pieces', () => {
  test('every figure stands on its feature; farmers lie, the abbot has his own figure', () => {
    const { match, game } = matchAt(60);
    const { view } = match;
    const { places } = game;
    const { followers } = view.state as carcassonne.CarcassonneState;
    const pieces = piecesOf(view, game);
    expect(pieces.size).toBe(followers.length);
    for (const one of followers) {
      const piece = pieces.get(`figure:${one.number}`);
      const field = places.kindAt(one, laidOf(view.state)) === 'field';
      expect(piece?.place).toEqual({ on: 'feature', x: one.x, y: one.y, feature: one.feature });
      expect(piece?.pose).toBe(field ? 'lying' : 'standing');
      expect(piece?.figure).toBe(one.figure === 'abbot' ? 'abbot' : field ? 'lying-follower' : 'follower');
      expect(piece?.colour).toBe([0, 1, 8][one.player]);
      if (field)
        expect(places.featureUnder({ x: piece?.x ?? 0, y: piece?.y ?? 0 }, laidOf(view.state))).toEqual({
          x: one.x,
          y: one.y,
          feature: one.feature,
        });
    }
  });
});

/** The first moment of a game that fits. */
function momentWith(test: (view: MatchView) => boolean, modules: readonly string[] = ['abbot']): Started {
  for (let tiles = 2; tiles < 70; tiles += 1) {
    const started = matchAt(tiles, modules);
    if (test(started.match.view)) return started;
  }
  throw new Error('Expected such a moment');
}

describe('hit-tests', () => {
  const camera = { x: -6, y: -5, zoom: 80 };
  const free = { x: 0, y: 0, w: 1000, h: 800 };

  test('find legal cells, and nothing on other wild land', () => {
    const { match, game } = momentWith(({ legalCells }) => legalCells.length > 0);
    const { view } = match;
    const [cell] = view.legalCells;
    if (!cell) throw new Error('Expected a cell');
    const at = toScreen(camera, { x: cell.x + 0.5, y: cell.y + 0.5 });
    expect(targetAt(at, { view, game, camera, free })).toEqual({
      type: 'cell',
      cell: { x: cell.x, y: cell.y },
      legal: true,
    });
    expect(targetAt(toScreen(camera, { x: 30.5, y: 30.5 }), { view, game, camera, free })).toEqual({ type: 'none' });
    match.intents.tapCell(cell);
    expect(targetAt(at, { view: match.view, game, camera, free })).toMatchObject({
      type: 'preview',
      cell: { x: cell.x, y: cell.y },
    });
  });

  test('find the disc of every possible follower, and the feature itself', () => {
    const { match, game } = momentWith(
      (view) => optionsFor(view, 'deploy').length > 2 && optionsFor(view, 'recall').length > 0,
    );
    const { view } = match;
    const markers = optionMarkers(view, game, camera);
    expect(markers.map(({ option }) => option.id)).toEqual(
      [...optionsFor(view, 'deploy'), ...optionsFor(view, 'recall')].map(({ id }) => id),
    );
    for (const { at, option } of markers)
      expect(targetAt(at, { view, game, camera, free })).toEqual({ type: 'option', option });
  });

  test('find separate discs for two figures on one feature', () => {
    const { match, game } = momentWith(
      (view) =>
        new Set(optionsFor(view, 'deploy').map(({ target }) => JSON.stringify(target))).size <
        optionsFor(view, 'deploy').length,
    );
    const spots = optionMarkers(match.view, game, camera);
    for (const [n, one] of spots.entries())
      for (const other of spots.slice(n + 1))
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(25);
  });

  test('find features and empty cells beside tiles for questions, but not water and distant land', () => {
    const { match, game } = matchAt(12, ['river-1']);
    const { view } = match;
    const { places } = game;
    const laid = laidOf(view.state);
    const river = laid.flatMap(({ tile: id, x, y }) =>
      (view.tiles.find((one) => one.id === id)?.features ?? []).flatMap(({ kind }, feature) =>
        kind === 'river' ? [{ x, y, feature }] : [],
      ),
    )[0];
    if (!river) throw new Error('Expected a river');
    expect(game.inspect(places.feature(river, laid), view)).toBeNull();
    const land = {
      x: river.x,
      y: river.y,
      feature:
        view.tiles
          .find((one) => one.id === laid.find((t) => t.x === river.x && t.y === river.y)?.tile)
          ?.features.findIndex(({ kind }) => kind === 'field') ?? -1,
    };
    expect(game.inspect(places.feature(land, laid), view)).toEqual({ what: 'feature', ...land });
    expect(game.inspect({ x: 40.5, y: 40.5 }, view)).toBeNull();
  });
});

describe('motion', () => {
  test('a tile falls where it was previewed, then the follower arrives', () => {
    const started = momentWith(({ legalCells }) => legalCells.length > 0);
    const { match } = started;
    const beats = beatsOf(started, () => {
      match.intents.cycle(1);
      match.intents.confirm();
      if (chooseFirst(match, 'deploy')) match.intents.confirm();
    });
    expect(beats[0]).toMatchObject([{ type: 'drop', held: true }]);
    expect(beats[1]).toMatchObject([{ type: 'arrive', shown: true }]);
  });

  test('points of a whole game rise over their regions, together for shared majorities, and figures return home', () => {
    const { setup, states, actions } = growCarcassonne('points', { players: NAMES, modules: ['abbot'] });
    expect(states.length).toBe(actions.length + 1);
    const started = matchAt(1, ['abbot'], 'points');
    const { match } = started;
    const beats = beatsOf(started, () => {
      for (const action of actions) {
        const { intents } = match;
        if (action.do === 'place' && action.x !== undefined && action.y !== undefined) {
          intents.tapCell({ x: action.x, y: action.y });
          for (
            let n = 0;
            n < 4 && match.view.gesture.type === 'placing' && match.view.gesture.rotation !== action.rotation;
            n += 1
          )
            intents.rotate(1);
        } else intents.choose(idOf(match.view.prompt, action));
        intents.confirm();
      }
    });
    expect(match.view.over).toBe(true);
    const shown = beats.flat().filter((step) => step.type === 'sweep' && step.points !== null);
    const scored = match.view.log.filter(({ event }) => event.type === 'scored').length;
    expect(shown).toHaveLength(scored);
    expect(beats.flat().filter(({ type }) => type === 'leave').length).toBeGreaterThan(5);
    expect(beats.flat().filter(({ type }) => type === 'drop')).toHaveLength(match.view.state.laid.length);
    expect(setup.players).toHaveLength(3);
  });

  test('a resumed game is shown at once', () => {
    const [one, other] = [matchAt(5), matchAt(30)];
    const { view: before } = one.match;
    const { view: now } = other.match;
    expect(
      planMotion({ before, now, was: piecesOf(before, one.game), will: piecesOf(now, one.game), game: one.game }),
    ).toBeUndefined();
  });

  test('undo lifts the tile and returns the figure home', () => {
    const started = momentWith(({ legalCells, hand }) => legalCells.length > 0 && hand !== null);
    const { match } = started;
    match.intents.cycle(1);
    match.intents.confirm();
    const beats = beatsOf(started, () => match.intents.undo());
    expect(beats).toMatchObject([[{ type: 'lift' }]]);
  });
});
