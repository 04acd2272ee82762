import { BASE_KNOTS, Evaluation, KNOTS } from '../../bots/carcassonne/evaluation.ts';
import type { Features } from '../../bots/carcassonne/features.ts';
import { known } from '../../bots/carcassonne/knowledge.ts';
import { BOT_MODULES } from '../../expansions/bots.ts';
import { TUNED_MODULES } from '../../bots/carcassonne/modules/index.ts';
import type { Knots } from '../../bots/knots.ts';
import { Turns } from '../../bots/turns.ts';
import { carcassonne } from '../../game/index.ts';
import type { Random } from '../../game/index.ts';
import { mean } from '../statistics.ts';
import { noisyBest, rowAt } from './trainingGame.ts';
import type { TrainingGame, Moment, SelfPlay } from './trainingGame.ts';

/** In every other game, the modules without features. */
const PLAIN = [[], TUNED_MODULES] as const;
const WITH_FEATURES = carcassonne.MODULES.filter(({ id }) =>
  BOT_MODULES.some((known) => known.id === id && known.features),
);
/** The modules with features, those of each box together. */
const BY_BOX = [...new Set(WITH_FEATURES.map(({ box }) => box))].map((of) =>
  WITH_FEATURES.filter(({ box }) => box === of).map(({ id }) => id),
);

/** This mix, and the same with the plain modules that are compatible with it. */
const withPlain = (mix: readonly string[]): Lineup['modules'] => [
  [...mix, ...TUNED_MODULES.filter((id) => !carcassonne.clashOf([...mix, id]))],
  mix,
];

/** Who plays how many games with what. */
interface Lineup {
  /** Number of players, and of those that learn. */
  readonly players: number;
  readonly learners: number;
  /** By game, in turn. */
  readonly modules: readonly (readonly string[])[];
  readonly knots: Knots;
}

/**
 * Plays a game of self-play. Players ignore the order of undrawn tiles, so a single position serves as their view and
 * as the real game.
 */
function playGame(
  number: number,
  { players, learners, modules, knots }: Lineup,
  byLeft: readonly Float64Array[],
  random: Random,
): readonly TrainingGame[] {
  const rules = carcassonne.rulesOf({
    ...carcassonne.DEFAULT_OPTIONS,
    modules: modules[number % modules.length] ?? [],
  });
  const start = carcassonne.startGame({
    rules,
    players: Array<string>(players).fill(''),
    start: rules.start,
    ...carcassonne.deal(rules, random),
  });
  const game = known(carcassonne.stateOf(start), random);
  const evaluation = new Evaluation(game, byLeft);
  const turns = new Turns(game, evaluation);
  const scores = (): readonly number[] => Array.from({ length: players }, (_, player) => game.position.score(player));
  const moments: readonly Moment[][] = Array.from({ length: learners }, () => []);
  while (game.awaiting !== 'over') {
    if (game.awaiting === 'draw') {
      evaluation.features.read();
      for (const [learner, list] of moments.entries()) {
        const row = rowAt(knots, game.left, rowOf(evaluation.features, learner, players));
        list.push({ row, lead: leadOf(scores(), learner) });
      }
    }
    if (game.awaiting === 'draw' || game.awaiting === 'final') game.advance();
    else for (const move of noisyBest(turns, random)) game.play(move);
  }
  const ends = scores();
  return moments.map((list, learner): TrainingGame => ({
    moments: list,
    points: [ends[learner] ?? 0, (ends[learner] ?? 0) - leadOf(ends, learner)],
  }));
}

/** Own points minus the mean of the others: linear, as least squares require. */
const leadOf = (scores: readonly number[], learner: number): number =>
  (scores[learner] ?? 0) - mean(scores.filter((_, player) => player !== learner));

/** The same for features. */
function rowOf({ count, index, amount, player }: Features, learner: number, players: number) {
  return {
    count,
    index,
    amount: amount.slice(0, count).map((value, n) => (player[n] === learner ? value : -value / (players - 1))),
  };
}

/** With two players, one gains what the other loses, so learning from one of them suffices. */
export const carcassonneSelfPlay = (players: number): SelfPlay => selfPlayOf(players, PLAIN, BASE_KNOTS);

/** Tunes all weights in games with modules: one of these mixes after the other, each with the plain modules and without. */
export const moduleSelfPlay = (players: number, mixes: readonly (readonly string[])[] = BY_BOX): SelfPlay =>
  selfPlayOf(players, mixes.flatMap(withPlain), KNOTS);

const selfPlayOf = (players: number, modules: Lineup['modules'], knots: Knots): SelfPlay => ({
  knots,
  playGame: (game, byLeft, random) =>
    playGame(game, { players, learners: players === 2 ? 1 : players, modules, knots }, byLeft, random),
});
