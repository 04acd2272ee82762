import type { MatchState } from '../../game/index.ts';
import type { Hint, MatchView, NewGame } from '../contracts/match.ts';
import type { Review, ReviewView, Story } from '../contracts/review.ts';
import { SURE } from '../contracts/review.ts';
import { viewOf } from '../match/view.ts';
import { createAnalysis } from './analysis.ts';
import type { Judge } from './analysis.ts';
import { tellMoments, turnsOf } from './moments.ts';
import type { Moment } from './moments.ts';

/** A replay. It replays the actions; the match itself is never changed. */
export interface RunningReview extends Review {
  /** The view that the table shows now. */
  readonly shown: MatchView;
  /** The game up to this moment. */
  storyTo(moment: number): Story;
  /** Stops automatic play and analysis when the replay is closed. */
  rest(): void;
}

export interface ReviewPorts {
  /** Time between two steps, in milliseconds. */
  readonly pace: () => number;
  /** Creates the judge, which has a worker. */
  readonly newAdviser: () => Judge;
}

/** A moment as the table shows it: nothing is asked, and nothing can be done. */
const momentView = (game: NewGame, moment: Moment, hint: Hint | null): MatchView =>
  viewOf({
    game,
    match: moment.match,
    seen: moment.state,
    prompt: null,
    history: moment.history,
    gesture: { type: 'idle' },
    thinking: false,
    canUndo: false,
    refusal: null,
    hint,
    advised: false,
    isReplay: true,
    away: [],
    lapse: null,
    spot: null,
  });

export function createReview(game: NewGame, match: MatchState, { pace, newAdviser }: ReviewPorts): RunningReview {
  const moments = tellMoments(match);
  const last = moments.length - 1;
  const turns = turnsOf(moments);
  const placeOf = (n: number): number => turns.findIndex(({ start, end }) => n >= start && n < end);
  const listeners = new Set<() => void>();
  const log = entriesOf(moments);
  const final = lookAt(last, null);
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const analysis = createAnalysis({ moments, turns, actions: match.actions }, newAdviser, changed);
  let shown = lookAt(at, null);
  let view = look();

  function lookAt(n: number, hint: Hint | null): MatchView {
    const moment = moments[n];
    if (!moment) throw new Error(`Expected a moment up to ${last}, not ${n}`);
    return momentView(game, moment, hint);
  }

  /** Before a turn that lost points: the better turn. */
  function hintAt(n: number): Hint | null {
    const place = placeOf(n);
    const judgement = turns[place]?.start === n ? analysis.view.judgements[place] : undefined;
    return judgement && judgement.loss >= SURE ? { state: 'ready', advice: judgement.best } : null;
  }

  function look(): ReviewView {
    return {
      at,
      last,
      playing: timer !== undefined,
      turns,
      turn: turns[placeOf(at)] ?? null,
      log,
      final,
      over: final.over,
      byHand: game.byHand === true,
      analysis: analysis.view,
    };
  }

  function changed(): void {
    const hint = hintAt(at);
    const advice = hint?.state === 'ready' ? hint.advice : null;
    const known = shown.hint?.state === 'ready' ? shown.hint.advice : null;
    if (shown.state !== moments[at]?.state || advice !== known) shown = lookAt(at, hint);
    view = look();
    for (const listener of [...listeners]) listener();
  }

  function go(moment: number): void {
    at = Math.min(last, Math.max(0, Math.round(moment)));
    analysis.look(placeOf(at));
    changed();
  }

  function play(on: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    if (!on) return changed();
    if (at === last) at = 0;
    const step = (): void => {
      timer = at + 1 < last ? setTimeout(step, pace()) : undefined;
      go(at + 1);
    };
    timer = setTimeout(step, pace());
    go(at);
  }

  return {
    get view() {
      return view;
    },
    get shown() {
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(moment) {
      clearTimeout(timer);
      timer = undefined;
      go(moment);
    },
    play,
    storyTo: (moment) => ({
      last: moment,
      turns: turns.flatMap(({ end, ...turn }) => (turn.start < moment ? { ...turn, end: Math.min(end, moment) } : [])),
      at: (n) => lookAt(Math.min(n, moment), null),
    }),
    analyse: (on) => final.over && analysis.run(on),
    rest() {
      clearTimeout(timer);
      timer = undefined;
      analysis.run(false);
      changed();
    },
  };
}

/** The whole log; each entry with the first moment that includes it. */
function entriesOf(moments: readonly Moment[]): ReviewView['log'] {
  return moments.flatMap(({ history: { entries } }, moment) =>
    entries.slice(moments[moment - 1]?.history.entries.length ?? 0).map((entry) => ({ entry, moment })),
  );
}
