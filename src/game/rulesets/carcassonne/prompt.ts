import { rotationsByCell } from '../../core/legalCells.ts';
import type { Action } from '../../core/action.ts';
import { optionId, placementOptions } from '../../core/prompt.ts';
import type { Built, Option, Prompt, Target } from '../../core/prompt.ts';
import type { Rotation } from '../../core/vocabulary.ts';
import { featureTarget } from './base/deploying.ts';
import type { CarcassonneEvent } from './base/event.ts';
import type { CarcassonnePosition } from './base/position.ts';
import type { Verb } from './base/hooks.ts';
import { AT, DRAWN, HAND, moveRest, moveVerb } from './base/table.ts';
import type { Table } from './base/table.ts';

/** Returns the current choice as options: every verb that is offered, whichever module it comes from. */

const PLACE = 'place';
const PASS = 'pass';

export function promptOf(position: CarcassonnePosition): Prompt | null {
  // The position owns the buffer of legal moves: inspecting a move may overwrite it.
  const moves = [...position.legalMoves()];
  if (moves.length === 0) return null;
  const { awaiting, actor } = position;
  const cells = moves.filter((move) => verbOf(position, move).do === PLACE);
  const rest = moves.filter((move) => verbOf(position, move).do !== PLACE);
  const options = [...placementOptions(actor, legalCells(position, cells)), ...optionsOf(position, rest)];
  const inOrder = [...options.filter(({ declines }) => !declines), ...options.filter(({ declines }) => declines)];
  const { table } = position;
  const last = table.rules.stages[table.get(AT)]?.choice?.lapses ? inOrder.at(-1) : undefined;
  return { actor, awaiting, options: inOrder, preset: null, ...(last ? { lapse: last.id } : {}) };
}

function verbOf(position: CarcassonnePosition, move: number): Verb<Table> {
  const verb = position.table.rules.verbs[moveVerb(move)];
  if (!verb) throw new Error(`Expected a move, got ${move}`);
  return verb;
}

/** Row by row, in reading order. */
function legalCells({ table: t }: CarcassonnePosition, moves: readonly number[]) {
  return [...rotationsByCell(moves.map(moveRest))]
    .map(([cell, rotations]) => ({
      ...t.plane.coordinates(cell),
      rotations,
      builds: rotations.flatMap((rotation) => builtWith(t, cell, rotation)),
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The pieces that placing the tile in hand there also puts on the board. */
const builtWith = (t: Table, cell: number, rotation: Rotation): readonly Built[] =>
  t.rules.possibilities.flatMap((possibility) => {
    const brought = possibility.brings?.(t, cell, t.get(HAND), rotation);
    return brought ? [{ rotation, sort: brought.sort, ...t.plane.coordinates(brought.cell) }] : [];
  });

/** Moves of a verb that differ only in a number share one option. */
function optionsOf(position: CarcassonnePosition, moves: readonly number[]): readonly Option[] {
  const options: Option[] = [];
  const ranges = new Map<string, Range>();
  for (const move of moves) {
    const verb = verbOf(position, move);
    const action = position.actionOf(move);
    const number = verb.number === undefined ? undefined : action[verb.number];
    if (verb.number === undefined || typeof number !== 'number') {
      options.push(optionOf(position, move, verb, action));
      continue;
    }
    const id = optionId(action, verb.number);
    const known = ranges.get(id);
    if (known) known.numbers.push(number);
    else ranges.set(id, { move, verb, detail: verb.number, action, numbers: [number] });
  }
  for (const [id, { move, verb, detail, action, numbers }] of ranges) {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const target = verb.target?.(position.table, moveRest(move));
    options.push({
      id,
      action: { ...action, [detail]: least },
      target: { on: 'number', detail, least, most, ...(target?.on === 'spot' ? { spot: target.spot } : {}) },
      piece: verb.piece?.(position.table, moveRest(move)) ?? null,
      points: null,
      scorer: position.actor,
      declines: false,
    });
  }
  return options;
}

/** Moves of one verb that differ only in a number; `move` is the first of them. */
interface Range {
  readonly move: number;
  readonly verb: Verb<Table>;
  readonly detail: string;
  readonly action: Action;
  readonly numbers: number[];
}

function optionOf(position: CarcassonnePosition, move: number, verb: Verb<Table>, action: Action): Option {
  const { table: t } = position;
  const target = verb.target?.(t, moveRest(move)) ?? targetOf(t, action);
  const declines = action.do === PASS;
  const piece = verb.piece?.(t, moveRest(move)) ?? null;
  // What a placed figure scores is not known before the turn ends.
  return {
    id: optionId(action),
    action,
    target,
    piece,
    points: declines || action.do === 'deploy' ? null : pointsOf(position, move),
    scorer: position.actor,
    declines,
  };
}

/** The target that an action names, used if its verb has none of its own. */
function targetOf(t: Table, { x, y, feature }: Action): Target {
  if (x === undefined || y === undefined) return { on: 'nothing' };
  const node = feature === undefined ? undefined : t.nodeAt({ x, y, feature });
  return node === undefined ? { on: 'cell', x, y, rotations: [] } : featureTarget(t, node);
}

/**
 * Events that no player can foresee: a draw, and the end of the game, where the points would show the last player what
 * the whole board scores.
 */
const isUnknown = ({ event, isDrawn }: Happened): boolean => isDrawn || event.type === 'final-began';

interface Happened {
  readonly event: CarcassonneEvent;
  /** Was a tile drawn before the event? */
  readonly isDrawn: boolean;
}

/**
 * Plays the move and undoes it: the points that the acting player scores before the first event that cannot be
 * foreseen; `null` if none.
 */
function pointsOf(position: CarcassonnePosition, move: number): number | null {
  const { table, actor } = position;
  if (table.get(AT) >= table.rules.stageOf.leave) return null;
  const { events, taken } = table;
  const happened: Happened[] = [];
  const drawn = table.get(DRAWN);
  position.listen({ push: (event) => happened.push({ event, isDrawn: table.get(DRAWN) > drawn }) });
  position.play(move, 'draw');
  position.undo();
  position.listen(events, taken);
  const end = happened.findIndex(isUnknown);
  const lines = (end < 0 ? happened : happened.slice(0, end)).flatMap(({ event }) =>
    event.type === 'scored' && event.line.player === actor ? [event.line.points] : [],
  );
  return lines.length === 0 ? null : lines.reduce((sum, points) => sum + points, 0);
}
