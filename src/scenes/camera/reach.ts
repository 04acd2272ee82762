/** What fingers and mice need, in CSS pixels. */

/** The main pointer is a finger. Tests of the table have no window. */
export const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** CSS pixels per cell at which the features of a tile can be told apart. */
export const closeZoom = (): number => (isTouch() ? 110 : 64);

/** How far choices are apart at least. */
export const apart = (): number => (isTouch() ? 44 : 36);

/** A window with a shorter side is a phone's. */
const PHONE = 600;
const READABLE = 56;

/** The least size of a cell that can be played on; `undefined`: a mouse reaches them all. */
export const readable = ({ width, height }: { readonly width: number; readonly height: number }): number | undefined =>
  isTouch() || Math.min(width, height) < PHONE ? READABLE : undefined;
