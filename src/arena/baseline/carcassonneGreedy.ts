import { modulesOf } from '../../bots/carcassonne/modules/index.ts';
import { carcassonne } from '../../game/index.ts';
import type { Random } from '../../game/index.ts';
import { bestMove, bestValue } from './best.ts';

/**
 * Carcassonne, one turn ahead with a plain evaluation: tries every way to play the running turn and keeps the one that leaves the best
 * position. Frozen: strength is measured against it, so it never changes. Its figures are set by hand. Of modules it knows their plain points; of a
 * choice that is made again and again it looks at its own next move, after which everybody takes the last one there is.
 */

/** Worth of the first follower in hand, and how it falls with every further one. */
const FOLLOWER = 4;
const FOLLOWER_FALL = 0.6;
/** Chance that a city is completed: with one open side, and how it falls with every further one. */
const CHANCE = 0.85;
const CHANCE_FALL = 0.65;
/** Cells that a monastery still finds, as a part of those that are missing; what an unfinished city is worth to farmers; tiles an open side brings. */
const ROUND_GROWTH = 0.6;
const CITY_HOPE = 1;
const GROWTH = 0.5;
const CITY_POINTS = 3;
/** Tiles left that are enough for everything. */
const MANY = 30;

/** The best first move of the running turn. The position is left as it was. */
export function greedyCarcassonneMove(position: carcassonne.CarcassonnePosition, random: Random): number {
  const me = position.actor;
  const boardFeatures = new carcassonne.BoardFeatures(position.table);
  return bestMove(position, random, () => turnValue(position, boardFeatures, me));
}

/** Value of the best end of this turn: own points less those of the best other. */
function turnValue(
  position: carcassonne.CarcassonnePosition,
  boardFeatures: carcassonne.BoardFeatures,
  me: number,
): number {
  const { awaiting, depth } = position;
  if (awaiting === 'draw' || awaiting === 'final' || awaiting === 'over') {
    const ended = awaiting !== 'draw';
    if (awaiting === 'final') position.advance();
    while (ended && position.awaiting !== 'over') position.play(position.legalMoves().at(-1) ?? 0);
    const expected = ended ? scores(position) : expectedPoints(position, boardFeatures);
    while (position.depth > depth) position.undo();
    return (expected[me] ?? 0) - Math.max(...expected.filter((_, player) => player !== me));
  }
  if (awaiting !== 'place' && awaiting !== 'deploy') return lastValue(position, boardFeatures, me);
  return bestValue(position, () => turnValue(position, boardFeatures, me));
}

function lastValue(
  position: carcassonne.CarcassonnePosition,
  boardFeatures: carcassonne.BoardFeatures,
  me: number,
): number {
  position.play(position.legalMoves().at(-1) ?? 0, 'draw');
  const value = turnValue(position, boardFeatures, me);
  position.undo();
  return value;
}

const scores = ({ table }: carcassonne.CarcassonnePosition): number[] =>
  Array.from({ length: table.players }, (_, player) => table.get(carcassonne.ADDRESS.score + player));

function expectedPoints(
  position: carcassonne.CarcassonnePosition,
  boardFeatures: carcassonne.BoardFeatures,
): readonly number[] {
  const { table: t, left } = position;
  const time = Math.min(1, left / MANY);
  const expected = scores(position).map((points, player) => points + supplyWorth(position.supply(player)) * time);
  for (const { module, numbers } of modulesOf(t.rules))
    for (const player of expected.keys())
      expected[player] = (expected[player] ?? 0) + (module.plainPoints?.(t, numbers, player) ?? 0);
  boardFeatures.read();
  for (const root of boardFeatures.root.subarray(0, boardFeatures.count)) {
    const leaders = t.regions.leaders(root);
    if (leaders === 0) continue;
    const worth = regionWorth(t, boardFeatures, root, time);
    for (let player = 0; player < t.players; player++)
      if ((leaders >> player) & 1) expected[player] = (expected[player] ?? 0) + worth;
  }
  return expected;
}

function regionWorth(
  t: carcassonne.Table,
  boardFeatures: carcassonne.BoardFeatures,
  root: number,
  time: number,
): number {
  const row = boardFeatures.rowFor(root);
  const open = t.regions.open(root);
  const worth = boardFeatures.worth[row] ?? 0;
  switch (t.kindOf(root)) {
    case 'field':
      return CITY_POINTS * (boardFeatures.done[row] ?? 0) + CITY_HOPE * (boardFeatures.unfinished[row] ?? 0) * time;
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
