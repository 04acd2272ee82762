import { loadStill } from '../../../art/board/still.ts';
import { rotatePoint, tileGeometry, trackGeometry } from '../../../art/geometry.ts';
import { KNOWN_ANCHORS } from '../../../art/knownAnchors.ts';
import { materialOf, sameCell } from '../../../game/index.ts';
import type { CastleState, GameState, Place } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import type { Match } from '../../../session/contracts/match.ts';
import { createBoardPicture } from '../../board/boardPicture.ts';
import { lightOf } from '../../board/hour.ts';
import { createOutskirts } from '../../board/outskirts.ts';
import { createPlaces, wallRect } from '../../board/places.ts';
import type { TableGame } from '../../game.ts';
import type { TableSettings } from '../../settings.ts';
import { createAssistLayer } from './assistLayer.ts';
import { bareBoard } from './bareBoard.ts';
import { inspectAt } from './inspect.ts';
import { drawPlainGround } from './plainGround.ts';

/** The rim of the board picture fades into the woods: this much of it is left out of pictures, in cells. */
const RIM = 0.85;

/** The table of a board within its wall. */
export function castleTable(match: Match, { painter, tiles }: TableSettings): TableGame {
  const { rules, set } = stateOf(match.view.state);
  const { board } = materialOf(set);
  const places = createPlaces({
    track: trackGeometry(board),
    tile: (tile) => tileGeometry(tile, rules),
    // A player's own set may use the same names for other tiles.
    anchors: set ? undefined : KNOWN_ANCHORS[rules],
    ahead: painter.geometry,
    rotate: rotatePoint,
    spec: tiles,
  });
  const bounds = { wall: wallRect(places.track, board.cells), area: painter.area };
  return {
    places,
    track: places,
    coordinates: null,
    scale: 1,
    joinsScores: false,
    bounds: () => bounds,
    light: lightOf,
    spot: (place, { over }) => {
      const [what, number] = spotOf(place);
      // A token that was not reached leaves the table when the game is over.
      if (what === 'corner') return over ? undefined : places.token(number);
      return what === 'score' ? places.stand(number) : undefined;
    },
    spots: () => [],
    isCell: (_, cell) => board.cells.some((one) => sameCell(one, cell)),
    asked: () => [],
    inspect: (point, view) => inspectAt(point, stateOf(view.state), board, places),
    openGround({ scene, play, wake }) {
      const outskirts = createOutskirts({ scene, painter, play, wake });
      return {
        picture: createBoardPicture(scene, painter.area, drawPlainGround(scene, board.cells)),
        shineOn: outskirts.shineOn,
        look: () => undefined,
        close: outskirts.close,
      };
    },
    openAssists: (scene) => createAssistLayer(scene, places, board, assistsOf<CastleKnowledge>(match)),
    frame: () => ({
      x: painter.area.x + RIM,
      y: painter.area.y + RIM,
      w: painter.area.w - 2 * RIM,
      h: painter.area.h - 2 * RIM,
    }),
    bare: (parts) =>
      bareBoard(parts, {
        cells: board.cells,
        covers: painter.area,
        ...(set ? {} : { still: () => loadStill(rules) }),
      }),
    reach: 0,
    parts: 0,
  };
}

const stateOf = (state: GameState): CastleState => state as CastleState;

/** Parses `corner 12` or `score 30`. */
function spotOf({ spot }: Extract<Place, { readonly on: 'spot' }>): readonly [string, number] {
  const [what = '', number = ''] = spot.split(' ');
  return [what, Number(number)];
}
