import type { CountryPick, CountryView } from '../../session/country/contract.ts';
import type { Figure } from '../../art/contract.ts';
import type { Ground } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import { APART, spreadApart } from '../overlay/spots.ts';
import type { Point } from '../units.ts';
import { figureOf, laidOf } from './countryPieces.ts';

/** Somebody who can be put somewhere, or taken home. */
export interface PickSpot {
  /** The choice itself, the same object as long as it is offered. */
  readonly id: object;
  readonly pick: CountryPick;
  readonly figure: Figure;
  /** Middle in CSS pixels: at the feature, unless its neighbours push it aside. */
  readonly at: Point;
}

export function samePick(a: CountryPick, b: CountryPick): boolean {
  if (a.do === 'recall' || b.do === 'recall') return a.do === b.do;
  return a.figure === b.figure && a.feature === b.feature && a.x === b.x && a.y === b.y;
}

/** Discs of all choices; two figures for one feature stand beside each other. */
export function pickSpots(view: CountryView, places: Ground, look: Look): readonly PickSpot[] {
  const laid = laidOf(view.state);
  const { deployChoices, recall } = view;
  const deploys = deployChoices.map((choice) => {
    const { x, y, feature, figure } = choice;
    return { id: choice, pick: { do: 'deploy', figure, x, y, feature } as const, figure: figureOf(figure, choice.kind), spot: places.feature(choice, laid) };
  });
  const home = recall ? [{ id: recall, pick: { do: 'recall' } as const, figure: figureOf(recall.figure, recall.kind), spot: places.feature(recall, laid) }] : [];
  const all = [...deploys, ...home];
  const spread = spreadApart(all.map(({ spot }) => toScreen(look, spot)), APART);
  return all.map(({ id, pick, figure }, n) => ({ id, pick, figure, at: spread[n] ?? { x: 0, y: 0 } }));
}
