import type { MatchState } from '../../game/index.ts';
import type { Advice, Hint, MatchView, NewGame } from '../contracts/match.ts';
import type { JudgedLine, Review, ReviewView, Story } from '../contracts/review.ts';
import { isMistake } from '../contracts/review.ts';
import { viewOf } from '../match/view.ts';
import { createAnalysis } from './analysis.ts';
import type { Judge } from './judging.ts';
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
  const final = lookAt(last, null);
  const fixed = { last, turns, log: entriesOf(moments), final, over: final.over, byHand: game.byHand === true };
  let at = 0;
  /** The line that the player wants to see at this moment. */
  let line: JudgedLine | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const analysis = createAnalysis({ moments, turns, actions: match.actions }, newAdviser, changed);
  let shown = lookAt(at, null);
  let view = look();

  function lookAt(n: number, hint: Hint | null): MatchView {
    const moment = moments[n];
    if (!moment) throw new Error(`Expected a moment up to ${last}, not ${n}`);
    return momentView(game, moment, hint);
  }

  /** Before a turn: the line that the player wants to see; otherwise, if the turn lost points, the better one. */
  function advice(): Advice | null {
    const place = placeOf(at);
    const judgement = turns[place]?.start === at ? analysis.view.judgements[place] : undefined;
    return line?.advice ?? (judgement && isMistake(judgement) ? judgement.best : null);
  }

  function look(): ReviewView {
    return {
      ...fixed,
      at,
      playing: timer !== undefined,
      turn: turns[placeOf(at)] ?? null,
      analysis: analysis.view,
      suggested: suggestedIn(shown),
    };
  }

  function changed(): void {
    const now = advice();
    // A deeper look finds the same turn again with another value; the table shows it already.
    const isSame = now?.actions === suggestedIn(shown)?.actions;
    if (shown.state !== moments[at]?.state || !isSame) shown = lookAt(at, now && { state: 'ready', advice: now });
    view = look();
    for (const listener of [...listeners]) listener();
  }

  function go(moment: number): void {
    const before = at;
    at = Math.min(last, Math.max(0, Math.round(moment)));
    if (at !== before) line = null;
    analysis.look(placeOf(at));
    changed();
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function jump(moment: number): void {
    stop();
    go(moment);
  }

  const goToStart = (): void => jump(turns[placeOf(at)]?.start ?? at);

  function play(on: boolean): void {
    stop();
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
    go: jump,
    play,
    storyTo: (to) => ({ last: to, turns: turnsUpTo(turns, to), at: (n) => lookAt(Math.min(n, to), null) }),
    analyse(work) {
      if (!final.over || (work === 'turn' && placeOf(at) < 0)) return;
      if (work === 'turn') goToStart();
      analysis.run(work);
    },
    showLine(wanted) {
      goToStart();
      line = wanted;
      changed();
    },
    rest() {
      stop();
      analysis.run(null);
      changed();
    },
  };
}

const suggestedIn = ({ hint }: MatchView): Advice | null => (hint?.state === 'ready' ? hint.advice : null);

const turnsUpTo = (turns: ReviewView['turns'], moment: number): ReviewView['turns'] =>
  turns.flatMap(({ end, ...turn }) => (turn.start < moment ? { ...turn, end: Math.min(end, moment) } : []));

/** The whole log; each entry with the first moment that includes it. */
function entriesOf(moments: readonly Moment[]): ReviewView['log'] {
  return moments.flatMap(({ history: { entries } }, moment) =>
    entries.slice(moments[moment - 1]?.history.entries.length ?? 0).map((entry) => ({ entry, moment })),
  );
}
