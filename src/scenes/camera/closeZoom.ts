const FINGER = 110;
const MOUSE = 64;

/** CSS pixels per cell at which the features of a tile can be told apart. */
export const closeZoom = (): number => (window.matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE);
