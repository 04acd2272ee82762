import type { Means } from './effort.ts';
import type { Candidate } from './turns.ts';

/**
 * Sequential halving: the candidates that the evaluation finds best are continued in rollouts, all over the same
 * shuffled decks; half of them stay for the next round, which uses more decks. The more work, the more candidates, and
 * the longer the rollouts of the last few.
 */

/** Work with which the first round has `width` candidates; it grows with a power of the work. */
export const WIDTH = { work: 50_000, power: 0.75, least: 4 };
/** Number of candidates whose rollouts go deeper: with the work above so many times deeper. */
export const FINAL = { candidates: 4, times: 2, power: 0.2 };
/** Candidates that the evaluation cannot tell apart: so many of them are among the first. */
export const ALIKE = { most: 2 };
const SAME = 1e-9;

/** Candidates, the best one first. */
export function halve(candidates: readonly Candidate[], means: Means): readonly Candidate[] {
  const { evaluation, effort, isLate } = means;
  const scale = effort.work / WIDTH.work;
  const width = Math.max(WIDTH.least, Math.round(effort.width * scale ** WIDTH.power));
  const deeper = Math.max(effort.plies, Math.round(FINAL.times * effort.plies * scale ** FINAL.power));
  const begin = evaluation.count;
  let alive = varied(candidates, width);
  const work = (effort.work * alive.length) / width;
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  let { plies } = effort;
  let sums = new Map<Candidate, number>();
  let decks = 0;
  let late = false;
  for (let round = 1; round <= rounds && alive.length > 1 && !late; round++) {
    const until = begin + (work * round) / rounds;
    if (alive.length <= FINAL.candidates && plies < deeper) {
      plies = deeper;
      sums = new Map();
      decks = 0;
    }
    do {
      const values = playOver(alive, decks, plies, means);
      late = values.length < alive.length || isLate();
      // A deck is useful only if all candidates were played over it; of the first deck, the most promising ones have
      // a value.
      if (values.length < alive.length && decks > 0) break;
      alive = alive.slice(0, values.length);
      for (const [n, candidate] of alive.entries()) sums.set(candidate, (sums.get(candidate) ?? 0) + (values[n] ?? 0));
      decks++;
    } while (evaluation.count < until && !late);
    for (const candidate of alive) candidate.value = (sums.get(candidate) ?? 0) / decks;
    alive.sort((a, b) => b.value - a.value);
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const [best] = alive;
  return best ? [best, ...candidates.filter((candidate) => candidate !== best)] : candidates;
}

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

/** Values of the candidates over one deck, in order; fewer than candidates if time is up. */
function playOver(
  candidates: readonly Candidate[],
  deck: number,
  plies: number,
  { rollouts, isLate }: Means,
): readonly number[] {
  const values: number[] = [];
  for (const candidate of candidates) {
    const value = rollouts.value(candidate, deck, plies);
    // Its replies may have been cut short.
    if (isLate()) break;
    values.push(value);
  }
  return values;
}
