import { expect, test } from 'vitest';
import {
  MATERIAL,
  RULE_SETS,
  adapterOf,
  deal,
  defaultOptions,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleState, FeatureSpec } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';

/** The Castle: a tile begins in the rotation that joins most of its sides, and turns clockwise from there. */

const SIDES = ['N', 'E', 'S', 'W'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const featuresOf = (id: string): readonly FeatureSpec[] =>
  MATERIAL.tiles.find((tile) => tile.id === id)?.features ?? [];

/** The kinds along a side, left to right as seen when facing outwards. */
function along(features: readonly FeatureSpec[], rotation: number, side: number): (string | undefined)[] {
  const name = SIDES[(side - rotation + 4) % 4] ?? '';
  const whole = features.find(({ sides }) => (sides as readonly string[]).includes(name))?.kind;
  const half = (which: string): string | undefined =>
    features.find(({ halves }) => (halves as readonly string[]).includes(`${name}${which}`))?.kind ??
    (whole === 'path' ? undefined : whole);
  return [half('L'), whole, half('R')];
}

function joined(state: CastleState, tile: string, x: number, y: number, rotation: number): number {
  return STEPS.reduce((sum, [dx, dy], side) => {
    const there = state.laid.find((one) => one.x === x + dx && one.y === y + dy);
    if (!there) return sum;
    const mine = along(featuresOf(tile), rotation, side);
    const theirs = along(featuresOf(there.tile), there.rotation, (side + 2) % 4).toReversed();
    return sum + mine.filter((kind, n) => kind !== undefined && kind === theirs[n]).length;
  }, 0);
}

test('every legal cell of a game begins with the rotation that joins most, and goes on clockwise', () => {
  const rules = RULE_SETS.castle;
  const random = seededRandom('first rotation');
  const position = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  const gates = new Set(MATERIAL.board.startSpaces.map(({ cell }) => `${cell.x},${cell.y}`));
  let turned = 0;
  while (position.awaiting !== 'over') {
    const state = stateOf(position);
    for (const { target } of position.awaiting === 'place' ? (adapterOf('castle').prompt(state)?.options ?? []) : []) {
      if (target.on !== 'cell') continue;
      const { x, y, rotations } = target;
      const steps = rotations.map((one) => (one - (rotations[0] ?? 0) + 4) % 4);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      // What a gate of the wall joins is not counted here.
      if (gates.has(`${x},${y}`)) continue;
      const counts = rotations.map((rotation) => joined(state, state.hand ?? '', x, y, rotation));
      expect(counts[0]).toBe(Math.max(...counts));
      if (rotations[0] !== Math.min(...rotations)) turned += 1;
    }
    position.play(pick(position.legalMoves(), random));
  }
  expect(turned).toBeGreaterThan(50);
});
