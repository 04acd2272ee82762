import { sameCell } from '../../../game/index.ts';
import { geometryBelow, rotatePoint, tileGeometry } from '../../../art/geometry.ts';
import { KNOWN_ANCHORS } from '../../../art/knownAnchors.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { Match, Pointed } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { builtIn } from '../../board/building.ts';
import { lightOf } from '../../board/hour.ts';
import { laidOf } from '../../board/laid.ts';
import { createGround } from '../../../art/ground.ts';
import { DEPTH } from '../../depths.ts';
import type { TableGame } from '../../game.ts';
import type { TableSettings } from '../../settings.ts';
import { cellOf, union } from '../../units.ts';
import type { Point } from '../../units.ts';
import { asideBox, asideSpot } from './asideSpots.ts';
import { spotsOn, standsOn } from './boardSpots.ts';
import { planeBounds, planeFrame } from './extent.ts';
import { createFieldLayer } from './fieldLayer.ts';
import type { PlanePicture } from './planePicture.ts';
import { createPlanePicture } from './planePicture.ts';
import { surveyedCells } from './surroundLayer.ts';

/** Figures are smaller than on a board within its wall: features of one tile may hold many. */
const SMALLER = 0.86;

/** The table of an open plane. */
export function carcassonneTable(match: Match, { painter, tiles }: TableSettings): TableGame {
  const places = createGround({
    tile: (tile) => tileGeometry(tile, 'country'),
    anchors: KNOWN_ANCHORS.country,
    ahead: painter.geometry,
    below: (tile, one) => geometryBelow(tile, 'country', one),
    built: () => builtIn(match.view),
    rotate: rotatePoint,
    spec: tiles,
  });
  const assists = assistsOf<CarcassonneKnowledge>(match);
  let picture: PlanePicture | undefined;

  /** A feature, or an empty cell beside a tile. */
  function inspect(point: Point, { state }: Match['view']): Pointed | null {
    const laid = laidOf(state);
    const cell = cellOf(point);
    if (laid.some((tile) => sameCell(tile, cell))) {
      const feature = places.featureUnder(point, laid);
      return feature && places.kindAt(feature, laid) !== 'river' ? { what: 'feature', ...feature } : null;
    }
    const isBeside = laid.some((tile) => Math.abs(tile.x - cell.x) + Math.abs(tile.y - cell.y) === 1);
    return isBeside ? { what: 'cell', ...cell } : null;
  }

  return {
    places,
    track: null,
    // From the start tile, to the right and upwards, as in all texts.
    coordinates: { column: String, row: (y) => String(0 - y) },
    scale: SMALLER,
    joinsScores: true,
    bounds(view) {
      const bounds = planeBounds(laidOf(view.state));
      const aside = asideBox(view);
      return aside ? { ...bounds, wall: union(bounds.wall, aside) } : bounds;
    },
    light: lightOf,
    spot: (_, view, piece) => standsOn(view).get(piece) ?? asideSpot(piece, view),
    spots: ({ state }) => spotsOn(state),
    // A tile can be dropped on a cell only if it is legal there, or if a rule can explain why it is not.
    isCell: ({ legalCells, hand }, cell) =>
      legalCells.some((one) => sameCell(one, cell)) ||
      (hand !== null && assists.known.refused.some((one) => sameCell(one, cell))),
    asked: (view) => surveyedCells(view, assists.known),
    inspect,
    openGround({ scene }) {
      const plane = createPlanePicture(scene);
      picture = plane;
      // The wild land is part of the picture, so it is lit with it.
      return { picture: plane, shineOn: () => undefined, look: plane.look, close: () => undefined };
    },
    openAssists: (scene) => createFieldLayer(scene, places, assists),
    frame(view) {
      const area = planeFrame(laidOf(view.state));
      const aside = asideBox(view);
      return aside ? union(area, aside) : area;
    },
    bare: async ({ below }) => below(DEPTH.board),
    reach: 0.5,
    get parts() {
      return picture?.pieces ?? 0;
    },
  };
}
