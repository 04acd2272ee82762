import type { Scene } from 'phaser';
import type { LaidTile, Option, carcassonne } from '../../../game/index.ts';
import { listedOptions } from '../../../session/match/gesture.ts';
import type { Assists } from '../../../session/match/assists.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { laidOf } from '../../board/laid.ts';
import type { Ground } from '../../../art/ground.ts';
import { TABLE_PARTS } from '../../../expansions/table.ts';
import { DEPTH } from '../../depths.ts';
import type { AssistLayer } from '../../game.ts';
import { createCellPicture } from '../../overlay/assists/cellPictures.ts';
import { createDangerMarks } from '../../overlay/assists/dangerMarks.ts';
import type { Label } from '../../overlay/assists/labels.ts';
import { createLabels } from '../../overlay/assists/labels.ts';
import type { RegionLight } from '../../overlay/assists/regionLights.ts';
import { createRegionLights } from '../../overlay/assists/regionLights.ts';
import { isLit } from '../../overlay/choiceMarks.ts';
import { middleFeature } from '../../overlay/markers.ts';
import { createContestLayer } from './contestLayer.ts';
import { createRefusedLayer } from './refusedLayer.ts';
import { lightOfRegion, numberOn } from './regionLook.ts';
import { createSurroundLayer } from './surroundLayer.ts';
import { UNIT, cellCentre } from '../../units.ts';

/** Numbers are this far above the follower whose region it is, in cells. */
const ABOVE = 0.3;

/** The cities that the fields touch; a city that several touch is included once. */
function citiesThatFeed(fields: readonly carcassonne.RegionInfo[]): readonly RegionLight[] {
  const cities = new Map(
    fields.flatMap((field) => field.cities.map((features) => [JSON.stringify(features[0]), features] as const)),
  );
  return [...cities.values()].map((features) => ({ features, look: { colour: null, tint: 0.3, border: 1 } }));
}

/** The regions of the layers of modules that are switched on, with their numbers. */
const numberedRegions = (layers: ReadonlySet<string>, regions: readonly carcassonne.RegionInfo[]) =>
  TABLE_PARTS.flatMap(({ numbered }) =>
    numbered && layers.has(numbered.layer)
      ? regions.flatMap((region) => {
          const number = numbered.numberOf(region);
          return number === null ? [] : [{ region, number }];
        })
      : [],
  );

const isField = ({ target }: Option): boolean => target.on === 'feature' && target.kind === 'field';

/** Fields by owner, the pointed-at feature with all that belongs to it, and cells where no tile fits any more. */
export function createFieldLayer(scene: Scene, places: Ground, assists: Assists<CarcassonneKnowledge>): AssistLayer {
  const fields = createRegionLights(scene, places, 0);
  const pointed = createRegionLights(scene, places, 1);
  const numbered = createRegionLights(scene, places, 1);
  const labels = createLabels(scene);
  const danger = createDangerMarks(scene, places);
  const contests = createContestLayer(scene, places, assists);
  const refused = createRefusedLayer(scene);
  const surround = createSurroundLayer(scene, places, assists);
  const dead = createCellPicture(scene, 'dead');
  const cursor = scene.add
    .image(0, 0, 'frame-neutral')
    .setDepth(DEPTH.frames + 1)
    .setVisible(false);

  function labelOf(
    { features, leaders }: carcassonne.RegionInfo,
    view: MatchView,
    laid: readonly LaidTile[],
    text: string,
  ): Label {
    const { x, y } = middleFeature(features, laid, places);
    const [leader] = leaders;
    return {
      text,
      colour: leaders.length === 1 && leader !== undefined ? (view.players[leader]?.colour ?? null) : null,
      at: { x, y: y - ABOVE },
    };
  }

  return {
    show(view, { busy }) {
      if (busy) return;
      const { allowed, layers, pointed: under, looking } = assists.view;
      const laid = laidOf(view.state);
      const spotRegion = view.spot?.region;
      const at = (allowed ? under : null) ?? (spotRegion ? ({ what: 'feature', ...spotRegion } as const) : null);
      const isAsked = listedOptions(view.prompt).some((option) => isLit(option, view) && isField(option));
      const land =
        isAsked || (allowed && layers.has('fields'))
          ? assists.known.regions.filter(({ kind }) => kind === 'field')
          : [];
      const region = at ? assists.known.region(at) : undefined;
      const held = land.filter(({ followers }) => followers.some((count) => count > 0));
      fields.show([...citiesThatFeed(held), ...land.map((one) => lightOfRegion(one, view, 0.34))], laid);
      pointed.show(region ? [...citiesThatFeed([region]), lightOfRegion(region, view, 0.4)] : [], laid);
      // A field without cities scores nothing, but is still outlined.
      const stakes = allowed ? numberedRegions(layers, assists.known.regions) : [];
      numbered.show(
        stakes.map((one) => lightOfRegion(one.region, view, 0.34)),
        laid,
      );
      labels.show([
        ...held.filter(({ now }) => now.points > 0).map((one) => labelOf(one, view, laid, numberOn(one))),
        ...stakes.map((one) => labelOf(one.region, view, laid, String(one.number))),
      ]);
      danger.show(allowed && layers.has('danger') ? assists.known.danger : null, view);
      contests.show(view);
      surround.show(view);
      refused.show(view.myTurn && view.hand !== null ? assists.known.refused : []);
      dead.show(allowed && layers.has('dead') ? assists.known.dead : [], { type: 'dead' });
      const cell = allowed && (under?.what === 'cell' || (looking && under?.what === 'feature')) ? under : null;
      cursor.setVisible(cell !== null);
      if (cell) cursor.setPosition(cellCentre(cell).x * UNIT, cellCentre(cell).y * UNIT).setDisplaySize(UNIT, UNIT);
    },
    place(camera) {
      labels.place(camera);
      danger.place(camera);
      contests.place(camera);
      surround.place(camera);
    },
    get shown() {
      return {
        areas: fields.count + numbered.count,
        regions: pointed.count,
        empty: false,
        dead: dead.shown,
        labels: [...labels.texts, ...danger.texts, ...contests.texts, ...surround.texts],
        contests: contests.count,
        refused: refused.count,
        surrounded: surround.count,
      };
    },
  };
}
