import type { GameEvent } from '../../game/index.ts';
import type { Entry, MatchView } from '../../session/contracts/match.ts';

/** Events before and after another one: some sentences depend on them. */

const places = new WeakMap<readonly Entry[], ReadonlyMap<GameEvent, number>>();

/** Its index in the log; -1: it is not there. */
function placeOf({ log }: Pick<MatchView, 'log'>, event: GameEvent): number {
  const known = places.get(log) ?? new Map(log.map((entry, place) => [entry.event, place] as const));
  places.set(log, known);
  return known.get(event) ?? -1;
}

export function eventBefore(view: Pick<MatchView, 'log'>, event: GameEvent): GameEvent | undefined {
  const place = placeOf(view, event);
  return place < 1 ? undefined : view.log[place - 1]?.event;
}

export function eventsAfter(view: Pick<MatchView, 'log'>, event: GameEvent): readonly GameEvent[] {
  const place = placeOf(view, event);
  return place < 0 ? [] : view.log.slice(place + 1).map((entry) => entry.event);
}

/** The last event of a type before it in the same turn. */
export function lastBefore(view: Pick<MatchView, 'log'>, event: GameEvent, type: string): GameEvent | undefined {
  const place = placeOf(view, event);
  for (let at = place - 1; at >= 0; at -= 1) {
    const one = view.log[at];
    if (!one || one.turn !== view.log[place]?.turn) return undefined;
    if (one.event.type === type) return one.event;
  }
  return undefined;
}
