import { afterEach, describe, expect, test, vi } from 'vitest';
import { leanTo } from '../../src/scenes/camera/lean.ts';
import { freeArea, toBoard, toScreen } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { isInSight } from '../../src/scenes/camera/framing.ts';
import { signsOf } from '../../src/scenes/overlay/edgeSigns.ts';
import { badgesOf, optionMarkers, optionSpots } from '../../src/scenes/overlay/markers.ts';
import { distance } from '../../src/scenes/units.ts';
import { openPhone, touch } from './phone.ts';
import { GAMES, PHONES, recordOf } from './phones.ts';

/** The camera while something is chosen on the board. */

afterEach(() => void vi.unstubAllGlobals());
const still = { glide: false };

/** The moments of a game in which features of a single tile can be chosen. */
function* choicesIn(name: (typeof GAMES)[number]) {
  const phone = openPhone(recordOf(name), PHONES['390×844'], { together: false });
  const { match, game } = phone;
  const found: (typeof match.view)[] = [];
  match.subscribe((now, before) => {
    if (now.prompt === before.prompt || now.state.awaiting !== 'deploy') return;
    const cells = optionSpots(now, game).map(({ at }) => `${Math.floor(at.x)},${Math.floor(at.y)}`);
    if (new Set(cells).size === 1) found.push(now);
  });
  for (let turn = 0; turn < 40 && !phone.over; turn += 1) {
    phone.play();
    for (const view of found.splice(0)) yield { view, game };
  }
}

describe.each(GAMES)('choosing a follower in %s', (name) => {
  test.each([
    ['on a desk with a mouse', 36, 1280, 720, undefined, { top: 0, bottom: 0, left: 260, right: 280 }],
    ['on a phone', 44, 390, 844, 56, { top: 52, bottom: 300, left: 0, right: 0 }],
  ] as const)(
    '%s zooms to the tile until the choices stand apart, and returns',
    (_, apart, width, height, readable, insets) => {
      const isPhone = readable !== undefined;
      if (isPhone) touch();
      const frame = { width, height, insets, ...(isPhone ? { readable } : {}) };
      let moments = 0;
      for (const { view, game } of choicesIn(name)) {
        moments += 1;
        if (isPhone) touch();
        else vi.unstubAllGlobals();
        const pilot = createPilot({ ...game.bounds(view), frame });
        pilot.attend({ cells: [], last: view.lastTurn }, { glide: false, anew: true });
        const before = pilot.camera;
        leanTo(pilot, view, game, still);
        const discs = optionMarkers(view, game, pilot.camera);
        for (const [n, one] of discs.entries())
          for (const other of discs.slice(n + 1))
            expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(apart - 0.1);
        // Where several can be chosen on one spot, they are spread around it.
        for (const [n, { at }] of optionSpots(view, game).entries())
          expect(distance(toScreen(pilot.camera, at), discs[n]?.at ?? at)).toBeLessThan(apart * 1.5);
        leanTo(pilot, { ...view, prompt: null }, game, still);
        expect(pilot.camera).toEqual(before);
      }
      expect(moments).toBeGreaterThan(5);
    },
  );

  test('on a phone shows no forest where board could be', () => {
    for (const { view, game } of choicesIn(name)) {
      touch();
      const frame = { width: 390, height: 844, insets: { top: 52, bottom: 300, left: 0, right: 0 }, readable: 56 };
      const { wall, area } = game.bounds(view);
      const pilot = createPilot({ wall, area, frame });
      leanTo(pilot, view, game, still);
      const free = freeArea(frame);
      const { x, y } = toBoard(pilot.camera, free);
      expect(x).toBeGreaterThanOrEqual(wall.x - 0.01);
      expect(y).toBeGreaterThanOrEqual(wall.y - 0.01);
      expect(x + free.w / pilot.camera.zoom).toBeLessThanOrEqual(wall.x + wall.w + 0.01);
      expect(y + free.h / pilot.camera.zoom).toBeLessThanOrEqual(wall.y + wall.h + 0.01);
    }
  });
});

test('on a phone every region that can be scored is in sight, or announced at an edge', () => {
  touch();
  const phone = openPhone(recordOf('The Castle'), PHONES['360×640']);
  const { match, game, pilot } = phone;
  let regions = 0;
  match.subscribe((now, before) => {
    if (now.prompt === before.prompt) return;
    for (const { option, anchor } of badgesOf(now, game, pilot.camera)) {
      regions += 1;
      const cell = { x: Math.floor(anchor.x), y: Math.floor(anchor.y) };
      const isAnnounced = signsOf(now, game, pilot.camera, phone.free()).some(({ cells }) =>
        cells.some(({ x, y }) => x === cell.x && y === cell.y),
      );
      expect([option.id, isInSight(pilot.camera, phone.free(), cell) || isAnnounced]).toEqual([option.id, true]);
    }
  });
  while (!phone.over) phone.play();
  expect(regions).toBeGreaterThan(4);
});
