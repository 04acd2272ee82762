import { adapterOf } from '../../game/index.ts';
import type { Archive } from '../contracts/archive.ts';
import type { GoalId } from '../contracts/goals.ts';
import { newGoals } from './goals/index.ts';
import { climbed, isWonOn, ladderOf } from './ladder.ts';
import type { Rung } from './ladder.ts';

/** What a finished game was the first to do. */
export interface News {
  readonly goals: readonly GoalId[];
  /** The highest rung that was won; `null`: none. */
  readonly rung: Rung | null;
}

export async function newsOf(
  archive: Pick<Archive, 'games' | 'get'>,
  id: string,
  players: { readonly levels: readonly string[]; readonly characters: readonly string[] },
): Promise<News> {
  const game = archive.games.find((one) => one.id === id);
  const match = archive.get(id)?.match;
  if (!game || !match) return { goals: [], rung: null };
  const rungs = climbed(ladderOf({ ...players, most: adapterOf(game.rules).seats.most }), archive, game.rules);
  const won = rungs.findLast((rung) => rung.wins === 1 && isWonOn(rung, game, match));
  return { goals: await newGoals(archive, id), rung: won ?? null };
}
