import { rotationsByCell } from '../../core/legalCells.ts';
import type { LegalCell } from '../../core/legalCells.ts';
import type { FeatureAt } from '../../core/vocabulary.ts';
import { FOLLOWER } from './base/deploying.ts';
import { isCompleted } from './base/completing.ts';
import type { CountryEvent } from './base/event.ts';
import type { CountryPosition } from './base/position.ts';
import { LAST, moveRest } from './base/table.ts';
import type { Kind } from './base/vocabulary.ts';

/** The legal choices of the moment in words that views can show. */

/** A feature where a figure may be put. */
export interface DeployChoice extends FeatureAt {
  readonly kind: Kind;
  /** `follower`, or the figure of a module. */
  readonly figure: string;
  /** The region is complete: the figure scores at once. */
  readonly completed: boolean;
  /** The whole region, the first one names it. */
  readonly features: readonly FeatureAt[];
}

/** A figure that may be taken home from where it stands. */
export interface RecallChoice extends FeatureAt {
  readonly kind: Kind;
  readonly figure: string;
  /** What it brings at once. */
  readonly points: number;
}

export interface Choices {
  readonly cells: readonly LegalCell[];
  readonly deploy: readonly DeployChoice[];
  readonly recall: RecallChoice | null;
}

const RECALL = 'recall';
const NOTHING: Choices = { cells: [], deploy: [], recall: null };

export function choicesOf(position: CountryPosition): Choices {
  switch (position.awaiting) {
    case 'place':
      return { ...NOTHING, cells: legalCells(position) };
    case 'deploy':
      return { ...NOTHING, deploy: deployChoices(position), recall: recallChoice(position) };
    default:
      return NOTHING;
  }
}

/** Row by row, as one reads. */
function legalCells(position: CountryPosition): readonly LegalCell[] {
  const { plane } = position.table;
  const places = Array.from(position.legalMoves(), moveRest);
  return [...rotationsByCell(places)].map(([cell, rotations]) => ({ x: plane.x(cell), y: plane.y(cell), rotations })).sort((a, b) => a.y - b.y || a.x - b.x);
}

function deployChoices(position: CountryPosition): readonly DeployChoice[] {
  const { table: t } = position;
  const last = t.get(LAST);
  return position.legalActions().flatMap(({ do: verb, x = t.plane.x(last), y = t.plane.y(last), feature, figure = FOLLOWER }) => {
    const node = verb === 'deploy' && feature !== undefined ? t.nodeAt({ x, y, feature }) : undefined;
    if (node === undefined) return [];
    const root = t.regions.find(node);
    return [{ ...t.featureAt(node), kind: t.kindOf(node), figure, completed: isCompleted(t, root), features: t.featuresOf(root) }];
  });
}

/** Asked of the game itself: what happens when he is taken home, taken back. */
function recallChoice(position: CountryPosition): RecallChoice | null {
  const move = [...position.legalMoves()].find((legal) => position.actionOf(legal).do === RECALL);
  if (move === undefined) return null;
  const { sink } = position.table;
  const events: CountryEvent[] = [];
  position.listen(events);
  position.play(move, 'draw');
  position.undo();
  position.listen(sink);
  const home = events.find((event) => event.type === 'follower-home');
  const scored = events.find((event) => event.type === 'scored');
  return home && scored ? { ...home.at, kind: home.kind, figure: home.figure, points: scored.line.points } : null;
}
