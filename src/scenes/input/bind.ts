import type { Point } from '../units.ts';

/** Callbacks for events of the window. Points are CSS pixels of the canvas. */
export interface Listeners {
  readonly down: (event: { id: number; at: Point; time: number }) => void;
  readonly move: (event: { id: number; at: Point; time: number }) => void;
  readonly up: (event: { id: number; at: Point; time: number }) => void;
  readonly cancel: (id: number) => void;
  readonly leave: () => void;
  /** The secondary button of a mouse. */
  readonly ask: (at: Point) => void;
  /** `amount` in pixels; positive zooms out. */
  readonly wheel: (event: { at: Point; amount: number; pinch: boolean }) => void;
  readonly key: (key: string) => boolean;
}

const LINE = 16;

/**
 * Binds pointer, wheel and keys; returns a function that unbinds them. Phaser's input stays off: it would keep the loop
 * awake.
 */
export function bindInput(canvas: HTMLCanvasElement, listeners: Listeners): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pointer = (event: PointerEvent): { id: number; at: Point; time: number } => ({
    id: event.pointerId,
    at: at(event),
    time: event.timeStamp,
  });
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => canvas.addEventListener(type, listener, { signal, passive });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    listeners.down(pointer(event));
  });
  on('pointermove', (event) => listeners.move(pointer(event)));
  on('pointerup', (event) => {
    listeners.up(pointer(event));
    if (event.pointerType !== 'mouse') listeners.leave();
  });
  on('pointercancel', (event) => listeners.cancel(event.pointerId));
  on('pointerleave', () => listeners.leave());
  on(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // A long press on a touch screen is recognized by the gestures.
      if (event.pointerType !== 'touch') listeners.ask(at(event));
    },
    false,
  );
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
      // With Shift, some browsers report a horizontal wheel movement.
      const amount = (event.deltaY === 0 ? event.deltaX : event.deltaY) * unit;
      listeners.wheel({ at: at(event), amount, pinch: event.ctrlKey });
    },
    false,
  );

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog')
      )
        return;
      if (listeners.key(event.key)) event.preventDefault();
    },
    { signal },
  );
  return () => gone.abort();
}
