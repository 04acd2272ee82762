/** A browser that gives a lost context back does so at once, in milliseconds of a page that is shown. */
const PATIENCE = 3000;

/**
 * Follows the graphics context of a canvas, which the browser may take away. `onLost` is called with true when it was
 * not given back in time, and with false when it was given back after that.
 */
export function watchContext(canvas: HTMLCanvasElement, onLost: (isLost: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  let isReported = false;

  /** A hidden page may have to wait until it is shown again. */
  function wait(): void {
    clearTimeout(timer);
    if (!gone || isReported || document.hidden) return;
    timer = setTimeout(() => {
      isReported = true;
      onLost(true);
    }, PATIENCE);
  }

  function restored(): void {
    gone = false;
    clearTimeout(timer);
    if (isReported) onLost(false);
    isReported = false;
  }

  canvas.addEventListener(
    'webglcontextlost',
    () => {
      gone = true;
      wait();
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', restored, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
