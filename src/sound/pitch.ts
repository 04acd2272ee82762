/** Steps of a scale without half tones: any run of them sounds right. */
const STEPS = [0, 2, 4, 7, 9];
/** Two octaves up the track stops climbing, or it would hurt. */
const TOP = 10;

/** Pitch of the nth hop (from 0) of a marker on its way. */
export function hopPitch(n: number): number {
  // Past the top it goes to and fro between the last two steps.
  const step = n <= TOP ? n : TOP - ((n - TOP) % 2);
  const semitones = 12 * Math.floor(step / STEPS.length) + (STEPS[step % STEPS.length] ?? 0);
  return 2 ** (semitones / 12);
}
