import { adapterOf, sameCell } from '../../game/index.ts';
import type { Action, Cell, MatchState, Prompt } from '../../game/index.ts';
import type { Gesture, Intents, Match, MatchView, NewGame, Spotlight } from '../contracts/match.ts';
import * as gestures from './gesture.ts';
import { createHints } from './hints.ts';
import type { Asked } from './hints.ts';
import { tellHistory } from './history.ts';
import { createLapses } from './lapses.ts';
import { promptFor, viewOf } from './view.ts';

const ROTATIONS = [0, 1, 2, 3] as const;
/** Refusal code when the time limit decided. */
const LAPSED = 'lapsed';
/** The least informative reason why a tile cannot be placed. */
const NO_FIT = 'side-must-match';

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

export function createPlay(
  game: NewGame,
  backend: MatchBackend,
  { confirm: waitsForConfirm, adviser }: PlayPorts,
): Play {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  let refusal: string | null = null;
  let shown = backend.match();
  const rules = adapterOf(shown.state.rules);
  let seen = rules.hide(shown.state);
  let prompt = promptNow();
  let history = tellHistory(shown);
  let gesture = gestures.begin(prompt);
  const hints = adviser && createHints(adviser, `${game.seed}/hint`, () => show());
  const lapses = backend.wait === undefined ? null : createLapses(backend.wait, game, lapse);
  lapses?.follow(shown, !backend.stopped());
  const isHeld = (): boolean => gesture.type === 'placing';
  const canUndo = (): boolean => isHeld() || backend.canUndo();
  let view = look();

  function promptNow(): Prompt | null {
    return backend.stopped() ? null : promptFor(shown, game);
  }

  function look(): MatchView {
    return viewOf({
      game,
      match: shown,
      seen,
      prompt,
      history,
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
    const now = backend.match();
    if (now !== shown) {
      seen = rules.hide(now.state);
      history = tellHistory(now, history);
      hints?.drop();
    }
    shown = now;
    lapses?.follow(shown, !backend.stopped());
    prompt = promptNow();
    gesture = next ?? gestures.begin(prompt);
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

  function carryOut(): void {
    const action = prompt ? gestures.actionOf(gesture, prompt) : undefined;
    if (action) act(action);
  }

  /**
   * Shows another gesture. If confirmation is switched off and the intent decides, a complete gesture is carried out at
   * once.
   */
  function change(next: Gesture, decides = false): void {
    refusal = null;
    if (next === gesture && !decides) return;
    gesture = next;
    if (decides && !waitsForConfirm() && gestures.isComplete(gesture)) carryOut();
    else show();
  }

  function undo(): void {
    if (!canUndo()) return;
    refusal = null;
    if (isHeld()) return change(gestures.begin(prompt));
    const before = backend.match();
    backend.undo();
    const now = backend.match();
    const last = before.actions.at(-1);
    // Hold the tile where it was, so that it can be rotated or moved.
    const isLifted = last?.do === 'place' && now.actions.length === before.actions.length - 1;
    settle(isLifted ? heldAgain(last, now) : undefined);
  }

  function heldAgain({ x, y, rotation }: Action, now: MatchState): Gesture | undefined {
    if (x === undefined || y === undefined || rotation === undefined) return undefined;
    return gestures.holdAt(gestures.placementsOf(promptFor(now, game)), { x, y }, rotation);
  }

  /** Without confirmation, a tap on the previewed tile places it instead of rotating it. */
  function tapCell(cell: Cell): void {
    if (gesture.type === 'placing' && sameCell(gesture, cell) && !waitsForConfirm()) return carryOut();
    const next = gestures.tapCell(gesture, view.legalCells, cell);
    const isLegal = view.legalCells.some((one) => sameCell(one, cell));
    if (isLegal || next !== gesture) return change(next);
    refusal = view.myTurn ? refusalAt(cell) : null;
    if (refusal) show();
  }

  /** Why the tile in hand cannot be placed on a cell in any rotation; prefers a reason other than mismatched sides. */
  function refusalAt({ x, y }: Cell): string | null {
    if (shown.state.awaiting !== 'place') return null;
    const player = rules.actor(shown.state);
    const codes = ROTATIONS.flatMap((rotation) => {
      const answer = rules.act(shown.state, { player, do: 'place', x, y, rotation }, 'draw');
      return answer.ok ? [] : [answer.error.code];
    });
    return codes.find((code) => code !== NO_FIT) ?? codes[0] ?? null;
  }

  function takeHint(): void {
    const hint = hints?.view;
    const [action] = hint?.state === 'ready' ? hint.advice.actions : [];
    if (action !== undefined && view.myTurn) change(gestures.gestureOf(gesture, prompt, action));
  }

  const intents: Intents = {
    tapCell,
    hoverTile: (cell) => change(gestures.hover(gesture, view.legalCells, cell)),
    rotate: (direction) => change(gestures.rotate(gesture, direction)),
    moveTile: (dx, dy) => change(gestures.step(gesture, view.legalCells, dx, dy)),
    liftTile: () => void (isHeld() && change(gestures.begin(prompt))),
    choose: (id, number) => change(gestures.choose(gesture, prompt, id, number), number === undefined),
    tapFeature: (at) => change(gestures.tapFeature(gesture, prompt, at), gestures.optionsAt(prompt, at).length === 1),
    cycle: (direction) => change(gestures.cycle(gesture, prompt, direction)),
    confirm: carryOut,
    undo,
    askHint() {
      if (!hints || !view.canHint) return;
      if (hints.view === null) return hints.ask(seen);
      hints.drop();
      show();
    },
    takeHint,
  };

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
