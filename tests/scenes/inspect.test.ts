import { describe, expect, test } from 'vitest';
import { MATERIAL } from '../../src/game/index.ts';
import type { CastleState } from '../../src/game/index.ts';
import { inspectAt } from '../../src/scenes/games/castle/inspect.ts';
import { laid, startState, testPlaces } from './support.ts';

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
