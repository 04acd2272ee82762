import type { Board, Cell, RegionInfo } from '../../../game/index.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { nearReach } from '../../../session/games/castle.ts';
import type { MatchView, Pointed } from '../../../session/contracts/match.ts';
import type { Assists } from '../../../session/match/assists.ts';
import { isScored } from '../../../session/match/history.ts';
import { lastTurnOf } from '../../../session/match/lastTurn.ts';
import type { Places } from '../../board/places.ts';
import type { Label } from '../../overlay/assists/labels.ts';
import type { RegionLight } from '../../overlay/assists/regionLights.ts';
import { middleFeature } from '../../overlay/markers.ts';
import { patternOf } from '../../pictures/patterns.ts';
import type { Point } from '../../units.ts';
import { cellCentre } from '../../units.ts';

/** Which regions light up for the assists, and which numbers stand over the board. */

/** Distance of a token's points from the middle of their space, in cells. */
const OUTSIDE = 0.2;
/** Numbers are this far above the follower whose region it is, in cells. */
const ABOVE = 0.3;

/** What the assists are computed from. */
export interface Known {
  readonly assists: Assists<CastleKnowledge>;
  readonly places: Places;
  readonly board: Board;
}

export interface Lit {
  readonly regions: readonly RegionLight[];
  readonly labels: readonly Label[];
}

const NOTHING: Lit = { regions: [], labels: [] };

export const colourOf = (view: MatchView, player: number | null): number | null =>
  player === null ? null : (view.players[player]?.colour ?? null);

const above = ({ x, y }: Point): Point => ({ x, y: y - ABOVE });

const courtsOf = (assists: Assists<CastleKnowledge>): readonly RegionInfo[] =>
  assists.known.regions.filter(({ kind }) => kind === 'court');

/** All courts, in the colours of those who would score them. */
export const courtsIn = (view: MatchView, { assists, places }: Known): Lit => ({
  regions: courtsOf(assists).map((region) => {
    const colour = colourOf(view, region.leader);
    const pattern = colour === null ? (region.followers[0] > 0 ? 'tie' : 'nobody') : patternOf(colour);
    return {
      features: region.features,
      look: {
        colour,
        tint: pattern === 'nobody' ? 0.2 : 0.34,
        border: pattern === 'nobody' ? 0 : 1,
        pattern,
        looks: [view.players[0]?.colour ?? 0, view.players[1]?.colour ?? 1],
      },
    };
  }),
  labels: courtsOf(assists)
    .filter((region) => region.mark > 0 && region.features.length > 0)
    .map((region) => ({
      text: String(region.now.points),
      colour: colourOf(view, region.leader),
      at: above(middleFeature(region.features, view.state.laid, places)),
    })),
});

/** What these players could score with a single tile, beside the spaces of the track where it would take them. */
export const reachLabels = (view: MatchView, players: readonly number[], known: Known): readonly Label[] =>
  players.flatMap((player) =>
    nearReach(known.assists.known.reach[player === 0 ? 0 : 1]).flatMap(({ stops }) =>
      stops.map(({ field, points }) => ({
        text: `+${points}`,
        colour: colourOf(view, player),
        at: outside(known.places.field(field), known.board.cells),
      })),
    ),
  );

/** What is pointed at. */
export function pointedLights(view: MatchView, at: Pointed, known: Known): Lit {
  const region = known.assists.known.region(at);
  if (region)
    return {
      regions: [{ features: region.features, look: { colour: colourOf(view, region.leader), tint: 0.36, border: 1 } }],
      labels: [],
    };
  if (at.what === 'player') return { regions: [], labels: reachLabels(view, [at.player], known) };
  return at.what === 'turn' ? scoredLights(view, known) : NOTHING;
}

/** What was scored in the last turn. */
function scoredLights(view: MatchView, { places }: Known): Lit {
  const scored =
    lastTurnOf(view)?.entries.flatMap(({ event }) =>
      isScored(event) && event.line.features.length > 0 ? [event.line] : [],
    ) ?? [];
  return {
    regions: scored.map((line) => ({
      features: line.features,
      look: { colour: colourOf(view, line.player), tint: 0.36, border: 1 },
    })),
    labels: scored.map((line) => ({
      text: `+${line.points}`,
      colour: colourOf(view, line.player),
      at: above(middleFeature(line.features, view.state.laid, places)),
    })),
  };
}

/** The number of cells, on the cell nearest to the middle of the area. */
export function areaLabel(cells: readonly Cell[], colour: number | null): Label {
  const mean = {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  };
  const far = (cell: Cell): number => Math.hypot(cell.x - mean.x, cell.y - mean.y);
  const middle = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  return { text: String(cells.length), colour, at: cellCentre(middle) };
}

/** A point beside a space of the track, on the side away from the middle of the board. */
function outside(field: Point, cells: readonly Cell[]): Point {
  const middle = {
    x: (Math.max(...cells.map(({ x }) => x)) + 1) / 2,
    y: (Math.max(...cells.map(({ y }) => y)) + 1) / 2,
  };
  const away = Math.hypot(field.x - middle.x, field.y - middle.y) || 1;
  return { x: field.x + ((field.x - middle.x) / away) * OUTSIDE, y: field.y + ((field.y - middle.y) / away) * OUTSIDE };
}
