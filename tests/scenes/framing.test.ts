import { describe, expect, test } from 'vitest';
import { frameFocus, isInSight } from '../../src/scenes/camera/framing.ts';
import type { Frame } from '../../src/scenes/camera/maths.ts';
import { fitView, freeArea, isVisible, lookAt, middleOf, toBoard, toScreen } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { createController } from '../../src/scenes/input/controller.ts';
import type { Target } from '../../src/scenes/input/target.ts';
import { SIGN, edgeSigns } from '../../src/scenes/overlay/edgeSigns.ts';
import type { Point, Rect } from '../../src/scenes/units.ts';

/** What the camera shows where the whole board would be too small: on phones. */

const LEAST = 56;
const phone: Frame = {
  width: 390,
  height: 844,
  insets: { top: 170, right: 0, bottom: 190, left: 0 },
  readable: LEAST,
};
const wall = { x: 0, y: 0, w: 20, h: 24 };
const area = { x: -5, y: -5, w: 30, h: 34 };
const still = { glide: false };
const cell = (x: number, y: number): Point => ({ x, y });
const box = ({ x, y }: Point): Rect => ({ x, y, w: 1, h: 1 });
const pilotAt = (frame: Frame = phone) => createPilot({ wall, area, frame });

const sees = ({ camera }: { readonly camera: ReturnType<typeof fitView> }, frame: Frame, one: Point): boolean =>
  isVisible(camera, frame, box(one));

/** The part of the board that the free area shows. */
function shownBy(camera: ReturnType<typeof fitView>, frame: Frame): Rect {
  const { x, y, w, h } = freeArea(frame);
  return { ...toBoard(camera, { x, y }), w: w / camera.zoom, h: h / camera.zoom };
}

describe('on one’s turn', () => {
  test('cells are never smaller than a finger needs, however large the map', () => {
    const pilot = pilotAt();
    const cells = [cell(1, 1), cell(18, 2), cell(3, 22), cell(17, 21)];
    pilot.attend({ cells, last: cell(10, 12) }, { glide: false, anew: true });
    expect(pilot.camera.zoom).toBe(LEAST);
  });

  test('all that matters is in sight, as large as there is room for', () => {
    const pilot = pilotAt();
    const cells = [cell(8, 10), cell(11, 13)];
    pilot.attend({ cells, last: cell(9, 11) }, { glide: false, anew: true });
    for (const one of [...cells, cell(9, 11)]) expect(sees(pilot, phone, one)).toBe(true);
    expect(pilot.camera.zoom).toBeGreaterThan(70);
  });

  test('where not everything has room, most legal cells and the last move are in sight', () => {
    const pilot = pilotAt();
    const many = [cell(2, 4), cell(3, 5), cell(4, 6), cell(5, 4)];
    pilot.attend({ cells: [...many, cell(18, 20)], last: cell(4, 9) }, { glide: false, anew: true });
    for (const one of [...many, cell(4, 9)]) expect(sees(pilot, phone, one)).toBe(true);
    expect(sees(pilot, phone, cell(18, 20))).toBe(false);
  });

  test('the whole board is shown where its cells are large enough', () => {
    const small = { x: 0, y: 0, w: 6, h: 6 };
    const pilot = createPilot({ wall: small, area: small, frame: phone });
    pilot.attend({ cells: [cell(1, 1)], last: null }, { glide: false, anew: true });
    expect(pilot.camera).toEqual(fitView(phone, small));
    expect(pilot.fitted).toBe(true);
  });

  test('there is no forest where board could be', () => {
    for (const one of [cell(1, 1), cell(18, 1), cell(1, 22), cell(18, 22)]) {
      const pilot = pilotAt();
      pilot.attend({ cells: [one], last: null }, { glide: false, anew: true });
      const { x, y, w, h } = shownBy(pilot.camera, phone);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
      expect(x + w).toBeLessThanOrEqual(wall.w + 0.001);
      expect(y + h).toBeLessThanOrEqual(wall.h + 0.001);
    }
  });

  test('a finger pulls and flings the board no farther than its edge', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(9, 12)], last: null }, { glide: false, anew: true });
    pilot.drag(5000, 5000);
    expect(shownBy(pilot.camera, phone).x).toBeGreaterThanOrEqual(-0.51);
    pilot.drag(-300, -300);
    pilot.fling(4, 4);
    for (let n = 0; n < 300 && pilot.advance(16); n += 1);
    expect(shownBy(pilot.camera, phone).x).toBeGreaterThanOrEqual(-0.51);
    expect(shownBy(pilot.camera, phone).y).toBeGreaterThanOrEqual(-0.51);
  });

  test('the board stays where it is if everything is in sight already', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(8, 8), cell(10, 12)], last: null }, { glide: false, anew: true });
    const before = pilot.camera;
    pilot.attend({ cells: [cell(9, 9), cell(10, 11)], last: cell(8, 9) }, { glide: false, anew: true });
    expect(pilot.camera).toEqual(before);
  });

  test('a new turn takes back a board that was moved by hand; another question of the same turn does not', () => {
    const pilot = pilotAt();
    const focus = { cells: [cell(2, 2)], last: null };
    pilot.attend(focus, { glide: false, anew: true });
    pilot.drag(-400, -600);
    const moved = pilot.camera;
    pilot.attend(focus, still);
    expect(pilot.camera).toEqual(moved);
    pilot.attend(focus, { glide: false, anew: true });
    expect(sees(pilot, phone, cell(2, 2))).toBe(true);
  });

  test('on a desk a closer view that the player has chosen stays', () => {
    const { readable: _, ...desk } = phone;
    const pilot = pilotAt(desk);
    pilot.zoomTo({ x: 200, y: 400 }, 120);
    const { camera } = pilot;
    pilot.attend({ cells: [cell(1, 1)], last: null }, { glide: false, anew: true });
    expect(pilot.camera).toEqual(camera);
  });
});

