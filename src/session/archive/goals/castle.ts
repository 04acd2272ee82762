import type { CastleGoal } from '../../contracts/goals.ts';
import { eventsOf, isTurned, linesOf, partsOf } from './goalGame.ts';
import type { GoalGame, GoalLine, Goals } from './goalGame.ts';

/** Goals of The Castle and Zamek. */

const PATH_POINTS = 10;
const TOWER_TILES = 4;
const HOUSE_TILES = 5;
const COURT_POINTS = 12;
const EMPTY_CELLS = 10;
const TOKENS = 4;

const effectOf = (line: GoalLine): string => ('token' in line && line.token ? line.token.effect : '');
const RESCUES = ['final-path', 'final-tower', 'final-house'];

/** The person completed a feature in which both had as many followers, so nobody scored. */
const ties = (game: GoalGame): boolean =>
  partsOf(game, 'laid').some(
    (part) =>
      part.player === game.me &&
      eventsOf(part, 'completed').some(({ followers: [one = 0, other = 0] }) => one === other && one > 0),
  );

export const CASTLE: Goals<CastleGoal> = {
  path: (game) =>
    linesOf(game, 'play').some((line) => 'fountain' in line && line.fountain && line.points >= PATH_POINTS),
  tower: (game) => linesOf(game, 'play').some(({ what, count }) => what === 'tower' && count >= TOWER_TILES),
  house: (game) => linesOf(game, 'play').some(({ what, count }) => what === 'house' && count >= HOUSE_TILES),
  courts: (game) => linesOf(game, 'final').some(({ what, points }) => what === 'court' && points >= COURT_POINTS),
  empty: (game) => linesOf(game, 'final').some(({ what, count }) => what === 'keep' && count >= EMPTY_CELLS),
  majority: (game) => eventsOf(game, 'completed').some((event) => isTurned(event, game.me)),
  tie: ties,
  tokens: (game) => eventsOf(game, 'token-taken').filter(({ player }) => player === game.me).length >= TOKENS,
  doubled: (game) => linesOf(game, 'play').some((line) => effectOf(line).startsWith('double-')),
  'extra-turn': (game) =>
    eventsOf(game, 'token-used').some(({ player, effect }) => player === game.me && effect === 'extra-turn'),
  rescued: (game) => linesOf(game, 'final').some((line) => RESCUES.includes(effectOf(line))),
};
