import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Journal } from '../../../src/game/core/journal.ts';
import { Plane } from '../../../src/game/core/plane.ts';

const makePlane = (
  width: number,
  height: number,
  capacity = 64,
): { readonly plane: Plane; readonly journal: Journal } => {
  const journal = new Journal(1);
  return { journal, plane: new Plane(journal, 0, capacity, { width, height }) };
};

describe('the open plane', () => {
  test('numbers cells in the order in which they come into reach', () => {
    const { plane } = makePlane(8, 8);
    const cells = [
      plane.ensureCellAt(-3, 5),
      plane.ensureBeside(0, 1),
      plane.ensureBeside(0, 0),
      plane.ensureBeside(0, 2),
      plane.ensureBeside(0, 3),
      plane.ensureCellAt(-3, 5),
    ];
    expect(cells).toEqual([0, 1, 2, 3, 4, 0]);
    expect([1, 2, 3, 4].map((cell) => [plane.x(cell), plane.y(cell)])).toEqual([
      [-2, 5],
      [-3, 4],
      [-3, 6],
      [-4, 5],
    ]);
    expect([
      plane.cellAt(-2, 5),
      plane.near(0, 1, 0),
      plane.near(0, 1, 1),
      plane.touch(1, 3),
      plane.touch(1, 4),
    ]).toEqual([1, 1, -1, true, false]);
  });

  test('has no far cell, though the map wraps around', () => {
    const { plane } = makePlane(4, 4);
    plane.ensureCellAt(0, 0);
    expect([plane.cellAt(4, 0), plane.cellAt(0, -4), plane.cellAt(2 ** 40, 0), plane.cellAt(-(2 ** 53), 4)]).toEqual([
      -1, -1, -1, -1,
    ]);
  });

  test('forgets what is undone, and reuses its numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -8, max: 7 }), fc.integer({ min: -8, max: 7 }), fc.boolean()), {
          maxLength: 60,
        }),
        (steps) => {
          const { plane, journal } = makePlane(16, 16);
          const known: (readonly [number, number])[] = [];
          const marks: (readonly [number, number])[] = [];
          for (const [x, y, back] of steps) {
            const last = back ? marks.pop() : undefined;
            if (last) {
              journal.rollback(last[0]);
              known.length = last[1];
            } else {
              marks.push([journal.mark(), known.length]);
              const number = known.findIndex(([a, b]) => a === x && b === y);
              expect(plane.ensureCellAt(x, y)).toBe(number < 0 ? known.length : number);
              if (number < 0) known.push([x, y]);
            }
            expect(plane.count).toBe(known.length);
            expect(known.map(([a, b]) => plane.cellAt(a, b))).toEqual(known.map((_, n) => n));
          }
        },
      ),
    );
  });
});
