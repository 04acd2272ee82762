import { after } from '../../platform/after.ts';
import type { Save } from '../../../persistence/save.ts';
import type { Archive, FinishedGame } from '../../contracts/archive.ts';
import { CARCASSONNE_GOALS, CASTLE_GOALS, EVERY_GAME_GOALS } from '../../contracts/goals.ts';
import type { GoalId, GoalsReached } from '../../contracts/goals.ts';
import { CARCASSONNE } from './carcassonne.ts';
import { CASTLE } from './castle.ts';
import { EVERY_GAME } from './everyGame.ts';
import { goalGameOf } from './goalGame.ts';
import type { GoalGame } from './goalGame.ts';

/** Which goals the finished games reach. Nothing is stored: the records say it. */

type Reaches = (game: GoalGame) => readonly GoalId[];
const castle: Reaches = (game) => CASTLE_GOALS.filter((id) => CASTLE[id](game));
const carcassonne: Reaches = (game) => CARCASSONNE_GOALS.filter((id) => CARCASSONNE[id](game));

/** By rule set. */
const REACHES: Readonly<Record<string, Reaches>> = { castle, zamek: castle, carcassonne };

/** Replaying a game takes several milliseconds; a record never changes. */
const known = new WeakMap<Save['match'], readonly GoalId[]>();

/** The goals that a finished game reaches. */
export function goalsOf(game: FinishedGame, match: Save['match']): readonly GoalId[] {
  const before = known.get(match);
  if (before) return before;
  const found = goalGameOf(game, match);
  const goals = found
    ? [...EVERY_GAME_GOALS.filter((id) => EVERY_GAME[id](found)), ...(REACHES[game.rules]?.(found) ?? [])]
    : [];
  known.set(match, goals);
  return goals;
}

type Games = Pick<Archive, 'games' | 'get'>;

const goalsIn = (archive: Games, game: FinishedGame): readonly GoalId[] => {
  const save = archive.get(game.id);
  return save ? goalsOf(game, save.match) : [];
};

/** In milliseconds: short enough that the page still answers. */
const SLICE = 12;

/** Looks through the games, oldest first, until `look` returns false; the page goes on meanwhile. */
async function eachGame(games: readonly FinishedGame[], look: (game: FinishedGame) => boolean): Promise<void> {
  let since = performance.now();
  for (const game of games.toReversed()) {
    if (!look(game)) return;
    if (performance.now() - since < SLICE) continue;
    await after(0);
    since = performance.now();
  }
}

/**
 * Finds the first game that reached each goal, and shows what was found after every few games. Returns a function that
 * ends the search.
 */
export function searchGoals(archive: Games, show: (reached: GoalsReached) => void): () => void {
  let wanted = true;
  const games = new Map<GoalId, FinishedGame>();
  let told = 0;
  const tell = (isComplete: boolean): void => {
    told = games.size;
    show({ games: new Map(games), isComplete });
  };
  void eachGame(archive.games, (game) => {
    if (!wanted) return false;
    for (const id of goalsIn(archive, game)) if (!games.has(id)) games.set(id, game);
    if (games.size > told) tell(false);
    return true;
  }).then(() => wanted && tell(true));
  return () => {
    wanted = false;
  };
}

/** The goals that this game was the first to reach. */
export async function newGoals(archive: Games, id: string): Promise<readonly GoalId[]> {
  const game = archive.games.find((one) => one.id === id);
  let fresh = game ? goalsIn(archive, game) : [];
  await eachGame(
    archive.games.filter((one) => one.id !== id),
    (other) => {
      if (fresh.length > 0) {
        const earlier = goalsIn(archive, other);
        fresh = fresh.filter((goal) => !earlier.includes(goal));
      }
      return fresh.length > 0;
    },
  );
  return fresh;
}
