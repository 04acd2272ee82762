import type { Action, MatchState } from '../../game/index.ts';
import type { Gesture, Match, MatchView, NewGame, Spotlight } from '../contracts/match.ts';
import * as gestures from './gesture.ts';
import { createHints } from './hints.ts';
import type { Asked } from './hints.ts';
import { createIntents } from './intents.ts';
import { createLapses } from './lapses.ts';
import { createShownMatch } from './shownMatch.ts';
import { promptFor, viewOf } from './view.ts';

/** Refusal code when the time limit decided. */
const LAPSED = 'lapsed';

/** A match as people play it, whatever its backend is: gestures become actions, and views show the result. */

/** What holds the game: this device alone, or a room of several devices. */
export interface MatchBackend {
  match(): MatchState;
  /** Returns false if the action was refused. */
  act(action: Action): boolean;
  canUndo(): boolean;
  undo(): void;
  /** A bot is choosing. */
  thinking(): boolean;
  /** The match ended before the game was over, so no more actions are possible. */
  stopped(): boolean;
  record(): unknown;
  /** Seconds after which a choice that everybody waits for lapses; absent: never. */
  readonly wait?: number | undefined;
  /** Players whose device is away now; absent: everyone plays on this device. */
  away?(): readonly number[];
  /** What a lesson points out on the board. */
  spot?(): Spotlight | null;
  close(): void;
}

export interface PlayPorts {
  /** True if a choice waits for the green button. */
  readonly confirm: () => boolean;
  /** Absent: no hints. */
  readonly adviser?: Asked | undefined;
}

export interface Play {
  readonly match: Match;
  /** Processes a change of the game. */
  settle(): void;
  /** Updates the view of the same game after something around it has changed. */
  show(): void;
}

/** Holds a tile again where the action had placed it; undefined: it did not, or it may not lie there any more. */
function heldAgain({ x, y, rotation }: Action, now: MatchState, game: NewGame): Gesture | undefined {
  if (x === undefined || y === undefined || rotation === undefined) return undefined;
  return gestures.holdAt(gestures.placementsOf(promptFor(now, game)), { x, y }, rotation);
}

export function createPlay(
  game: NewGame,
  backend: MatchBackend,
  { confirm: waitsForConfirm, adviser }: PlayPorts,
): Play {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  const shown = createShownMatch(game, backend);
  let refusal: string | null = null;
  let gesture = gestures.begin(shown.prompt);
  const hints = adviser && createHints(adviser, `${game.seed}/hint`, () => show());
  const lapses = backend.wait === undefined ? null : createLapses(backend.wait, game, lapse);
  lapses?.follow(shown.match, !backend.stopped());
  const isHeld = (): boolean => gesture.type === 'placing';
  const canUndo = (): boolean => isHeld() || backend.canUndo();
  let view = look();

  function look(): MatchView {
    return viewOf({
      game,
      match: shown.match,
      seen: shown.seen,
      prompt: shown.prompt,
      history: shown.history,
      gesture,
      thinking: backend.thinking(),
      canUndo: canUndo(),
      refusal,
      hint: hints?.view ?? null,
      advised: hints !== undefined,
      isReplay: false,
      away: backend.away?.() ?? [],
      lapse: lapses?.now ?? null,
      spot: backend.spot?.() ?? null,
    });
  }

  function show(): void {
    const before = view;
    view = look();
    for (const listener of [...listeners]) listener(view, before);
  }

  function settle(next?: Gesture): void {
    if (shown.update()) hints?.drop();
    lapses?.follow(shown.match, !backend.stopped());
    gesture = next ?? gestures.begin(shown.prompt);
    show();
  }

  function act(action: Action): void {
    refusal = null;
    if (backend.act(action)) return settle();
    refusal = 'wrong-action';
    show();
  }

  /** Plays the action whose time is up, and reports that. */
  function lapse(action: Action): boolean {
    if (!backend.act(action)) return false;
    refusal = LAPSED;
    settle();
    return true;
  }

  function confirm(): void {
    const action = shown.prompt ? gestures.actionOf(gesture, shown.prompt) : undefined;
    if (action) act(action);
  }

  function change(next: Gesture, decides = false): void {
    refusal = null;
    if (next === gesture && !decides) return;
    gesture = next;
    if (decides && !waitsForConfirm() && gestures.isComplete(gesture)) confirm();
    else show();
  }

  function undo(): void {
    if (!canUndo()) return;
    refusal = null;
    if (isHeld()) return change(gestures.begin(shown.prompt));
    const before = backend.match();
    backend.undo();
    const now = backend.match();
    const last = before.actions.at(-1);
    // Hold the tile where it was, so that it can be rotated or moved.
    const isLifted = last?.do === 'place' && now.actions.length === before.actions.length - 1;
    settle(isLifted ? heldAgain(last, now, game) : undefined);
  }

  const intents = createIntents({
    get view() {
      return view;
    },
    get prompt() {
      return shown.prompt;
    },
    get gesture() {
      return gesture;
    },
    waitsForConfirm,
    change,
    confirm,
    refuse(cell) {
      refusal = view.myTurn ? shown.refusalAt(cell) : null;
      if (refusal) show();
    },
    undo,
    askHint() {
      if (!hints || !view.canHint) return;
      if (hints.view === null) return hints.ask(shown.seen);
      hints.drop();
      show();
    },
  });

  return {
    match: {
      get view() {
        return view;
      },
      intents,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: () => backend.record(),
      close() {
        listeners.clear();
        lapses?.close();
        backend.close();
      },
    },
    settle: () => settle(),
    show,
  };
}
