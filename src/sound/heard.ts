import type { GameEvent } from '../game/index.ts';

/** Whether an event of the log has a sound although no animation shows it; `earlier`: all events before it. */
export type Hears = (event: GameEvent, earlier: readonly GameEvent[]) => boolean;
