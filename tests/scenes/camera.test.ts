import { describe, expect, test } from 'vitest';
import {
  MAX_ZOOM,
  between,
  clampView,
  fitView,
  freeArea,
  isVisible,
  reveal,
  toBoard,
  toScreen,
  zoomAbout,
} from '../../src/scenes/camera/maths.ts';
import type { Frame } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';

const frame: Frame = { width: 1000, height: 800, insets: { top: 0, right: 100, bottom: 0, left: 100 } };
const wall = { x: 0, y: 0, w: 10, h: 10 };
const area = { x: -1, y: -1, w: 12, h: 12 };

describe('camera maths', () => {
  test('screen and board points are each other’s inverse', () => {
    const camera = { x: -2, y: 3, zoom: 70 };
    expect(toBoard(camera, toScreen(camera, { x: 4.5, y: 1.25 }))).toEqual({ x: 4.5, y: 1.25 });
  });

  test('fit shows the whole wall in the middle of the free area', () => {
    const camera = fitView(frame, wall);
    expect(camera.zoom).toBe(80);
    expect(toScreen(camera, { x: 5, y: 5 })).toEqual({ x: 500, y: 400 });
    expect(isVisible(camera, frame, wall)).toBe(true);
  });

  test('insets larger than the canvas leave a usable area', () => {
    const free = freeArea({ width: 300, height: 200, insets: { top: 150, right: 0, bottom: 150, left: 0 } });
    expect(free.h).toBe(80);
    expect(free.y + free.h).toBeLessThanOrEqual(200);
  });

  test('zooming keeps the point under the pointer', () => {
    const camera = { x: 0, y: 0, zoom: 50 };
    const anchor = { x: 123, y: 456 };
    expect(toBoard(zoomAbout(camera, anchor, 120), anchor)).toEqual(toBoard(camera, anchor));
  });

  test('the free area never leaves the picture of the board', () => {
    const camera = clampView({ x: -50, y: 40, zoom: 200 }, frame, area, 40);
    const from = toBoard(camera, { x: 100, y: 0 });
    const to = toBoard(camera, { x: 900, y: 800 });
    expect(from.x).toBeCloseTo(-1);
    expect(to.y).toBeCloseTo(11);
  });

  test('a board smaller than the free area stays in its middle', () => {
    const camera = clampView({ x: 3, y: 3, zoom: 40 }, frame, area, 40);
    expect(toScreen(camera, { x: 5, y: 5 })).toEqual({ x: 500, y: 400 });
  });

  test('zoom has limits', () => {
    expect(clampView({ x: 0, y: 0, zoom: 9999 }, frame, area, 40).zoom).toBe(MAX_ZOOM);
    expect(clampView({ x: 0, y: 0, zoom: 1 }, frame, area, 40).zoom).toBe(40);
  });

  test('reveal moves no farther than needed', () => {
    const camera = { x: 0, y: 0, zoom: 200 };
    const shown = reveal(camera, frame, { x: 6, y: 1, w: 1, h: 1 });
    expect(isVisible(shown, frame, { x: 6, y: 1, w: 1, h: 1 })).toBe(true);
    expect(shown.y).toBe(0);
    expect(toScreen(shown, { x: 7, y: 0 }).x).toBeCloseTo(900);
  });

  test('a glide begins and ends where it should', () => {
    const [from, to] = [
      { x: 0, y: 0, zoom: 50 },
      { x: 4, y: 2, zoom: 150 },
    ];
    for (const [t, want] of [
      [0, from],
      [1, to],
    ] as const) {
      const camera = between(from, to, frame, t);
      expect(camera.x).toBeCloseTo(want.x);
      expect(camera.y).toBeCloseTo(want.y);
      expect(camera.zoom).toBeCloseTo(want.zoom);
    }
  });
});

