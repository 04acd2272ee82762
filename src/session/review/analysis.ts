import type { Adviser } from '../../bots/adviser.ts';
import type { Action } from '../../game/index.ts';
import type { AnalysisView, Judgement, ReviewTurn } from '../contracts/review.ts';
import type { Moment } from './moments.ts';

export type Judge = Pick<Adviser, 'judge' | 'close'>;

export interface Analysis {
  readonly view: AnalysisView;
  run(on: boolean): void;
  /** Gives this turn priority. */
  look(place: number): void;
  close(): void;
}

interface Game {
  readonly moments: readonly Moment[];
  readonly turns: readonly ReviewTurn[];
  readonly actions: readonly Action[];
}

/**
 * Judges the turns of a game one by one, each from what its player knew. The worker exists only while there is work.
 */
export function createAnalysis(
  { moments, turns, actions }: Game,
  newAdviser: () => Judge,
  changed: () => void,
): Analysis {
  const judgements: (Judgement | null | undefined)[] = turns.map(() => undefined);
  let adviser: Judge | null = null;
  let looked = -1;
  let view = show();

  function show(): AnalysisView {
    return {
      running: adviser !== null,
      judgements: [...judgements],
      done: judgements.filter((judgement) => judgement !== undefined).length,
    };
  }

  function tell(): void {
    view = show();
    changed();
  }

  /** The shown turn, otherwise the last one without a judgement. */
  const next = (): number =>
    looked >= 0 && judgements[looked] === undefined ? looked : judgements.lastIndexOf(undefined);

  function rest(): void {
    adviser?.close();
    adviser = null;
  }

  async function work(mine: Judge): Promise<void> {
    for (let place = next(); place >= 0; place = next()) {
      const turn = turns[place];
      const before = turn && moments[turn.start];
      if (!turn || !before) break;
      const judgement = await mine.judge(
        before.state,
        actions.slice(turn.start, turn.end),
        `review/${turn.turn}${turn.second ? '/2' : ''}`,
      );
      if (adviser !== mine) return;
      judgements[place] = judgement;
      tell();
    }
    rest();
    tell();
  }

  return {
    get view() {
      return view;
    },
    run(on) {
      if (on === (adviser !== null) || (on && next() < 0)) return;
      if (on) void work((adviser = newAdviser()));
      else rest();
      tell();
    },
    look(place) {
      looked = place;
    },
    close: rest,
  };
}
