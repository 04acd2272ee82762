import type { FeatureAt } from '../../game/index.ts';
import type { CountryAids } from '../../session/country/aids.ts';
import type { CountryMatch, CountryPick, CountryPointed, CountryView } from '../../session/country/contract.ts';
import type { Ground } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import type { HandsKit } from '../family.ts';
import type { CommonTarget } from '../input/common.ts';
import { NONE, REACH, ghostTarget } from '../input/common.ts';
import type { Reading } from '../input/controller.ts';
import type { Point, Rect } from '../units.ts';
import { cellOf, distance, sameCell } from '../units.ts';
import { pickSpots, samePick } from './countrySpots.ts';
import { laidOf } from './countryPieces.ts';

/** What lies under a finger on the open plane. */
export type CountryTarget = CommonTarget | { readonly type: 'pick'; readonly pick: CountryPick } | { readonly type: 'feature'; readonly at: FeatureAt };
type Own = Exclude<CountryTarget, CommonTarget>;

interface Scenery {
  readonly view: CountryView;
  readonly places: Ground;
  readonly look: Look;
  /** Free area in CSS pixels. */
  readonly free: Rect;
}

/** `point` in CSS pixels of the canvas. */
export function countryTargetAt(point: Point, scenery: Scenery): CountryTarget {
  const { view, look } = scenery;
  if (!view.myTurn) return NONE;
  const board = toBoard(look, point);
  return ghostTarget(point, { ...scenery, gesture: view.gesture }) ?? pickTarget(point, board, scenery) ?? cellTarget(board, view);
}

function pickTarget(point: Point, board: Point, { view, places, look }: Scenery): CountryTarget | undefined {
  let nearest: CountryPick | undefined;
  let best = REACH;
  for (const { pick, at } of pickSpots(view, places, look)) {
    const away = distance(point, at);
    if (away < best) [nearest, best] = [pick, away];
  }
  if (nearest) return { type: 'pick', pick: nearest };
  const under = view.deployChoices.length > 0 ? places.featureUnder(board, laidOf(view.state)) : undefined;
  const offered = under && view.deployChoices.some((one) => sameCell(one, under) && one.feature === under.feature);
  return offered ? { type: 'feature', at: under } : undefined;
}

function cellTarget(board: Point, view: CountryView): CommonTarget {
  const cell = cellOf(board);
  return view.hand && view.legalCells.some((one) => sameCell(one, cell)) ? { type: 'cell', cell, legal: true } : NONE;
}

/** What can be asked about at a point of the plane, in cells: a feature, or an empty cell beside a tile. */
export function countryInspectAt(point: Point, view: CountryView, places: Ground): CountryPointed | null {
  const laid = laidOf(view.state);
  const cell = cellOf(point);
  if (laid.some((tile) => sameCell(tile, cell))) {
    const feature = places.featureUnder(point, laid);
    return feature && places.kindAt(feature, laid) !== 'river' ? { what: 'feature', ...feature } : null;
  }
  const beside = laid.some((tile) => Math.abs(tile.x - cell.x) + Math.abs(tile.y - cell.y) === 1);
  return beside ? { what: 'cell', ...cell } : null;
}

/** What taps mean on the open plane. */
export function readCountry(match: CountryMatch, aids: CountryAids, places: Ground, { pilot, free }: Pick<HandsKit, 'pilot' | 'free'>): Reading<Own, CountryPointed> {
  return {
    match,
    aids,
    target: (at) => countryTargetAt(at, { view: match.view, places, look: pilot.look, free: free() }),
    inspect: (at) => countryInspectAt(toBoard(pilot.look, at), match.view, places),
    choose(hit) {
      const { intents, view } = match;
      if (hit.type === 'feature') return intents.tapFeature(hit.at);
      const chosen = view.gesture.type === 'deploying' ? view.gesture.pick : undefined;
      intents.choose(chosen && samePick(chosen, hit.pick) ? null : hit.pick);
    },
    nameOf: (hit) => JSON.stringify(hit),
  };
}
