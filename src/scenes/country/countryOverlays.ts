import type { GameObjects, Scene } from 'phaser';
import type { LaidTile } from '../../game/index.ts';
import type { CountryAids } from '../../session/country/aids.ts';
import type { CountryView } from '../../session/country/contract.ts';
import type { Ground } from '../board/places.ts';
import { toBoard } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { OverlayKit, OverlaysOf, Surroundings } from '../family.ts';
import { createAdviceGhost } from '../overlay/adviceGhost.ts';
import { createCellPicture } from '../overlay/aids/cellPictures.ts';
import { createRegionLights } from '../overlay/aids/regionLights.ts';
import { createCellMarks } from '../overlay/cells.ts';
import type { DeployMark } from '../overlay/deployMarks.ts';
import { createDeployMarks } from '../overlay/deployMarks.ts';
import type { Hanging } from '../overlay/hangingTile.ts';
import { createHangingTile } from '../overlay/hangingTile.ts';
import { buttonSpots, ghostRect } from '../overlay/spots.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre, sameCell } from '../units.ts';
import { figureOf, laidOf } from './countryPieces.ts';
import { pickSpots, samePick } from './countrySpots.ts';
import { createFieldLayer } from './fieldLayer.ts';

/** What is to be seen now, for tests. */
export interface CountryShown {
  readonly cells: number;
  readonly picks: number;
  readonly fields: number;
  readonly regions: number;
  readonly labels: readonly string[];
  readonly dead: boolean;
  readonly hint: boolean;
}

export interface CountryOverlays extends OverlaysOf<CountryView> {
  readonly shown: CountryShown;
}

