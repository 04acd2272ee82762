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

/** What was found about a turn. */
export interface Finding extends Pick<Puzzle, 'margin' | 'level'> {
  readonly best: readonly CastleAction[];
}

export interface Care {
  /** Positions evaluated to find the best way, about. */
  readonly work: number;
  /** The best way has to win each of so many comparisons, over so many decks of its own. */
  readonly rounds: number;
  readonly decks: number;
  /** Least lead over the next best way, in points. */
  readonly margin: number;
}

/** Ways that are compared: more than the strongest level looks at. */
const WAYS = 16;
/** Level by the place of the best way among the first guesses. */
const LEVEL_OF = [1, 2, 2, 3] as const;
/** Decks of a first look, which most turns do not survive. */
const GLIMPSE = 3;
/** Values that differ by less belong to two ways to do the same. */
const SAME = 1e-9;

/**
 * The best way to play a turn, if there is one that is clearly better than every other: it has to come out first in every comparison
 * over fresh decks, and the search has to find it too. `null` where several ways are about as good, or where the points of the moment
 * give it away.
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
  // With one tile left, or none, nothing is left to chance.
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

/** How far the next best way lies behind; other ways to do the same do not count. */
function leadOf(sums: readonly number[], best: number): number {
  const behind = sums.map((sum) => (sums[best] ?? 0) - sum).filter((lead) => Math.abs(lead) > SAME);
  return behind.length === 0 ? 0 : Math.min(...behind);
}

/** Does the way bring more points at once than any other? */
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
