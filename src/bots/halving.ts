import type { Effort, Means } from './effort.ts';
import type { Candidate } from './turns.ts';

/**
 * Sequential halving: the candidates that the evaluation finds best are continued in rollouts, all over the same
 * shuffled decks; half of them stay for the next round. Each round gets its share of what is left of the work or of the
 * time, so that a slow machine plays as many rounds as a fast one. The more work, the more candidates, and the longer
 * the rollouts of the last few. A machine that proves too slow for the work begins as with less.
 */

/** Work with which the first round has `width` candidates; it grows with the square root of the work. */
export const WIDTH = { work: 50_000, least: 4 };
/** Number of candidates whose rollouts go deeper: so many times deeper, and more with more than the work above. */
export const FINAL = { candidates: 4, times: 2, power: 0.2 };
/** Candidates that the evaluation cannot tell apart: so many of them are among the first. */
export const ALIKE = { most: 2 };
const SAME = 1e-9;
/** A machine that has time for a smaller share of the work than this begins with fewer candidates. */
const SLOW = 0.25;
/**
 * The evaluation of a candidate counts as much as so many decks: over fewer, luck says less than it does. Without it, a
 * search that has time for one or two decks plays no better than the evaluation alone.
 */
const GUESS = { decks: 2 };

/** Candidates, the best one first. */
export function halve(candidates: readonly Candidate[], means: Means): readonly Candidate[] {
  const { evaluation, effort, timeSpent } = means;
  const scale = effort.work / WIDTH.work;
  const width = widthWith(effort.work, effort);
  const deeper = effort.plies * Math.max(FINAL.times, Math.round(FINAL.times * scale ** FINAL.power));
  const [begin, begun] = [evaluation.count, timeSpent()];
  let alive = varied(candidates, width);
  const work = (effort.work * alive.length) / width;
  const spent = (): number => Math.max((evaluation.count - begin) / work, timeSpent());
  /** The number of candidates for which there is time, as fast as it goes. */
  const affordable = (): number => {
    const possible = ((evaluation.count - begin) * (1 - begun)) / (timeSpent() - begun);
    return Math.min(possible < SLOW * effort.work ? widthWith(possible, effort) : width, alive.length);
  };
  /** Rollouts of every length count: what a turn more is worth is about the same for all candidates. */
  const sums = new Map<Candidate, number>();
  let decks = 0;
  while (alive.length > 1 && spent() < 1) {
    const started = spent();
    const plies = alive.length <= FINAL.candidates ? deeper : effort.plies;
    do {
      const isFirst = decks === 0;
      const isEnough = (played: number): boolean => {
        if (!isFirst || played < 2) return false;
        const few = affordable();
        return played >= few || spent() >= endOfRound(started, few);
      };
      const values = playOver(alive, decks, plies, means, isEnough);
      // A deck is useful only if all candidates were played over it. The first one keeps as many as its round has room
      // for, the most promising ones.
      if (values.length < alive.length && !isFirst) break;
      alive = alive.slice(0, values.length);
      for (const [n, candidate] of alive.entries()) sums.set(candidate, (sums.get(candidate) ?? 0) + (values[n] ?? 0));
      decks++;
    } while (spent() < endOfRound(started, alive.length));
    for (const candidate of alive)
      candidate.value = ((sums.get(candidate) ?? 0) + GUESS.decks * candidate.guess) / (decks + GUESS.decks);
    alive.sort((a, b) => b.value - a.value);
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const [best] = alive;
  return best ? [best, ...candidates.filter((candidate) => candidate !== best)] : candidates;
}

/** Number of candidates with which a search begins. */
const widthWith = (work: number, { width }: Effort): number =>
  Math.max(WIDTH.least, Math.round(width * Math.sqrt(work / WIDTH.work)));

/** The share of the work or the time after which a round ends: an equal part of the rest for each round to come. */
const endOfRound = (spent: number, alive: number): number =>
  spent + (1 - spent) / Math.max(1, Math.ceil(Math.log2(alive)));

/** The first candidates; of those with equal values, all but a few come last. */
function varied(candidates: readonly Candidate[], width: number): Candidate[] {
  const chosen: Candidate[] = [];
  const others: Candidate[] = [];
  let alike = 0;
  for (const [n, candidate] of candidates.entries()) {
    if (chosen.length >= width) break;
    const before = candidates[n - 1];
    alike = before && Math.abs(before.guess - candidate.guess) < SAME ? alike + 1 : 1;
    (alike <= ALIKE.most ? chosen : others).push(candidate);
  }
  return [...chosen, ...others].slice(0, width);
}

/** Values of the candidates over one deck, in order; fewer than candidates if time is up or so many are enough. */
function playOver(
  candidates: readonly Candidate[],
  deck: number,
  plies: number,
  { rollouts, isLate }: Means,
  isEnough: (played: number) => boolean,
): readonly number[] {
  const values: number[] = [];
  for (const candidate of candidates) {
    if (isEnough(values.length)) break;
    const value = rollouts.value(candidate, deck, plies);
    // Its replies may have been cut short.
    if (isLate()) break;
    values.push(value);
  }
  return values;
}
