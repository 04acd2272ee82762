import type { GameObjects } from 'phaser';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';

const DISSOLVE_MS = 180;

/** Fades an image out. */
export const dissolve = (image: GameObjects.Image, end: () => void): Motion =>
  act({ ms: DISSOLVE_MS, step: (t) => void (image.active && image.setAlpha(1 - t)), end });
