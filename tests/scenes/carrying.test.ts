import { describe, expect, test } from 'vitest';
import type { Cell } from '../../src/game/index.ts';
import { toScreen } from '../../src/scenes/camera/maths.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { createCarrying } from '../../src/scenes/input/carrying.ts';
import { NONE } from '../../src/scenes/input/target.ts';
import type { Target } from '../../src/scenes/input/target.ts';
import type { Point } from '../../src/scenes/units.ts';
import { createMatch } from '../../src/session/match/match.ts';

/** The tile in hand is dragged onto the table. */

const wall = { x: 0, y: 0, w: 11, h: 11 };
const frame = { width: 1100, height: 1100, insets: { top: 0, right: 0, bottom: 100, left: 0 } };

function begin(target: (at: Point) => Target = () => NONE) {
  const made = createMatch({
    rules: 'castle',
    options: {},
    players: ['Ada', 'Jan'],
    seats: [{ kind: 'human' }, { kind: 'human' }],
    colours: [0, 1],
    seed: 'carried',
  });
  if (!made.ok) throw new Error(made.error.message);
  const match = made.value;
  const pilot = createPilot({ wall, area: wall, frame });
  const moves: boolean[] = [];
  const carrying = createCarrying({
    match,
    pilot,
    calm: () => true,
    target,
    isFree: ({ y }) => y < 1000,
    onCarry: (on) => moves.push(on),
    wake: () => undefined,
  });
  const at = ({ x, y }: Cell, aside = 0): Point => toScreen(pilot.camera, { x: x + 0.5 + aside, y: y + 0.5 });
  const held = (): Cell | null => {
    const { gesture } = match.view;
    return gesture.type === 'placing' ? { x: gesture.x, y: gesture.y } : null;
  };
  const cells = match.view.legalCells.map(({ x, y }) => ({ x, y }));
  const [first, second] = [cells[0], cells.at(-1)];
  if (!first || !second) throw new Error('Expected two cells');
  return { match, pilot, carrying, at, held, first, second, moves };
}

describe('a tile dragged in from outside', () => {
  test('snaps to the legal cell under the finger, and stays there as a preview', () => {
    const { carrying, at, held, first, second, match } = begin();
    expect(carrying.carry(at(first, 0.3))).toBe(true);
    expect(held()).toEqual(first);
    expect(carrying.carry(at(second))).toBe(true);
    carrying.drop(true);
    expect(held()).toEqual(second);
    expect(match.view.state.laid).toEqual([]);
  });

  test('lies nowhere if it is let go beside the legal cells, or over a panel', () => {
    const { carrying, at, held, first } = begin();
    carrying.carry(at(first));
    expect(carrying.carry({ x: 550, y: 480 })).toBe(false);
    expect(held()).toBeNull();
    carrying.carry(at(first));
    expect(carrying.carry({ ...at(first), y: 1050 })).toBe(false);
    carrying.drop(true);
    expect(held()).toBeNull();
  });

  test('is where it was before, in its rotation, if the drag leads nowhere or is broken off', () => {
    const { carrying, at, held, first, second, match } = begin();
    match.intents.tapCell(first);
    match.intents.rotate(1);
    const before = match.view.gesture;
    carrying.carry(at(second));
    carrying.carry({ x: 550, y: 480 });
    carrying.drop(true);
    expect(match.view.gesture).toEqual(before);
    carrying.carry(at(second));
    expect(held()).toEqual(second);
    carrying.drop(false);
    expect(match.view.gesture).toEqual(before);
  });

  test('does not move the board under the finger, except over a sign at an edge', () => {
    const far = [{ x: 9, y: 9 }];
    const { carrying, at, first, pilot, moves } = begin(({ x }) => (x > 1080 ? { type: 'edge', cells: far } : NONE));
    pilot.zoomTo({ x: 0, y: 0 }, 200);
    const before = pilot.camera;
    carrying.carry(at(first));
    expect(pilot.camera).toEqual(before);
    carrying.carry({ x: 1090, y: 500 });
    const moved = pilot.camera;
    expect(moved).not.toEqual(before);
    carrying.carry({ x: 1091, y: 500 });
    expect(pilot.camera).toEqual(moved);
    carrying.drop(true);
    expect(moves).toEqual([true, false]);
  });
});
