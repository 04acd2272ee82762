import { Evaluation, knotOf } from '../../bots/evaluation.ts';
import { FEATURES } from '../../bots/features.ts';
import { known } from '../../bots/knowledge.ts';
import { Turns } from '../../bots/turns.ts';
import { deal, defaultOptions, hideSecrets, startGame, stateOf } from '../../game/index.ts';
import type { CastleEvent, CastlePosition, CastleRules, Random } from '../../game/index.ts';
import type { SparseRow } from './leastSquares.ts';

/** Standard deviation of the noise in a choice, in points: it leads to positions that the best play never meets. */
const NOISE = 0.9;

/** The end of a turn, as the evaluation sees it; leads are the first player's, in points. */
export interface Moment {
  /** Features by knot, as weights are counted (evaluation.ts). */
  readonly row: SparseRow;
  /** Lead at that moment. */
  readonly lead: number;
}

export interface Lesson {
  readonly moments: readonly Moment[];
  readonly points: readonly [number, number];
}

/** What the players know of a game, ready for thinking; made anew when a token is turned up. */
interface Mind {
  readonly position: CastlePosition;
  readonly evaluation: Evaluation;
  readonly turns: Turns;
}

function mindOf(truth: CastlePosition, byLeft: readonly Float64Array[], random: Random): Mind {
  const { position, unseenEffects } = known(hideSecrets(stateOf(truth)), random);
  // It draws what is drawn, when it is drawn: thinking ends before.
  position.assume(truth.table.deck, position.table.wallKinds);
  const evaluation = new Evaluation(position, byLeft, unseenEffects);
  return { position, evaluation, turns: new Turns(position, evaluation) };
}

/** A game against oneself. Players know what players know: no deck, no token face down. */
export function playLesson(rules: CastleRules, byLeft: readonly Float64Array[], random: Random): Lesson {
  const truth = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  const events: CastleEvent[] = [];
  truth.listen(events);
  const moments: Moment[] = [];
  let mind = mindOf(truth, byLeft, random);
  const goOn = (step: (position: CastlePosition) => void): void => {
    events.length = 0;
    step(truth);
    if (events.some(({ type }) => type === 'token-taken')) mind = mindOf(truth, byLeft, random);
    else step(mind.position);
  };
  while (truth.awaiting !== 'over') {
    if (truth.awaiting === 'draw') moments.push(momentOf(mind));
    if (truth.awaiting === 'draw' || truth.awaiting === 'final') goOn((position) => position.advance());
    else {
      const { turns } = mind;
      for (const move of noisyLine(turns, random)) {
        goOn((position) => position.play(move, 'draw'));
        // A token turned up may change the rest of the turn.
        if (mind.turns !== turns) break;
      }
    }
  }
  return { moments, points: [truth.score(0), truth.score(1)] };
}

/** The best way to play the rest of the turn, as far as noise lets see. */
function noisyLine(turns: Turns, random: Random): readonly number[] {
  let best = -Infinity;
  let chosen: readonly number[] = [];
  turns.each((value) => {
    const noisy = value + NOISE * gaussian(random);
    if (noisy <= best) return;
    best = noisy;
    chosen = turns.way();
  });
  return chosen;
}

function momentOf({ position, evaluation: { features } }: Mind): Moment {
  features.read();
  const [knot, part] = knotOf(position.left);
  const row: { index: number[]; amount: number[] } = { index: [], amount: [] };
  const add = (at: number, share: number): void => {
    if (share === 0) return;
    for (let n = 0; n < features.count; n++) {
      row.index.push(at * FEATURES + (features.index[n] as number));
      row.amount.push(share * (features.amount[n] as number));
    }
  };
  add(knot, 1 - part);
  add(knot + 1, part);
  return { row, lead: position.score(0) - position.score(1) };
}

/** A number of the standard normal distribution (Box and Muller). */
const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
