import { RECIPES, isAmbience } from './book.ts';
import type { Cue, SoundName, SoundSettings } from './contract.ts';
import { createMixer, levelsOf } from './mixer.ts';
import type { Mixer } from './mixer.ts';
import type { Playing } from './schedule.ts';
import { schedule } from './schedule.ts';

/**
 * Plays cues on a live context. Browsers allow sound only after a user gesture: until then there is no context at all.
 * Making one takes long on a slow device, so what the gesture asked for comes first.
 */

export interface Player {
  play(cue: Cue): void;
  set(settings: SoundSettings): void;
  /** A user gesture occurred: sound may start. */
  touched(): void;
  setHidden(hidden: boolean): void;
  close(): void;
}

/** More sounds than this cannot be told apart. */
const MOST_AT_ONCE = 20;
/** The same sound again within this time, in seconds, is dropped. */
const SAME = 0.035;
/** Sounds with a defined pitch keep it. */
const TUNED: ReadonlySet<SoundName> = new Set(['hop', 'turn', 'tower', 'fanfare', 'fanfare-soft']);
/** Slight detuning, so that no two knocks sound the same. */
const SPREAD = 0.025;
/** Longest delay of a sound that waits for the context to resume, in milliseconds. */
const LATE_MS = 400;
/** A running context takes 3 % of a core even in silence. It rests after so long without a sound, in milliseconds. */
const REST_MS = 2000;
/** The golden ratio: a sequence that never repeats and is evenly spread. */
const STRIDE = 0.618;

interface PlayerPorts {
  readonly makeContext: () => AudioContext;
  /** Calls back when the page has answered a gesture; returns what ends the waiting. */
  readonly soon: (act: () => void) => () => void;
}

export function createPlayer(start: SoundSettings, { makeContext, soon }: PlayerPorts): Player {
  let settings = start;
  let hidden = false;
  let touched = false;
  let endWaiting: (() => void) | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** What was requested while the context was suspended. */
  let early: { readonly cue: Cue; readonly at: number }[] = [];
  let live: { readonly context: AudioContext; readonly mixer: Mixer } | null = null;
  let playing: Playing[] = [];
  let count = 0;
  const turns = new Map<SoundName, number>();
  const lastTime = new Map<SoundName, number>();

  /** Without an audio device there is silence, and everything else works. */
  const quietly = (change: Promise<unknown>): void => void change.catch(() => undefined);

  function adjust(): void {
    if (!live && touched && settings.on) begin();
    if (!live) return;
    const { context } = live;
    const wanted = settings.on && !hidden;
    if (wanted && context.state !== 'running') quietly(context.resume().then(catchUp));
    if (!wanted && context.state === 'running') quietly(context.suspend());
    if (wanted) restLater(context);
  }

  function catchUp(): void {
    const asked = early;
    early = [];
    for (const { cue, at } of asked) if (performance.now() - at < LATE_MS) play(cue);
  }

  function restLater(context: AudioContext): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (playing.some(({ end }) => end > context.currentTime)) restLater(context);
      else if (context.state === 'running') quietly(context.suspend());
    }, REST_MS);
  }

  function begin(): void {
    try {
      const context = makeContext();
      live = { context, mixer: createMixer(context, levelsOf(settings)) };
    } catch {
      // No sound on this device.
    }
  }

  function play(cue: Cue): void {
    const { name, after = 0, gain = 1, pitch = 1 } = cue;
    if (!live || !settings.on || hidden) return;
    if (live.context.state !== 'running') {
      // Sounds scheduled in a suspended context would all play at once when it resumes.
      const now = performance.now();
      early = [...early.filter(({ at }) => now - at < LATE_MS), { cue, at: now }];
      adjust();
      return;
    }
    const { context, mixer } = live;
    restLater(context);
    const when = context.currentTime + after;
    if (Math.abs(when - (lastTime.get(name) ?? -Infinity)) < SAME) return;
    lastTime.set(name, when);
    playing = playing.filter(({ end }) => end > context.currentTime);
    if (playing.length >= MOST_AT_ONCE) {
      if (isAmbience(name)) return;
      playing.shift()?.stop();
    }
    const recipes = RECIPES[name];
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    count += 1;
    const drift = TUNED.has(name) ? 1 : 1 + SPREAD * (2 * ((count * STRIDE) % 1) - 1);
    const recipe = recipes[turn % recipes.length] ?? recipes[0];
    playing.push(
      schedule(context, isAmbience(name) ? mixer.ambience : mixer.effects, recipe, {
        when,
        gain,
        pitch: pitch * drift,
      }),
    );
  }

  return {
    play,
    set(next) {
      settings = next;
      live?.mixer.set(levelsOf(next));
      adjust();
    },
    touched() {
      touched = true;
      // A browser that refuses to start it outside of a gesture starts it with the next one.
      if (live) adjust();
      else endWaiting ??= soon(adjust);
    },
    setHidden(value) {
      hidden = value;
      adjust();
    },
    close() {
      endWaiting?.();
      clearTimeout(rest);
      if (live) quietly(live.context.close());
      live = null;
    },
  };
}