describe('in another’s turn', () => {
  test('the last move comes into sight at readable size', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [], last: cell(17, 3) }, still);
    expect(sees(pilot, phone, cell(17, 3))).toBe(true);
    expect(pilot.camera.zoom).toBeGreaterThanOrEqual(LEAST);
    pilot.show(box(cell(2, 20)), still);
    expect(sees(pilot, phone, cell(2, 20))).toBe(true);
    expect(pilot.camera.zoom).toBeGreaterThanOrEqual(LEAST);
  });

  test('the camera neither zooms in nor out', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(1, 1), cell(18, 22)], last: cell(4, 4) }, { glide: false, anew: true });
    const { zoom } = pilot.camera;
    pilot.attend({ cells: [], last: cell(15, 15) }, still);
    expect(pilot.camera.zoom).toBe(zoom);
    expect(sees(pilot, phone, cell(15, 15))).toBe(true);
  });
});

describe('“whole board”', () => {
  test('shows it, and pressed again returns to the turn', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(4, 4)], last: null }, { glide: false, anew: true });
    const turn = pilot.camera;
    pilot.toggle(still);
    expect(pilot.camera).toEqual(fitView(phone, wall));
    pilot.toggle(still);
    expect(sees(pilot, phone, cell(4, 4))).toBe(true);
    expect(pilot.camera.zoom).toBeCloseTo(turn.zoom);
  });
});

describe('a double tap on empty board', () => {
  test('zooms in where it is made', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(1, 1), cell(18, 22)], last: null }, { glide: false, anew: true });
    const at = { x: 200, y: 400 };
    const before = toBoard(pilot.camera, at);
    pilot.closer(at, still);
    expect(pilot.camera.zoom).toBe(2 * LEAST);
    expect(toBoard(pilot.camera, at).x).toBeCloseTo(before.x);
    expect(toBoard(pilot.camera, at).y).toBeCloseTo(before.y);
  });

  test('from the whole board it zooms in to readable size, from close up it returns', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(4, 4)], last: null }, { glide: false, anew: true });
    pilot.toggle(still);
    pilot.closer({ x: 200, y: 400 }, still);
    expect(pilot.camera.zoom).toBe(LEAST);
    pilot.closer({ x: 200, y: 400 }, still);
    pilot.closer({ x: 200, y: 400 }, still);
    expect(sees(pilot, phone, cell(4, 4))).toBe(true);
  });
});

test('double taps reach the camera on empty board, and confirm on the held tile', () => {
  const pilot = pilotAt();
  pilot.attend({ cells: [cell(1, 1), cell(18, 22)], last: null }, { glide: false, anew: true });
  let confirmed = 0;
  const controllerOver = (target: Target) =>
    createController({
      match: { view: { canConfirm: true }, intents: { confirm: () => (confirmed += 1), tapCell: () => undefined } },
      assists: { view: { looking: false }, pin: () => undefined },
      inspect: () => null,
      calm: () => true,
      skip: () => undefined,
      wake: () => undefined,
      hover: () => undefined,
      pilot,
      target: () => target,
    } as unknown as Parameters<typeof createController>[0]);
  const tapTwice = (controller: ReturnType<typeof createController>): void => {
    for (const double of [false, true]) controller.signal({ type: 'tap', at: { x: 195, y: 400 }, double });
    controller.close();
  };
  tapTwice(controllerOver({ type: 'none' }));
  expect(pilot.camera.zoom).toBe(2 * LEAST);
  tapTwice(controllerOver({ type: 'preview', cell: cell(3, 3), direction: 1 }));
  expect([confirmed, pilot.camera.zoom]).toEqual([1, 2 * LEAST]);
});

