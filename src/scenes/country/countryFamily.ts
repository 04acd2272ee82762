import { rotatePoint, tileGeometry } from '../../art/geometry.ts';
import { countryAidsOf } from '../../session/country/aids.ts';
import type { CountryMatch, CountryView } from '../../session/country/contract.ts';
import { lightOf } from '../board/hour.ts';
import { createGround } from '../board/places.ts';
import { DEPTH } from '../depths.ts';
import type { Family } from '../family.ts';
import { createHands } from '../input/hands.ts';
import type { TableSettings } from '../settings.ts';
import { sameCell } from '../units.ts';
import type { CountryOverlays } from './countryOverlays.ts';
import { createCountryOverlays } from './countryOverlays.ts';
import { countryPieces, laidOf } from './countryPieces.ts';
import { planCountryMotion } from './countryPlan.ts';
import { readCountry } from './countryReading.ts';
import { planeBounds, planeFrame } from './extent.ts';
import type { PlanePicture } from './planePicture.ts';
import { createPlanePicture } from './planePicture.ts';

export interface CountryFamily extends Family<CountryView> {
  readonly overlays: CountryOverlays | undefined;
  readonly picture: PlanePicture | undefined;
}

/** The table of the open plane. */
export function countryFamily(match: CountryMatch, { studio, tiles }: TableSettings): CountryFamily {
  const aids = countryAidsOf(match);
  const places = createGround({ tile: (tile) => tileGeometry(tile, 'country'), ahead: studio.geometry, rotate: rotatePoint, spec: tiles });
  let overlays: CountryOverlays | undefined;
  let picture: PlanePicture | undefined;
  return {
    places,
    track: null,
    get overlays() {
      return overlays;
    },
    get picture() {
      return picture;
    },
    bounds: ({ state }) => planeBounds(laidOf(state)),
    laid: ({ state }) => laidOf(state),
    light: lightOf,
    pieces: (view) => countryPieces(view, places),
    plan: (change) => planCountryMotion({ ...change, places }),
    markerPoint: () => undefined,
    hinted({ hint }) {
      const first = hint?.state === 'ready' ? hint.advice.actions[0] : undefined;
      return first?.do === 'place' && first.x !== undefined && first.y !== undefined ? { x: first.x, y: first.y } : undefined;
    },
    pinned() {
      const { pointed, pinned } = aids.view;
      return pinned && (pointed?.what === 'cell' || pointed?.what === 'feature') ? pointed : undefined;
    },
    subscribeAids: aids.subscribe,
    openGround({ scene }) {
      const plane = createPlanePicture(scene);
      picture = plane;
      // Wild land is lit with the rest.
      return { picture: plane, shineOn: () => undefined, look: plane.look, close: () => undefined };
    },
    openOverlays(kit) {
      overlays = createCountryOverlays({ ...kit, places, aids });
      return overlays;
    },
    openHands: (kit) => createHands({ ...kit, reading: readCountry(match, aids, places, kit) }),
    // A tile goes where it is let go only if it may lie there.
    isCell: ({ legalCells }, cell) => legalCells.some((one) => sameCell(one, cell)),
    frame: ({ state }) => ({ area: planeFrame(laidOf(state)), lowest: DEPTH.woods }),
  };
}
