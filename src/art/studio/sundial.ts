import type { Light } from '../contract.ts';
import type { Mood } from '../light/moods.ts';
import { inSteps, moodOf } from '../light/sun.ts';

/** Turns the requested light into the actual one. */
export interface Sundial {
  wish(light: Light): void;
  /** Sets the number of steps in which the sun moves over a game, 0 for smoothly; takes effect at the next `wish`. */
  steps(count: number): void;
  readonly mood: Mood;
}

export function createSundial(): Sundial {
  let wished: Light = { kind: 'progress', progress: 0 };
  let seen: Light = wished;
  let shone: Light = wished;
  let mood = moodOf(shone);
  let steps = 0;

  return {
    wish(light) {
      wished = light;
    },
    steps(count) {
      steps = count;
    },
    get mood() {
      if (wished === seen) return mood;
      seen = wished;
      const next = steps > 0 ? inSteps(wished, steps) : wished;
      if (next.kind === shone.kind && progressOf(next) === progressOf(shone)) return mood;
      shone = next;
      mood = moodOf(next);
      return mood;
    },
  };
}

const progressOf = (light: Light): number => (light.kind === 'progress' ? light.progress : -1);
