import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import {
  BADGE,
  TOKEN,
  badgesOf,
  isBadged,
  optionMarkers,
  previewRect,
  spreadApart,
} from '../../src/scenes/overlay/markers.ts';
import { buttonSpots, turnSpots } from '../../src/scenes/overlay/turnButtons.ts';
import type { Point, Rect } from '../../src/scenes/units.ts';
import { distance } from '../../src/scenes/units.ts';
import { laid, option, promptWith, testGame, viewWith } from './support.ts';

const camera = { x: 0, y: 0, zoom: 100 };
const free = { x: 0, y: 0, w: 1000, h: 1000 };
const hit = (view: MatchView, x: number, y: number) => targetAt({ x, y }, { view, game: testGame, camera, free });
const NOWHERE = { x: -99, y: -99 };
const hand = { id: 'C01', square: false, ends: [], features: [] };
const placing: MatchView = viewWith({ laid: [laid(4, 4)] }, [], {
  hand,
  legalCells: [{ x: 3, y: 4, rotations: [0, 1] }],
  gesture: { type: 'placing', x: 3, y: 4, rotation: 0, rotations: [0, 1], along: null },
});

describe('hit-tests', () => {
  test('prefer the previewed tile and its buttons', () => {
    expect(hit(placing, 350, 450)).toEqual({ type: 'preview', cell: { x: 3, y: 4 }, direction: 1 });
    const { cw, ccw } = buttonSpots(previewRect({ x: 3, y: 4 }, camera), free, []) ?? { cw: NOWHERE, ccw: NOWHERE };
    expect(hit(placing, cw.x, cw.y)).toEqual({ type: 'turn', direction: 1 });
    expect(hit(placing, ccw.x, ccw.y)).toEqual({ type: 'turn', direction: -1 });
  });

  test('turn the held tile clockwise, and at its left anticlockwise', () => {
    expect(hit(placing, 380, 450)).toMatchObject({ type: 'preview', direction: 1 });
    expect(hit(placing, 320, 450)).toMatchObject({ type: 'preview', direction: -1 });
  });

  test('find a cell, legal or not according to the view; a placed tile is nothing', () => {
    const idle: MatchView = { ...placing, gesture: { type: 'idle' } };
    expect(hit(idle, 350, 450)).toEqual({ type: 'cell', cell: { x: 3, y: 4 }, legal: true });
    expect(hit(idle, 250, 450)).toEqual({ type: 'cell', cell: { x: 2, y: 4 }, legal: false });
    expect(hit(idle, 450, 450)).toEqual({ type: 'none' });
    expect(hit(idle, -50, 450)).toEqual({ type: 'none' });
  });

  test('find nothing in another’s turn', () => {
    expect(hit({ ...placing, myTurn: false }, 350, 450)).toEqual({ type: 'none' });
  });

  test('find the nearest follower, or the feature itself', () => {
    const target = { on: 'feature', x: 4, y: 4, completed: false, features: [] } as const;
    const path = option('deploy feature=0', { ...target, feature: 0, kind: 'path' }, { piece: 'follower' });
    const court = option('deploy feature=1', { ...target, feature: 1, kind: 'court' }, { piece: 'follower' });
    const view = viewWith({ laid: [laid(4, 4)] }, [], { prompt: promptWith('deploy', [path, court]) });
    expect(hit(view, 450, 418)).toEqual({ type: 'option', option: path });
    expect(hit(view, 450, 450)).toEqual({ type: 'option', option: court });
    expect(hit(view, 405, 405)).toEqual({ type: 'option', option: path });
    expect(hit(view, 550, 450)).toEqual({ type: 'none' });
  });

  test('find a region by its badge, its ground or its tokens', () => {
    const region = { x: 4, y: 4, feature: 1 };
    const target = { on: 'feature', ...region, kind: 'house', features: [region], completed: true } as const;
    const plain = option('score', target, { points: 8 });
    const doubled = option('score token=3', target, { piece: 'token-3', points: 16 });
    const view = viewWith({ laid: [laid(4, 4)] }, [], { prompt: promptWith('score', [plain, doubled]) });
    const [badge, ...others] = badgesOf(view, testGame, camera);
    expect(others).toEqual([]);
    expect(badge && hit(view, badge.at.x, badge.at.y)).toEqual({ type: 'option', option: plain });
    const token = badge?.extras[0];
    expect(token && hit(view, token.at.x, token.at.y)).toEqual({ type: 'option', option: doubled });
    expect(hit(view, 410, 490)).toEqual({ type: 'option', option: plain });
  });
});

