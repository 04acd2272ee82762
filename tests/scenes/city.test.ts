import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import type { carcassonne } from '../../src/game/index.ts';
import type { Entry, Match, MatchView } from '../../src/session/contracts/match.ts';
import { gameOf } from '../../src/session/games/index.ts';
import type { CarcassonneKnowledge } from '../../src/session/games/carcassonne.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { laidOf } from '../../src/scenes/board/laid.ts';
import { racesIn } from '../../src/scenes/games/carcassonne/contestLayer.ts';
import { dotsBetween } from '../../src/scenes/games/carcassonne/refusedLayer.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { marksIn, worthsIn } from '../../src/scenes/overlay/choiceMarks.ts';
import { optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { sideBySide, stepAside } from '../../src/scenes/pieces/beside.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { distance, within } from '../../src/scenes/units.ts';
import { tableOf } from './support.ts';

/**
 * A city with quarters on the board, cards and markers, contests of two buildings, and cells that only a rule refuses.
 */

function begin(modules: readonly string[]): { readonly match: Match; readonly game: TableGame } {
  const made = createMatch({
    rules: 'carcassonne',
    options: { modules },
    players: ['Ada', 'Jan', 'Mia'],
    seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }],
    colours: [0, 1, 8],
    seed: 'city',
  });
  if (!made.ok) throw new Error(made.error.message);
  const match = made.value;
  return { match, game: tableOf(match) };
}

const CAMERA = { x: -20, y: -20, zoom: 60 };
const FREE = { x: 0, y: 0, w: 3000, h: 3000 };
const toScreen = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: (x - CAMERA.x) * CAMERA.zoom,
  y: (y - CAMERA.y) * CAMERA.zoom,
});

interface Moment {
  readonly now: MatchView;
  readonly before: MatchView;
  readonly beats: readonly Beat[];
}

/** A random game to its end, or to this many tiles: every change of it, and its animation. */
function moments(modules: readonly string[], seed: string, tiles = 1000) {
  const { match, game } = begin(modules);
  const random = seededRandom(seed);
  const found: Moment[] = [];
  match.subscribe((now, before) => {
    if (now.state === before.state) return;
    const [was, will] = [piecesOf(before, game), piecesOf(now, game)];
    found.push({ now, before, beats: planMotion({ before, now, was, will, game }) ?? [] });
  });
  while (!match.view.over && match.view.state.laid.length < tiles) {
    const { view, intents } = match;
    const cells = view.legalCells;
    const all = (view.prompt?.options ?? []).filter(({ action }) => action.do !== 'place');
    const meant = all.filter(({ declines }) => !declines);
    // Where most tiles are already, so that much is completed.
    const laid = laidOf(view.state);
    const worth = ({ x, y }: { readonly x: number; readonly y: number }): number => {
      const near = laid.filter((tile) => Math.abs(tile.x - x) < 2 && Math.abs(tile.y - y) < 2);
      const sides = near.filter((tile) => tile.x === x || tile.y === y).length;
      return sides * 2 + near.length * 0.5 - Math.hypot(x * 0.8, y) * 0.3 + random();
    };
    const [cell] = cells.map((at) => ({ at, value: worth(at) })).toSorted((one, other) => other.value - one.value);
    if (cell) intents.tapCell(cell.at);
    else {
      const often = view.prompt?.awaiting === 'deploy' || view.prompt?.awaiting === 'reinforce' ? 0.6 : 1;
      const pool = meant.length > 0 && random() < often ? meant : all;
      const option = pool[Math.floor(random() * pool.length)];
      if (option) intents.choose(option.id);
    }
    intents.confirm();
  }
  return { found, game };
}

const games = ['a', 'h'].map((seed) => moments(['count', 'king', 'cult'], seed));
const found = games.flatMap((one) => one.found);
const { game } = begin(['count', 'king', 'cult']);
const of = (awaiting: string): MatchView => {
  const moment = found.find(({ now }) => now.prompt?.awaiting === awaiting);
  if (!moment) throw new Error(`Nobody was asked ${awaiting}`);
  return moment.now;
};
const kindsOf = ({ beats }: Moment): readonly string[] => beats.flat().map(({ type }) => type);
const eventsOf = ({ now, before }: Moment): readonly Entry['event'][] =>
  now.log.slice(before.log.length).map(({ event }) => event);

