import { seededRandom } from '../../game/index.ts';
import type { CastleAction, CastlePosition, CastleState } from '../../game/index.ts';
import { Evaluation } from '../castle/evaluation.ts';
import { known } from '../castle/knowledge.ts';
import { LEVELS } from '../levels.ts';
import { Search } from '../search.ts';
import { Turns, candidatesOf } from '../turns.ts';
import type { Candidate } from '../turns.ts';
import { WEIGHTS } from '../castle/weights.ts';
import type { Puzzle } from './puzzle.ts';

/** The best solution of a turn. */
export interface Finding extends Pick<Puzzle, 'margin' | 'level'> {
  readonly best: readonly CastleAction[];
}

export interface Care {
  /** Approximate number of positions evaluated by the search. */
  readonly work: number;
  /** Number of comparisons, all of which the best candidate has to win, and of decks in each of them. */
  readonly rounds: number;
  readonly decks: number;
  /** Minimum lead over the next best candidate, in points. */
  readonly margin: number;
}

/** Number of candidates that are compared; more than the strongest level considers. */
const WAYS = 16;
/** Level by rank of the best candidate in the evaluation. */
const LEVEL_OF = [1, 2, 2, 3] as const;
/** Decks of a quick first comparison, which rules out most turns. */
const GLIMPSE = 3;
/** Values that differ by less belong to equivalent candidates. */
const SAME = 1e-9;

/**
 * Finds the best way to play a turn, if it is clearly better than all others: it has to win every comparison over fresh
 * decks, and the search has to find it, too. Returns `null` if several candidates are about as good, or if the best one
 * is obvious because it scores most at once.
 */
export function findBest(state: CastleState, seed: string, care: Care): Finding | null {
  const { position, unseenEffects } = known(state, seededRandom(`${seed}/known`));
  const evaluation = new Evaluation(position, WEIGHTS, unseenEffects);
  const effort = { ...LEVELS.regent, work: care.work, deadline: Infinity };
  const searchWith = (chance: string): Search =>
    new Search(position, evaluation, effort, seededRandom(`${seed}/${chance}`), () => 0);
  const candidates = candidatesOf(new Turns(position, evaluation));
  const ways = candidates.slice(0, WAYS);
  if (ways.length < WAYS) return null;
  if (position.left > 1 && !standsOut(searchWith('glimpse').compare(ways, GLIMPSE), care.margin / 2)) return null;
  const sums = ways.map(() => 0);
  // With at most one tile left, nothing depends on chance.
  const chance = position.left > 1;
  const rounds = chance ? care.rounds : 1;
  let best = -1;
  for (let round = 0; round < rounds; round++) {
    const values = searchWith(`round ${round}`).compare(ways, chance ? care.decks : 1);
    const first = values.indexOf(Math.max(...values));
    if (best < 0) best = first;
    if ((values[first] ?? 0) - (values[best] ?? 0) > SAME) return null;
    for (const [n, value] of values.entries()) sums[n] = (sums[n] ?? 0) + value;
    if (leadOf(sums, best) / (round + 1) < care.margin) return null;
  }
  const way = ways[best];
  if (!way || (best === 0 && isGlaring(position, candidates, way))) return null;
  const [found] = searchWith('search').candidates();
  const place = ways.findIndex((candidate) => candidate.moves.join() === found?.moves.join());
  if (place < 0 || Math.abs((sums[place] ?? 0) - (sums[best] ?? 0)) > SAME) return null;
  return {
    best: actionsOf(position, way),
    margin: Math.round((leadOf(sums, best) / rounds) * 10) / 10,
    level: LEVEL_OF[Math.min(best, 3)] ?? 3,
  };
}

const standsOut = (values: readonly number[], margin: number): boolean =>
  leadOf(values, values.indexOf(Math.max(...values))) >= margin;

/** Distance to the next best candidate; equivalent ones are ignored. */
function leadOf(sums: readonly number[], best: number): number {
  const behind = sums.map((sum) => (sums[best] ?? 0) - sum).filter((lead) => Math.abs(lead) > SAME);
  return behind.length === 0 ? 0 : Math.min(...behind);
}

/** True if the candidate scores points at once, and no other candidate scores more. */
function isGlaring(position: CastlePosition, candidates: readonly Candidate[], best: Candidate): boolean {
  const most = pointsOf(position, best);
  return most > 0 && candidates.every((candidate) => candidate === best || pointsOf(position, candidate) <= most);
}

function pointsOf(position: CastlePosition, candidate: Candidate): number {
  const me = position.player;
  const lead = (): number => position.score(me) - position.score(me === 0 ? 1 : 0);
  const before = lead();
  for (const move of candidate.moves) position.play(move, 'draw');
  const gain = lead() - before;
  for (const _ of candidate.moves) position.undo();
  return gain;
}

function actionsOf(position: CastlePosition, candidate: Candidate): readonly CastleAction[] {
  const actions: CastleAction[] = [];
  for (const move of candidate.moves) {
    actions.push(position.actionOf(move));
    position.play(move, 'draw');
  }
  for (const _ of candidate.moves) position.undo();
  return actions;
}
