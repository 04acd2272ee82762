import { describe, expect, test } from 'vitest';
import type { MatchView } from '../../src/session/contract.ts';
import { targetAt } from '../../src/scenes/input/hit.ts';
import { badgeSpots, buttonSpots, ghostRect, isBadged, spreadApart } from '../../src/scenes/overlay/spots.ts';
import { laid, testPlaces, viewWith } from './support.ts';

const look = { x: 0, y: 0, zoom: 100 };
const free = { x: 0, y: 0, w: 1000, h: 1000 };
const hit = (view: MatchView, x: number, y: number) => targetAt({ x, y }, { view, places: testPlaces, look, free });
const hand = { id: 'C01', square: false, ends: [], features: [] };
const placing: MatchView = viewWith({ laid: [laid(4, 4)] }, [], {
  hand,
  legalCells: [{ x: 3, y: 4, rotations: [0, 1] }],
  gesture: { type: 'placing', x: 3, y: 4, rotation: 0, rotations: [0, 1] },
});

describe('what lies under a finger', () => {
  test('the hanging tile and its buttons come first', () => {
    expect(hit(placing, 350, 450)).toEqual({ type: 'ghost', cell: { x: 3, y: 4 } });
    const { cw, ccw } = buttonSpots(ghostRect({ x: 3, y: 4 }, look), free);
    expect(hit(placing, cw.x, cw.y)).toEqual({ type: 'turn', direction: 1 });
    expect(hit(placing, ccw.x, ccw.y)).toEqual({ type: 'turn', direction: -1 });
  });

  test('a cell is legal or not as the view says; a laid tile is nothing', () => {
    const idle: MatchView = { ...placing, gesture: { type: 'idle' } };
    expect(hit(idle, 350, 450)).toEqual({ type: 'cell', cell: { x: 3, y: 4 }, legal: true });
    expect(hit(idle, 250, 450)).toEqual({ type: 'cell', cell: { x: 2, y: 4 }, legal: false });
    expect(hit(idle, 450, 450)).toEqual({ type: 'none' });
    expect(hit(idle, -50, 450)).toEqual({ type: 'none' });
  });

  test('nothing can be hit in another’s turn', () => {
    expect(hit({ ...placing, myTurn: false }, 350, 450)).toEqual({ type: 'none' });
  });

  test('the nearest follower is chosen, or the feature itself', () => {
    const choice = { x: 4, y: 4, completed: false, features: [] };
    const view = viewWith({ laid: [laid(4, 4)] }, [], {
      deployChoices: [{ ...choice, feature: 0, kind: 'path' }, { ...choice, feature: 1, kind: 'court' }],
    });
    expect(hit(view, 450, 418)).toEqual({ type: 'deploy', feature: 0 });
    expect(hit(view, 450, 450)).toEqual({ type: 'deploy', feature: 1 });
    expect(hit(view, 405, 405)).toEqual({ type: 'deploy', feature: 0 });
    expect(hit(view, 550, 450)).toEqual({ type: 'none' });
  });

  test('a region is hit by its badge, its ground or its tokens', () => {
    const region = { x: 4, y: 4, feature: 1 };
    const view = viewWith({ laid: [laid(4, 4)] }, [], { scoreChoices: [{ ...region, kind: 'house', scorer: 0, points: 8, features: [region], tokens: [3] }] });
    const [spot] = badgeSpots(view, testPlaces, look);
    expect(spot && hit(view, spot.badge.x, spot.badge.y)).toEqual({ type: 'region', region });
    const token = spot?.tokens[0];
    expect(token && hit(view, token.at.x, token.at.y)).toEqual({ type: 'token', region, kind: 3 });
    expect(hit(view, 410, 490)).toEqual({ type: 'region', region });
  });
});

describe('discs of followers', () => {
  test('stay at their spots while there is room', () => {
    const points = [{ x: 0, y: 0 }, { x: 40, y: 0 }];
    expect(spreadApart(points, 30)).toEqual(points);
  });
  test('make room for each other, even from one spot', () => {
    const spread = spreadApart([{ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 5, y: 0 }, { x: 0, y: 8 }, { x: 3, y: 3 }, { x: 9, y: 9 }], 30);
    for (const [n, a] of spread.entries()) for (const b of spread.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(29);
  });
});

describe('buttons beside the hanging tile', () => {
  test('stay on the side that has room', () => {
    const { cw, ccw } = buttonSpots({ x: 10, y: 100, w: 100, h: 100 }, free);
    expect(ccw.x).toBe(cw.x);
    expect(ccw.x).toBeGreaterThan(110);
    expect(cw.y - ccw.y).toBeGreaterThanOrEqual(46);
  });
  test('stay in the free area at its corners', () => {
    const { ccw } = buttonSpots({ x: 900, y: 0, w: 100, h: 60 }, free);
    expect(ccw.y).toBeGreaterThanOrEqual(23);
  });
});

test('what a region brings is said once: by its badge, or by the hint where it has none', () => {
  const choice = { x: 2, y: 3, feature: 1, features: [{ x: 2, y: 3, feature: 1 }, { x: 2, y: 4, feature: 0 }] } as unknown as MatchView['scoreChoices'][number];
  const scoring = { myTurn: true, scoreChoices: [choice] };
  expect(isBadged(scoring, [{ x: 2, y: 4, feature: 0 }])).toBe(true);
  expect(isBadged(scoring, [{ x: 2, y: 4, feature: 1 }])).toBe(false);
  expect(isBadged({ ...scoring, myTurn: false }, choice.features)).toBe(false);
});
