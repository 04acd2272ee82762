import { describe, expect, test } from 'vitest';
import { rotatePoint, tileGeometry } from '../../src/art/geometry.ts';
import { country } from '../../src/game/index.ts';
import type { LaidTile } from '../../src/game/index.ts';
import type { CountryView } from '../../src/session/country/contract.ts';
import { createCountryMatch } from '../../src/session/country/match.ts';
import { createGround } from '../../src/scenes/board/places.ts';
import { fitLook, isVisible, toScreen } from '../../src/scenes/camera/maths.ts';
import type { Frame } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { countryPieces, laidOf } from '../../src/scenes/country/countryPieces.ts';
import { planCountryMotion } from '../../src/scenes/country/countryPlan.ts';
import { countryInspectAt, countryTargetAt } from '../../src/scenes/country/countryReading.ts';
import { pickSpots, samePick } from '../../src/scenes/country/countrySpots.ts';
import { planeBounds } from '../../src/scenes/country/extent.ts';
import { homeOf } from '../../src/scenes/homes.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { growCountry } from '../support/growCountry.ts';

const NAMES = ['Ada', 'Jan', 'Zofia'];
const frame: Frame = { width: 1000, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } };

/** A match that somebody has played up to here. */
function matchAt(tiles: number, modules: readonly string[] = ['abbot'], seed = 'table') {
  const { setup, actions } = growCountry(seed, { players: NAMES, modules, tiles });
  const record = JSON.parse(JSON.stringify(country.formatCountryRecord(setup, actions))) as unknown;
  const seats = NAMES.map(() => ({ kind: 'human' }) as const);
  const made = createCountryMatch({ rules: 'carcassonne', options: { modules }, players: NAMES, seats, colours: [0, 1, 8], seed }, { record });
  if (!made.ok) throw new Error(made.error.message);
  const specs = new Map(setup.rules.material.tiles.map((tile) => [tile.id, tile]));
  const places = createGround({
    tile: (tile) => tileGeometry(tile, 'country'),
    rotate: rotatePoint,
    spec(id) {
      const spec = specs.get(id);
      if (!spec) throw new Error(`There is no tile ${id}`);
      return spec;
    },
  });
  return { match: made.value, places };
}

type Started = ReturnType<typeof matchAt>;

/** What is shown of the changes that an intent brings. */
function beatsOf({ match, places }: Started, act: () => void): readonly Beat[] {
  const beats: Beat[] = [];
  const leave = match.subscribe((now, before) => {
    if (now.state === before.state && now.log === before.log) return;
    beats.push(...(planCountryMotion({ before, now, was: countryPieces(before, places), will: countryPieces(now, places), places }) ?? []));
  });
  act();
  leave();
  return beats;
}

const tile = (x: number, y: number): LaidTile => ({ tile: 'B01', x, y, rotation: 0 });

describe('the camera on an endless plane', () => {
  test('shows what is laid with some room around it, and never too little of the plane', () => {
    const { wall } = planeBounds([tile(0, 0)]);
    expect(wall.w).toBeGreaterThan(5);
    expect(wall.x + wall.w / 2).toBeCloseTo(0.5);
    const far = planeBounds([tile(0, 0), tile(11, -3)]).wall;
    expect(far.x).toBeLessThan(-1);
    expect(far.x + far.w).toBeGreaterThan(13);
    expect(far.y).toBeLessThan(-4);
  });

  test('who sees everything goes on seeing everything as tiles are laid; who looks closer is left alone', () => {
    const pilot = createPilot({ ...planeBounds([tile(0, 0)]), frame });
    const grown = planeBounds([tile(0, 0), tile(9, 4)]);
    pilot.setBounds(grown, { glide: false });
    expect(pilot.look).toEqual(fitLook(frame, grown.wall));
    pilot.zoomTo({ x: 500, y: 400 }, 150);
    const look = pilot.look;
    pilot.setBounds(planeBounds([tile(0, 0), tile(20, 4)]), { glide: false });
    expect(pilot.look).toEqual(look);
  });

  test('the camera may go beyond the tiles, farther with each of them, but does not lose them', () => {
    const pilot = createPilot({ ...planeBounds([tile(0, 0)]), frame });
    pilot.zoomTo({ x: 500, y: 400 }, 200);
    pilot.drag(-99_999, 0);
    const before = pilot.look.x;
    pilot.setBounds(planeBounds([tile(0, 0), tile(30, 0)]), { glide: false });
    pilot.drag(-99_999, 0);
    expect(pilot.look.x).toBeCloseTo(before + 30);
    expect(isVisible(pilot.look, frame, { x: pilot.look.x, y: 0, w: 1, h: 1 })).toBe(true);
  });

  test('the wheel goes out a little farther than everything that is laid', () => {
    const bounds = planeBounds([tile(0, 0), tile(7, 7)]);
    const pilot = createPilot({ ...bounds, frame });
    pilot.zoomTo({ x: 0, y: 0 }, 1);
    expect(pilot.look.zoom).toBeLessThan(fitLook(frame, bounds.wall).zoom);
    expect(pilot.look.zoom).toBeGreaterThan(fitLook(frame, bounds.wall).zoom * 0.7);
  });
});

