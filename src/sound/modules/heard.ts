import type { GameEvent } from '../../game/index.ts';

/** What a module hears in the log that has no picture of its own: an event, and all that came before it. */
export type Hears = (event: GameEvent, earlier: readonly GameEvent[]) => boolean;
