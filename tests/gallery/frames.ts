import { h } from './dom.ts';

/** Frames that are loaded when they come into view, a few at a time, and unloaded when they are far away again. */

export interface FrameRequest {
  readonly address: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Scale at which it is shown. */
  readonly part: number;
}

/** How long a slow page delays the others at most, in milliseconds. */
const PATIENCE = 6000;
const AT_ONCE = 2;

const requests = new WeakMap<Element, FrameRequest>();
const waiting = new Set<HTMLElement>();
let opening = 0;

function openNext(): void {
  for (const box of waiting) {
    if (opening >= AT_ONCE) return;
    waiting.delete(box);
    const request = requests.get(box);
    if (request && box.isConnected) open(box, request);
  }
}

function open(box: HTMLElement, { address, title, width, height, part }: FrameRequest): void {
  const frame = h('iframe', { src: address, title, width, height });
  frame.style.transform = `scale(${part})`;
  opening += 1;
  let counted = true;
  const done = (): void => {
    if (!counted) return;
    counted = false;
    opening -= 1;
    openNext();
  };
  // `panel.ts` sends this when the panel is shown.
  frame.addEventListener('panel-shown', done, { once: true });
  setTimeout(done, PATIENCE);
  box.replaceChildren(frame);
}

const eyes = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (!isIntersecting) {
        waiting.delete(target);
        target.replaceChildren();
      } else if (target.childElementCount === 0) waiting.add(target);
    }
    openNext();
  },
  { rootMargin: '400px' },
);

export function frameLater(box: HTMLElement, request: FrameRequest): void {
  requests.set(box, request);
  eyes.observe(box);
}