test('followers come from places of their own, however many play', () => {
  for (const size of [{ width: 1600, height: 1000 }, { width: 390, height: 844 }]) {
    const homes = Array.from({ length: 6 }, (_, player) => homeOf(player, 6, size));
    for (const [n, one] of homes.entries()) {
      expect(one.x > 0 && one.y > 0 && one.x < size.width && one.y < size.height).toBe(true);
      for (const other of homes.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
    }
  }
});

describe('pieces', () => {
  test('every figure stands on its feature; farmers lie, the abbot is himself', () => {
    const { match, places } = matchAt(60);
    const { view } = match;
    const pieces = countryPieces(view, places);
    expect(pieces.size).toBe(view.state.followers.length);
    for (const one of view.state.followers) {
      const piece = pieces.get(`follower:${one.player}:${one.x},${one.y},${one.feature}`);
      const field = places.kindAt(one, laidOf(view.state)) === 'field';
      expect(piece?.pose).toBe(field ? 'lying' : 'standing');
      expect(piece?.figure).toBe(one.figure === 'abbot' ? 'abbot' : field ? 'merchant' : 'follower');
      expect(piece?.colour).toBe([0, 1, 8][one.player]);
      if (field) expect(places.featureUnder({ x: piece?.x ?? 0, y: piece?.y ?? 0 }, laidOf(view.state))).toEqual({ x: one.x, y: one.y, feature: one.feature });
    }
  });
});

/** The first moment of a game that fits. */
function momentWith(test: (view: CountryView) => boolean, modules: readonly string[] = ['abbot']): Started {
  for (let tiles = 2; tiles < 70; tiles += 1) {
    const started = matchAt(tiles, modules);
    if (test(started.match.view)) return started;
  }
  throw new Error('Expected such a moment');
}

describe('what lies under a finger', () => {
  const look = { x: -6, y: -5, zoom: 80 };
  const free = { x: 0, y: 0, w: 1000, h: 800 };

  test('legal cells, and nothing on other wild land', () => {
    const { match, places } = momentWith(({ legalCells }) => legalCells.length > 0);
    const { view } = match;
    const [cell] = view.legalCells;
    if (!cell) throw new Error('Expected a cell');
    const at = toScreen(look, { x: cell.x + 0.5, y: cell.y + 0.5 });
    expect(countryTargetAt(at, { view, places, look, free })).toEqual({ type: 'cell', cell: { x: cell.x, y: cell.y }, legal: true });
    expect(countryTargetAt(toScreen(look, { x: 30.5, y: 30.5 }), { view, places, look, free })).toEqual({ type: 'none' });
    match.intents.tapCell(cell);
    expect(countryTargetAt(at, { view: match.view, places, look, free })).toEqual({ type: 'ghost', cell: { x: cell.x, y: cell.y } });
  });

  test('the disc of everybody who can be put somewhere, and the feature itself', () => {
    const { match, places } = momentWith(({ deployChoices }) => deployChoices.length > 2);
    const { view } = match;
    const spots = pickSpots(view, places, look);
    expect(spots).toHaveLength(view.deployChoices.length + (view.recall ? 1 : 0));
    for (const { at, pick } of spots) {
      const hit = countryTargetAt(at, { view, places, look, free });
      expect(hit.type === 'pick' && samePick(hit.pick, pick)).toBe(true);
    }
  });

  test('two figures for one feature have discs of their own', () => {
    const { match, places } = momentWith(({ deployChoices }) => new Set(deployChoices.map(({ x, y, feature }) => `${x},${y},${feature}`)).size < deployChoices.length);
    const spots = pickSpots(match.view, places, look);
    for (const [n, one] of spots.entries()) for (const other of spots.slice(n + 1)) expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(25);
  });

  test('features and empty cells beside tiles can be asked about, water and far land cannot', () => {
    const { match, places } = matchAt(12, ['river-1']);
    const { view } = match;
    const laid = laidOf(view.state);
    const river = laid.flatMap(({ tile: id, x, y }) => (view.tiles.find((one) => one.id === id)?.features ?? []).flatMap(({ kind }, feature) => (kind === 'river' ? [{ x, y, feature }] : [])))[0];
    if (!river) throw new Error('Expected a river');
    expect(countryInspectAt(places.feature(river, laid), view, places)).toBeNull();
    const land = { x: river.x, y: river.y, feature: view.tiles.find((one) => one.id === laid.find((t) => t.x === river.x && t.y === river.y)?.tile)?.features.findIndex(({ kind }) => kind === 'field') ?? -1 };
    expect(countryInspectAt(places.feature(land, laid), view, places)).toEqual({ what: 'feature', ...land });
    expect(countryInspectAt({ x: 40.5, y: 40.5 }, view, places)).toBeNull();
  });
});

describe('motion', () => {
  test('a tile falls where it hung, then somebody arrives', () => {
    const started = momentWith(({ legalCells }) => legalCells.length > 0);
    const { match } = started;
    const beats = beatsOf(started, () => {
      match.intents.cycle(1);
      match.intents.confirm();
      const [choice] = match.view.deployChoices;
      if (!choice) return;
      match.intents.choose({ do: 'deploy', figure: choice.figure, x: choice.x, y: choice.y, feature: choice.feature });
      match.intents.confirm();
    });
    expect(beats[0]).toMatchObject([{ type: 'drop', hung: true }]);
    expect(beats[1]).toMatchObject([{ type: 'arrive', shown: true }]);
  });

  test('points of a whole game rise over their regions, together where several have most, and figures go home', () => {
    const { setup, states, actions } = growCountry('points', { players: NAMES, modules: ['abbot'] });
    expect(states.length).toBe(actions.length + 1);
    const started = matchAt(1, ['abbot'], 'points');
    const { match } = started;
    const beats = beatsOf(started, () => {
      for (const action of actions) {
        const { intents, view } = match;
        if (action.do === 'place' && action.x !== undefined && action.y !== undefined) {
          intents.tapCell({ x: action.x, y: action.y });
          for (let n = 0; n < 4 && match.view.gesture.type === 'placing' && match.view.gesture.rotation !== action.rotation; n += 1) intents.rotate(1);
        } else if (action.do === 'deploy') intents.choose({ do: 'deploy', figure: action.figure ?? 'follower', x: action.x ?? view.state.last?.x ?? 0, y: action.y ?? view.state.last?.y ?? 0, feature: action.feature ?? 0 });
        else if (action.do === 'recall') intents.choose({ do: 'recall' });
        else intents.choose(null);
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
    expect(planCountryMotion({ before, now, was: countryPieces(before, one.places), will: countryPieces(now, one.places), places: one.places })).toBeUndefined();
  });

  test('undo lifts the tile and takes the figure home', () => {
    const started = momentWith(({ legalCells, hand }) => legalCells.length > 0 && hand !== null);
    const { match } = started;
    match.intents.cycle(1);
    match.intents.confirm();
    const beats = beatsOf(started, () => match.intents.undo());
    expect(beats).toMatchObject([[{ type: 'lift' }]]);
  });
});
