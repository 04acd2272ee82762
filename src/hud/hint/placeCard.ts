/** Where the card of a hint stands, so that it covers nothing of what it speaks of. */

/** A place in what the table shows, 0…1 in both directions. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface CardPlace {
  readonly at: 'top' | 'bottom';
  readonly side: 'start' | 'centre' | 'end';
}

/** The ones that are liked best come first. */
const PLACES: readonly CardPlace[] = (['centre', 'start', 'end'] as const).flatMap((side) => (['bottom', 'top'] as const).map((at) => ({ at, side })));

/** The first spot is where to act: it must be seen before all others. */
const weightOf = (n: number): number => (n === 0 ? 100 : 1);
/** Spots are the middles of cells. */
const HALF_CELL = 0.05;

/** The first place whose card, so large in parts of what is shown, covers least. */
export function placeCard(spots: readonly Spot[], card: { readonly w: number; readonly h: number }): CardPlace {
  const covers = ({ at, side }: CardPlace, { x, y }: Spot): boolean => {
    const left = { start: 0, centre: (1 - card.w) / 2, end: 1 - card.w }[side] - HALF_CELL;
    const isLevel = at === 'top' ? y < card.h + HALF_CELL : y > 1 - card.h - HALF_CELL;
    return isLevel && x > left && x < left + card.w + 2 * HALF_CELL;
  };
  const covered = (place: CardPlace): number => spots.reduce((sum, spot, n) => sum + (covers(place, spot) ? weightOf(n) : 0), 0);
  return PLACES.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
