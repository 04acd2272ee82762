import { useLayoutEffect, useState } from 'preact/hooks';
import type { MatchView } from '../../../session/contracts/match.ts';
import { useTable } from '../../../hud/table/useMatch.tsx';
import { optionAt, bazaarIn } from './bazaarState.ts';

/** Which stall is inspected: what its tile could do is shown, on the board and in words. */

type Place = number | null;

/**
 * The stall of the chosen option; otherwise the one that was pressed, until the next player is asked, and then the one
 * under the hammer.
 */
function inspectedIn(now: MatchView, before: MatchView, pressed: Place): Place {
  const slice = bazaarIn(now);
  if (!slice) return null;
  const { gesture, state, actor } = now;
  const chosen =
    gesture.type === 'choosing' ? slice.stalls.findIndex((_, n) => optionAt(now, n)?.id === gesture.option.id) : -1;
  const isAsked = before.state.awaiting !== state.awaiting || before.actor !== actor;
  const at = chosen >= 0 ? chosen : isAsked ? slice.named : pressed;
  const stall = at === null ? undefined : slice.stalls[at];
  return stall && !stall.laid ? at : null;
}

/** The inspected stall, and what a press on a stall does: it chooses its tile, if it can be chosen. */
export function useInspected(): readonly [Place, (stall: number) => void] {
  const { match } = useTable();
  const [inspected, inspect] = useState(() => inspectedIn(match.view, match.view, null));
  useLayoutEffect(
    () => match.subscribe((now, before) => inspect((pressed) => inspectedIn(now, before, pressed))),
    [match],
  );
  function press(stall: number): void {
    const option = optionAt(match.view, stall);
    const { gesture } = match.view;
    if (option && !(gesture.type === 'choosing' && gesture.option.id === option.id)) {
      // A bid for one tile is not kept for another.
      if (option.target.on === 'number') match.intents.choose(option.id, option.target.least);
      else match.intents.choose(option.id);
    }
    const pressed = inspected === stall && !option ? null : stall;
    inspect(inspectedIn(match.view, match.view, pressed));
  }
  return [inspected, press];
}
