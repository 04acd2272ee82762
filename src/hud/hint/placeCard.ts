/** Where the card of a hint stands, so that it covers nothing of what it speaks of. */

/** A cell as the camera shows it: its upper left corner and its size, in parts of the area that the card may stand in. */
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

/** The ones that are liked best come first. */
const PLACES: readonly CardPlace[] = (['centre', 'start', 'end'] as const).flatMap((side) =>
  (['bottom', 'top'] as const).map((at) => ({ at, side })),
);

/** The first spot is where to act: it must be seen before all others. */
const weightOf = (n: number): number => (n === 0 ? 100 : 1);

/** The first place whose card, so large in parts of that area, covers least. */
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
