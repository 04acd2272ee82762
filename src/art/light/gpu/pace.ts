/** A light of the whole board that takes longer than this must not come with every tile, in milliseconds. */
const LONG = 500;
/** Pieces to take the time of: the first ones include the start of the driver. */
const SAMPLES = 4;
/** Smaller pieces tell nothing. */
const LEAST = 60_000;

/** Finds out how fast this graphics card is, from the first pictures that are needed anyway. */
export function createPace(pixels: number, now: () => number = () => performance.now()) {
  let best = Number.POSITIVE_INFINITY;
  let samples = 0;
  return {
    /** Undecided cards are taken for fast ones. */
    get slow(): boolean {
      return samples >= SAMPLES && best * pixels > LONG;
    },
    /** Begins to take the time of a piece, where it is still needed; the result is called at its end, with what waits for it. */
    begin(piece: number): ((wait: () => void) => void) | undefined {
      if (samples >= SAMPLES || piece < LEAST) return undefined;
      const start = now();
      return (wait) => {
        wait();
        samples++;
        best = Math.min(best, (now() - start) / piece);
      };
    },
  };
}
