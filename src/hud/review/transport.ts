import type { Review } from '../../session/contracts/review.ts';

/** Ways through a replay, for buttons and keys. */

export const step = (review: Review, by: number): void => review.go(review.view.at + by);
export const toEnd = (review: Review): void => review.go(Number.MAX_SAFE_INTEGER);
export const togglePlay = (review: Review): void => review.play(!review.view.playing);

/** Goes to the next start of a turn, or to the last one before the current moment. */
function turn(review: Review, direction: 1 | -1): void {
  const { turns, at, last } = review.view;
  const starts = [...turns.map(({ start }) => start), last];
  review.go((direction > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at);
}

/** Returns true if it handled the key. */
export function keyInReplay(review: Review, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const ways: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (shiftKey ? turn(review, -1) : step(review, -1)),
    ArrowRight: () => (shiftKey ? turn(review, 1) : step(review, 1)),
    // As in native sliders.
    ArrowUp: () => step(review, 1),
    ArrowDown: () => step(review, -1),
    PageUp: () => turn(review, -1),
    PageDown: () => turn(review, 1),
    Home: () => review.go(0),
    End: () => toEnd(review),
    ' ': () => togglePlay(review),
  };
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  way?.();
  return way !== undefined;
}
