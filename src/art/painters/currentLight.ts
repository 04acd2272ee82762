import type { Light } from '../contract.ts';
import type { Mood } from '../light/moods.ts';
import { FIRST_LIGHT, inSteps, moodOf } from '../light/sun.ts';

/** Turns the requested light into the actual one. */
export interface CurrentLight {
  request(light: Light): void;
  /** Sets the number of steps in which the sun moves over a game, 0 for smoothly; takes effect at the next `request`. */
  steps(count: number): void;
  readonly mood: Mood;
}

export function createCurrentLight(): CurrentLight {
  let wanted = FIRST_LIGHT;
  let seen = wanted;
  let shone = wanted;
  let mood = moodOf(shone);
  let steps = 0;

  return {
    request(light) {
      wanted = light;
    },
    steps(count) {
      steps = count;
    },
    get mood() {
      if (wanted === seen) return mood;
      seen = wanted;
      const next = steps > 0 ? inSteps(wanted, steps) : wanted;
      if (next.kind === shone.kind && progressOf(next) === progressOf(shone)) return mood;
      shone = next;
      mood = moodOf(next);
      return mood;
    },
  };
}

const progressOf = (light: Light): number => (light.kind === 'progress' ? light.progress : -1);