describe('the city', () => {
  test('has four quarters side by side, each with room for its mark and for the sign of who blocks it', () => {
    const spots = game.spots(of('enter'));
    expect(spots.map(({ spot }) => spot)).toEqual([
      'quarter palace',
      'quarter market',
      'quarter smithy',
      'quarter cathedral',
    ]);
    for (const { outline, mark } of spots) {
      expect(outline.length).toBeGreaterThan(4);
      expect(spots.filter((other) => within(mark, other.outline))).toHaveLength(1);
      expect(within(mark, outline)).toBe(true);
    }
    expect(spots.filter(({ shut }) => shut !== null)).toHaveLength(1);
  });

  test('shows its followers in their quarters, apart from each other, and the Count on his dais', () => {
    const seen = new Set<string>();
    for (const { now } of found) {
      const pieces = [...piecesOf(now, game).values()];
      for (const { spot, outline } of game.spots(now)) {
        const inside = pieces.filter(({ place }) => place.on === 'spot' && place.spot === spot);
        for (const one of inside) {
          expect([one.key, within(one, outline)]).toEqual([one.key, true]);
          for (const other of inside) if (other !== one) expect(distance(one, other)).toBeGreaterThan(0.08);
        }
        if (inside.length > 0) seen.add(spot);
      }
    }
    expect(seen.size).toBe(4);
  });

  test('has room for a crowd as well', () => {
    const view = of('enter');
    const state = view.state as carcassonne.CarcassonneState;
    const city = state.slices['count'] as { readonly figures: readonly object[] };
    const figures = Array.from({ length: 19 }, (_, n) => ({
      number: 100 + n,
      player: n % 3,
      figure: 'follower',
      quarter: 'market',
    }));
    const slices = { ...state.slices, count: { ...city, figures } };
    const crowded = { ...view, state: { ...state, slices } };
    const pieces = [...piecesOf(crowded, game).values()].filter(
      ({ owner, place }) => owner !== null && place.on === 'spot',
    );
    const market = game.spots(crowded).find(({ spot }) => spot === 'quarter market');
    expect(pieces).toHaveLength(19);
    for (const piece of pieces) {
      expect(within(piece, market?.outline ?? [])).toBe(true);
      for (const other of pieces) if (other !== piece) expect(distance(piece, other)).toBeGreaterThan(0.06);
    }
  });

  test('a tap anywhere in a quarter chooses what can be done there, another one the next', () => {
    const view = of('enter');
    const [palace] = game.spots(view);
    const at = toScreen({ x: -0.3, y: -0.2 });
    const hit = targetAt(at, { view, game, camera: CAMERA, free: FREE });
    expect(hit).toMatchObject({ type: 'spot', spot: palace?.spot, option: { action: { quarter: 'palace' } } });
    const discs = optionMarkers(view, game, CAMERA);
    expect(discs.map(({ option }) => option.target)).toEqual(
      view.prompt?.options.flatMap(({ target }) => (target.on === 'spot' ? [target] : [])),
    );
    for (const { option, at: middle } of discs)
      expect(targetAt(middle, { view, game, camera: CAMERA, free: FREE })).toMatchObject({ option: { id: option.id } });
    expect(targetAt(at, { view: of('place'), game, camera: CAMERA, free: FREE })).toEqual({ type: 'none' });
  });

  test('every quarter that can be chosen is highlighted, the chosen one more', () => {
    const view = of('count');
    const option = view.prompt?.options.find(({ target }) => target.on === 'spot');
    if (!option) throw new Error('The Count can go nowhere');
    const chosen = { ...view, gesture: { type: 'choosing', option, number: null } } as const;
    const marks = marksIn(chosen, game, () => 0);
    expect(marks).toHaveLength(3);
    expect(marks.filter(({ strong }) => strong)).toHaveLength(1);
    expect(marks.every(({ outline }) => outline !== undefined)).toBe(true);
  });

  test('regions that can be joined are highlighted at once, with their points', () => {
    const view = found.find(({ now }) => now.prompt?.awaiting === 'reinforce' && now.state.left > 0)?.now;
    if (!view) throw new Error('Nobody was asked to reinforce');
    expect(marksIn(view, game, () => 0).length).toBeGreaterThan(0);
    expect(
      worthsIn(view, game)
        .map(({ text }) => Number(text))
        .every((points) => points > 0),
    ).toBe(true);
  });
});

describe('motion', () => {
  test('figures enter the city, the Count walks, and a follower that leaves walks to the region', () => {
    const kinds = (type: string, from: string) =>
      found.filter((moment) => eventsOf(moment).some((event) => event.type === type && event['sort'] === from));
    expect(kinds('placed', 'follower').every((moment) => kindsOf(moment).includes('arrive'))).toBe(true);
    const walks = [...kinds('moved', 'count'), ...kinds('moved', 'follower')];
    expect(walks.length).toBeGreaterThan(3);
    for (const moment of walks) expect(kindsOf(moment)).toContain('stride');
  });

  test('a follower that joins a region and returns home in the same change is seen doing both', () => {
    const moment = found.find((one) => {
      const events = eventsOf(one);
      const moved = events.find(({ type, sort }) => type === 'moved' && sort === 'follower');
      return moved !== undefined && !piecesOf(one.now, game).has(String(moved['piece']));
    });
    if (!moment) throw new Error('Nobody joined a region and went home');
    const moved = eventsOf(moment).find(({ type, sort }) => type === 'moved' && sort === 'follower');
    const steps = moment.beats
      .flat()
      .flatMap((step) => ('piece' in step && step.piece?.key === moved?.['piece'] ? [step.type] : []));
    expect(steps).toEqual(['stride', 'leave']);
  });

  test('a card is handed over to its new holder, its marker walks to the region', () => {
    const handed = found.filter((moment) => eventsOf(moment).some(({ type }) => type === 'taken'));
    expect(handed.length).toBeGreaterThan(1);
    for (const moment of handed) {
      const kinds = kindsOf(moment);
      expect(kinds).toContain('award');
      expect(kinds.indexOf('stride')).toBeLessThan(kinds.indexOf('award'));
    }
    const cards = handed.flatMap(({ beats }) => beats.flat().filter(({ type }) => type === 'award'));
    expect(cards).toContainEqual(
      expect.objectContaining({ from: null, piece: expect.objectContaining({ sort: 'king-card' }) }),
    );
    expect([...piecesOf(found.at(-1)?.now ?? of('place'), game).keys()]).not.toContain('king-card');
  });

  test('undone, everything is where it was', () => {
    for (const { now, before } of found.filter((moment) => kindsOf(moment).includes('award'))) {
      const [was, will] = [piecesOf(now, game), piecesOf(before, game)];
      const beats = planMotion({ before: now, now: before, was, will, game }) ?? [];
      expect(beats.flat().some(({ type }) => type === 'award' || type === 'stride')).toBe(false);
    }
  });
});