describe('when a panel grows or shrinks', () => {
  const taller: Frame = { ...phone, insets: { ...phone.insets, bottom: 340 } };

  test('the board stays where it is while what the player looks at is in sight', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(4, 2), cell(6, 3)], last: null }, { glide: false, anew: true });
    pilot.show(box(cell(5, 2)), still);
    const before = pilot.camera;
    pilot.setFrame(taller);
    expect(pilot.camera).toEqual(before);
    pilot.setFrame(phone);
    expect(pilot.camera).toEqual(before);
  });

  test('what the player looks at moves out from under it', () => {
    const pilot = pilotAt();
    pilot.attend({ cells: [cell(4, 14), cell(6, 20)], last: null }, { glide: false, anew: true });
    pilot.show(box(cell(6, 20)), still);
    pilot.setFrame(taller);
    expect(sees(pilot, taller, cell(6, 20))).toBe(true);
    expect(pilot.camera.zoom).toBeGreaterThanOrEqual(LEAST);
  });

  test('a turn that has just begun is framed anew for the room that its panels leave; once it is played, it is not', () => {
    const far = [cell(9, 18), cell(10, 19), cell(11, 18)];
    const cells = [cell(8, 12), cell(9, 13), cell(11, 13), cell(10, 12), ...far];
    const begin = () => {
      const pilot = pilotAt(taller);
      pilot.attend({ cells, last: null }, { glide: false, anew: true });
      return pilot;
    };
    const fresh = begin();
    expect(far.every((one) => sees(fresh, taller, one))).toBe(false);
    fresh.setFrame(phone);
    for (const one of cells) expect(sees(fresh, phone, one)).toBe(true);
    const played = begin();
    played.show(box(cell(9, 13)), still);
    const { camera } = played;
    played.setFrame(phone);
    expect(played.camera).toEqual(camera);
  });

  test('the whole board returns to its place when a panel that was tall is gone', () => {
    const tall = { x: 0, y: 0, w: 11, h: 11 };
    const tablet: Frame = { width: 768, height: 1024, insets: { top: 120, right: 0, bottom: 160, left: 0 } };
    const choosing = { ...tablet, insets: { ...tablet.insets, bottom: 400 } };
    const pilot = createPilot({ wall: tall, area: tall, frame: tablet });
    const before = pilot.camera;
    pilot.leanIn({ x: 4, y: 8, w: 1, h: 1 }, { glide: false, zoom: 120 });
    pilot.setFrame(choosing);
    pilot.leanBack(still);
    pilot.setFrame(tablet);
    expect(pilot.camera).toEqual(before);
  });
});

test('a turned device keeps the place', () => {
  const pilot = pilotAt();
  pilot.attend({ cells: [cell(6, 12)], last: null }, { glide: false, anew: true });
  pilot.show(box(cell(6, 12)), still);
  const middle = middleOf(pilot.camera, phone);
  const { zoom } = pilot.camera;
  const beside: Frame = { ...phone, insets: { top: 0, bottom: 0, left: 120, right: 200 } };
  const turned: Frame = { ...beside, width: 844, height: 390 };
  pilot.setFrame(beside);
  pilot.setFrame(turned);
  expect(pilot.camera.zoom).toBe(zoom);
  expect(middleOf(pilot.camera, turned).y).toBeCloseTo(middle.y, 0);
  expect(sees(pilot, turned, cell(6, 12))).toBe(true);
});

test('signs lead to every cell, also to a few beside many that have been seen', () => {
  const many = [cell(1, 1), cell(2, 1), cell(1, 2), cell(2, 2)];
  const home = [cell(9, 12), cell(10, 12), cell(10, 13), cell(9, 13), cell(10, 11)];
  const few = cell(1, 20);
  const pilot = pilotAt();
  const cells = [...many, ...home, few];
  pilot.attend({ cells, last: null }, { glide: false, anew: true });
  for (let taps = 0; taps < 3 && !sees(pilot, phone, few); taps += 1) {
    const sign = edgeSigns(cells, pilot.camera, freeArea(phone)).find((one) => one.cells.includes(few));
    pilot.visit(sign?.cells ?? [], still);
  }
  expect(sees(pilot, phone, few)).toBe(true);
});

