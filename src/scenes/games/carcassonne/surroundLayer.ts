import type { Scene } from 'phaser';
import { sameCell, shareFeature } from '../../../game/index.ts';
import type { Cell, FeatureAt, carcassonne } from '../../../game/index.ts';
import type { Assists } from '../../../session/match/assists.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { listedOptions } from '../../../session/match/gesture.ts';
import type { Ground } from '../../../art/ground.ts';
import { laidOf } from '../../board/laid.ts';
import type { CameraView } from '../../camera/maths.ts';
import { TABLE_PARTS } from '../../../expansions/table.ts';
import { createCellPicture } from '../../overlay/assists/cellPictures.ts';
import type { Label } from '../../overlay/assists/labels.ts';
import { createLabels } from '../../overlay/assists/labels.ts';
import type { RegionLight } from '../../overlay/assists/regionLights.ts';
import { createRegionLights } from '../../overlay/assists/regionLights.ts';
import { middleFeature } from '../../overlay/markers.ts';
import { lightOfRegion } from './regionLook.ts';

type Known = Pick<CarcassonneKnowledge, 'surrounded'>;

/** Numbers are this far above the middle of their region, in cells. */
const ABOVE = 0.3;
/** Faint, so that tiles and pieces stay visible. */
const TINT = { cells: 0.1, region: 0.3, near: 0.26 } as const;

const featuresOf = ({ target }: ReturnType<typeof listedOptions>[number]): readonly FeatureAt[] =>
  target.on === 'feature' ? [target, ...target.features] : [];

/** The regions that the prompt asks about: the chosen one, otherwise all. */
export function surveyed({ prompt, gesture }: MatchView, known: Known): readonly carcassonne.Surrounded[] {
  if (!prompt || !TABLE_PARTS.some(({ surveyed: awaited }) => awaited?.includes(prompt.awaiting))) return [];
  const chosen = gesture.type === 'choosing' ? featuresOf(gesture.option) : [];
  const asked = chosen.length > 0 ? chosen : listedOptions(prompt).flatMap(featuresOf);
  return (known.surrounded ?? []).filter(({ region }) => shareFeature(region.features, asked));
}

/** The surrounding cells of those regions. */
export const surveyedCells = (view: MatchView, known: Known): readonly Cell[] =>
  surveyed(view, known).flatMap(({ cells }) => cells);

/**
 * Regions that score for their surroundings, with the cells that count and the incomplete features there: each with the
 * points that it would score at least.
 */
export function createSurroundLayer(scene: Scene, places: Ground, assists: Assists<CarcassonneKnowledge>) {
  const areas: ReturnType<typeof createCellPicture>[] = [];
  const lights = createRegionLights(scene, places, 2);
  const labels = createLabels(scene);
  let count = 0;

  function wanted(view: MatchView): readonly carcassonne.Surrounded[] {
    const { allowed, layers, pointed } = assists.view;
    const asked = surveyed(view, assists.known);
    if (asked.length > 0 || !allowed) return asked;
    const isOn = layers.has('surrounded');
    if (!isOn && pointed?.what !== 'feature') return [];
    const all = assists.known.surrounded ?? [];
    return isOn || pointed?.what !== 'feature'
      ? all
      : all.filter(({ region }) => shareFeature(region.features, [pointed]));
  }

  const colourOf = ({ leaders: [first] }: carcassonne.RegionInfo, { players, actor }: MatchView): number | null =>
    players[first ?? actor]?.colour ?? null;

  return {
    show(view: MatchView): void {
      const all = wanted(view);
      const laid = laidOf(view.state);
      count = all.length;
      while (areas.length < all.length) areas.push(createCellPicture(scene, `around:${areas.length}`));
      for (const [n, area] of areas.entries()) {
        const one = all[n];
        area.show(one?.cells ?? [], {
          type: 'area',
          colour: one ? colourOf(one.region, view) : null,
          tint: TINT.cells,
        });
      }
      const near = new Map(
        all.flatMap(({ cells, regions }) =>
          regions.map((region) => [JSON.stringify(region.features[0]), { region, cells }] as const),
        ),
      );
      lights.show(
        [
          ...all.map(({ region }): RegionLight => ({
            features: region.features,
            look: { colour: colourOf(region, view), tint: TINT.region, border: 1 },
          })),
          ...[...near.values()].map(({ region }) => lightOfRegion(region, view, TINT.near)),
        ],
        laid,
      );
      labels.show(
        [...near.values()].map(({ region: { features, finished, leaders }, cells }): Label => {
          const [leader, ...others] = leaders;
          const there = features.filter((feature) => cells.some((cell) => sameCell(cell, feature)));
          const { x, y } = middleFeature(there, laid, places);
          return {
            text: String(finished.points),
            colour: leader === undefined || others.length > 0 ? null : (view.players[leader]?.colour ?? null),
            at: { x, y: y - ABOVE },
          };
        }),
      );
    },
    place: (camera: CameraView): void => labels.place(camera),
    get texts(): readonly string[] {
      return labels.texts;
    },
    get count(): number {
      return count;
    },
  };
}
