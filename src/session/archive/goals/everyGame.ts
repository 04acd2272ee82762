import { ASSISTS } from '../../contracts/match.ts';
import type { EveryGameGoal } from '../../contracts/goals.ts';
import { at, eventsOf, linesOf, partsOf, sumOf } from './goalGame.ts';
import type { GoalGame, Goals } from './goalGame.ts';

/** Goals that every game has. */

const TEN = 10;
const BIG_TURN = 15;
const CLEAR = 20;
/** A game in which hardly anyone was placed leaves nobody behind, either. */
const FOLLOWERS_OUT = 6;

/** Followers who stay until the end anyway: they lie. */
const LYING = ['court', 'field'];

/** A follower placed on a feature that this tile completed: it scored and came home. */
function scoresAtOnce(game: GoalGame): boolean {
  return partsOf(game, 'laid').some((part) => {
    const mine = new Set(eventsOf(part, 'deployed').flatMap((one) => (one.player === game.me ? [at(one.at)] : [])));
    return linesOf(part, 'play').some(({ features }) => features.some((feature) => mine.has(at(feature))));
  });
}

/** One tile scored two features. */
const scoresTwo = (game: GoalGame): boolean =>
  partsOf(game, 'laid').some(
    (part) =>
      part.player === game.me &&
      new Set(linesOf(part, 'play').flatMap(({ region }) => (region ? [at(region)] : []))).size > 1,
  );

/** Those who were placed standing, and those of them who never came home. */
function standing(game: GoalGame): { readonly placed: number; readonly left: number } {
  const mine = { events: game.events.filter((event) => 'player' in event && event.player === game.me) };
  const out = eventsOf(mine, 'deployed').filter(({ kind }) => !LYING.includes(kind));
  const home = eventsOf(mine, 'follower-home').filter(({ kind }) => !LYING.includes(kind));
  return { placed: out.length, left: out.length - home.length };
}

function allHome(game: GoalGame): boolean {
  const { placed, left } = standing(game);
  return placed >= FOLLOWERS_OUT && left <= 0;
}

/** Behind someone when the final scoring began, and yet the winner. */
function comesBack({ events, me, scores, outcome }: GoalGame): boolean {
  const before = scores.map((score, player) => score - sumOf(linesOf({ events, me: player }, 'final')));
  return outcome === 'won' && Math.max(...before) > (before[me] ?? 0);
}

/** The person's lead over the best opponent. */
const leadOf = ({ scores, me }: GoalGame): number =>
  (scores[me] ?? 0) - Math.max(...scores.filter((_, player) => player !== me));

export const EVERY_GAME: Goals<EveryGameGoal> = {
  win: ({ outcome }) => outcome === 'won',
  'at-once': scoresAtOnce,
  'two-features': scoresTwo,
  guest: (game) =>
    partsOf(game, 'turn-began').some(
      (turn) => turn.player !== game.me && linesOf(turn, 'play').some(({ region, points }) => region && points > 0),
    ),
  'all-home': allHome,
  'ten-home': (game) => eventsOf(game, 'follower-home').filter(({ player }) => player === game.me).length >= TEN,
  'big-turn': (game) =>
    partsOf(game, 'turn-began').some((turn) => turn.player === game.me && sumOf(linesOf(turn, 'play')) >= BIG_TURN),
  comeback: comesBack,
  'clear-win': (game) => game.outcome === 'won' && leadOf(game) >= CLEAR,
  unaided: ({ outcome, without }) => outcome === 'won' && ASSISTS.every((assist) => without.includes(assist)),
};
