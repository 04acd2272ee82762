import { cellKey } from '../../../core/cell.ts';
import { assert, requireAt } from '../../../core/result.ts';
import type { Cell, FeatureAt, LaidTile } from '../../../core/vocabulary.ts';
import { formId, formOf } from './building.ts';
import { putFigure } from './deploying.ts';
import { lay } from './placing.ts';
import { CarcassonnePosition, awaitingOf } from './position.ts';
import type { Figure, Rules } from './hooks.ts';
import { stackOf } from './state.ts';
import type { CarcassonneState } from './state.ts';
import {
  ACTOR,
  AT,
  COMPLETED,
  DRAWN,
  FIGURES,
  HAND,
  LAST,
  PLAYER,
  SCORE,
  SECOND,
  DEPLOYED,
  SUPPLY,
  TURN,
  Table,
  deployedFigure,
  deployedNode,
  deployedNumber,
  deployedPlayer,
} from './table.ts';

/** State ⇄ position: the same game as plain JSON and in the form that is fast to play. */

/** Returns the position of a state. The state must come from play; throws for an invalid one, which is a bug. */
export function positionOf(state: CarcassonneState, rules: Rules<Table>): CarcassonnePosition {
  const { numberOf } = rules.material.table;
  const tileNumber = (id: string | null): number => {
    const number = id === null ? -1 : numberOf.get(id);
    assert(number !== undefined, `a known tile, not ${id}`);
    return number;
  };
  const deck = [...state.drawn, ...stackOf(state)];
  const t = new Table(rules, {
    players: state.players,
    start: state.start.length,
    deck: deck.length + rules.maxReturns,
    ...extentOf(state.start, deck.length + rules.maxReturns),
  });
  const forms = new Map(state.built.map(({ form, ...cell }) => [cellKey(cell), form]));
  for (const laid of [...state.start, ...state.laid]) {
    const form = forms.get(cellKey(laid));
    lay(
      t,
      t.plane.ensureCellAt(laid.x, laid.y),
      tileNumber(form === undefined ? laid.tile : formId(laid.tile, form)),
      laid.rotation,
    );
  }
  for (const id of deck) t.journal.push(t.deck, tileNumber(id));
  t.knownReturns = state.knownReturns;
  for (const id of state.returned) t.journal.push(t.returned, tileNumber(id));
  for (const id of state.setAside) t.journal.push(t.aside, tileNumber(id));
  for (const follower of state.followers)
    putFigure(t, nodeAt(t, follower), figureNumber(rules, follower.figure), follower.player, follower.number);
  for (let player = 0; player < state.players; player++) {
    t.set(SCORE + player, requireAt(state.scores, player));
    t.set(SUPPLY + player, requireAt(state.supply, player));
  }
  t.set(FIGURES, state.figures);
  t.set(TURN, state.turn);
  t.set(SECOND, state.second ? 1 : 0);
  t.set(PLAYER, state.player);
  t.set(ACTOR, state.actor);
  t.set(AT, state.stage);
  t.set(DRAWN, state.drawn.length);
  t.set(HAND, tileNumber(state.hand));
  t.set(LAST, state.last ? t.plane.cellAt(state.last.x, state.last.y) : -1);
  for (const region of state.completed) t.journal.push(COMPLETED, t.regions.find(nodeAt(t, region)));
  for (const { id, hooks } of rules.hooked) {
    const slice = state.slices[id];
    if (slice === undefined) {
      handOut(t, hooks.figures ?? []);
      hooks.setUp?.(t);
    } else hooks.load?.(t, slice);
  }
  t.journal.commit();
  return new CarcassonnePosition(t);
}

/** Gives every player their figures of these sorts. */
function handOut(t: Table, figures: readonly Figure[]): void {
  for (const { hand, each = 1 } of figures)
    for (let player = 0; player < t.players; player++) t.set(hand + player, each);
}

/** How far apart two cells can be: every tile extends the board by at most one cell. */
function extentOf(start: readonly LaidTile[], deck: number): { readonly width: number; readonly height: number } {
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return { width: span(start.map(({ x }) => x)) + deck + 3, height: span(start.map(({ y }) => y)) + deck + 3 };
}

function figureNumber(rules: Rules<Table>, id: string): number {
  const figure = rules.figures.findIndex((known) => known.id === id);
  assert(figure >= 0, `a figure in play, not ${id}`);
  return figure;
}

function nodeAt(t: Table, place: FeatureAt): number {
  const node = t.nodeAt(place);
  assert(node !== undefined, `a feature ${place.feature} on ${place.x},${place.y}`);
  return node;
}

export function stateOf({ table: t }: CarcassonnePosition): CarcassonneState {
  const id = (tile: number): string => requireAt(t.material.tiles, tile).id;
  const cellOf = (cell: number): Cell => t.plane.coordinates(cell);
  const laid = t.journal.entries(t.laidCells).map((cell): LaidTile => {
    const row = Table.row(t.laidOn(cell));
    return {
      tile: requireAt(t.material.tiles, row >> 2).printed,
      ...cellOf(cell),
      rotation: (row & 3) as 0 | 1 | 2 | 3,
    };
  });
  const built = t.journal.entries(t.laidCells).flatMap((cell) => {
    const form = formOf(requireAt(t.material.tiles, Table.row(t.laidOn(cell)) >> 2));
    return form === undefined ? [] : [{ ...cellOf(cell), form }];
  });
  const deck = t.journal.entries(t.deck);
  const drawn = t.get(DRAWN);
  const byPlayer = (address: number): readonly number[] =>
    Array.from({ length: t.players }, (_, player) => t.get(address + player));
  const last = t.get(LAST);
  const hand = t.get(HAND);
  return {
    rules: t.rules.id,
    options: t.rules.options,
    players: t.players,
    start: laid.slice(0, t.start),
    drawn: deck.slice(0, drawn).map(id),
    stack: knownStack(deck.slice(drawn), id),
    left: t.left,
    returned: t.journal.entries(t.returned).map(id),
    knownReturns: t.knownReturns,
    setAside: t.journal.entries(t.aside).map(id),
    laid: laid.slice(t.start),
    built,
    figures: t.get(FIGURES),
    followers: t.journal.entries(DEPLOYED).map((entry) => ({
      number: deployedNumber(entry),
      player: deployedPlayer(entry),
      ...t.featureAt(deployedNode(entry)),
      figure: requireAt(t.rules.figures, deployedFigure(entry)).id,
    })),
    scores: byPlayer(SCORE),
    supply: byPlayer(SUPPLY),
    turn: t.get(TURN),
    ...(t.inSecondPart ? { second: true } : {}),
    player: t.player,
    actor: t.get(ACTOR),
    stage: t.get(AT),
    awaiting: awaitingOf(t),
    hand: hand < 0 ? null : id(hand),
    last: last < 0 ? null : cellOf(last),
    completed: t.journal.entries(COMPLETED).map((root) => t.nameOf(root)),
    slices: Object.fromEntries(
      t.rules.hooked.flatMap(({ id: module, hooks }) => (hooks.save ? [[module, hooks.save(t)]] : [])),
    ),
  };
}

/** The undrawn tiles; `null` if none of them is known. */
function knownStack(stack: readonly number[], id: (tile: number) => string): CarcassonneState['stack'] {
  if (stack.length > 0 && stack.every((tile) => tile < 0)) return null;
  return stack.map((tile) => (tile < 0 ? null : id(tile)));
}
