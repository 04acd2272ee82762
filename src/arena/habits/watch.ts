import { playGame } from '../game.ts';
import type { ArenaGame } from '../game.ts';
import type { GameTypes, Seating } from '../player.ts';
import { mean, shareInterval } from '../statistics.ts';
import { NONE, count } from './habits.ts';
import type { Habits, Watched } from './habits.ts';
import type { Row } from './table.ts';

/** Plays pairs of games for two, and counts what the first player does. */
export async function watch<F extends GameTypes & { readonly position: Watched }>(
  game: ArenaGame<F>,
  first: Seating<F>,
  second: Seating<F>,
  pairs: number,
): Promise<Pick<Row, 'wins' | 'games'>> {
  const games: Habits[] = [];
  const shares: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const won = [0, 1].map(async (me) => {
      const habits: Habits = { ...NONE };
      const seats = [me === 0 ? first : second, me === 0 ? second : first];
      const { points } = await playGame(
        game,
        game.setupOf(pair),
        seats.map((seat, n) => seat(`player/${pair}/${me}/${n === me ? 0 : 1}`)),
        (events, position) => count(habits, events, me, position),
      );
      const [mine = 0, theirs = 0] = me === 0 ? points : points.toReversed();
      games.push({ ...habits, points: mine, rivalsPoints: theirs });
      return mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
    });
    shares.push(mean(await Promise.all(won)));
  }
  const [low = 0, high = 0] = shareInterval(shares) ?? [];
  return { wins: `${mean(shares).toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`, games };
}