/** Everything that lies over the open plane only because somebody is to choose, or asks. */
export function createCountryOverlays({ scene, pictures, figures, play, places, aids }: OverlayKit & { readonly places: Ground; readonly aids: CountryAids }): CountryOverlays {
  const cells = createCellMarks(scene);
  const hanging = createHangingTile(scene, pictures, play);
  const picks = createDeployMarks(scene, figures);
  const chosen = createRegionLights(scene, places, 2);
  const land = createFieldLayer(scene, places);
  const dead = createCellPicture(scene, 'dead');
  const spot = createCellPicture(scene, 'spot');
  const ghost = createAdviceGhost(scene, pictures, figures);
  const last = hidden(scene, DEPTH.frames);
  const cursor = hidden(scene, DEPTH.frames + 1);
  let offered = 0;

  const actorColour = (view: CountryView): number => view.players[view.actor]?.colour ?? 0;

  function hangingOf({ gesture, hand, myTurn }: CountryView): Hanging | undefined {
    if (!myTurn || gesture.type !== 'placing' || !hand) return undefined;
    return { x: gesture.x, y: gesture.y, rotation: gesture.rotation, tile: hand.id, turnable: gesture.rotations.length > 1 };
  }

  /** The region that the chosen figure would hold. */
  function showChosen(view: CountryView, laid: readonly LaidTile[], active: boolean): void {
    const pick = view.gesture.type === 'deploying' ? view.gesture.pick : undefined;
    const choice = active && pick?.do === 'deploy' ? view.deployChoices.find((one) => sameCell(one, pick) && one.feature === pick.feature) : undefined;
    const colour = actorColour(view);
    chosen.show(choice ? [{ features: choice.features, look: { colour, tint: 0.36, border: 1, marks: choice.kind === 'field' ? [colour] : [] } }] : [], laid);
  }

  function showLast(view: CountryView): void {
    last.setVisible(view.lastTurn !== null);
    if (!view.lastTurn) return;
    const laid = view.log.findLast(({ event }) => event.type === 'laid')?.event;
    const player = laid?.type === 'laid' ? laid.player : view.state.player;
    const { x, y } = cellCentre(view.lastTurn);
    last.setTexture(`frame-${view.players[player]?.colour ?? 0}`).setPosition(x * UNIT, y * UNIT).setDisplaySize(UNIT, UNIT);
  }

  function showHint(view: CountryView, laid: readonly LaidTile[], busy: boolean): void {
    const allowed = view.past || aids.view.allowed;
    const actions = !busy && allowed && view.hint?.state === 'ready' ? view.hint.advice.actions : [];
    const place = actions.find((action) => action.do === 'place');
    const { x = 0, y = 0, rotation = 0 } = place ?? {};
    const tile = place && view.hand ? { tile: view.hand.id, x, y, rotation } : undefined;
    const hangs = tile !== undefined && view.gesture.type === 'placing' && sameCell(view.gesture, tile);
    ghost.showTile(hangs ? undefined : tile);
    const deploy = actions.find((action) => action.do === 'deploy');
    const on = tile ? [...laid, tile] : laid;
    const cell = { x: deploy?.x ?? on.at(-1)?.x ?? 0, y: deploy?.y ?? on.at(-1)?.y ?? 0, feature: deploy?.feature ?? 0 };
    ghost.showPerson(deploy && { at: places.feature(cell, on), figure: figureOf(deploy.figure ?? 'follower', places.kindAt(cell, on)), colour: actorColour(view) });
  }

  function showAids(view: CountryView, laid: readonly LaidTile[]): void {
    const { allowed, layers, pointed, looking } = aids.view;
    const at = allowed ? pointed : null;
    const told = view.spot?.region;
    land.show(view, laid, () => aids.known, { all: allowed && layers.has('fields'), at: at ?? (told ? { what: 'feature', ...told } : null) });
    dead.show(allowed && layers.has('dead') ? aids.known.dead : [], { type: 'dead' });
    const cell = at?.what === 'cell' || (looking && at?.what === 'feature') ? at : null;
    cursor.setVisible(cell !== null);
    if (cell) cursor.setPosition(cellCentre(cell).x * UNIT, cellCentre(cell).y * UNIT).setDisplaySize(UNIT, UNIT);
  }

  function place(view: CountryView, { look, free, busy }: Surroundings): void {
    const pixels = UNIT / look.zoom;
    const toWorld = (screen: Point): Point => {
      const { x, y } = toBoard(look, screen);
      return { x: x * UNIT, y: y * UNIT };
    };
    land.place(look);
    if (hanging.shown) hanging.placeButtons(buttonSpots(ghostRect(hanging.shown, look), free), toWorld, pixels);
    const pick = view.gesture.type === 'deploying' ? view.gesture.pick : undefined;
    const marks = view.myTurn && !busy ? pickSpots(view, places, look).map((one): DeployMark => ({ id: one.id, figure: one.figure, at: one.at, chosen: !!pick && samePick(pick, one.pick) })) : [];
    picks.show(marks, { colour: actorColour(view), toWorld, pixels });
  }

  return {
    show(view, around) {
      const laid = laidOf(view.state);
      const active = view.myTurn && !around.busy;
      const now = hangingOf(view);
      const legal = active ? view.legalCells.filter((cell) => !now || !sameCell(cell, now)) : [];
      offered = legal.length;
      cells.show(legal, around.hot);
      hanging.show(now, { still: around.still });
      showChosen(view, laid, active);
      if (!around.busy) {
        showLast(view);
        showAids(view, laid);
        spot.show(view.spot?.cells ?? [], { type: 'area', colour: null });
      }
      showHint(view, laid, around.busy);
      place(view, around);
    },
    place,
    pulse: picks.pulse,
    get pulsing() {
      return picks.count > 0;
    },
    get shown() {
      return { cells: offered, picks: picks.count, ...land.shown, dead: dead.shown, hint: ghost.shown.tile || ghost.shown.follower };
    },
  };
}

const hidden = (scene: Scene, depth: number): GameObjects.Image => scene.add.image(0, 0, 'frame-neutral').setDepth(depth).setVisible(false);