describe('signs at the edges', () => {
  const free = freeArea(phone);
  const camera = lookAt(phone, cell(10, 12), LEAST);
  const seen = [cell(9, 11), cell(12, 12)];

  test('count the legal cells out of sight on each side, and none where all are in sight', () => {
    expect(edgeSigns(seen, camera, free)).toEqual([]);
    const signs = edgeSigns([...seen, cell(2, 12), cell(1, 11), cell(10, 22)], camera, free);
    expect(signs.map(({ edge, cells }) => [edge, cells.length])).toEqual([
      ['bottom', 1],
      ['left', 2],
    ]);
  });

  test('lie in the free area, large enough for a finger, and on no legal cell', () => {
    const column = Array.from({ length: 9 }, (_, n) => cell(7, 8 + n));
    const signs = edgeSigns([...column.filter(({ y }) => y !== 14), cell(1, 12)], camera, free);
    const [left] = signs;
    if (!left) throw new Error('Expected a sign');
    expect(left.at.x - 22).toBeGreaterThanOrEqual(free.x);
    for (const one of column.filter(({ y }) => y !== 14)) {
      const middle = toScreen(camera, { x: one.x + 0.5, y: one.y + 0.5 });
      expect(Math.hypot(left.at.x - middle.x, left.at.y - middle.y)).toBeGreaterThan(22);
    }
  });

  test('leave the middle of every legal cell free, however many there are', () => {
    const low: Frame = { ...phone, width: 360, height: 640, insets: { top: 253, right: 0, bottom: 163, left: 0 } };
    const cells = Array.from({ length: 400 }, (_, n) => cell(n % 20, Math.floor(n / 20)));
    for (let shift = 0; shift < 1; shift += 0.1) {
      const there = lookAt(low, { x: 9 + shift, y: 9 + 0.7 * shift }, LEAST);
      const signs = edgeSigns(cells, there, freeArea(low));
      expect(signs).toHaveLength(4);
      for (const one of cells.filter((legal) => isInSight(there, freeArea(low), legal)))
        for (const { at } of signs) {
          const middle = toScreen(there, { x: one.x + 0.5, y: one.y + 0.5 });
          expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeGreaterThan(SIGN / 2);
        }
    }
  });

  test('lead to the cells that they cover in part, where there is no room beside them', () => {
    const low: Frame = { ...phone, width: 360, height: 640, insets: { top: 253, right: 0, bottom: 163, left: 0 } };
    const cells = Array.from({ length: 400 }, (_, n) => cell(n % 20, Math.floor(n / 20)));
    const there = lookAt(low, { x: 9, y: 9 }, LEAST);
    const signs = edgeSigns(cells, there, freeArea(low));
    const led = new Set(signs.flatMap((sign) => sign.cells));
    for (const { at } of signs)
      for (const one of cells) {
        const middle = toScreen(there, { x: one.x + 0.5, y: one.y + 0.5 });
        const far = SIGN / 2 + 0.3 * LEAST;
        if (Math.abs(at.x - middle.x) < far && Math.abs(at.y - middle.y) < far) expect(led).toContain(one);
      }
  });

  test('leave discs of choices free', () => {
    const discs = Array.from({ length: 6 }, (_, n) => ({ x: free.x + 30, y: free.y + 60 + n * 50 }));
    const [left] = edgeSigns([cell(1, 12)], camera, free, discs);
    for (const disc of discs)
      expect(Math.hypot((left?.at.x ?? 0) - disc.x, (left?.at.y ?? 0) - disc.y)).toBeGreaterThan(36);
  });

  test('lead there: what they count comes into sight', () => {
    const pilot = pilotAt();
    const far = [cell(1, 20), cell(3, 22)];
    pilot.attend(
      { cells: [...seen, ...seen.map(({ x, y }) => cell(x + 1, y + 1)), ...far], last: null },
      { glide: false, anew: true },
    );
    expect(far.some((one) => sees(pilot, phone, one))).toBe(false);
    pilot.visit(far, still);
    for (const one of far) expect(sees(pilot, phone, one)).toBe(true);
    expect(pilot.camera.zoom).toBeGreaterThanOrEqual(LEAST);
  });
});

test('a framing of many cells takes no longer than a frame', () => {
  const cells = Array.from({ length: 120 }, (_, n) => cell((n * 7) % 40, (n * 11) % 40));
  const large = { x: 0, y: 0, w: 41, h: 41 };
  // Of the processor: whatever else the machine does takes no part in it.
  const begin = process.cpuUsage();
  frameFocus(phone, large, { cells, last: null }, fitView(phone, large));
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(100);
});
