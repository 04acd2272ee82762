import type { JudgementOf } from '../../bots/advising.ts';
import type { AnalysisView, ReviewTurn } from '../reviewContract.ts';
import type { Moment } from './moments.ts';
import type { JudgeOf, PastKinds } from './past.ts';

export type JudgedBy<K extends PastKinds> = JudgementOf<K['action'], K['reason']>;

export interface Analysis<K extends PastKinds> {
  readonly view: AnalysisView<JudgedBy<K>>;
  run(on: boolean): void;
  /** This turn is judged before the others. */
  look(place: number): void;
  close(): void;
}

interface Game<K extends PastKinds> {
  readonly moments: readonly Moment<K>[];
  readonly turns: readonly ReviewTurn[];
  readonly actions: readonly K['action'][];
}

/** Judges the turns of a game one by one, each from what its player knew. Its worker lives as long as there is something to do. */
export function createAnalysis<K extends PastKinds>({ moments, turns, actions }: Game<K>, hire: () => JudgeOf<K>, changed: () => void): Analysis<K> {
  const judgements: (JudgedBy<K> | null | undefined)[] = turns.map(() => undefined);
  let adviser: JudgeOf<K> | null = null;
  let looked = -1;
  let view = show();

  function show(): Analysis<K>['view'] {
    return { running: adviser !== null, judgements: [...judgements], done: judgements.filter((judgement) => judgement !== undefined).length };
  }

  function tell(): void {
    view = show();
    changed();
  }

  /** The turn that is looked at, else the last one that is not judged yet. */
  const next = (): number => (looked >= 0 && judgements[looked] === undefined ? looked : judgements.lastIndexOf(undefined));

  function rest(): void {
    adviser?.close();
    adviser = null;
  }

  async function work(mine: JudgeOf<K>): Promise<void> {
    for (let place = next(); place >= 0; place = next()) {
      const turn = turns[place];
      const before = turn && moments[turn.start];
      if (!turn || !before) break;
      const judgement = await mine.judge(before.state, actions.slice(turn.start, turn.end), `review/${turn.turn}`);
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
      if (on) void work((adviser = hire()));
      else rest();
      tell();
    },
    look(place) {
      looked = place;
    },
    close: rest,
  };
}
