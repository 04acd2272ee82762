import type { GameObjects, Scene } from 'phaser';
import type { Board, Cell, RegionInfo } from '../../../game/index.ts';
import type { Assists } from '../../../session/match/assists.ts';
import type { MatchView, Pointed } from '../../../session/contracts/match.ts';
import { nearReach } from '../../../session/games/castle.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { isScored } from '../../../session/match/history.ts';
import { lastTurnOf } from '../../../session/match/lastTurn.ts';
import type { Places } from '../../board/places.ts';
import { DEPTH } from '../../depths.ts';
import type { AssistLayer } from '../../game.ts';
import { createCellPicture } from '../../overlay/assists/cellPictures.ts';
import type { Label } from '../../overlay/assists/labels.ts';
import { createLabels } from '../../overlay/assists/labels.ts';
import type { RegionLight } from '../../overlay/assists/regionLights.ts';
import { createRegionLights } from '../../overlay/assists/regionLights.ts';
import { middleFeature } from '../../overlay/markers.ts';
import { patternOf } from '../../pictures/patterns.ts';
import type { Point } from '../../units.ts';
import { UNIT, cellCentre } from '../../units.ts';
import { placeOf } from './inspect.ts';

/** Distance of a token's points from the middle of their space, in cells. */
const OUTSIDE = 0.2;
/** Numbers are this far above the follower whose region it is, in cells. */
const ABOVE = 0.3;
/** Distance of the light in a niche from the middle of its cell, in cells. */
const NICHE = 0.72;

/** The assists that are switched on or pointed at: lit regions, courts by owner, cells, spaces within reach. */
export function createAssistLayer(
  scene: Scene,
  places: Places,
  board: Board,
  assists: Assists<CastleKnowledge>,
): AssistLayer {
  const courts = createRegionLights(scene, places, 0);
  const lights = createRegionLights(scene, places, 1);
  const area = createCellPicture(scene, 'area');
  const dead = createCellPicture(scene, 'dead');
  const labels = createLabels(scene);
  let cursor: GameObjects.Image | undefined;
  let niches: GameObjects.Image[] = [];

  const colourOf = (view: MatchView, player: number | null): number | null =>
    player === null ? null : (view.players[player]?.colour ?? null);

  function courtLights(view: MatchView): readonly RegionLight[] {
    return courtsOf(assists).map((region) => {
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
    });
  }

  function courtLabels(view: MatchView): readonly Label[] {
    return courtsOf(assists)
      .filter((region) => region.mark > 0 && region.features.length > 0)
      .map((region) => ({
        text: String(region.now.points),
        colour: colourOf(view, region.leader),
        at: above(middleFeature(region.features, view.state.laid, places)),
      }));
  }

  function reachLabels(view: MatchView, players: readonly number[]): readonly Label[] {
    return players.flatMap((player) =>
      nearReach(assists.known.reach[player === 0 ? 0 : 1]).flatMap(({ stops }) =>
        stops.map(({ field, points }) => ({
          text: `+${points}`,
          colour: colourOf(view, player),
          at: outside(places.field(field), board.cells),
        })),
      ),
    );
  }

  /** Lit regions and numbers for what is pointed at. */
  function lightsOf(
    view: MatchView,
    at: Pointed,
  ): { readonly regions: readonly RegionLight[]; readonly labels: readonly Label[] } {
    const region = assists.known.region(at);
    if (region)
      return {
        regions: [
          { features: region.features, look: { colour: colourOf(view, region.leader), tint: 0.36, border: 1 } },
        ],
        labels: [],
      };
    if (at.what === 'player') return { regions: [], labels: reachLabels(view, [at.player]) };
    if (at.what !== 'turn') return { regions: [], labels: [] };
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

  function showCursor(at: Pointed | null): void {
    const cell = at?.what === 'cell' || at?.what === 'feature' ? at : null;
    const wanted = cell !== null && (at?.what === 'cell' || assists.view.looking);
    cursor ??= scene.add
      .image(0, 0, 'frame-neutral')
      .setDepth(DEPTH.frames + 1)
      .setDisplaySize(UNIT, UNIT);
    cursor.setVisible(wanted);
    if (cell) cursor.setPosition(cellCentre(cell).x * UNIT, cellCentre(cell).y * UNIT);
  }

  function showNiches(region: RegionInfo | undefined): void {
    for (const image of niches) image.destroy();
    niches = board.startSpaces
      .filter(({ id }) => region?.spaces.some(({ space }) => space === id))
      .map((space) => {
        const from = cellCentre(space.cell);
        const to = cellCentre(placeOf(space));
        return scene.add
          .image((from.x + (to.x - from.x) * NICHE) * UNIT, (from.y + (to.y - from.y) * NICHE) * UNIT, 'glow')
          .setDisplaySize(UNIT * 1.1, UNIT * 1.1)
          .setAlpha(0.75)
          .setDepth(DEPTH.frames);
      });
  }

  return {
    show(view, { busy, camera }) {
      const { allowed, layers, pointed } = assists.view;
      // While pieces move, the display stays as it is.
      if (busy) return;
      const at = allowed ? pointed : null;
      const lit = at ? lightsOf(view, at) : { regions: [], labels: [] };
      const showsCourts = allowed && layers.has('courts');
      const showsReach = allowed && layers.has('reach') && at?.what !== 'player';
      courts.show(showsCourts ? courtLights(view) : [], view.state.laid);
      lights.show(lit.regions, view.state.laid);
      const showsArea = at?.what === 'empty' || (allowed && layers.has('empty'));
      const keep = showsArea ? assists.known.projected.keep : null;
      area.show(keep?.empty ?? [], { type: 'area', colour: colourOf(view, keep?.winner ?? null) });
      dead.show(allowed && layers.has('dead') ? assists.known.dead : [], { type: 'dead' });
      labels.show([
        ...lit.labels,
        ...(showsCourts ? courtLabels(view) : []),
        ...(showsReach ? reachLabels(view, [0, 1]) : []),
        ...(keep && keep.empty.length > 0 ? [areaLabel(keep.empty, colourOf(view, keep.winner))] : []),
      ]);
      labels.place(camera);
      showCursor(at);
      showNiches(at ? assists.known.region(at) : undefined);
    },
    place: labels.place,
    get shown() {
      return { regions: lights.count, areas: courts.count, empty: area.shown, dead: dead.shown, labels: labels.texts };
    },
  };
}
const above = ({ x, y }: Point): Point => ({ x, y: y - ABOVE });

const courtsOf = (assists: Assists<CastleKnowledge>): readonly RegionInfo[] =>
  assists.known.regions.filter(({ kind }) => kind === 'court');

/** The number of cells, on the cell nearest to the middle of the area. */
function areaLabel(cells: readonly Cell[], colour: number | null): Label {
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
