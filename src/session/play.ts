import { RULE_SETS, hideSecrets, positionOf } from '../game/index.ts';
import type { CastleAction, Cell, Choices, MatchState } from '../game/index.ts';
import type { Gesture, Intents, Match, MatchView, NewGame, Spotlight } from './contract.ts';
import * as gestures from './gesture.ts';
import type { Adviser } from '../bots/adviser.ts';
import { createHints } from './hints.ts';
import { tellHistory } from './history.ts';
import type { History } from './history.ts';
import { NO_CHOICES, choicesFor, viewOf } from './view.ts';

/** A match as people play it, whoever keeps the game: gestures become actions, and views see what comes of them. */

/** Who keeps the game: this device alone, or two devices together. */
export interface Keeper {
  whole(): MatchState;
  /** False if the action was refused. */
  act(action: CastleAction): boolean;
  canUndo(): boolean;
  undo(): void;
  /** A bot is choosing. */
  thinking(): boolean;
  /** The match has ended before the game: nobody may choose any more. */
  stopped(): boolean;
  /** What is pointed out on the board, where somebody is taught. */
  spot?(): Spotlight | null;
  record(): unknown;
  close(): void;
}

export interface Play {
  readonly match: Match;
  /** Takes in what the game has become. */
  settle(next?: Gesture): void;
}

/** `confirmed`: does a choice wait for the green button? Without an `adviser` there are no hints. */
export function createPlay(game: NewGame, keeper: Keeper, confirmed: () => boolean, adviser?: Pick<Adviser, 'advise'>): Play {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  let refusal: string | null = null;
  let shown = keeper.whole();
  let seen = hideSecrets(shown.state);
  let choices: Choices = offered();
  let history: History = tellHistory(shown, undefined);
  let gesture: Gesture = gestures.beginGesture(choices);
  const hints = adviser && createHints(adviser, `${game.seed}/hint`, () => show());
  let view = look();

  function offered(): Choices {
    return keeper.stopped() ? NO_CHOICES : choicesFor(shown, game);
  }

  function canUndo(): boolean {
    return gesture.type === 'placing' || keeper.canUndo();
  }

  function look(): MatchView {
    return viewOf({ game, match: shown, seen, choices, history, gesture, thinking: keeper.thinking(), stopped: keeper.stopped(), canUndo: canUndo(), refusal, hint: hints?.view ?? null, advised: hints !== undefined, past: false, spot: keeper.spot?.() ?? null });
  }

  function show(): void {
    const before = view;
    view = look();
    for (const listener of [...listeners]) listener(view, before);
  }

  function settle(next?: Gesture): void {
    const now = keeper.whole();
    if (now !== shown) {
      seen = hideSecrets(now.state);
      hints?.drop();
    }
    shown = now;
    choices = offered();
    history = tellHistory(shown, history);
    gesture = next ?? gestures.beginGesture(choices);
    show();
  }

  function act(action: CastleAction): void {
    refusal = null;
    if (keeper.act(action)) return settle();
    refusal = 'wrong-action';
    show();
  }

  /** Carries out what the gesture says. */
  function carryOut(): void {
    const { player } = shown.state;
    if (view.myTurn && gestures.isComplete(gesture, choices)) {
      switch (gesture.type) {
        case 'placing':
          return act({ player, do: 'place', x: gesture.x, y: gesture.y, rotation: gesture.rotation });
        case 'deploying':
          return act(gesture.feature === null || gesture.feature === undefined ? { player, do: 'pass' } : { player, do: 'deploy', feature: gesture.feature });
        case 'scoring':
          return gesture.region ? act({ player, do: 'score', ...gesture.region, ...(gesture.token === null ? {} : { token: gesture.token }) }) : undefined;
        case 'idle':
          return act({ player, do: 'pass' });
      }
    }
  }

  /** Shows another gesture; without confirming, a finished choice is carried out at once. */
  function gesticulate(next: Gesture, decided = false): void {
    refusal = null;
    if (next === gesture && !decided) return;
    gesture = next;
    if (decided && !confirmed() && gestures.isComplete(gesture, choices)) carryOut();
    else show();
  }

  function undo(): void {
    if (!canUndo()) return;
    refusal = null;
    if (gesture.type === 'placing') return gesticulate(gestures.beginGesture(choices));
    const before = keeper.whole();
    keeper.undo();
    const now = keeper.whole();
    const last = before.actions.at(-1);
    // A tile that is taken back hangs where it lay, so that it can be turned or moved.
    const hanging = last?.do === 'place' && now.actions.length === before.actions.length - 1 ? gestures.hangAt(choicesFor(now, game), last, last.rotation) : undefined;
    settle(hanging);
  }

  /** Why the tile in hand cannot lie on a cell, whichever way it is turned. */
  function placementRefusal({ x, y }: Cell): string | null {
    const { state } = shown;
    if (!view.myTurn || state.awaiting !== 'place') return null;
    const answer = positionOf(state, RULE_SETS[state.rules]).moveOf({ player: state.player, do: 'place', x, y, rotation: 0 });
    return answer.ok ? null : answer.error.code;
  }

  function tapCell(cell: Cell): void {
    const next = gestures.tap(gesture, choices, cell);
    const legal = choices.cells.some(({ x, y }) => x === cell.x && y === cell.y);
    if (legal || next !== gesture) return gesticulate(next);
    refusal = placementRefusal(cell);
    if (refusal) show();
  }

  function askHint(): void {
    if (!hints || !view.canHint) return;
    if (hints.view === null) return hints.ask(seen);
    hints.drop();
    show();
  }

  function takeHint(): void {
    const { hint } = view;
    const [action] = hint?.state === 'ready' ? hint.advice.actions : [];
    if (action && view.myTurn) gesticulate(gestures.gestureOf(gesture, choices, action));
  }

  const intents: Intents = {
    tapCell,
    hoverTile: (cell) => gesticulate(gestures.hover(gesture, choices, cell)),
    rotate: (direction) => gesticulate(gestures.rotate(gesture, direction)),
    moveTile: (dx, dy) => gesticulate(gestures.step(gesture, choices, dx, dy)),
    liftTile: () => gesture.type === 'placing' && gesticulate({ type: 'idle' }),
    chooseFeature: (feature) => gesticulate(gestures.chooseFeature(gesture, choices, feature), true),
    chooseRegion: (region, token) => gesticulate(gestures.chooseRegion(gesture, choices, region, token), true),
    useToken: (kind) => view.myTurn && choices.tokens.includes(kind) && act({ player: shown.state.player, do: 'token', kind }),
    cycle: (direction) => gesticulate(gestures.cycle(gesture, choices, direction)),
    confirm: carryOut,
    undo,
    askHint,
    takeHint,
  };

  const match: Match = {
    get view() {
      return view;
    },
    intents,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: () => keeper.record(),
    close: () => {
      listeners.clear();
      keeper.close();
    },
  };
  return { match, settle };
}
