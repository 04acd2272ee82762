import type { CountryMatch, CountryView } from '../../session/country/contract.ts';
import { freeArea, toScreen } from '../camera/maths.ts';
import { buttonSpots, ghostRect } from '../overlay/spots.ts';
import type { Table } from '../table.ts';
import type { Point } from '../units.ts';
import { cellCentre } from '../units.ts';
import type { CountryFamily } from './countryFamily.ts';
import type { CountryShown } from './countryOverlays.ts';
import { laidOf } from './countryPieces.ts';
import { pickSpots } from './countrySpots.ts';

/** For tests that click: where things are in the window. Knows no rules. */
export interface CountryProbe {
  cellCentre(x: number, y: number): Point;
  featurePoint(x: number, y: number, feature: number): Point;
  /** Discs of who can be put where, by the order of the choices. */
  picks(): readonly Point[];
  turnButtons(): { readonly cw: Point; readonly ccw: Point } | null;
  zoom(): number;
  shown(): CountryShown | null;
  /** Pieces of the picture that are kept. */
  pieces(): number;
  idle(): Promise<void>;
  view(): CountryView;
}

declare global {
  interface Window {
    __countryTable?: CountryProbe;
  }
}

/** Puts the probe on the window, under `?test` only. Returns the way out. */
export function exposeCountryProbe(table: Table, { places, overlays, picture }: CountryFamily, match: CountryMatch, canvasBox: () => DOMRect): () => void {
  if (!new URLSearchParams(window.location.search).has('test')) return () => undefined;
  const toClient = (screen: Point): Point => {
    const box = canvasBox();
    return { x: screen.x + box.left, y: screen.y + box.top };
  };
  const client = (board: Point): Point => toClient(toScreen(table.pilot.look, board));
  window.__countryTable = {
    cellCentre: (x, y) => client(cellCentre({ x, y })),
    featurePoint: (x, y, feature) => client(places.feature({ x, y, feature }, laidOf(match.view.state))),
    picks: () => pickSpots(match.view, places, table.pilot.look).map(({ at }) => toClient(at)),
    turnButtons() {
      const { gesture } = match.view;
      if (gesture.type !== 'placing' || gesture.rotations.length < 2) return null;
      const spots = buttonSpots(ghostRect(gesture, table.pilot.look), freeArea(table.frame()));
      return { cw: toClient(spots.cw), ccw: toClient(spots.ccw) };
    },
    zoom: () => table.pilot.look.zoom,
    shown: () => overlays?.shown ?? null,
    pieces: () => picture?.pieces ?? 0,
    idle: table.idle,
    view: () => match.view,
  };
  return () => {
    delete window.__countryTable;
  };
}
