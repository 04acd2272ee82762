import { assert, requireAt } from '../../core/result.ts';
import type { FeatureAt } from '../../core/vocabulary.ts';
import { putFollower } from './deploying.ts';
import { materialOf } from './material.ts';
import type { Material } from './material.ts';
import { awaitingOf } from './moves.ts';
import { lay, listCompleted } from './placing.ts';
import { CastlePosition } from './position.ts';
import type { CastleRules } from './rules.ts';
import { pendingRoot, pendingScorer } from './scoring.ts';
import type { CastleState, HeldToken, Keep } from './state.ts';
import {
  AT,
  COMPLETED,
  DRAWN,
  FLIP,
  FOLLOWERS,
  HAND,
  KEEP_NODE,
  KEEP_SIZE,
  LAST,
  PENDING,
  PLAYER,
  SCORE,
  DEPLOYED,
  STEP,
  SUPPLY,
  TURN,
  Table,
  WALL,
  heldBy,
  heldKind,
  heldToken,
  heldTurn,
  deployedNode,
  deployedPlayer,
} from './table.ts';
import type { Player } from './vocabulary.ts';

/** State ⇄ position: the same game as plain JSON and in the form that is fast to play. */

/** Returns the position of a state. The state must come from play; throws for an invalid one, which is a bug. */
export function positionOf(
  state: CastleState,
  rules: CastleRules,
  material: Material = materialOf(state.set),
): CastlePosition {
  const numberOf = (id: string): number => {
    const number = material.table.numberOf.get(id);
    assert(number !== undefined, `a known tile, not ${id}`);
    return number;
  };
  const known = [...state.drawn, ...(state.stack ?? [])].map(numberOf);
  const kinds = material.tokenFields.map((field) => (field in state.wallTokens ? (state.wallTokens[field] ?? -1) : 0));
  const t = new Table(rules, state.options, material, { known, size: state.drawn.length + state.left }, kinds);
  layStartSpaces(t);
  for (const { tile, x, y, rotation } of state.laid) {
    const cell = material.grid.cellAt(x, y);
    lay(t, cell, numberOf(tile), rotation);
    t.journal.push(t.laidCells, cell);
  }
  for (const tile of state.setAside) t.journal.push(t.aside, numberOf(tile));
  t.set(SUPPLY, FOLLOWERS);
  t.set(SUPPLY + 1, FOLLOWERS);
  for (const follower of state.followers) {
    const player = follower.player === 0 ? 0 : 1;
    putFollower(t, nodeAt(t, follower), player);
    t.journal.add(SUPPLY + player, -1);
  }
  for (const player of [0, 1] as const) {
    t.set(SCORE + player, state.scores[player]);
    const keep = state.keeps[player];
    t.set(KEEP_SIZE + player, keep?.size ?? 0);
    t.set(KEEP_NODE + player, keep ? nodeAt(t, keep) : -1);
    for (const { kind, turn } of state.held[player]) t.journal.push(heldBy(player), heldToken(kind, turn));
  }
  t.set(
    WALL,
    material.tokenFields.reduce((bits, field, corner) => (state.wall.includes(field) ? bits | (1 << corner) : bits), 0),
  );
  t.set(TURN, state.turn);
  t.set(PLAYER, state.player);
  t.set(DRAWN, state.drawn.length);
  t.set(HAND, state.hand === null ? -1 : numberOf(state.hand));
  t.set(LAST, -1);
  t.set(FLIP, -1);
  restoreStep(t, state);
  t.journal.commit();
  return new CastlePosition(t);
}

/** Start spaces are in play from the beginning, as tiles of their own (RULES.md §5). */
function layStartSpaces(t: Table): void {
  const { grid, tiles } = t.material;
  for (let space = grid.cellCount; space < grid.spaceCount; space++)
    lay(t, space, tiles.length + space - grid.cellCount, 0);
}

