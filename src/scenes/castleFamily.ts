import { rotatePoint, tileGeometry, trackGeometry } from '../art/geometry.ts';
import { aidsOf } from '../session/aids.ts';
import type { Match, MatchView } from '../session/contract.ts';
import { createBoardPicture } from './board/boardPicture.ts';
import { lightOf } from './board/hour.ts';
import { createOutskirts } from './board/outskirts.ts';
import type { Places } from './board/places.ts';
import { createPlaces, wallRect } from './board/places.ts';
import { DEPTH } from './depths.ts';
import type { Family } from './family.ts';
import { readCastle } from './input/castleReading.ts';
import { createHands } from './input/hands.ts';
import { planMotion } from './motion/plan.ts';
import type { Overlays } from './overlay/overlays.ts';
import { createOverlays } from './overlay/overlays.ts';
import { markerKey, piecesOf } from './pieces/pieces.ts';
import type { TableSettings } from './settings.ts';
import { sameCell } from './units.ts';

/** The board picture fades into the woods at its rim: this much of it is left out of a picture to keep, in cells. */
const RIM = 0.85;

export interface CastleFamily extends Family<MatchView> {
  readonly places: Places;
  readonly overlays: Overlays | undefined;
}

/** The table of a board within its wall. */
export function castleFamily(match: Match, { studio, tiles }: TableSettings): CastleFamily {
  const aids = aidsOf(match);
  const places = createPlaces({ track: trackGeometry(match.view.board), tile: (tile) => tileGeometry(tile, match.view.rules), ahead: studio.geometry, rotate: rotatePoint, spec: tiles });
  const bounds = { wall: wallRect(places.track, match.view.board.cells), area: studio.area };
  let overlays: Overlays | undefined;
  return {
    places,
    track: places,
    get overlays() {
      return overlays;
    },
    bounds: () => bounds,
    laid: ({ state }) => state.laid,
    light: lightOf,
    pieces: (view) => piecesOf(view, places),
    plan: (change) => planMotion({ ...change, places }),
    markerPoint(player, pieces) {
      const { x, y } = pieces.get(markerKey(player))?.pose ?? places.field(0);
      return { x, y: y - 0.3 };
    },
    hinted({ hint }) {
      const [first] = hint?.state === 'ready' ? hint.advice.actions : [];
      return first?.do === 'place' ? first : undefined;
    },
    pinned() {
      const { pointed, pinned } = aids.view;
      return pinned && (pointed?.what === 'cell' || pointed?.what === 'feature') ? pointed : undefined;
    },
    subscribeAids: aids.subscribe,
    openGround({ scene, play, wake }) {
      const outskirts = createOutskirts({ scene, studio, play, wake });
      return { picture: createBoardPicture(scene, studio.area), shineOn: outskirts.shineOn, look: () => undefined, close: outskirts.close };
    },
    openOverlays(kit) {
      overlays = createOverlays({ ...kit, places, aids });
      return overlays;
    },
    openHands: (kit) => createHands({ ...kit, reading: readCastle(match, aids, places, kit) }),
    isCell: ({ board }, cell) => board.cells.some((one) => sameCell(one, cell)),
    frame: () => ({ area: { x: studio.area.x + RIM, y: studio.area.y + RIM, w: studio.area.w - 2 * RIM, h: studio.area.h - 2 * RIM }, lowest: DEPTH.board }),
  };
}
