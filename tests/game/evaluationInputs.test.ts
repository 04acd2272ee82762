import { describe, expect, test } from 'vitest';
import {
  KINDS,
  RULE_SETS,
  deal,
  defaultOptions,
  fittingTiles,
  evaluationInputsOf,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastlePosition, EvaluationInputs, RuleSetId } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';
import { scratchRegions } from '../support/scratchRegions.ts';
import { expectSame } from '../support/same.ts';

/** A row about a region, with its features instead of its root. */
interface Row {
  readonly features: readonly string[];
  readonly kind: string;
  readonly open: number;
  readonly fits: number;
  readonly mark: number;
  readonly points: number;
  readonly each: number;
  readonly followers: readonly [number, number];
}

/** The evaluation's value for a region that faces no empty cell. */
const NO_EMPTY_CELL = 99;

/** Rows found from scratch: regions that hold followers or face an empty cell. */
function slowRows(position: CastlePosition): readonly Row[] {
  const state = stateOf(position);
  return scratchRegions(state).flatMap(({ features, kind, tiles, mark, faced }): Row[] => {
    const placed = state.followers.filter(({ x, y, feature }) => features.includes(`${x},${y},${feature}`));
    if (placed.length === 0 && faced.length === 0) return [];
    const cells = [...new Set(faced)];
    const fits = cells.map((cell) => {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      return fittingTiles(position, { x, y }).reduce((sum, fitting) => sum + fitting.tiles.length, 0);
    });
    const each = kind === 'tower' || (kind === 'path' && mark > 0) ? 2 : 1;
    const of = (player: number): number => placed.filter((follower) => follower.player === player).length;
    return [
      {
        features,
        kind,
        open: kind === 'court' ? faced.length : cells.length,
        fits: Math.min(NO_EMPTY_CELL, ...fits),
        mark,
        points: tiles * each,
        each,
        followers: [of(0), of(1)],
      },
    ];
  });
}

const quickRows = (position: CastlePosition, inputs: EvaluationInputs): readonly Row[] =>
  Array.from(inputs.order.subarray(0, inputs.count), (row) => ({
    features: position.table
      .featuresOf(inputs.root[row] ?? -1)
      .map(({ x, y, feature }) => `${x},${y},${feature}`)
      .sort(),
    kind: KINDS[inputs.kind[row] ?? -1] ?? '',
    open: inputs.open[row] ?? -1,
    fits: inputs.fits[row] ?? -1,
    mark: inputs.mark[row] ?? -1,
    points: inputs.points[row] ?? -1,
    each: inputs.each[row] ?? -1,
    followers: [inputs.weights[0][row] ?? -1, inputs.weights[1][row] ?? -1],
  }));

/** The joins that change who gets points: both regions, and the number of tiles. */
function joins(position: CastlePosition, inputs: EvaluationInputs): readonly string[] {
  const { pairs, weights } = inputs;
  const name = (row: number): string => JSON.stringify(position.table.featuresOf(inputs.root[row] ?? -1));
  const lead = (row: number): number => (weights[0][row] ?? 0) - (weights[1][row] ?? 0);
  const isPaid = (row: number): boolean => KINDS[inputs.kind[row] ?? -1] !== 'court' || inputs.mark[row] !== 0;
  return Array.from({ length: pairs.count }, (_, n) => n)
    .filter((n) => !pairs.isOld[n])
    .map((n) => ({ n, rows: [pairs.a[n] ?? -1, pairs.b[n] ?? -1] as const }))
    .filter(({ rows: [a, b] }) =>
      [a, b].some((row) => isPaid(row) && Math.sign(lead(row)) !== Math.sign(lead(a) + lead(b))),
    )
    .map(({ n, rows }) => `${rows.map(name).sort().join()} ${pairs.tilesJoining(n)}`)
    .sort();
}

const sorted = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Regions that had followers when the board's rows were read, and have none now, keep a row without them. */
const telling = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ fits, followers }) => fits < NO_EMPTY_CELL || followers[0] + followers[1] > 0);

function begin(id: RuleSetId, seed: string): CastlePosition {
  const rules = RULE_SETS[id];
  return startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom(seed)) });
}

describe.each(['castle', 'zamek'] as const)('%s: board features', (id) => {
  test.each(['one', 'two'])('are the same as in a slow reading, along a random game (%s)', (seed) => {
    const position = begin(id, seed);
    const inputs = evaluationInputsOf(position);
    const random = seededRandom(`play/${seed}`);
    for (let moment = 0; position.awaiting !== 'over'; moment++) {
      if (moment % 8 === 0) {
        inputs.read();
        expectSame(sorted(telling(quickRows(position, inputs))), sorted(slowRows(position)));
        expect(inputs.largestEmpty).toBe(position.largestEmpty());
      }
      position.play(pick(position.legalMoves(), random));
    }
  });

  test('are the same after moves that were undone', () => {
    const position = begin(id, 'back');
    const random = seededRandom('back');
    for (let moment = 0; moment < 60; moment++) position.play(pick(position.legalMoves(), random));
    const inputs = evaluationInputsOf(position);
    inputs.read();
    const before = sorted(telling(quickRows(position, inputs)));
    for (let tries = 0; tries < 20; tries++) {
      let depth = 0;
      for (; depth < 3 && position.awaiting !== 'over'; depth++) {
        position.play(pick(position.legalMoves(), random));
        inputs.read();
      }
      for (; depth > 0; depth--) position.undo();
      inputs.read();
      expectSame(sorted(telling(quickRows(position, inputs))), before);
    }
  });

  test('after one more tile are those of that board read whole, with rows in the same order', () => {
    const position = begin(id, 'more');
    const random = seededRandom('more');
    const [inputs, unready] = [evaluationInputsOf(position), evaluationInputsOf(position)];
    for (let turn = 0; position.awaiting !== 'over'; turn++) {
      if (position.awaiting === 'place' && turn % 9 === 0) {
        inputs.look();
        for (const move of position.legalMoves().slice()) {
          position.play(move, 'draw');
          for (const further of [undefined, ...position.legalMoves()]) {
            if (further !== undefined) position.play(further, 'draw');
            const whole = evaluationInputsOf(position);
            whole.read();
            inputs.read();
            const wanted = telling(quickRows(position, whole));
            expectSame(telling(quickRows(position, inputs)), wanted);
            expectSame(inputs.largestEmpty, whole.largestEmpty);
            expectSame(joins(position, inputs), joins(position, whole));
            // One that has not read the board before reads each of the next ones whole.
            unready.read();
            expectSame(telling(quickRows(position, unready)), wanted);
            if (further !== undefined) position.undo();
          }
          position.undo();
        }
      }
      position.play(pick(position.legalMoves(), random));
    }
  });
});
