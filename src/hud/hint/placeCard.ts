/** Places the card of a hint so that it covers nothing it refers to. */

/**
 * A cell as the camera shows it: its upper left corner and its size, as fractions of the area available to the card.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface CardPlace {
  readonly at: 'top' | 'bottom';
  readonly side: 'start' | 'centre' | 'end';
}

/** In order of preference. */
const PLACES: readonly CardPlace[] = (['centre', 'start', 'end'] as const).flatMap((side) =>
  (['bottom', 'top'] as const).map((at) => ({ at, side })),
);

/** The first spot is where to act: keeping it visible outweighs all others. */
const weightOf = (n: number): number => (n === 0 ? 100 : 1);

/** The place where a card of this size, in fractions of that area, covers least; the first one of equal places. */
export function placeCard(spots: readonly Spot[], card: { readonly w: number; readonly h: number }): CardPlace {
  const covers = ({ at, side }: CardPlace, { x, y, w, h }: Spot): boolean => {
    const left = { start: 0, centre: (1 - card.w) / 2, end: 1 - card.w }[side];
    const top = at === 'top' ? 0 : 1 - card.h;
    return x < left + card.w && x + w > left && y < top + card.h && y + h > top;
  };
  const covered = (place: CardPlace): number =>
    spots.reduce((sum, spot, n) => sum + (covers(place, spot) ? weightOf(n) : 0), 0);
  return PLACES.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
