import { describe, expect, test } from 'vitest';
import { MATERIAL } from '../../src/game/index.ts';
import type { CastleState } from '../../src/game/index.ts';
import { inspectAt } from '../../src/scenes/games/castle/inspect.ts';
import { pointedAt } from '../../src/scenes/input/pointed.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { follower, laid, startState, testGame, testPlaces, viewWith } from './support.ts';

const state: CastleState = { ...startState, laid: [laid(4, 4)], scores: [50, 60] };
const at = (x: number, y: number) => inspectAt({ x, y }, state, MATERIAL.board, testPlaces);

describe('the target of a question', () => {
  test('is a feature of a tile, an empty cell, a marker, or nothing', () => {
    expect(at(4.5, 4.1)).toEqual({ what: 'feature', x: 4, y: 4, feature: 0 });
    expect(at(4.5, 4.9)).toEqual({ what: 'feature', x: 4, y: 4, feature: 1 });
    expect(at(2.5, 4.5)).toEqual({ what: 'cell', x: 2, y: 4 });
    expect(at(5, -0.3)).toEqual({ what: 'player', player: 0 });
    expect(at(6.1, -0.3)).toEqual({ what: 'player', player: 1 });
    expect(at(-5, 20)).toBeNull();
  });

  test('is the nearer of two markers that are close together', () => {
    const close = { ...state, scores: [50, 52] } as const;
    const near = (x: number) => inspectAt({ x, y: -0.3 }, close, MATERIAL.board, testPlaces);
    expect(
      [near(5), near(5.09), near(5.11), near(5.3)].map((found) => found?.what === 'player' && found.player),
    ).toEqual([0, 0, 1, 1]);
  });

  test('is the place of the figure that is seen there, not the ground behind its head', () => {
    const view = viewWith({ laid: [laid(4, 4)], followers: [follower(0, 4, 4, 1)], scores: [50, 52] });
    const pieces = [...piecesOf(view, testGame).values()];
    const figure = pieces.find(({ place }) => place.on === 'feature');
    if (!figure) throw new Error('Expected a follower');
    const standing = { ...figure, pose: 'standing', y: 4.4 } as const;
    const there = { what: 'feature', x: 4, y: 4, feature: 1 };
    expect(pointedAt(figure, pieces, view, testGame)).toEqual(there);
    expect(at(4.5, 4.15)).toEqual({ ...there, feature: 0 });
    expect(pointedAt({ x: 4.5, y: 4.15 }, [standing], view, testGame)).toEqual(there);
    const [first, second] = ['marker:0', 'marker:1'].map((name) => pieces.find(({ key }) => key === name));
    for (const [player, marker] of [first, second].entries())
      expect(marker && pointedAt({ x: marker.x, y: marker.y - marker.height / 2 }, pieces, view, testGame)).toEqual({
        what: 'player',
        player,
      });
  });

  test('is a feature of a start space in the wall, left and right as seen from there', () => {
    // S1 is north of D1 and opens southwards: its left half is the eastern one.
    expect(at(3.5, -0.5)).toEqual({ what: 'space', space: 'S1', feature: 0 });
    expect(at(3.9, -0.5)).toEqual({ what: 'space', space: 'S1', feature: 1 });
    expect(at(3.1, -0.5)).toEqual({ what: 'space', space: 'S1', feature: 2 });
    expect(at(9.3, 3.1)).toEqual({ what: 'space', space: 'S2', feature: 0 });
    expect(at(-0.3, 3.9)).toEqual({ what: 'space', space: 'S7', feature: 0 });
    // Beyond the niche is the moat.
    expect(at(3.5, -0.95)).toBeNull();
  });

  test('is every feature of every start space', () => {
    const found = new Set<string>();
    for (let y = -1; y < 10; y += 0.05) {
      for (let x = -1; x < 10; x += 0.05) {
        const thing = at(x, y);
        if (thing?.what === 'space') found.add(`${thing.space}/${thing.feature}`);
      }
    }
    expect(found.size).toBe(MATERIAL.board.startSpaces.reduce((sum, { features }) => sum + features.length, 0));
  });
});