describe('side by side', () => {
  const one = (owner: number | null, feature = 0, x = 0) =>
    ({ owner, x, y: 0, height: 0.4, pose: 'standing', place: { on: 'feature', x: 0, y: 0, feature } }) as const;

  test('several on one feature stand apart, those of one player together; others where they were', () => {
    const [a, b, c, alone, nobody] = sideBySide([one(1), one(0), one(1), one(0, 1, 5), one(null)]);
    expect([alone?.x, nobody?.x]).toEqual([5, 0]);
    expect(b?.x).toBeLessThan(a?.x ?? -1);
    expect(a?.x).toBeLessThan(c?.x ?? -1);
    expect((a?.x ?? 0) + (b?.x ?? 0) + (c?.x ?? 0)).toBeCloseTo(0);
  });

  test('a crowd stands in rows', () => {
    const spots = Array.from({ length: 9 }, (_, n) => stepAside(n, 9));
    for (const [n, spot] of spots.entries())
      for (const other of spots.slice(n + 1)) expect(distance(spot, other)).toBeGreaterThan(0.4);
  });
});

describe('contests', () => {
  const known = (view: MatchView): CarcassonneKnowledge =>
    gameOf('carcassonne').knowledge(view.state) as CarcassonneKnowledge;

  test('show both buildings with their tiles and who is ahead, as long as they last', () => {
    const moment = found.find((each) =>
      eventsOf(each).some(({ type, state }) => type === 'rivalry' && state === 'begun'),
    );
    if (!moment) throw new Error('There was no contest');
    expect(kindsOf(moment)).toContain('rivalry');
    const view = found.map(({ now }) => now).find((now) => racesIn(now, known(now), game.places).length > 0);
    if (!view) throw new Error('No contest is visible');
    for (const { ends, counts, ahead, players } of racesIn(view, known(view), game.places)) {
      expect(distance(ends[0], ends[1])).toBeLessThan(2.4);
      for (const [n, count] of counts.entries()) {
        const { x, y } = ends[n as 0 | 1];
        const near = laidOf(view.state).filter(
          (tile) => Math.abs(tile.x - Math.floor(x)) < 2 && Math.abs(tile.y - Math.floor(y)) < 2,
        );
        expect(count).toBe(near.length);
      }
      expect(ahead).toBe(counts[0] === counts[1] ? null : counts[0] > counts[1] ? 0 : 1);
      expect(players[0]).not.toBe(players[1]);
    }
  });
});

describe('refused cells', () => {
  test('are those where the tile in hand fits, but a rule refuses it; the map leads to the tiles that cause it', () => {
    const { found: river, game: table } = moments(['river-1', 'river-2'], 'refused', 24);
    const known = (view: MatchView) => (gameOf('carcassonne').knowledge(view.state) as CarcassonneKnowledge).refused;
    const codes = new Set<string>();
    for (const { now } of [...river, ...found].filter(({ now: { hand } }) => hand !== null)) {
      for (const { code, because, ...cell } of known(now)) {
        codes.add(code);
        expect(now.legalCells.some(({ x, y }) => x === cell.x && y === cell.y)).toBe(false);
        expect(laidOf(now.state).some(({ x, y }) => x === cell.x && y === cell.y)).toBe(false);
        for (const other of because)
          expect(laidOf(now.state).some(({ x, y }) => x === other.x && y === other.y)).toBe(true);
        if (code === 'river-must-continue') expect(because).toEqual([]);
      }
    }
    expect([...codes]).toEqual(expect.arrayContaining(['river-must-continue', 'river-turns-back', 'cult-neighbours']));
    expect(table.spots(river[5]?.now ?? of('place'))).toEqual([]);
  });

  test('a line of dots keeps clear of both cells', () => {
    const dots = dotsBetween({ x: 0, y: 0 }, { x: 1, y: 1 });
    expect(dots.length).toBeGreaterThan(2);
    for (const dot of dots) {
      expect(distance(dot, { x: 0.5, y: 0.5 })).toBeGreaterThan(0.28);
      expect(distance(dot, { x: 1.5, y: 1.5 })).toBeGreaterThan(0.28);
    }
  });
});