/** Restores the step of the turn and what it still has to do. */
function restoreStep(t: Table, state: CastleState): void {
  const { awaiting, last } = state;
  t.set(AT, awaiting === 'flip' ? STEP.score : STEP[awaiting]);
  if (last) {
    const cell = t.material.grid.cellAt(last.x, last.y);
    listCompleted(t, cell);
    if (awaiting === 'endTurn') t.set(COMPLETED, 0);
  }
  for (const region of state.pending) t.journal.push(PENDING, t.regions.find(nodeAt(t, region)) * 2 + region.scorer);
  if (awaiting !== 'flip') return;
  // The marker that waits is the one at a token: every other stop has been resolved.
  const waiting = ([0, 1] as const).find((player) => {
    const corner = requireAt(t.material.cornerOf, state.scores[player] % t.material.cornerOf.length);
    return corner >= 0 && ((t.get(WALL) >>> corner) & 1) === 1;
  });
  assert(waiting !== undefined, 'a marker beside a token');
  t.set(FLIP, waiting);
}

function nodeAt(t: Table, place: FeatureAt): number {
  const cell = t.material.grid.cellAt(place.x, place.y);
  const laid = cell < 0 ? 0 : t.laidOn(cell);
  assert(laid !== 0, `a tile on ${place.x},${place.y}`);
  return Table.firstNode(laid) + place.feature;
}

export function stateOf(position: CastlePosition): CastleState {
  const t = position.table;
  const { grid, table, tokenFields } = t.material;
  const id = (tile: number): string => requireAt(table.specs, tile).id;
  const cellOf = (cell: number): { x: number; y: number } => ({
    x: requireAt(grid.cells, cell).x,
    y: requireAt(grid.cells, cell).y,
  });
  const placeOf = (node: number): FeatureAt => {
    const place = t.featureAt(node);
    assert(place, 'a feature on a tile');
    return place;
  };
  const drawn = t.get(DRAWN);
  const hand = t.get(HAND);
  const last = t.get(LAST);
  const keep = (player: Player): Keep | null => {
    const size = t.get(KEEP_SIZE + player);
    return size === 0 ? null : { ...t.nameOf(t.regions.find(t.get(KEEP_NODE + player))), size };
  };
  const held = (player: Player): readonly HeldToken[] =>
    t.journal.entries(heldBy(player)).map((entry) => ({ kind: heldKind(entry), turn: heldTurn(entry) }));
  return {
    rules: t.rules.id,
    ...(t.material.set ? { set: t.material.set } : {}),
    options: t.options,
    drawn: t.deck.slice(0, drawn).map(id),
    stack: t.deck.length === t.deckSize ? t.deck.slice(drawn).map(id) : null,
    left: t.left,
    setAside: t.journal.entries(t.aside).map(id),
    laid: t.journal.entries(t.laidCells).map((cell) => {
      const row = Table.row(t.laidOn(cell));
      return { tile: id(row >> 2), ...cellOf(cell), rotation: (row & 3) as 0 | 1 | 2 | 3 };
    }),
    followers: t.journal
      .entries(DEPLOYED)
      .map((entry) => ({ player: deployedPlayer(entry), ...placeOf(deployedNode(entry)) })),
    scores: [t.get(SCORE), t.get(SCORE + 1)],
    keeps: [keep(0), keep(1)],
    wallTokens: Object.fromEntries(
      tokenFields.flatMap((field, corner) => {
        const kind = requireAt(t.wallKinds, corner);
        return kind === 0 ? [] : [[String(field), kind < 0 ? null : kind]];
      }),
    ),
    wall: tokenFields.filter((_, corner) => ((t.get(WALL) >>> corner) & 1) === 1),
    held: [held(0), held(1)],
    turn: t.get(TURN),
    player: t.player,
    awaiting: awaitingOf(t),
    hand: hand < 0 ? null : id(hand),
    pending: t.journal.entries(PENDING).map((entry) => ({
      ...t.nameOf(pendingRoot(entry)),
      kind: t.kindOf(pendingRoot(entry)),
      scorer: pendingScorer(entry),
    })),
    last: last < 0 ? null : cellOf(last),
  };
}
