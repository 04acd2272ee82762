import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../../src/session/contracts/match.ts';
import type { CameraView } from '../../src/scenes/camera/maths.ts';
import { toScreen } from '../../src/scenes/camera/maths.ts';
import type { Coordinates } from '../../src/scenes/game.ts';
import { carcassonneTable } from '../../src/scenes/games/carcassonne/carcassonneTable.ts';
import { namedIn, rulerMarks } from '../../src/scenes/overlay/ruler.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import type { Texts } from '../../src/i18n/index.ts';
import { option, settingsWith, testGame, viewWith } from './support.ts';

/** Coordinates at the edge of the map: a cell that a text names can be found. */

const table = carcassonneTable(
  { view: viewWith(), subscribe: () => () => undefined } as unknown as Match,
  settingsWith((id) => ({ id, square: false, ends: [], features: [] })),
);
const coordinates = table.coordinates as Coordinates;

/** A phone with its sheet open, and a desk: the free area, and the camera zoomed far out and near. */
const SCREENS = [
  ['a phone, the whole map', { x: 0, y: 96, w: 390, h: 420 }, 16],
  ['a phone, near', { x: 0, y: 96, w: 390, h: 420 }, 64],
  ['a phone on its side', { x: 0, y: 0, w: 500, h: 390 }, 34],
  ['a desk', { x: 300, y: 0, w: 1000, h: 900 }, 90],
] as const;

let languages: readonly Texts[] = [];
beforeAll(async () => {
  languages = await Promise.all(LANGUAGES.map(loadTexts));
});

test('they are what the texts call a cell, in every language', () => {
  for (const texts of languages)
    for (const cell of [
      { x: -2, y: -6 },
      { x: 0, y: 0 },
      { x: 13, y: 4 },
    ])
      expect(hudGameOf('carcassonne').texts(texts).cell(cell)).toBe(
        `(${coordinates.column(cell.x)}, ${coordinates.row(cell.y)})`,
      );
});

describe.each(SCREENS)('%s', (_name, free, zoom) => {
  const camera: CameraView = { x: -6.3 - free.x / zoom, y: -8.2 - free.y / zoom, zoom };
  const cell = { x: Math.round(-6.3 + free.w / 2 / zoom), y: Math.round(-8.2 + free.h / 2 / zoom) };

  test('the column and the row of the cell that is pointed out are marked beside it', () => {
    const marks = rulerMarks(coordinates, camera, free, [cell]).filter(({ strong }) => strong);
    const { x, y } = toScreen(camera, { x: cell.x + 0.5, y: cell.y + 0.5 });
    expect(marks.map(({ text }) => text)).toEqual([coordinates.column(cell.x), coordinates.row(cell.y)]);
    expect(marks[0]?.at.x).toBeCloseTo(x);
    expect(marks[1]?.at.y).toBeCloseTo(y);
  });

  test('any other cell can be counted: numbers are regular, legible, inside the free area, and do not overlap', () => {
    const marks = rulerMarks(coordinates, camera, free, []);
    expect(marks.length).toBeGreaterThan(5);
    const [columns, rows] = [
      marks.filter(({ at }) => at.y < free.y + 20 && at.x > free.x + 20),
      marks.filter(({ at }) => at.x < free.x + 20),
    ];
    expect(columns.length + rows.length).toBe(marks.length);
    for (const { at } of marks) {
      expect(at.x >= free.x + 12 && at.x <= free.x + free.w - 12).toBe(true);
      expect(at.y >= free.y + 9 && at.y <= free.y + free.h - 9).toBe(true);
    }
    const steps = (values: readonly number[]): readonly number[] => values.slice(1).map((v, n) => v - (values[n] ?? 0));
    for (const step of steps(columns.map(({ at }) => at.x))) expect(step).toBeGreaterThanOrEqual(26);
    for (const step of steps(rows.map(({ at }) => at.y))) expect(step).toBeGreaterThanOrEqual(18);
    for (const line of [columns, rows])
      expect(new Set(steps(line.map(({ text }) => Number(text)))).size).toBeLessThanOrEqual(1);
  });
});

test('what is pointed out: the hint, then a lesson’s cell, then the tile held or the option chosen, then the pointer', () => {
  const [at, other] = [
    { x: 3, y: -1 },
    { x: 0, y: 2 },
  ];
  const placing = { type: 'placing', ...at, rotation: 0, rotations: [0], along: null } as const;
  const flight = option('fly', { on: 'cell', ...at, rotations: [] });
  const idle = { type: 'idle' } as const;
  const cellIn = (...args: Parameters<typeof namedIn>): unknown => namedIn(...args).map(({ x, y }) => ({ x, y }));
  expect(cellIn({ gesture: idle, spot: null }, { player: 0, do: 'place', ...at }, other)).toEqual([at]);
  expect(cellIn({ gesture: idle, spot: { cells: [at, other] } }, undefined, undefined)).toEqual([at, other]);
  expect(cellIn({ gesture: placing, spot: null }, undefined, other)).toEqual([at]);
  expect(cellIn({ gesture: { type: 'choosing', option: flight, number: null }, spot: null }, undefined, other)).toEqual(
    [at],
  );
  expect(cellIn({ gesture: idle, spot: null }, undefined, other)).toEqual([other]);
  expect(cellIn({ gesture: idle, spot: null }, undefined, undefined)).toEqual([]);
});

test('the board within its wall has none', () => {
  expect(testGame.coordinates).toBeNull();
});
