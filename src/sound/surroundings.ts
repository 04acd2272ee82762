import type { Random } from '../game/index.ts';
import type { Cue, HeardView } from './contract.ts';

/** Birds by day, crickets towards the end of the game: rare, and different each time. */

export type Mood = 'silent' | 'day' | 'evening';

/** The evening starts with the last quarter of the tiles. */
const EVENING = 0.25;

export function moodOf(view: HeardView | null): Mood {
  if (!view || view.over) return 'silent';
  const { left, laid } = view.state;
  return left / Math.max(1, left + laid.length) > EVENING ? 'day' : 'evening';
}

/** Shortest and longest pause in seconds. */
const PAUSES: Readonly<Record<Exclude<Mood, 'silent'>, readonly [number, number]>> = { day: [9, 26], evening: [4, 12] };

interface Ports {
  readonly play: (cue: Cue) => void;
  readonly random: Random;
  /** Calls `act` after `ms` milliseconds; returns a function that cancels it. */
  readonly later: (ms: number, act: () => void) => () => void;
}

export function createSurroundings({ play, random, later }: Ports) {
  let mood: Mood = 'silent';
  let cancel: (() => void) | null = null;

  function wait(): void {
    if (mood === 'silent') return;
    const [shortest, longest] = PAUSES[mood];
    cancel = later((shortest + random() * (longest - shortest)) * 1000, () => {
      const name = mood === 'evening' ? 'cricket' : 'bird';
      play({ name, gain: 0.45 + 0.55 * random(), pitch: 0.94 + 0.12 * random() });
      wait();
    });
  }

  return {
    setMood(next: Mood): void {
      if (next === mood) return;
      mood = next;
      cancel?.();
      cancel = null;
      wait();
    },
  };
}
