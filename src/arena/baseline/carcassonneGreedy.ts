import { modulesOf } from '../../bots/carcassonne/modules/index.ts';
import { carcassonne } from '../../game/index.ts';
import type { Random } from '../../game/index.ts';
import { bestMove, bestValue } from './best.ts';

/**
 * Carcassonne, one turn ahead with a simple evaluation: tries every way to play the current turn and keeps the one that
 * leaves the best position. Frozen, because strength is measured against it; never change it. Its numbers are set by
 * hand. Of modules it knows `plainPoints`; in repeated choices it looks at its own next move, after which everybody
 * takes the last legal move.
 */

/** Value of the first follower in hand, and the factor for every further one. */
const FOLLOWER = 4;
const FOLLOWER_FALL = 0.6;
/** Chance that a city with one open side is completed, and the factor for every further side. */
const CHANCE = 0.85;
const CHANCE_FALL = 0.65;
/**
 * Fraction of the missing cells around a monastery that will be filled; points of an unfinished city for farmers; tiles
 * gained per open side.
 */
const ROUND_GROWTH = 0.6;
const CITY_HOPE = 1;
const GROWTH = 0.5;
const CITY_POINTS = 3;
/** Number of tiles left that is enough for everything. */
const MANY = 30;

/** The best first move of the current turn. Leaves the position unchanged. */
export function greedyCarcassonneMove(position: carcassonne.CarcassonnePosition, random: Random): number {
  const me = position.actor;
  const inputs = new carcassonne.EvaluationInputs(position.table);
  return bestMove(position, random, () => turnValue(position, inputs, me));
}

/** Value of the best end of this turn: own points minus those of the best opponent. */
function turnValue(
  position: carcassonne.CarcassonnePosition,
  inputs: carcassonne.EvaluationInputs,
  me: number,
): number {
  const { awaiting, depth } = position;
  if (awaiting === 'draw' || awaiting === 'final' || awaiting === 'over') {
    const ended = awaiting !== 'draw';
    if (awaiting === 'final') position.advance();
    while (ended && position.awaiting !== 'over') position.play(position.legalMoves().at(-1) ?? 0);
    const expected = ended ? scores(position) : expectedPoints(position, inputs);
    while (position.depth > depth) position.undo();
    return (expected[me] ?? 0) - Math.max(...expected.filter((_, player) => player !== me));
  }
  if (awaiting !== 'place' && awaiting !== 'deploy') return lastValue(position, inputs, me);
  return bestValue(position, () => turnValue(position, inputs, me));
}

function lastValue(
  position: carcassonne.CarcassonnePosition,
  inputs: carcassonne.EvaluationInputs,
  me: number,
): number {
  position.play(position.legalMoves().at(-1) ?? 0, 'draw');
  const value = turnValue(position, inputs, me);
  position.undo();
  return value;
}

const scores = ({ table }: carcassonne.CarcassonnePosition): number[] =>
  Array.from({ length: table.players }, (_, player) => table.get(carcassonne.ADDRESS.score + player));

function expectedPoints(
  position: carcassonne.CarcassonnePosition,
  inputs: carcassonne.EvaluationInputs,
): readonly number[] {
  const { table: t, left } = position;
  const time = Math.min(1, left / MANY);
  const expected = scores(position).map((points, player) => points + supplyWorth(position.supply(player)) * time);
  for (const { module, numbers } of modulesOf(t.rules))
    for (const player of expected.keys())
      expected[player] = (expected[player] ?? 0) + (module.plainPoints?.(t, numbers, player) ?? 0);
  inputs.read();
  for (const row of inputs.order.subarray(0, inputs.count)) {
    const root = inputs.root[row] ?? 0;
    const leaders = t.regions.leaders(root);
    if (leaders === 0) continue;
    const worth = regionWorth(t, inputs, root, time);
    for (let player = 0; player < t.players; player++)
      if ((leaders >> player) & 1) expected[player] = (expected[player] ?? 0) + worth;
  }
  return expected;
}

function regionWorth(t: carcassonne.Table, inputs: carcassonne.EvaluationInputs, root: number, time: number): number {
  const row = inputs.rowFor(root);
  const open = t.regions.open(root);
  const worth = inputs.worth[row] ?? 0;
  switch (t.kindOf(root)) {
    case 'field':
      return CITY_POINTS * (inputs.done[row] ?? 0) + CITY_HOPE * (inputs.unfinished[row] ?? 0) * time;
    case 'city':
      return worth * (1 + CHANCE * CHANCE_FALL ** (open - 1) * time) + GROWTH * time;
    case 'road':
      return worth + GROWTH * time;
    default:
      return worth + ROUND_GROWTH * open * time;
  }
}

/** The first follower in hand is worth most. */
function supplyWorth(count: number): number {
  let worth = 0;
  for (let n = 0, each = FOLLOWER; n < count; n++, each *= FOLLOWER_FALL) worth += each;
  return worth;
}
