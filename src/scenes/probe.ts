import type { Match, MatchView } from '../session/contract.ts';
import { freeArea, toScreen } from './camera/maths.ts';
import type { AidsShown } from './overlay/aids/aidLayer.ts';
import type { HintShown } from './overlay/hintLayer.ts';
import { badgeSpots, buttonSpots, deploySpots, ghostRect } from './overlay/spots.ts';
import type { CastleFamily } from './castleFamily.ts';
import type { Table } from './table.ts';
import type { Point } from './units.ts';
import { cellCentre } from './units.ts';

/** For tests that click: where things are in the window. Knows no rules. */
export interface TableProbe {
  cellCentre(x: number, y: number): Point;
  featurePoint(x: number, y: number, feature: number): Point;
  fieldPoint(n: number): Point;
  /** The buttons beside the hanging tile. */
  turnButtons(): { readonly cw: Point; readonly ccw: Point } | null;
  /** Badges of the regions that can be scored, with their tokens. */
  badges(): readonly { readonly x: number; readonly y: number; readonly feature: number; readonly at: Point; readonly tokens: readonly { readonly kind: number; readonly at: Point }[] }[];
  zoom(): number;
  /** What helps to see the board, as far as it is shown. */
  aids(): AidsShown;
  /** How a hint is shown on the board. */
  hint(): HintShown;
  idle(): Promise<void>;
  /** What the views show at this moment. */
  view(): MatchView;
}

declare global {
  interface Window {
    __table?: TableProbe;
  }
}

/** Puts the probe on the window, under `?test` only. Returns the way out. */
export function exposeProbe(table: Table, family: CastleFamily, match: Match, canvasBox: () => DOMRect): () => void {
  if (!new URLSearchParams(window.location.search).has('test')) return () => undefined;
  const { places } = family;
  const toClient = (screen: Point): Point => {
    const box = canvasBox();
    return { x: screen.x + box.left, y: screen.y + box.top };
  };
  const client = (board: Point): Point => toClient(toScreen(table.pilot.look, board));
  window.__table = {
    cellCentre: (x, y) => client(cellCentre({ x, y })),
    featurePoint(x, y, feature) {
      // While it may take a follower, its disc may stand beside its spot.
      const disc = deploySpots(match.view, places, table.pilot.look).find(({ choice }) => choice.x === x && choice.y === y && choice.feature === feature);
      return disc ? toClient(disc.at) : client(places.feature({ x, y, feature }, match.view.state.laid));
    },
    fieldPoint: (n) => client(places.field(n)),
    turnButtons() {
      const { gesture } = match.view;
      if (gesture.type !== 'placing' || gesture.rotations.length < 2) return null;
      const spots = buttonSpots(ghostRect(gesture, table.pilot.look), freeArea(table.frame()));
      return { cw: toClient(spots.cw), ccw: toClient(spots.ccw) };
    },
    badges: () =>
      badgeSpots(match.view, places, table.pilot.look).map(({ choice, badge, tokens }) => ({
        x: choice.x,
        y: choice.y,
        feature: choice.feature,
        at: toClient(badge),
        tokens: tokens.map(({ kind, at }) => ({ kind, at: toClient(at) })),
      })),
    zoom: () => table.pilot.look.zoom,
    aids: () => family.overlays?.aids ?? { regions: 0, courts: 0, area: false, dead: false, labels: [] },
    hint: () => family.overlays?.hint ?? { tile: false, follower: false, regions: 0, arrows: 0 },
    idle: table.idle,
    view: () => match.view,
  };
  return () => {
    delete window.__table;
  };
}
