import type { AnalysisView, AnalysisWork } from '../contracts/review.ts';
import { whileHidden } from '../platform/whileHidden.ts';
import { createJudging } from './judging.ts';
import type { Judge, PlayedGame } from './judging.ts';

export interface Analysis {
  readonly view: AnalysisView;
  /** `turn` looks at the turn that has priority now. */
  run(work: AnalysisWork | null): void;
  /** Gives this turn priority. */
  look(place: number): void;
}

const WORKS = ['quick', 'deeper', 'turn'] as const satisfies readonly AnalysisWork[];
/** A page that has been hidden for so long, in milliseconds, searches no more until it is seen again. */
const HIDDEN = 60_000;

/**
 * Judges the turns of a game, each from what its player knew. One worker searches; it exists only while there is work.
 */
export function createAnalysis(game: PlayedGame, newAdviser: () => Judge, changed: () => void): Analysis {
  const judging = createJudging(game);
  let work: AnalysisWork | null = null;
  /** Continues after a deeper look at one turn. */
  let interrupted: AnalysisWork | null = null;
  let adviser: Judge | null = null;
  let hasFailed = false;
  let looked = -1;
  /** The turn that a deeper look is about. */
  let place = -1;
  let stopWatching = (): void => undefined;
  let view = show();

  function show(): AnalysisView {
    const judgements = [...judging.judgements];
    return {
      work,
      open: WORKS.filter((one) => judging.next(one, looked) >= 0),
      failed: hasFailed,
      share: work ? judging.share(work, place) : 0,
      place: work === 'quick' ? -1 : place,
      judgements,
      done: judgements.filter((judgement) => judgement !== undefined).length,
    };
  }

  function tell(): void {
    view = show();
    changed();
  }

  async function search(mine: Judge): Promise<void> {
    while (work !== null) {
      const turn = judging.next(work, work === 'turn' ? place : looked);
      if (turn < 0) {
        [work, interrupted] = [interrupted, null];
        continue;
      }
      if (work === 'deeper') place = turn;
      await judging.judge(mine, work, turn, () => adviser === mine);
      if (adviser !== mine) return;
      tell();
    }
    end();
  }

  function start(): void {
    if (adviser === null && work !== null) void search((adviser = newAdviser()));
  }

  function rest(): void {
    adviser?.close();
    adviser = null;
  }

  function end(): void {
    work = interrupted = null;
    hasFailed = judging.failed.size > 0;
    judging.failed.clear();
    rest();
    stopWatching();
    tell();
  }

  return {
    get view() {
      return view;
    },
    run(wanted) {
      if (wanted === work && wanted !== 'turn') return;
      if (wanted === null) return end();
      hasFailed = false;
      if (work === null) stopWatching = whileHidden(HIDDEN, { rest, wake: start });
      interrupted = wanted === 'turn' && work !== 'turn' ? work : wanted === 'turn' ? interrupted : null;
      if (wanted === 'turn') place = looked;
      work = wanted;
      start();
      tell();
    },
    look(turn) {
      looked = turn;
      view = show();
    },
  };
}
