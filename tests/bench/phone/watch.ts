/** What a page notes about itself. Times in milliseconds since navigation. */
export interface Notes {
  /** When each of these was first true. */
  readonly marks: Record<string, number>;
  /** Begin and length of tasks over 50 ms. */
  readonly long: [number, number][];
  /** Each tile in hand: when the table showed that it was drawn, its tray had a painted picture, and a fine one. */
  readonly hands: { id: string; drawn: number; painted?: number; fine?: number }[];
  /**
   * When the table began to look as it does now, but for a few pieces in which something moves: none of the others
   * differs by more than this, in the mean over its pixels, of 255.
   */
  finished(most: number): number | undefined;
  /** Times between frames, while counted. */
  frames: number[] | null;
  /** Stops watching, which costs processor time. */
  stop: boolean;
}

declare global {
  interface Window {
    phone: Notes;
  }
}

/** Runs in the page before its scripts. `cores`: what the page is told. */
export function watch({ cores, tilePx }: { readonly cores: number; readonly tilePx: number }): void {
  const PIECES = 16;
  const SIDE = 40;
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => cores });
  const looks: { readonly at: number; readonly pixels: Uint8ClampedArray }[] = [];
  /** Mean difference of one of the pieces, over all pixels and colours. */
  const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray, piece: number): number => {
    let sum = 0;
    for (let y = 0; y < SIDE; y++) {
      const from = 4 * (y * PIECES + piece) * SIDE;
      for (let at = from; at < from + 4 * SIDE; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    }
    return sum / (3 * SIDE * SIDE);
  };
  const notes: Notes = {
    marks: {},
    long: [],
    hands: [],
    frames: null,
    stop: false,
    finished(most) {
      const last = looks.at(-1)?.pixels;
      if (!last) return undefined;
      const moves = (now: Uint8ClampedArray): boolean => {
        let different = 0;
        for (let piece = 0; piece < PIECES; piece++) if (difference(now, last, piece) > most) different++;
        return different > PIECES / 8;
      };
      return looks[looks.findLastIndex(({ pixels }) => moves(pixels)) + 1]?.at;
    },
  };
  window.phone = notes;
  const { marks } = notes;
  const mark = (name: string, at = performance.now()): void => void (marks[name] ??= at);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) mark(name, startTime);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks['largest'] = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => mark('tap', timeStamp), { capture: true });

  /** Small squares all over the table, as fine as the screen. */
  const copy = new OffscreenCanvas(SIDE * PIECES, SIDE);
  const pen = copy.getContext('2d', { willReadFrequently: true });
  let looked = 0;
  const look = (canvas: HTMLCanvasElement): void => {
    const now = performance.now();
    if (!pen || now - looked < 250) return;
    looked = now;
    const across = 4;
    for (let n = 0; n < PIECES; n++) {
      const x = ((n % across) + 0.6) / across;
      const y = 0.22 + 0.4 * ((Math.floor(n / across) + 0.4) / (PIECES / across));
      pen.drawImage(canvas, x * canvas.width - SIDE / 2, y * canvas.height, SIDE, SIDE, n * SIDE, 0, SIDE, SIDE);
    }
    looks.push({ at: now, pixels: pen.getImageData(0, 0, SIDE * PIECES, SIDE).data });
  };
  const seen = (): void => {
    const first = [...document.querySelectorAll('button')].find((one) =>
      /^(?:Play now|Continue)/.test(one.textContent),
    );
    if (first?.checkVisibility() && marks['title'] === undefined)
      requestAnimationFrame(() => setTimeout(() => mark('title')));
    const table = window.__table;
    const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
    if (!table || !canvas || canvas.style.opacity !== '') return;
    mark('table');
    if (marks['rest'] === undefined) look(canvas);
    const { state, myTurn, legalCells, hand } = table.view();
    if (state.awaiting !== 'place' || !myTurn || !hand) return;
    if (legalCells.length > 0) requestAnimationFrame(() => setTimeout(() => mark('legal')));
    const last = notes.hands.at(-1);
    const id = `${state.turn} ${hand.id}`;
    if (last?.id !== id) {
      notes.hands.push({ id, drawn: performance.now() });
      return;
    }
    const tray = document.querySelector<HTMLCanvasElement>('[data-drag="hand"] canvas');
    if (tray?.dataset['painted'] !== 'yes') return;
    last.painted ??= performance.now();
    if (tray.width >= tilePx) last.fine ??= performance.now();
  };
  const again = (): void => {
    seen();
    if (!notes.stop) setTimeout(again, 8);
  };
  document.addEventListener('DOMContentLoaded', again);
}