describe('options close to each other on a phone', () => {
  const small = { x: 0, y: 0, zoom: 36 };
  const find = (view: MatchView, at: Point) => targetAt(at, { view, game: testGame, camera: small, free });

  test('badges and the pieces beside them never cover each other', () => {
    const places = [laid(4, 4), laid(5, 4), laid(4, 5)];
    const options = places.flatMap(({ x, y }) =>
      [0, 1].flatMap((feature) => {
        const region = { x, y, feature };
        const target = { on: 'feature', ...region, kind: 'house', features: [region], completed: true } as const;
        return [
          option(`score x=${x} y=${y} feature=${feature}`, target, { points: 4 }),
          option(`score x=${x} y=${y} feature=${feature} token=3`, target, { piece: 'token-3', points: 8 }),
        ];
      }),
    );
    const view = viewWith({ laid: places }, [], { prompt: promptWith('score', options) });
    const badges = badgesOf(view, testGame, small);
    const discs = badges.flatMap(({ option: plain, at, extras }) => [
      { option: plain, at, size: BADGE },
      ...extras.map((extra) => ({ ...extra, size: TOKEN })),
    ]);
    expect(discs).toHaveLength(12);
    for (const [n, one] of discs.entries()) {
      expect(find(view, one.at)).toEqual({ type: 'option', option: one.option });
      for (const other of discs.slice(n + 1))
        expect(distance(one.at, other.at)).toBeGreaterThanOrEqual((one.size + other.size) / 2);
    }
  });

  test('discs of followers are hit in their middle, a chosen one does not cover the middle of another', () => {
    const places = [laid(4, 4), laid(5, 4), laid(4, 5), laid(5, 5)];
    const options = places.flatMap(({ x, y }) =>
      [0, 1].map((feature) =>
        option(
          `deploy x=${x} y=${y} feature=${feature}`,
          { on: 'feature', x, y, feature, kind: 'path', completed: false, features: [] },
          { piece: 'follower' },
        ),
      ),
    );
    const view = viewWith({ laid: places }, [], { prompt: promptWith('deploy', options) });
    const discs = optionMarkers(view, testGame, small);
    expect(discs).toHaveLength(8);
    for (const [n, one] of discs.entries()) {
      expect(find(view, one.at)).toEqual({ type: 'option', option: one.option });
      for (const other of discs.slice(n + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(1.3 * (one.size / 2));
    }
  });
});

describe('discs of followers', () => {
  test('stay at their spots while there is room', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ];
    expect(spreadApart(points, 30)).toEqual(points);
  });
  test('make room for each other, even from one spot', () => {
    const spread = spreadApart(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 5, y: 0 },
        { x: 0, y: 8 },
        { x: 3, y: 3 },
        { x: 9, y: 9 },
      ],
      30,
    );
    for (const [n, a] of spread.entries())
      for (const b of spread.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(29);
  });
});

