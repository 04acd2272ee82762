import type { GameObjects, Scene } from 'phaser';
import type { Board, RegionInfo } from '../../../game/index.ts';
import type { Assists } from '../../../session/match/assists.ts';
import type { Pointed } from '../../../session/contracts/match.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import type { Places } from '../../board/places.ts';
import { DEPTH } from '../../depths.ts';
import type { AssistLayer } from '../../game.ts';
import { createCellPicture } from '../../overlay/assists/cellPictures.ts';
import { createLabels } from '../../overlay/assists/labels.ts';
import { createRegionLights } from '../../overlay/assists/regionLights.ts';
import { UNIT, cellCentre } from '../../units.ts';
import { areaLabel, colourOf, courtsIn, pointedLights, reachLabels } from './assistLights.ts';
import { placeOf } from './inspect.ts';

/** Distance of the light in a niche from the middle of its cell, in cells. */
const NICHE = 0.72;

/** The assists that are switched on or pointed at: lit regions, courts by owner, cells, spaces within reach. */
export function createAssistLayer(
  scene: Scene,
  places: Places,
  board: Board,
  assists: Assists<CastleKnowledge>,
): AssistLayer {
  const known = { assists, places, board };
  const courtLights = createRegionLights(scene, places, 0);
  const lights = createRegionLights(scene, places, 1);
  const area = createCellPicture(scene, 'area');
  const dead = createCellPicture(scene, 'dead');
  const labels = createLabels(scene);
  let cursor: GameObjects.Image | undefined;
  let niches: GameObjects.Image[] = [];

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
      const lit = at ? pointedLights(view, at, known) : null;
      const courts = allowed && layers.has('courts') ? courtsIn(view, known) : null;
      const showsReach = allowed && layers.has('reach') && at?.what !== 'player';
      courtLights.show(courts?.regions ?? [], view.state.laid);
      lights.show(lit?.regions ?? [], view.state.laid);
      const showsArea = at?.what === 'empty' || (allowed && layers.has('empty'));
      const keep = showsArea ? assists.known.projected.keep : null;
      area.show(keep?.empty ?? [], { type: 'area', colour: colourOf(view, keep?.winner ?? null) });
      dead.show(allowed && layers.has('dead') ? assists.known.dead : [], { type: 'dead' });
      labels.show([
        ...(lit?.labels ?? []),
        ...(courts?.labels ?? []),
        ...(showsReach ? reachLabels(view, [0, 1], known) : []),
        ...(keep && keep.empty.length > 0 ? [areaLabel(keep.empty, colourOf(view, keep.winner))] : []),
      ]);
      labels.place(camera);
      showCursor(at);
      showNiches(at ? assists.known.region(at) : undefined);
    },
    place: labels.place,
    get shown() {
      return {
        regions: lights.count,
        areas: courtLights.count,
        empty: area.shown,
        dead: dead.shown,
        labels: labels.texts,
      };
    },
  };
}
