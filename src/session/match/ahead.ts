import { adapterOf, sameCell } from '../../game/index.ts';
import type { Action, GameState, Option, Prompt } from '../../game/index.ts';
import type { Gesture, MatchView, Placing } from '../contracts/match.ts';
import { actionOf, listedOptions } from './gesture.ts';

/**
 * What can be chosen together with the tile that is held: the figures that could stand on it, or none. One confirmation
 * then plays both actions. Whatever else follows from the placement is asked once the tile lies.
 */

/** The state with the held tile laid, and what would be asked then. */
export interface Ahead {
  readonly state: GameState;
  readonly prompt: Prompt;
}

const DEPLOY = 'deploy';

/** Cached, because every view asks for it after every gesture. */
const known = new WeakMap<GameState, Map<string, Ahead | null>>();

/**
 * `state`: what the player may see; `prompt`: what is asked now. `null`: something is drawn or asked before, another
 * player is asked, or there is nothing to choose.
 */
export function lookAhead(state: GameState, prompt: Prompt | null, gesture: Gesture): Ahead | null {
  const action = gesture.type === 'placing' ? actionOf(gesture, prompt) : undefined;
  if (!action || gesture.type !== 'placing') return null;
  const found = known.get(state) ?? new Map<string, Ahead | null>();
  known.set(state, found);
  const key = JSON.stringify(action);
  const ahead = found.get(key) ?? laidAhead(state, action, gesture);
  found.set(key, ahead);
  return ahead;
}

function laidAhead(state: GameState, action: Action, at: Placing): Ahead | null {
  const rules = adapterOf(state.rules);
  const laid = rules.act(state, action, 'choice');
  if (!laid.ok || rules.due(laid.value) !== null) return null;
  const prompt = rules.prompt(laid.value);
  if (prompt?.awaiting !== DEPLOY || prompt.actor !== action.player) return null;
  const options = prompt.options.filter(
    ({ target, declines }) => declines || (target.on === 'feature' && sameCell(target, at)),
  );
  return options.length > 0 ? { state: laid.value, prompt: { ...prompt, options } } : null;
}

/** The option that is chosen together with the held tile. */
export const alongOf = (gesture: Gesture, ahead: Ahead | null): Option | undefined =>
  gesture.type === 'placing' ? listedOptions(ahead?.prompt ?? null).find(({ id }) => id === gesture.along) : undefined;

/** The view as it will be once the held tile lies; `null`: nothing can be chosen together with it. */
export function viewAhead(view: Omit<MatchView, 'ahead'>, ahead: Ahead | null): MatchView | null {
  if (!ahead) return null;
  const then = alongOf(view.gesture, ahead);
  return {
    ...view,
    ...ahead,
    hand: null,
    legalCells: [],
    lastTurn: ahead.state.last,
    gesture: then ? { type: 'choosing', option: then, number: null } : { type: 'idle' },
    canConfirm: then !== undefined,
    ahead: null,
  };
}
