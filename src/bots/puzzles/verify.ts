import { seededRandom } from '../../game/index.ts';
import type { Action, GameState } from '../../game/index.ts';
import { isTurnOver } from '../engine.ts';
import type { SearchGame } from '../engine.ts';
import { engineOf } from '../engines.ts';
import type { Effort } from '../effort.ts';
import { Search } from '../search.ts';
import { Turns, candidatesOf } from '../turns.ts';
import type { Candidate } from '../turns.ts';
import type { Puzzle } from './puzzle.ts';

/** The best solution of a turn. */
export interface Finding extends Pick<Puzzle, 'margin' | 'trap'> {
  readonly best: readonly Action[];
}

export interface Care {
  /** Approximate number of positions evaluated by the search. */
  readonly work: number;
  /** Number of comparisons, all of which the best candidate has to win, and of decks in each of them. */
  readonly rounds: number;
  readonly decks: number;
  /** Minimum lead over the next best candidate, in points. */
  readonly margin: number;
  /**
   * Late in the game the best candidate also has to win by playing to the end; and it may not be the one that scores
   * most at once, even if the computer would not choose that one at first sight.
   */
  readonly strict: boolean;
}

/** Four comparisons over 12 decks each; chance alone does not win all of them by the margin. */
export const CARE: Care = { work: 90_000, rounds: 4, decks: 12, margin: 1, strict: true };

/** Number of candidates that are compared; more than the strongest level considers. */
const WAYS = 16;
/** Number of candidates from which a turn is a puzzle. */
const LEAST = 10;
/** Decks of a quick first comparison, which rules out most turns. */
const GLIMPSE = 3;
/** Candidates that are so many points behind in it are out. */
const FAR_BEHIND = 8;
/** With so few undrawn tiles, strict comparisons also play to the end. */
const TO_THE_END = 12;
/** Values that differ by less belong to equivalent candidates. */
const SAME = 1e-9;

/**
 * Finds the best way to play a turn, if it is clearly better than all others: it has to win every comparison over fresh
 * decks, and the search has to find it, too. Returns `null` if several candidates are about as good, if the best one is
 * obvious because it scores most at once, or if the turn depends on a draw or on another player.
 */
export function findBest(state: GameState, seed: string, care: Care): Finding | null {
  const engine = engineOf(state.rules);
  const { game, evaluator } = engine.know(state, seededRandom(`${seed}/known`), false);
  const effort = { ...engine.levels.regent, work: care.work, deadline: Infinity };
  const searchWith = (chance: string, more: Partial<Effort> = {}): Search =>
    new Search(game, evaluator, { ...effort, ...more }, seededRandom(`${seed}/${chance}`), () => 0);
  const candidates = candidatesOf(new Turns(game, evaluator));
  if (candidates.length < LEAST || !candidates.every((candidate) => isWhole(game, candidate))) return null;
  const natural = naturalOf(game, candidates);
  const all = candidates.slice(0, WAYS);
  if (!all.includes(natural)) all.push(natural);
  const glimpsed = searchWith('glimpse').compare(all, GLIMPSE);
  const front = all[firstOf(glimpsed)];
  if (!standsOut(glimpsed, care.margin / 2) || (care.strict && front === natural && gainOf(game, natural) > 0))
    return null;
  const ways = all.filter((way, n) => way === natural || Math.max(...glimpsed) - (glimpsed[n] ?? 0) < FAR_BEHIND);
  // With at most one tile left, nothing depends on chance.
  const chance = game.left > 1;
  const sums = ways.map(() => 0);
  const rounds = chance ? care.rounds : 1;
  const decks = chance ? care.decks : 1;
  let best = -1;
  for (let round = 0; round < rounds; round++) {
    const values = searchWith(`round ${round}`).compare(ways, decks);
    const first = firstOf(values);
    if (best < 0) best = first;
    if ((values[first] ?? 0) - (values[best] ?? 0) > SAME) return null;
    for (const [n, value] of values.entries()) sums[n] = (sums[n] ?? 0) + value;
    if (leadOf(sums, best) / (round + 1) < care.margin) return null;
  }
  const way = ways[best];
  const trap = ((sums[best] ?? 0) - (sums[ways.indexOf(natural)] ?? 0)) / rounds;
  if (!way || (trap <= SAME && (care.strict || way === candidates[0]) && gainOf(game, natural) > 0)) return null;
  if (care.strict && chance && game.left <= TO_THE_END) {
    const values = searchWith('end', { plies: game.left }).compare(ways, decks);
    if ((values[firstOf(values)] ?? 0) - (values[best] ?? 0) > SAME || leadOf(values, best) < care.margin) return null;
  }
  const [found] = searchWith('search').candidates();
  const place = ways.findIndex((candidate) => candidate.moves.join() === found?.moves.join());
  if (place < 0 || Math.abs((sums[place] ?? 0) - (sums[best] ?? 0)) > SAME) return null;
  return { best: actionsOf(game, way), margin: tenths(leadOf(sums, best) / rounds), trap: tenths(trap) };
}

const tenths = (points: number): number => Math.round(points * 10) / 10;
const firstOf = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const standsOut = (values: readonly number[], margin: number): boolean => leadOf(values, firstOf(values)) >= margin;

/** Distance to the next best candidate; equivalent ones are ignored. */
function leadOf(sums: readonly number[], best: number): number {
  const behind = sums.map((sum) => (sums[best] ?? 0) - sum).filter((lead) => Math.abs(lead) > SAME);
  return behind.length === 0 ? 0 : Math.min(...behind);
}

/**
 * The natural move: the one that scores most at once, and if none scores, the computer's first choice before
 * searching. `candidates`: best first.
 */
function naturalOf(game: SearchGame, candidates: readonly Candidate[]): Candidate {
  const gains = candidates.map((candidate) => gainOf(game, candidate));
  return candidates[firstOf([0, ...gains]) === 0 ? 0 : firstOf(gains)] as Candidate;
}

/** What a candidate adds at once to the player's lead on the track. */
function gainOf(game: SearchGame, candidate: Candidate): number {
  const me = game.player;
  const lead = (): number => game.score(me) - game.score(me === 0 ? 1 : 0);
  const before = lead();
  return after(game, candidate, () => lead() - before);
}

/** True if the candidate plays the turn to its end. */
function isWhole(game: SearchGame, candidate: Candidate): boolean {
  const { left } = game;
  return after(game, candidate, () => isTurnOver(game.awaiting) && game.left >= left);
}

/** What `tell` returns after the moves of a candidate, which are undone. */
function after<T>(game: SearchGame, { moves }: Candidate, tell: () => T): T {
  for (const move of moves) game.play(move, 'draw');
  const told = tell();
  for (const _ of moves) game.undo();
  return told;
}

function actionsOf(game: SearchGame, { moves }: Candidate): readonly Action[] {
  const actions: Action[] = [];
  for (const move of moves) {
    actions.push(game.actionOf(move));
    game.play(move, 'draw');
  }
  for (const _ of moves) game.undo();
  return actions;
}
