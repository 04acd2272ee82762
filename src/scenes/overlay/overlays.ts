import type { GameObjects, Scene } from 'phaser';
import type { FeatureAt } from '../../game/index.ts';
import type { Aids } from '../../session/aids.ts';
import type { MatchView, ScoreChoice } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import { toBoard } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { Surroundings } from '../family.ts';
import type { Motion } from '../motion/timeline.ts';
import type { Figures } from '../pictures/figures.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre, sameCell } from '../units.ts';
import type { AidsShown } from './aids/aidLayer.ts';
import { createAidLayer } from './aids/aidLayer.ts';
import { createCellMarks } from './cells.ts';
import type { DeployMark } from './deployMarks.ts';
import { createDeployMarks } from './deployMarks.ts';
import type { HintShown } from './hintLayer.ts';
import { createHintLayer } from './hintLayer.ts';
import type { Hanging } from './hangingTile.ts';
import { createHangingTile } from './hangingTile.ts';
import type { RegionMark } from './regionMarks.ts';
import { createRegionMarks } from './regionMarks.ts';
import { createScoreMarks } from './scoreMarks.ts';
import { badgeSpots, buttonSpots, deploySpots, ghostRect } from './spots.ts';

interface Options {
  readonly scene: Scene;
  readonly places: Places;
  readonly pictures: TilePictures;
  readonly figures: Figures;
  readonly play: (motion: Motion) => void;
  readonly aids: Aids;
}

/** Everything that lies over the board only because somebody is to choose, or asks. */
export function createOverlays({ scene, places, pictures, figures, play, aids }: Options) {
  const cells = createCellMarks(scene);
  const hanging = createHangingTile(scene, pictures, play);
  const deploy = createDeployMarks(scene, figures);
  const score = createScoreMarks(scene, figures);
  const regions = createRegionMarks(scene, places);
  const aidLayer = createAidLayer(scene, places, aids);
  const hintLayer = createHintLayer(scene, { places, pictures, figures, aids });
  let last: GameObjects.Image | undefined;

  function showLast(view: MatchView): void {
    const laid = view.log.findLast(({ event }) => event.type === 'laid')?.event;
    const player = laid?.type === 'laid' ? laid.player : view.state.player;
    last ??= scene.add.image(0, 0, 'frame-neutral').setDepth(DEPTH.frames);
    last.setVisible(view.lastTurn !== null);
    if (!view.lastTurn) return;
    const { x, y } = cellCentre(view.lastTurn);
    last.setTexture(`frame-${view.players[player].colour}`).setPosition(x * UNIT, y * UNIT).setDisplaySize(UNIT, UNIT);
  }

  function hangingOf(view: MatchView): Hanging | undefined {
    const { gesture, hand } = view;
    if (gesture.type !== 'placing' || !hand) return undefined;
    return { x: gesture.x, y: gesture.y, rotation: gesture.rotation, tile: hand.id, turnable: gesture.rotations.length > 1 };
  }

  const scorer = (view: MatchView, choice: ScoreChoice): number => view.players[choice.scorer].colour;

  function regionMarks(view: MatchView): readonly RegionMark[] {
    const { gesture } = view;
    const chosen = gesture.type === 'deploying' ? view.deployChoices.find((choice) => choice.feature === gesture.feature) : undefined;
    const marks: RegionMark[] = [];
    const keyOf = (at: FeatureAt): string => `${at.x},${at.y},${at.feature}:${view.state.laid.length}`;
    if (chosen) marks.push({ key: keyOf(chosen), features: chosen.features.length > 0 ? chosen.features : [chosen], colour: view.players[view.state.player].colour, strong: true });
    for (const choice of view.scoreChoices) {
      const picked = gesture.type === 'scoring' && gesture.region !== null && sameCell(gesture.region, choice) && gesture.region.feature === choice.feature;
      marks.push({ key: keyOf(choice), features: choice.features, colour: scorer(view, choice), strong: picked });
    }
    return marks;
  }

  function place(view: MatchView, { look, free, busy }: Surroundings): void {
    const pixels = UNIT / look.zoom;
    const toWorld = (screen: Point): Point => {
      const { x, y } = toBoard(look, screen);
      return { x: x * UNIT, y: y * UNIT };
    };
    aidLayer.place(look);
    hintLayer.place(look);
    if (hanging.shown) hanging.placeButtons(buttonSpots(ghostRect(hanging.shown, look), free), toWorld, pixels);
    const active = view.myTurn && !busy;
    const feature = view.gesture.type === 'deploying' ? view.gesture.feature : undefined;
    const colour = view.players[view.state.player].colour;
    const marks = active ? deploySpots(view, places, look).map(({ choice, at }): DeployMark => ({ id: choice, figure: choice.kind === 'court' ? 'merchant' : 'follower', at, chosen: choice.feature === feature })) : [];
    deploy.show(marks, { colour, toWorld, pixels });
    const chosen = view.gesture.type === 'scoring' ? view.gesture : { region: null, token: null };
    const spots = active ? badgeSpots(view, places, look) : [];
    if (spots.length > 0 || score.count > 0) score.show(spots, chosen, (choice) => scorer(view, choice), { toWorld, pixels });
  }

  return {
    show(view: MatchView, around: Surroundings): void {
      const active = view.myTurn && !around.busy;
      const now = view.myTurn ? hangingOf(view) : undefined;
      cells.show(active ? view.legalCells.filter((cell) => !now || !sameCell(cell, now)) : [], around.hot);
      hanging.show(now, { still: around.still });
      regions.show(active ? regionMarks(view) : [], view.state.laid);
      if (!around.busy) showLast(view);
      aidLayer.show(view, around);
      hintLayer.show(view, around);
      place(view, around);
    },
    /** The camera moved: what keeps its size on the screen is put right. */
    place,
    pulse: deploy.pulse,
    get aids(): AidsShown {
      return aidLayer.shown;
    },
    get hint(): HintShown {
      return hintLayer.shown;
    },
    get pulsing(): boolean {
      return deploy.count > 0;
    },
  };
}
export type Overlays = ReturnType<typeof createOverlays>;
