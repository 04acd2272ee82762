/** A picture after which the next one has to wait longer than this is slow, in milliseconds. */
const SLOW_MS = 40;
/** A device is slow after so many slow pictures in a row. */
const ROW = 3;
/** A board that has not moved for this time rests, in milliseconds. */
const REST_MS = 250;

interface Options {
  /** Called within a frame: from this picture on, it is drawn with fewer pixels, or with all of them. */
  readonly soften: (isSoft: boolean) => void;
  /** Asks for a frame. */
  readonly wake: () => void;
  /** There is no graphics card: every pixel takes processor time. */
  readonly inSoftware?: boolean;
}

/**
 * Where the device takes long to draw, or draws without a graphics card, the board is drawn with fewer pixels while it
 * moves, and sharp when it rests.
 */
export function createSharpness({ soften, wake, inSoftware = false }: Options) {
  /** Slow pictures in a row, of those with all pixels. */
  let slow = 0;
  let isSoft = false;
  let rests = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** How long this picture takes is known when the next one begins. */
  function measure(then: (isSlow: boolean) => void): void {
    const begin = performance.now();
    requestAnimationFrame(() => then(performance.now() - begin > SLOW_MS));
  }

  function turn(soft: boolean): boolean {
    isSoft = soft;
    soften(soft);
    return true;
  }

  return {
    /** A frame in which the board has moved, or not; returns true if the number of pixels changes with it. */
    frame(hasMoved: boolean): boolean {
      if (hasMoved) {
        clearTimeout(timer);
        const glides = !rests;
        rests = false;
        timer = setTimeout(() => {
          rests = true;
          if (isSoft) wake();
        }, REST_MS);
        if (isSoft) return false;
        // Not for a single jump.
        if (slow >= ROW || (inSoftware && glides)) return turn(true);
        measure((isSlow) => void (slow = isSlow ? slow + 1 : 0));
        return false;
      }
      if (!isSoft || !rests) return false;
      // The device may have had other work: the sharp picture tells.
      measure((isSlow) => void (slow = isSlow ? ROW : 0));
      return turn(false);
    },
    close: (): void => clearTimeout(timer),
  };
}
