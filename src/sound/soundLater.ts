import type { Sound } from './sound.ts';

/** What the table tells the sound. */
export type TableSound = Pick<Sound, 'setTimed' | 'moment' | 'settled'>;

/** The sound of the table, whose code no page waits for: silent until it is there. */
export interface SoundLater extends TableSound {
  /** Begins to load it, if nobody has. */
  load(): Promise<void>;
}

export function soundLater(load: () => Promise<Sound>): SoundLater {
  let sound: Sound | null = null;
  let isTimed = false;
  let loading: Promise<void> | null = null;
  const start = (): Promise<void> =>
    (loading ??= load().then((loaded) => {
      sound = loaded;
      sound.setTimed(isTimed);
    }));
  /** A table without sound is better than none. The next one loads it again. */
  const begin = (): void => void start().catch(() => (loading = null));
  return {
    load: start,
    setTimed(timed) {
      isTimed = timed;
      if (sound) sound.setTimed(timed);
      else if (timed) begin();
    },
    moment: (moment) => sound?.moment(moment),
    settled() {
      if (sound) sound.settled();
      else begin();
    },
  };
}
