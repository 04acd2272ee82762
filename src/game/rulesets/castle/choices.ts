import { rotationsByCell } from '../../core/legalCells.ts';
import type { LegalCell } from '../../core/legalCells.ts';
import type { FeatureAt, Rotation } from '../../core/vocabulary.ts';
import { moveRest, moveType, MOVE } from './moves.ts';
import type { CastlePosition } from './position.ts';
import { joinedParts } from './placing.ts';
import { pendingRoot, pendingScorer, pointsEach } from './scoring.ts';
import { HAND, LAST, PENDING, Table } from './table.ts';
import type { Kind, Player } from './vocabulary.ts';

/** The current legal choices, in a form that views can show. */

/** A feature of the tile just placed that may take a follower. */
export interface DeployChoice extends FeatureAt {
  readonly kind: Kind;
  /** The region is complete: the follower scores at once. */
  readonly completed: boolean;
  readonly features: readonly FeatureAt[];
}

/** A region that can be scored next. */
export interface ScoreChoice extends FeatureAt {
  readonly kind: Kind;
  readonly scorer: Player;
  /** Without a token. */
  readonly points: number;
  readonly features: readonly FeatureAt[];
  /** Kinds of held tokens that can double it. */
  readonly tokens: readonly number[];
}

export interface Choices {
  readonly cells: readonly LegalCell[];
  readonly deploy: readonly DeployChoice[];
  readonly score: readonly ScoreChoice[];
  /** Kinds of tokens that act at the end of the turn. */
  readonly tokens: readonly number[];
}

const NOTHING: Choices = { cells: [], deploy: [], score: [], tokens: [] };

export function choicesOf(position: CastlePosition): Choices {
  const moves = [...position.legalMoves()];
  switch (position.awaiting) {
    case 'place':
      return { ...NOTHING, cells: legalCells(position, moves) };
    case 'deploy':
      return {
        ...NOTHING,
        deploy: moves.flatMap((move) =>
          moveType(move) === MOVE.deploy ? [deployChoice(position.table, moveRest(move))] : [],
        ),
      };
    case 'score':
      return { ...NOTHING, score: scoreChoices(position.table, moves) };
    case 'endTurn':
      return { ...NOTHING, tokens: moves.flatMap((move) => (moveType(move) === MOVE.token ? [moveRest(move)] : [])) };
    default:
      return NOTHING;
  }
}

function legalCells({ table }: CastlePosition, moves: readonly number[]): readonly LegalCell[] {
  return [...rotationsByCell(moves)]
    .sort(([a], [b]) => a - b)
    .flatMap(([cell, rotations]) => {
      const place = table.material.grid.cells[cell];
      return place ? [{ x: place.x, y: place.y, rotations: fromTheBest(table, cell, rotations) }] : [];
    });
}

/** Clockwise, from the one in which the tile in hand joins most of its sides. */
function fromTheBest(t: Table, cell: number, rotations: readonly Rotation[]): readonly Rotation[] {
  const joined = rotations.map((rotation) => joinedParts(t, cell, t.get(HAND), rotation));
  const best = joined.indexOf(Math.max(...joined));
  return [...rotations.slice(best), ...rotations.slice(0, best)];
}

function deployChoice(t: Table, feature: number): DeployChoice {
  const node = Table.firstNode(t.laidOn(t.get(LAST))) + feature;
  const root = t.regions.find(node);
  const kind = t.kindOf(node);
  const at = t.featureAt(node) ?? { x: 0, y: 0, feature };
  return { ...at, kind, completed: kind !== 'court' && t.regions.open(root) === 0, features: t.featuresOf(root) };
}

function scoreChoices(t: Table, moves: readonly number[]): readonly ScoreChoice[] {
  const tokens = new Map<number, number[]>();
  for (const move of moves) {
    const index = moveRest(move) >> 4;
    const token = moveRest(move) & 15;
    tokens.set(index, [...(tokens.get(index) ?? []), ...(token > 0 ? [token] : [])]);
  }
  return [...tokens].map(([index, kinds]) => {
    const entry = t.get(PENDING + 1 + index);
    const root = pendingRoot(entry);
    const features = t.featuresOf(root);
    return {
      ...t.nameOf(root),
      kind: t.kindOf(root),
      scorer: pendingScorer(entry),
      points: t.regions.tileCount(root) * pointsEach(t, root),
      features,
      tokens: kinds,
    };
  });
}
