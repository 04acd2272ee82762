/** Steps of a pentatonic scale: any sequence of them sounds right. */
const STEPS = [0, 2, 4, 7, 9];
/** After two octaves the pitch stops rising, before it gets unpleasant. */
const TOP = 10;

/** Pitch of the nth hop (from 0) of a marker. */
export function hopPitch(n: number): number {
  // Above the top, alternate between the last two steps.
  const step = n <= TOP ? n : TOP - ((n - TOP) % 2);
  const semitones = 12 * Math.floor(step / STEPS.length) + (STEPS[step % STEPS.length] ?? 0);
  return 2 ** (semitones / 12);
}
