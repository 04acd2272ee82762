import { BASE_KNOTS, Evaluation, KNOTS } from '../../bots/carcassonne/evaluation.ts';
import type { Features } from '../../bots/carcassonne/features.ts';
import { known } from '../../bots/carcassonne/knowledge.ts';
import { BOT_MODULES, PLAIN_MODULES } from '../../bots/carcassonne/modules/index.ts';
import type { Knots } from '../../bots/knots.ts';
import { Turns } from '../../bots/turns.ts';
import { carcassonne } from '../../game/index.ts';
import type { Random } from '../../game/index.ts';
import { mean } from '../statistics.ts';
import { noisyBest, rowAt } from './lesson.ts';
import type { Lesson, Moment, School } from './lesson.ts';

/** Every other game with the modules that have no features of their own. */
const PLAIN = [[], PLAIN_MODULES] as const;
const ALL = BOT_MODULES.flatMap(({ id, features }) => (features ? [id] : []));

/** For learning what features of modules weigh: these in every game, in every other one with the plain ones that may be with them. */
const mixes = (modules: readonly string[]): Table['modules'] => [
  [...modules, ...PLAIN_MODULES.filter((id) => !carcassonne.clashOf([...modules, id]))],
  modules,
];

interface Table {
  /** How many play, and how many of them learn. */
  readonly players: number;
  readonly learners: number;
  /** By game, in turn. */
  readonly modules: readonly (readonly string[])[];
  readonly knots: Knots;
}

/** A game against themselves. Nobody thinks about the order of tiles before they are drawn, so one position serves players and truth. */
function playGame(
  number: number,
  { players, learners, modules, knots }: Table,
  byLeft: readonly Float64Array[],
  random: Random,
): readonly Lesson[] {
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
  return moments.map((list, learner): Lesson => ({
    moments: list,
    points: [ends[learner] ?? 0, (ends[learner] ?? 0) - leadOf(ends, learner)],
  }));
}

/** Own points less those of the others, on average: linear, as learning needs it. */
const leadOf = (scores: readonly number[], learner: number): number =>
  (scores[learner] ?? 0) - mean(scores.filter((_, player) => player !== learner));

/** The same of features. */
function rowOf({ count, index, amount, player }: Features, learner: number, players: number) {
  return {
    count,
    index,
    amount: amount.slice(0, count).map((value, n) => (player[n] === learner ? value : -value / (players - 1))),
  };
}

/** Of two players one gains what the other loses, so that one of them learns it all. */
export const carcassonneSchool = (players: number): School => schoolOf(players, PLAIN, BASE_KNOTS);

/** What the features of modules weigh, beside those of the base game as they are; learnt in games with these modules. */
export const moduleSchool = (players: number, modules: readonly string[] = ALL): School => ({
  ...schoolOf(players, mixes(modules), KNOTS),
  fixed: BASE_KNOTS.features,
});

const schoolOf = (players: number, modules: Table['modules'], knots: Knots): School => ({
  knots,
  playLessons: (game, byLeft, random) =>
    playGame(game, { players, learners: players === 2 ? 1 : players, modules, knots }, byLeft, random),
});
