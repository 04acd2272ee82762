import type { Advice, JudgedLine, Judgement } from '../../bots/advice.ts';
import type { Adviser } from '../../bots/adviser.ts';
import { FEW_TILES, differenceOf } from '../../bots/difference.ts';
import { mean } from '../../bots/mean.ts';
import type { Action, GameState } from '../../game/index.ts';

/** Asks for lines and their values. */
export type Scout = Pick<Adviser, 'lines' | 'values'>;

/** A turn as it was played, from what its player knew. */
export interface PlayedTurn {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly seed: string;
}

/**
 * A deeper look at one turn. All lines are played over the same decks: in a race over few decks, of which each round
 * takes twice as many and leaves half of the lines; then the best ones and the line that was played over other decks, more
 * and more of them, so that chance in the race does not flatter its winners. Equal numbers of decks give equal results.
 */
export interface Look {
  /** What is known so far; `null` during the race. */
  readonly judgement: Judgement | null;
  /** The work that is done until the lines have been compared over this many decks, `0…1`. */
  share(decks: number): number;
  /** Does the next part of the work, in about a third of a second; resolves with false if it failed. */
  step(scout: Scout): Promise<boolean>;
}

/** Number of lines to show, besides the one that was played. */
const BEST = 3;
/** Decks in the first round of the race. */
const RACE = 2;
/** The first deck after any race, and the number of decks after which there is a first result. */
const FRESH = 64;
const FIRST = 16;
/** Lines in one request. */
const TOGETHER = 8;
/** A race takes about this share of the work up to the first result. */
const RACE_SHARE = 0.8;

interface Runner {
  readonly advice: Advice;
  readonly isPlayed: boolean;
  /** By deck of the race, or of the comparison after it. */
  readonly values: readonly number[];
}

export function createLook({ state, actions, seed }: PlayedTurn): Look {
  let field: readonly Runner[] = [];
  let phase: 'listing' | 'race' | 'comparison' = 'listing';
  /** Decks until the end of this round. */
  let goal = RACE;
  let rounds = 0;
  let judgement: Judgement | null = null;

  function begin(runners: readonly Runner[]): void {
    field = runners;
    if (phase === 'comparison' || runners.length > BEST + 1) return;
    phase = 'comparison';
    goal = FIRST;
    field = runners.map((runner) => ({ ...runner, values: [] }));
  }

  async function list(scout: Scout): Promise<boolean> {
    const found = await scout.lines(state, actions, seed);
    if (!found) return false;
    phase = 'race';
    begin(found.lines.map((advice, n) => ({ advice, isPlayed: n === found.played, values: [] })));
    return true;
  }

  /** Plays the lines that are furthest behind over the next decks. */
  async function play(scout: Scout): Promise<boolean> {
    const from = Math.min(...field.map(({ values }) => values.length));
    const few = field.filter(({ values }) => values.length === from).slice(0, TOGETHER);
    const first = phase === 'race' ? 0 : FRESH;
    const rows = await scout.values(
      state,
      few.map(({ advice }) => advice.actions),
      seed,
      { from: first + from, to: first + goal },
    );
    if (!rows || rows.length === 0) return false;
    field = field.map((runner) => {
      const n = few.indexOf(runner);
      return n < 0 ? runner : { ...runner, values: [...runner.values, ...rows.map((row) => row[n] ?? 0)] };
    });
    return true;
  }

  function endRound(): void {
    if (field.some(({ values }) => values.length < goal)) return;
    if (phase === 'comparison') judgement = judged(field, goal, state.left);
    goal *= 2;
    rounds++;
    if (phase === 'race') begin(fastest(field));
  }

  return {
    get judgement() {
      return judgement;
    },
    share(decks) {
      const done = judgement?.deeper?.decks ?? 0;
      if (done >= decks || (done > 0 && state.left <= FEW_TILES)) return 1;
      const race = (FIRST * RACE_SHARE) / (1 - RACE_SHARE);
      if (phase !== 'comparison') return (race / (race + decks)) * (1 - 1 / (rounds + 1));
      return (race + Math.min(...field.map(({ values }) => values.length))) / (race + decks);
    },
    async step(scout) {
      if (phase === 'listing') return list(scout);
      if (!(await play(scout))) return false;
      endRound();
      return true;
    },
  };
}

const byMean = (a: Runner, b: Runner): number => mean(b.values) - mean(a.values);

/** Half of the lines, and the one that was played; of lines that are worth the same over every deck, only one. */
function fastest(field: readonly Runner[]): readonly Runner[] {
  const seen = new Set(field.flatMap(({ isPlayed, values }) => (isPlayed ? [values.join()] : [])));
  const rivals = field.toSorted(byMean).filter(({ isPlayed, values }) => {
    const isNew = !isPlayed && !seen.has(values.join());
    seen.add(values.join());
    return isNew;
  });
  const places = Math.max(BEST, Math.ceil(field.length / 2));
  return [...rivals.slice(0, places), ...field.filter(({ isPlayed }) => isPlayed)];
}

function judged(field: readonly Runner[], decks: number, left: number): Judgement | null {
  const played = field.find(({ isPlayed }) => isPlayed);
  if (!played) return null;
  // Of lines that are worth the same, the one that was played comes first.
  const order = [played, ...field.filter((runner) => runner !== played)].toSorted(byMean);
  const lines = order.map((runner): JudgedLine => {
    const { mean: gain, error } = differenceOf(runner.values, played.values, left);
    return { advice: { ...runner.advice, value: mean(runner.values) }, gain, error, isPlayed: runner === played };
  });
  const [best] = lines;
  const own = lines.find(({ isPlayed }) => isPlayed);
  return best && own
    ? { best: best.advice, played: own.advice, loss: best.gain, error: best.error, deeper: { decks, lines } }
    : null;
}
