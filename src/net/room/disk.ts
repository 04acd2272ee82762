import type { Clock } from '../clock.ts';
import type { LogState } from '../log/logState.ts';
import type { Progress, RoomSave } from './save.ts';

/** Writes the room to disk, one state after the other; only what is on disk, or was refused by it, is sent. */
export type Disk = ReturnType<typeof createDisk>;

/**
 * `save-failed`: the match lasts only as long as the page is open; `save-slow`: nothing is sent until the disk answers;
 * `null`: no problem.
 */
type Trouble = 'save-failed' | 'save-slow' | null;

/** Saves the room durably, together with the match state; rejects if the device has no space left. */
export type Keep = (save: RoomSave, logState: LogState | null) => Promise<void>;

interface Ears {
  /** `safe` has changed. */
  readonly onSafe: () => void;
  readonly onTrouble: () => void;
}

/** In milliseconds: a write that takes longer is reported. */
const PATIENCE = 8000;

export function createDisk(start: Progress, clock: Clock, keep: Keep, { onSafe, onTrouble }: Ears) {
  let safe = start;
  let wanted = start;
  let writing = false;
  let closed = false;
  let trouble: Trouble = null;

  function tell(code: Trouble): void {
    if (code === trouble) return;
    trouble = code;
    onTrouble();
  }

  async function flush(): Promise<void> {
    if (writing) return;
    writing = true;
    while (safe !== wanted && !closed) {
      const next = wanted;
      const patient = clock.after(PATIENCE, () => tell('save-slow'));
      try {
        await keep(next.save, next.logState);
        tell(null);
      } catch {
        tell('save-failed');
      }
      patient();
      safe = next;
      onSafe();
    }
    writing = false;
  }

  return {
    /** The last state that is on disk, or was refused by it; only this is ever sent. */
    get safe(): Progress {
      return safe;
    },
    get trouble(): Trouble {
      return trouble;
    },
    write(next: Progress): void {
      wanted = next;
      void flush();
    },
    close: () => void (closed = true),
  };
}
