import { sameCell } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Action, LaidTile } from '../../game/index.ts';
import type { Assists } from '../../session/match/assists.ts';
import type { Advice, MatchView, Spotlight } from '../../session/contracts/match.ts';
import { laidWith } from '../../session/match/hints.ts';
import { laidOf } from '../board/laid.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import type { CameraView } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { TableGame } from '../game.ts';
import type { Figures } from '../pictures/figures.ts';
import { figureOf } from '../pieces/sorts.ts';
import { UNIT, cellCentre } from '../units.ts';
import type { Label } from './assists/labels.ts';
import { createLabels } from './assists/labels.ts';
import type { RegionLight } from './assists/regionLights.ts';
import { createRegionLights } from './assists/regionLights.ts';
import { createCellPicture } from './assists/cellPictures.ts';
import { createAdviceGhost } from './adviceGhost.ts';
import type { Arrow } from './arrows.ts';
import { createArrows } from './arrows.ts';
import { isBadged, middleFeature } from './markers.ts';

/** Most regions that a hint lights; more would only confuse. */
const MOST = 3;
/** Size of the light over a space of the track, in cells. */
const LAMP = 1.3;
/** Numbers are this far above the middle of their region, in cells. */
const ABOVE = 0.3;

export interface HintShown {
  readonly tile: boolean;
  readonly follower: boolean;
  readonly regions: number;
  readonly arrows: number;
}

/**
 * A suggested turn on the board: the tile and the follower where they would be placed, the regions in question, and
 * arrows to them.
 */
export function createHintLayer(
  scene: Scene,
  {
    game,
    pictures,
    figures,
    assists,
  }: {
    readonly game: TableGame;
    readonly pictures: TilePictures;
    readonly figures: Figures;
    readonly assists: Assists;
  },
) {
  const { places, track } = game;
  const lights = createRegionLights(scene, places, 2);
  const labels = createLabels(scene);
  const arrows = createArrows(scene);
  const spot = createCellPicture(scene, 'spot');
  let lamps: GameObjects.Image[] = [];
  let lit = '';
  const ghost = createAdviceGhost(scene, pictures, figures);

  const colourOf = ({ players, actor }: MatchView): number => players[actor]?.colour ?? 0;

  /** The figure that the advice places, on the new tile or on another one that it names. */
  function showFigure(view: MatchView, advice: Advice | undefined, laid: readonly LaidTile[]): void {
    const deploy = advice?.actions.find(({ do: verb, feature }: Action) => verb === 'deploy' && feature !== undefined);
    const on = laid.at(-1);
    const at = deploy && on ? { x: deploy.x ?? on.x, y: deploy.y ?? on.y, feature: deploy.feature ?? 0 } : undefined;
    const figure = at && figureOf(deploy?.figure ?? 'follower', places.kindAt(at, laid)).figure;
    ghost.showPerson(at && figure ? { at: places.feature(at, laid), figure, colour: colourOf(view) } : undefined);
  }

  /** The regions that the reasons refer to, with the points they would score. */
  function showRegions(view: MatchView, advice: Advice | undefined, laid: readonly LaidTile[]): void {
    const colour = colourOf(view);
    const about = advice?.reasons.filter(({ features }) => features.length > 0).slice(0, MOST) ?? [];
    lights.show(
      about.map(({ features }): RegionLight => ({ features, look: { colour, tint: 0.26, border: 1 } })),
      laid,
    );
    labels.show(
      about.flatMap((reason): readonly Label[] => {
        if (reason.what !== 'scores' || isBadged(view, reason.features)) return [];
        const { x, y } = middleFeature(reason.features, laid, places);
        return [{ text: `+${reason.points}`, colour, at: { x, y: y - ABOVE } }];
      }),
    );
  }

  /** Arrows from the tile to the regions elsewhere, and from the marker to the token it stops at. */
  function showArrows(view: MatchView, advice: Advice | undefined, laid: readonly LaidTile[]): void {
    const colour = colourOf(view);
    const from = laid === laidOf(view.state) ? undefined : laid.at(-1);
    arrows.show(
      (advice?.reasons ?? []).slice(0, MOST).flatMap((reason): readonly Arrow[] => {
        if (reason.field !== undefined && track)
          return [{ from: track.stand(view.state.scores[view.actor] ?? 0), to: track.field(reason.field), colour }];
        if (!from || reason.features.length === 0) return [];
        return [{ from: cellCentre(from), to: middleFeature(reason.features, laid, places), colour }];
      }),
    );
  }

  /** Cells and spaces that a lesson points out. */
  function showSpot({ cells = [], fields = [] }: Spotlight): void {
    spot.show(cells, { type: 'area', colour: null });
    if (lit === fields.join()) return;
    lit = fields.join();
    for (const lamp of lamps) lamp.destroy();
    lamps = fields.flatMap((field) => {
      if (!track) return [];
      const { x, y } = track.field(field);
      return scene.add
        .image(x * UNIT, y * UNIT, 'glow')
        .setDisplaySize(UNIT * LAMP, UNIT * LAMP)
        .setDepth(DEPTH.frames);
    });
  }

  /** The advice to show, if that is allowed. */
  function adviceIn(view: MatchView): Advice | undefined {
    // In a replay hints are always allowed.
    const allowed = view.isReplay || assists.view.allowed;
    return view.spot?.advice ?? (view.hint?.state === 'ready' && allowed ? view.hint.advice : undefined);
  }

  return {
    /** The first action of the advice. */
    first: (view: MatchView): Action | undefined => adviceIn(view)?.actions[0],
    show(view: MatchView, { busy, camera }: { readonly busy: boolean; readonly camera: CameraView }): void {
      const advice = busy ? undefined : adviceIn(view);
      if (!busy) showSpot(view.spot ?? {});
      const lying = laidOf(view.state);
      const laid = advice ? laidWith({ laid: lying, hand: view.state.hand }, advice.actions) : lying;
      const next = laid === lying ? undefined : laid.at(-1);
      const isHeld = next !== undefined && view.gesture.type === 'placing' && sameCell(view.gesture, next);
      ghost.showTile(isHeld ? undefined : next);
      showFigure(view, advice, laid);
      showRegions(view, advice, laid);
      showArrows(view, advice, laid);
      labels.place(camera);
    },
    place: (camera: CameraView): void => labels.place(camera),
    /** What is currently visible. */
    get shown(): HintShown {
      return { ...ghost.shown, regions: lights.count, arrows: arrows.count };
    },
  };
}
export type HintLayer = ReturnType<typeof createHintLayer>;
