import { soundLooks } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { MatchState, Prompt, Secret } from '../../game/index.ts';
import type {
  Clocks,
  Drawable,
  Gesture,
  Hint,
  Lapse,
  MatchView,
  NewGame,
  PlayerView,
  Spotlight,
} from '../contracts/match.ts';
import { gameOf } from '../games/index.ts';
import { viewAhead } from './ahead.ts';
import type { Ahead } from './ahead.ts';
import { isComplete, placementsOf } from './gesture.ts';
import type { History } from './history.ts';
import { inOrder } from './worth.ts';

const NOTHING: MatchView['without'] = [];

/** Makes the view from the state. Pure: it remembers nothing between calls. */

export interface ViewInput {
  readonly game: NewGame;
  readonly match: MatchState;
  /** The state without its secrets. Created once per state, so that views can detect changes by identity. */
  readonly seen: MatchState['state'];
  readonly prompt: Prompt | null;
  readonly history: History;
  readonly gesture: Gesture;
  /** Absent: nothing can be chosen together with the held tile. */
  readonly ahead?: Ahead | null;
  readonly thinking: boolean;
  readonly canUndo: boolean;
  readonly refusal: string | null;
  readonly hint: Hint | null;
  /** True if hints are available. */
  readonly advised: boolean;
  readonly isReplay: boolean;
  readonly away: readonly number[];
  readonly lapse: Lapse | null;
  readonly clocks?: Clocks | null;
  readonly isPressed?: boolean;
  readonly outOfTime?: number | null;
  readonly spot: Spotlight | null;
  /** Everything that people can draw now, with multiplicity. */
  readonly due?: readonly Secret[] | null;
}

/**
 * Returns the prompt for a person on this device; `null` while a bot or another device has to act, or a draw is due.
 */
export function promptFor({ state }: MatchState, { seats }: NewGame): Prompt | null {
  const rules = adapterOf(state.rules);
  const prompt = seats[rules.actor(state)]?.kind === 'human' && rules.due(state) === null ? rules.prompt(state) : null;
  return prompt && inOrder(state, prompt);
}

export function viewOf({
  game,
  match: { state },
  seen,
  prompt,
  history,
  gesture,
  ahead = null,
  thinking,
  canUndo,
  refusal,
  hint,
  advised,
  isReplay,
  away,
  lapse,
  clocks = null,
  isPressed = false,
  outOfTime = null,
  spot,
  due = null,
}: ViewInput): MatchView {
  const rules = adapterOf(state.rules);
  const tiles = rules.tiles(state);
  const pieces = rules.pieces(seen);
  const last = state.laid.at(-1);
  const myTurn = prompt !== null;
  const { figures } = gameOf(state.rules);
  const looks = soundLooks(game.colours);
  const playerView = (index: number): PlayerView => ({
    index,
    name: game.players[index] ?? '',
    seat: game.seats[index] ?? { kind: 'human' },
    colour: looks[index] ?? index,
    score: state.scores[index] ?? 0,
    figures: figures(seen, index, pieces),
  });
  const over = state.awaiting === 'over' || outOfTime !== null;
  const view: Omit<MatchView, 'ahead'> = {
    rules: state.rules,
    tiles,
    state: seen,
    players: state.scores.map((_, index) => playerView(index)),
    actor: rules.actor(state),
    myTurn,
    thinking,
    hand: tiles.find((tile) => tile.id === state.hand) ?? null,
    prompt,
    legalCells: placementsOf(prompt),
    gesture,
    canConfirm: myTurn && isComplete(gesture),
    canUndo,
    log: history.entries,
    finalLines: history.finalLines,
    lastTurn: last ? { x: last.x, y: last.y } : null,
    over,
    refusal,
    hint,
    canHint: advised && myTurn,
    isReplay,
    away,
    lapse,
    clocks,
    isPressed,
    outOfTime,
    without: over ? NOTHING : (game.without ?? NOTHING),
    spot,
    byHand: game.byHand === true,
    draw: due && countedDraws(due),
    challenge: game.challenge ?? null,
  };
  return { ...view, ahead: viewAhead(view, ahead) };
}

/** One entry for each different result, in the given order. */
function countedDraws(due: readonly Secret[]): readonly Drawable[] {
  const counted = new Map<string, Drawable>();
  for (const secret of due) {
    const key = JSON.stringify(secret);
    counted.set(key, { secret, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}
