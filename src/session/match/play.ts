import type { Secret } from '../../game/index.ts';
import type { Gesture, Match, MatchView, NewGame } from '../contracts/match.ts';
import type { MatchBackend } from './backend.ts';
import type { Ahead } from './ahead.ts';
import { lookAhead } from './ahead.ts';
import { createCurrentGesture } from './currentGesture.ts';
import { createHints } from './hints.ts';
import type { Asked } from './hints.ts';
import { createIntents } from './intents.ts';
import { createLapses } from './lapses.ts';
import { createPressure } from './pressure.ts';
import { createShownMatch } from './shownMatch.ts';
import { viewOf } from './view.ts';

/** A match as people play it, whatever its backend is: gestures become actions, and views show the result. */

export interface PlayPorts {
  /** True if a choice waits for the green button. */
  readonly confirm: () => boolean;
  /** True: one step after the other, as lessons teach; nothing is chosen together with a tile. */
  readonly stepwise?: boolean;
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
  { confirm: waitsForConfirm, stepwise = false, adviser }: PlayPorts,
): Play {
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  const shown = createShownMatch(game, backend);
  const current = createCurrentGesture({
    game,
    backend,
    shown,
    ahead,
    waitsForConfirm,
    view: () => view,
    settle,
    show,
  });
  const hints = adviser && createHints(adviser, `${game.seed}/hint`, () => show());
  const lapses = backend.wait === undefined ? null : createLapses(backend.wait, game, current.lapse);
  lapses?.follow(shown.match, !backend.stopped());
  const pressure = createPressure(game, () => show());
  let view = look();

  function ahead(gesture: Gesture): Ahead | null {
    return stepwise ? null : lookAhead(shown.seen, shown.prompt, gesture);
  }

  function look(): MatchView {
    const clocks = backend.clocks?.() ?? null;
    return viewOf({
      game,
      match: shown.match,
      seen: shown.seen,
      prompt: shown.prompt,
      history: shown.history,
      gesture: current.gesture,
      ahead: ahead(current.gesture),
      thinking: backend.thinking(),
      canUndo: current.canUndo,
      refusal: current.refusal,
      hint: hints?.view ?? null,
      advised: hints !== undefined,
      isReplay: false,
      away: backend.away?.() ?? [],
      lapse: lapses?.now ?? null,
      clocks,
      isPressed: pressure.follow(clocks),
      outOfTime: backend.outOfTime?.() ?? null,
      spot: backend.spot?.() ?? null,
      due: backend.draws?.due() ?? null,
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
    current.begin(next);
    show();
  }

  const settleAfter = (isChanged: boolean | undefined): void => void (isChanged && settle());
  const draws = {
    draw: (secret: Secret) => settleAfter(backend.draws?.draw(secret)),
    stopDrawing: () => settleAfter(backend.draws?.stop()),
  };
  const intents = createIntents(current, draws, () => {
    if (!hints || !view.canHint) return;
    if (hints.view === null) return hints.ask(shown.seen);
    hints.drop();
    show();
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
        pressure.close();
        backend.close();
      },
    },
    settle: () => settle(),
    show,
  };
}
