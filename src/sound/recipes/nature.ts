import type { Recipe } from '../recipe.ts';
import { chirp, tone } from './materials.ts';

/** Sounds of the surroundings while nothing happens. */

export const BIRDS: readonly Recipe[] = [
  // A sparrow, twice.
  [...chirp({ freq: 3300, gain: 0.1, ring: 0.07 }), ...chirp({ at: 0.22, freq: 3200, gain: 0.08, ring: 0.07 })],
  // A great tit: high, low, high, low.
  [0, 1, 2, 3].flatMap((n) =>
    tone({ at: n * 0.19, wave: 'sine', freq: n % 2 ? 3100 : 4050, gain: 0.07, attack: 0.015, hold: 0.04, decay: 0.09 }),
  ),
  // A chaffinch descending its scale.
  [0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
    chirp({ at: n * 0.095, freq: 4300 - n * 260, gain: 0.035 + n * 0.006, ring: 0.05, turn: 1.12 }),
  ),
  // A distant swallow.
  [0, 1, 2, 3, 4].flatMap((n) =>
    tone({
      at: n * 0.06,
      wave: 'sine',
      freq: 5200 - (n % 2) * 900,
      to: 4300 + (n % 2) * 700,
      gain: 0.03,
      attack: 0.01,
      decay: 0.06,
    }),
  ),
];

const CALL_PULSES = 4;

/** Three or four calls of a few pulses each. */
const cricket = (freq: number, calls: number): Recipe =>
  Array.from({ length: calls }, (_, call) =>
    Array.from({ length: CALL_PULSES }, (__, pulse) =>
      tone({
        at: call * 0.34 + pulse * 0.033,
        wave: 'sine',
        freq,
        to: freq * 0.985,
        gain: 0.03 + pulse * 0.008,
        attack: 0.007,
        hold: 0.006,
        decay: 0.028,
      }),
    ),
  ).flat();

export const CRICKETS: readonly Recipe[] = [cricket(4350, 3), cricket(4520, 4), cricket(4230, 2)];
