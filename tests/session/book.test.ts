import { describe, expect, test } from 'vitest';
import { ADAPTERS } from '../../src/game/index.ts';
import { isScene } from '../../src/session/book/book.ts';
import { bookOf } from '../../src/session/book/index.ts';
import { FACTS } from '../support/facts.ts';
import type { Scene } from '../../src/session/book/scene.ts';

const RULES = ADAPTERS.map(({ id }) => id);
const scenesOf = (rules: string): readonly Scene[] =>
  bookOf(rules).chapters.flatMap(({ parts }) => parts.filter(isScene));
const EVERY = RULES.flatMap((rules) => scenesOf(rules).map((scene) => ({ rules, text: scene.text, scene })));

/** The points that a scene shows, according to its text. */
const OF_BASE_GAMES: Readonly<Record<string, readonly (readonly [player: number, points: number])[]>> = {
  'rule.path.plain': [[0, 3]],
  'rule.path.double': [[0, 6]],
  'rule.path.end': [[0, 3]],
  'rule.house.keep': [[0, 3]],
  'rule.tower.plain': [[0, 6]],
  'rule.court.end': [[0, 9]],
  'rule.keep.race': [[0, 10]],
  'book.tokens.stop': [[0, 4]],
  'carcassonne.book.score.tie': [
    [0, 8],
    [1, 8],
  ],
  'carcassonne.book.road.complete': [[0, 4]],
  'carcassonne.book.city.complete': [[0, 8]],
  'carcassonne.book.monastery.complete': [[0, 9]],
  'carcassonne.book.field.end': [[0, 6]],
  'carcassonne.book.end.unfinished': [
    [0, 3],
    [1, 2],
  ],
};

/** And those of the modules. */
const POINTS: typeof OF_BASE_GAMES = Object.assign({}, OF_BASE_GAMES, ...FACTS.map(({ points }) => points));

describe.each(EVERY)('$rules: $text', ({ rules, text, scene }) => {
  const view = bookOf(rules).play(scene);

  test('is played by the rules, which refuse what it calls wrong', () => {
    expect(view.rules).toBe(rules);
    expect(view.refused).toBe(scene.wrong?.code ?? null);
    expect(view.judged !== null).toBe(scene.wrong !== undefined || scene.right === true);
  });

  test('shows the points that the rules give', () => {
    expect(view.lines.map(({ player, points }) => [player, points])).toEqual(POINTS[text] ?? []);
    for (const { count, each, points } of view.lines) expect(count * each).toBe(points);
    // The marked cells are the counted ones.
    if (scene.only === 'keep') expect(view.lines[0]?.count).toBe(scene.cells?.length);
  });

  test('has its subject in its picture', () => {
    const { camera } = scene;
    const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      x >= camera.x && y >= camera.y && x + 1 <= camera.x + camera.w && y + 1 <= camera.y + camera.h;
    if (view.judged) expect(isSeen(view.judged)).toBe(true);
    expect((scene.cells ?? []).every(isSeen)).toBe(true);
    // A token's scene shows the wall.
    if (text !== 'book.tokens.stop')
      expect(view.regions.flatMap(({ features }) => features).filter((at) => !isSeen(at))).toEqual([]);
  });
});

test('a play that the rules accept, or refuse for another reason, is no wrong example', () => {
  for (const { rules, scene } of EVERY) {
    if (!scene.wrong) continue;
    const { wrong } = scene;
    expect(() => bookOf(rules).play({ ...scene, wrong: { ...wrong, code: 'cell-occupied' } })).toThrow(/cell-occupied/);
  }
  const right = scenesOf('castle').find(({ text }) => text === 'rule.place.right');
  if (!right) throw new Error('no such scene');
  const legal = { do: 'place', x: 3, y: 1, rotation: 0, code: 'not-adjacent' } as const;
  expect(() => bookOf('castle').play({ ...right, opening: 'p300 x', wrong: { ...legal, x: 8, y: 6 } })).toThrow(
    /legal/,
  );
});

test('a scene with an illegal play reports it', () => {
  const [first] = scenesOf('castle');
  if (!first) throw new Error('no scene');
  expect(() => bookOf('castle').play({ ...first, opening: 'p440' })).toThrow(/legal way/);
});

test('every scene has its own text, every chapter its own topic', () => {
  for (const rules of RULES) {
    const texts = scenesOf(rules).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const topics = bookOf(rules).chapters.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(topics.length);
  }
  expect(Object.keys(POINTS).filter((text) => !EVERY.some((one) => one.text === text))).toEqual([]);
});
