import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKINS } from '../../src/art/contract.ts';
import { MATERIAL, setIssues, tileIssues } from '../../src/game/index.ts';
import { boards, checkBoards, checkTiles, drawn } from './ownSets.ts';

/** Every playable set that people draw can also be painted. */

test.each(SKINS)(
  '%s: any playable tile is painted completely, and has a place for every follower',
  (skin) => checkTiles(skin, 25),
  60_000,
);

test('any playable board has its hundred spaces and is painted completely', () => checkBoards(12), 60_000);

/** With a seed: the counts below are those of these samples. */
const SAMPLE = { numRuns: 600, seed: 7 } as const;

test('many random drawings are playable', () => {
  expect(fc.sample(drawn, SAMPLE).filter((tile) => tileIssues(tile, false).length === 0).length).toBeGreaterThan(150);
  expect(
    fc.sample(boards, SAMPLE).filter((board) => setIssues({ board, tiles: MATERIAL.tiles }).length === 0).length,
  ).toBeGreaterThan(50);
});