describe('buttons beside the previewed tile', () => {
  const tile = { x: 500, y: 300, w: 60, h: 60 };
  const spots = (rect: Rect, taken: readonly Rect[] = []) => {
    const found = buttonSpots(rect, free, taken);
    if (!found) throw new Error('Expected buttons');
    return found;
  };

  test('stay on the side that has room', () => {
    const { cw, ccw } = spots({ x: 10, y: 100, w: 100, h: 100 });
    expect(ccw.x).toBe(cw.x);
    expect(ccw.x).toBeGreaterThan(110);
    expect(cw.y - ccw.y).toBeGreaterThanOrEqual(46);
  });
  test('leave a side of the tile free that has to be visible', () => {
    const right = spots(tile, [{ x: 560, y: 300, w: 60, h: 60 }]);
    expect(right.cw.x).toBe(right.ccw.x);
    expect(right.cw.x).toBeLessThan(tile.x);
    expect(spots(tile, [{ x: 440, y: 300, w: 60, h: 60 }]).cw.x).toBeGreaterThan(560);
    expect(spots(tile, [{ x: 500, y: 360, w: 60, h: 60 }])).toEqual(spots(tile));
  });

  test('stay in the free area at its corners', () => {
    const { ccw } = spots({ x: 900, y: 0, w: 100, h: 60 });
    expect(ccw.y).toBeGreaterThanOrEqual(23);
  });

  test('cover no cell where the tile could be placed instead', () => {
    const legalCells = [
      { x: 3, y: 4, rotations: [0, 1] },
      { x: 2, y: 4, rotations: [0] },
      { x: 4, y: 4, rotations: [0] },
      { x: 4, y: 3, rotations: [0] },
    ] as const;
    const spotsAt = turnSpots({ ...placing, laid: [], legalCells } as MatchView, camera, free);
    if (!spotsAt) throw new Error('Expected buttons');
    for (const at of [spotsAt.cw, spotsAt.ccw])
      for (const { x, y } of legalCells)
        expect(
          distance(at, {
            x: Math.min(Math.max(at.x, x * 100), x * 100 + 100),
            y: Math.min(Math.max(at.y, y * 100), y * 100 + 100),
          }),
        ).toBeGreaterThanOrEqual(19);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].map((dy) => ({ x: 3 + dx, y: 4 + dy, rotations: [0, 1] as const })),
    );
    expect(turnSpots({ ...placing, legalCells: around }, camera, free)).toBeNull();
  });
});

describe('on a touch screen', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => void vi.unstubAllGlobals());

  test('there are no buttons on the board: the tile turns by a tap on it, or in the sheet', () => {
    expect(turnSpots(placing, camera, free)).toBeNull();
    expect(hit(placing, 350, 450)).toEqual({ type: 'preview', cell: { x: 3, y: 4 }, direction: 1 });
  });

  test('discs of choices are a finger apart', () => {
    const target = { on: 'feature', x: 4, y: 4, completed: false, features: [] } as const;
    const options = [0, 1].flatMap((feature) =>
      ['follower', 'abbot'].map((piece) =>
        option(`deploy feature=${feature} ${piece}`, { ...target, feature, kind: 'court' }, { piece }),
      ),
    );
    const view = viewWith({ laid: [laid(4, 4)] }, [], { prompt: promptWith('deploy', options) });
    const discs = optionMarkers(view, testGame, camera);
    for (const [n, one] of discs.entries())
      for (const other of discs.slice(n + 1)) expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(43.9);
  });
});

test("a region's points are shown once: by its badge, or by the hint where it has none", () => {
  const features = [
    { x: 2, y: 3, feature: 1 },
    { x: 2, y: 4, feature: 0 },
  ];
  const choice = option(
    'score',
    { on: 'feature', x: 2, y: 3, feature: 1, kind: 'house', features, completed: true },
    { points: 8 },
  );
  const scoring = { prompt: promptWith('score', [choice]) };
  expect(isBadged(scoring, [{ x: 2, y: 4, feature: 0 }])).toBe(true);
  expect(isBadged(scoring, [{ x: 2, y: 4, feature: 1 }])).toBe(false);
  expect(isBadged({ prompt: null }, features)).toBe(false);
});