describe('pilot', () => {
  const pilot = () => createPilot({ wall, area, frame });
  const settle = (one: ReturnType<typeof pilot>): void => {
    for (let n = 0; n < 200 && one.advance(16); n += 1);
  };

  test('follows a change of size while the whole wall is shown', () => {
    const one = pilot();
    one.setFrame({ ...frame, width: 600 });
    expect(one.camera.zoom).toBe(40);
  });

  test('keeps the middle of the free area when zoomed in', () => {
    const one = pilot();
    one.centreOn({ x: 3, y: 4 }, { glide: false, zoom: 160 });
    one.setFrame({ ...frame, width: 700 });
    expect(toBoard(one.camera, { x: 350, y: 400 }).x).toBeCloseTo(3);
  });

  test('does not move the board for a growing panel while the wall stays in view', () => {
    const narrow = { width: 400, height: 800, insets: { top: 0, right: 0, bottom: 100, left: 0 } };
    const one = createPilot({ wall, area, frame: narrow });
    const before = one.camera;
    one.setFrame({ ...narrow, insets: { ...narrow.insets, bottom: 180 } });
    expect(one.camera).toEqual(before);
    one.setFrame({ ...narrow, insets: { ...narrow.insets, bottom: 500 } });
    expect(one.camera.zoom).toBeLessThan(before.zoom);
    one.setFrame(narrow);
    expect(one.camera).toEqual(before);
  });

  test('leaves a board that was moved by hand alone when a panel grows', () => {
    const one = pilot();
    one.centreOn({ x: 3, y: 4 }, { glide: false, zoom: 160 });
    const before = one.camera;
    one.setFrame({ ...frame, insets: { ...frame.insets, bottom: 120 } });
    expect(one.camera).toEqual(before);
  });

  test('finishes a glide when the size changes', () => {
    const one = pilot();
    one.centreOn({ x: 3, y: 4 }, { glide: true, zoom: 160 });
    one.advance(50);
    one.setFrame({ ...frame });
    expect(one.advance(50)).toBe(true);
    one.setFrame({ ...frame, width: 900 });
    expect(one.camera.zoom).toBe(160);
  });

  test('slides on after a throw and comes to rest', () => {
    const one = pilot();
    one.zoomTo({ x: 500, y: 400 }, 200);
    const start = one.camera.x;
    one.fling(-1, 0);
    expect(one.advance(16)).toBe(true);
    settle(one);
    expect(one.camera.x).toBeGreaterThan(start);
    expect(one.advance(16)).toBe(false);
  });

  test('shows a tile only if it is out of sight', () => {
    const one = pilot();
    one.centreOn({ x: 2, y: 2 }, { glide: false, zoom: 200 });
    const before = one.camera;
    one.show({ x: 2, y: 2, w: 1, h: 1 }, { glide: false });
    expect(one.camera).toBe(before);
    one.show({ x: 8, y: 8, w: 1, h: 1 }, { glide: false });
    expect(isVisible(one.camera, frame, { x: 8, y: 8, w: 1, h: 1 })).toBe(true);
  });

  test('zooms in for a choice and back again', () => {
    const one = pilot();
    one.leanIn({ x: 2, y: 2, w: 1, h: 1 }, { glide: false, zoom: 120 });
    expect(one.camera.zoom).toBe(120);
    one.leanBack({ glide: false });
    expect(one.fitted).toBe(true);
    expect(one.camera.zoom).toBe(80);
  });

  test('zooms in only as far as all of it can be seen, down to a limit', () => {
    const one = pilot();
    const wide = { x: 1, y: 2, w: 9, h: 2 };
    one.leanIn(wide, { glide: false, zoom: 140, least: 70 });
    expect(isVisible(one.camera, frame, wide)).toBe(true);
    expect(one.camera.zoom).toBeGreaterThan(80);
    const other = pilot();
    other.leanIn(wide, { glide: false, zoom: 140, least: 130 });
    expect(other.camera.zoom).toBe(130);
  });

  test('does not zoom back once the board was moved by hand', () => {
    const one = pilot();
    one.leanIn({ x: 2, y: 2, w: 1, h: 1 }, { glide: false, zoom: 120 });
    one.drag(10, 0);
    const { camera } = one;
    one.leanBack({ glide: false });
    expect(one.camera).toBe(camera);
  });

  test('reveals options that are close enough, but out of sight', () => {
    const one = pilot();
    one.centreOn({ x: 2, y: 2 }, { glide: false, zoom: 200 });
    const before = one.camera;
    one.leanIn({ x: 8, y: 8, w: 1, h: 1 }, { glide: false, zoom: 120 });
    expect(isVisible(one.camera, frame, { x: 8, y: 8, w: 1, h: 1 })).toBe(true);
    expect(one.camera.zoom).toBe(200);
    one.leanBack({ glide: false });
    expect(one.camera).toEqual(before);
  });

  test('keeps a growing panel from covering the options', () => {
    const one = pilot();
    const choices = { x: 8, y: 8, w: 1, h: 1 };
    one.leanIn(choices, { glide: false, zoom: 120 });
    const wide = { ...frame, insets: { ...frame.insets, right: 500, bottom: 380 } };
    expect(isVisible(one.camera, wide, choices)).toBe(false);
    one.setFrame(wide);
    expect(isVisible(one.camera, wide, choices)).toBe(true);
    one.drag(-300, -300);
    const moved = one.camera;
    one.setFrame({ ...wide, insets: { ...wide.insets, bottom: 400 } });
    expect(one.camera).toEqual(moved);
  });
});
