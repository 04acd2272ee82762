import { sameFeature } from '../game/index.ts';
import type { Match, MatchView } from '../session/contracts/match.ts';
import { laidOf } from './board/laid.ts';
import { freeArea, toScreen } from './camera/maths.ts';
import type { TableGame } from './game.ts';
import type { HintShown } from './overlay/hintLayer.ts';
import { aheadMarkers, badgesOf, optionMarkers } from './overlay/markers.ts';
import { turnSpots } from './overlay/turnButtons.ts';
import type { OverlaysShown } from './overlay/overlays.ts';
import type { Table } from './table.ts';
import type { Point } from './units.ts';
import { cellCentre } from './units.ts';

/** For tests that click: where things are in the window. Contains no rules. */
export interface TableProbe {
  cellCentre(x: number, y: number): Point;
  featurePoint(x: number, y: number, feature: number): Point;
  fieldPoint(n: number): Point;
  /** The rotate buttons beside the held tile. */
  turnButtons(): { readonly cw: Point; readonly ccw: Point } | null;
  /** Discs of the options that have one, by id. */
  options(): readonly { readonly id: string; readonly at: Point }[];
  /** Badges of the regions that score points, with the pieces beside them. */
  badges(): readonly {
    readonly id: string;
    readonly at: Point;
    readonly extras: readonly { readonly id: string; readonly at: Point }[];
  }[];
  /** Signs for cells out of sight. */
  edges(): readonly { readonly count: number; readonly cells: readonly Point[]; readonly at: Point }[];
  zoom(): number;
  /** The visible overlays. */
  shown(): OverlaysShown;
  /** How a hint is shown on the board. */
  hint(): HintShown;
  /** Number of ground chunks kept in memory. */
  parts(): number;
  idle(): Promise<void>;
  /** Resolves when everything is painted and shown, and nothing moves. */
  atRest(): Promise<void>;
  /** The current view. */
  view(): MatchView;
}

declare global {
  interface Window {
    __table?: TableProbe;
  }
}

/** Exposes the probe on the window, under `?test` only. Returns a function that removes it. */
export function exposeProbe(
  table: Table,
  game: TableGame,
  match: Match,
  canvasBox: () => DOMRect,
  atRest: () => Promise<void>,
): () => void {
  if (!new URLSearchParams(window.location.search).has('test')) return () => undefined;
  const { places, track } = game;
  const toClient = (screen: Point): Point => {
    const box = canvasBox();
    return { x: screen.x + box.left, y: screen.y + box.top };
  };
  const client = (board: Point): Point => toClient(toScreen(table.pilot.camera, board));
  const markers = (): ReturnType<typeof optionMarkers> => optionMarkers(match.view, game, table.pilot.camera);
  window.__table = {
    cellCentre: (x, y) => client(cellCentre({ x, y })),
    featurePoint(x, y, feature) {
      // While it is an option, its disc may be beside its position.
      const disc = markers().find(
        ({ option: { target } }) => target.on === 'feature' && sameFeature(target, { x, y, feature }),
      );
      return disc ? toClient(disc.at) : client(places.feature({ x, y, feature }, laidOf(match.view.state)));
    },
    fieldPoint: (n) => client(track?.field(n) ?? { x: 0, y: 0 }),
    turnButtons() {
      const spots = turnSpots(match.view, table.pilot.camera, freeArea(table.frame()));
      return spots && { cw: toClient(spots.cw), ccw: toClient(spots.ccw) };
    },
    options: () =>
      (match.view.ahead ? aheadMarkers(match.view, game, table.pilot.camera).marks : markers()).map(
        ({ option, at }) => ({ id: option.id, at: toClient(at) }),
      ),
    badges: () =>
      badgesOf(match.view, game, table.pilot.camera).map(({ option, at, extras }) => ({
        id: option.id,
        at: toClient(at),
        extras: extras.map((extra) => ({ id: extra.option.id, at: toClient(extra.at) })),
      })),
    edges: () => table.overlays.edges.map(({ cells, at }) => ({ count: cells.length, cells, at: toClient(at) })),
    zoom: () => table.pilot.camera.zoom,
    shown: () => table.overlays.shown,
    hint: () => table.overlays.hint,
    parts: () => game.parts,
    idle: table.idle,
    atRest,
    view: () => match.view,
  };
  return () => {
    delete window.__table;
  };
}
