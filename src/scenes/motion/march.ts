/** The movement of a marker along the track (art NOTES: 110 ms a space, 45 ms after the eighth). */
const FIRST_MS = 110;
const LATER_MS = 45;
const SLOW_FIELDS = 8;

export interface Hop {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
}

/** Totals are not taken modulo 100: the marker continues past 99. Empty unless the marker moves forward. */
export function march(from: number, to: number): readonly Hop[] {
  const hops: Hop[] = [];
  for (let field = from; field < to; field += 1) {
    hops.push({ from: field, to: field + 1, ms: hops.length < SLOW_FIELDS ? FIRST_MS : LATER_MS });
  }
  return hops;
}
