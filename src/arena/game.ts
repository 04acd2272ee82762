import { RULE_SETS, RULE_SET_IDS, deal, defaultOptions, seededRandom, startGame } from '../game/index.ts';
import type { CastleAction, CastleSetup, RuleSetId } from '../game/index.ts';
import type { ArenaPlayer, Seating } from './player.ts';
import { mean } from './statistics.ts';

/** Points and milliseconds of every choice, by player. */
interface PlayedGame {
  readonly points: readonly [number, number];
  readonly ms: readonly [readonly number[], readonly number[]];
}

/** What a pair of games came to; "first" is who is named first. */
export interface PlayedPair {
  readonly rules: RuleSetId;
  /** Points of the first and of the second, in the game that the first begins and in the one that the second begins. */
  readonly games: readonly [readonly [number, number], readonly [number, number]];
  /** Milliseconds of every choice, of the first and of the second. */
  readonly ms: readonly [readonly number[], readonly number[]];
}

/** Plays one game to its end; the first player begins. */
export async function playGame(setup: CastleSetup, players: readonly [ArenaPlayer, ArenaPlayer]): Promise<PlayedGame> {
  const position = startGame(setup);
  const actions: CastleAction[] = [];
  const ms: readonly [number[], number[]] = [[], []];
  while (position.awaiting !== 'over') {
    const me = position.player;
    const theirs = ms[me === 0 ? 1 : 0];
    const start = performance.now();
    const action = await players[me]({ setup, actions, position, opponentMs: theirs.length > 0 ? mean(theirs) : undefined });
    ms[me].push(performance.now() - start);
    const move = position.moveOf(action);
    if (!move.ok) throw new Error(`Illegal ${JSON.stringify(action)}: ${move.error.message}`);
    position.play(move.value);
    actions.push(action);
  }
  return { points: [position.score(0), position.score(1)], ms };
}

/** The deck and the tokens of pair number `pair`: the same in every match. Rule sets take turns. */
export function setupOf(pair: number): CastleSetup {
  const rules = RULE_SETS[RULE_SET_IDS[pair % RULE_SET_IDS.length] ?? 'castle'];
  return { rules, options: defaultOptions(rules), players: ['First', 'Second'], ...deal(rules, seededRandom(`arena/${pair}`)) };
}

/** Two games on the same deck and tokens; each of the two begins once. */
export async function playPair(first: Seating, second: Seating, pair: number): Promise<PlayedPair> {
  const setup = setupOf(pair);
  const seed = (game: number, side: number): string => `player/${pair}/${game}/${side}`;
  const one = await playGame(setup, [first(seed(0, 0)), second(seed(0, 1))]);
  const two = await playGame(setup, [second(seed(1, 1)), first(seed(1, 0))]);
  return {
    rules: setup.rules.id,
    games: [one.points, [two.points[1], two.points[0]]],
    ms: [[...one.ms[0], ...two.ms[1]], [...one.ms[1], ...two.ms[0]]],
  };
}
