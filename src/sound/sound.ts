import type { Random } from '../game/index.ts';
import type { Cue, HeardView, SoundName, SoundSettings, TableMoment } from './contract.ts';
import { createDirector } from './director.ts';
import { createPlayer } from './player.ts';
import { createSurroundings, moodOf } from './surroundings.ts';

/** All sound of the game, synthesized while it plays: there are no recordings. */
export interface Sound {
  play(name: SoundName, options?: Omit<Cue, 'name'>): void;
  setVolumes(settings: SoundSettings): void;
  /** A match is at the table; its past events stay silent. `null`: the menu. */
  open(view: HeardView | null): void;
  /** The match at the table has changed. */
  follow(now: HeardView, before: HeardView): void;
  /** Whether the table is animated and reports its moments; otherwise sounds follow the log alone. */
  setTimed(timed: boolean): void;
  moment(moment: TableMoment): void;
  /** The table is at rest. */
  settled(): void;
  close(): void;
}

export interface SoundOptions {
  readonly settings: SoundSettings;
  readonly makeContext?: () => AudioContext;
  readonly random?: Random;
}

/** Browsers differ in which of these count as a user gesture. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

/** A tap that opens a table is answered by then, even on a slow phone; in milliseconds. */
const ANSWERED_MS = 1500;

export function createSound({
  settings,
  makeContext = () => new AudioContext({ latencyHint: 'interactive' }),
  random = Math.random,
}: SoundOptions): Sound {
  const later = (ms: number, act: () => void): (() => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const player = createPlayer(settings, { makeContext, soon: (act) => later(ANSWERED_MS, act) });
  const director = createDirector({ play: player.play, now: () => performance.now() });
  const surroundings = createSurroundings({
    play: player.play,
    random,
    later,
  });
  const leaving = new AbortController();
  const { signal } = leaving;

  // Never removed: a phone call may suspend the sound, and the next gesture resumes it.
  for (const touch of TOUCHES)
    window.addEventListener(touch, () => player.touched(), { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => player.setHidden(document.hidden), { signal });
  player.setHidden(document.hidden);
  // The page may have been touched before this code was loaded. Last: nothing else may begin the sound at once.
  if (navigator.userActivation?.hasBeenActive) player.touched();

  return {
    play: (name, options = {}) => player.play({ name, ...options }),
    setVolumes: player.set,
    open(view) {
      director.reset();
      surroundings.setMood(moodOf(view));
    },
    follow(now, before) {
      director.follow(now, before);
      surroundings.setMood(moodOf(now));
    },
    setTimed: director.setTimed,
    moment: director.moment,
    settled: director.settled,
    close() {
      leaving.abort();
      surroundings.setMood('silent');
      player.close();
    },
  };
}
