/** If lighting the whole board takes longer than this, it must not happen with every tile. In milliseconds. */
const LONG = 500;
/** Number of pieces to measure; the first ones include the start-up time of the driver. */
const SAMPLES = 4;
/** Pieces with fewer pixels are not measured. */
const LEAST = 60_000;

/** Measures the speed of the GPU with the first pictures, which are needed anyway. */
export function createPace(pixels: number, now: () => number = () => performance.now()) {
  let best = Number.POSITIVE_INFINITY;
  let samples = 0;
  return {
    /** Assumes a fast GPU until there are enough samples. */
    get slow(): boolean {
      return samples >= SAMPLES && best * pixels > LONG;
    },
    /**
     * Starts to measure a piece, if that is still needed. Call the returned function when the piece is drawn, with a
     * function that waits for the GPU.
     */
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
