import {
  areNeighbours,
  featureAt,
  give,
  has,
  isComplete,
  placeOf,
  regionOf,
  regionsOn,
  same,
  standsIn,
  worth,
} from '../../support/plainBoard.ts';
import type { Fort, Man, Place, PlainAction, PlainGame, Spot } from '../../support/plainBoard.ts';

export const isFort = (game: Pick<PlainGame, 'castles'>, region: readonly Spot[]): boolean =>
  game.castles.some(({ tiles }) => region.some((spot) => standsIn(tiles, { ...spot, player: 0, figure: '' })));

export const isLord = (game: Pick<PlainGame, 'castles'>, man: Man): boolean => isFort(game, [man]);

/** Two tiles, one half-round segment each. */
function isSmall(game: PlainGame, region: readonly Spot[]): boolean {
  return (
    region.length === 2 &&
    region.every((spot) => {
      const { kind, sides, wide } = featureAt(game, spot);
      return kind === 'city' && sides?.length === 1 && !wide;
    }) &&
    isComplete(game, region)
  );
}

/** Small cities of the last tile in which a man of the player stands alone. */
export function foundable(game: PlainGame, player: number): PlainAction[] {
  if (!has(game, 'castles') || !game.last || (game.castlesLeft[player] ?? 0) === 0) return [];
  return regionsOn(game, [game.last]).flatMap((region) => {
    const men = game.men.filter((man) => standsIn(region, man));
    if (!isSmall(game, region) || isFort(game, region) || men.length !== 1 || men[0]?.player !== player) return [];
    return [{ player, do: 'castle', ...placeOf(region) }];
  });
}

export function founded(game: PlainGame, { x = 0, y = 0, feature = 0, player }: PlainAction): PlainGame {
  const tiles = regionOf(game, { x, y, feature });
  return {
    ...game,
    castles: [...game.castles, { tiles, player, turn: game.turn, waits: true }],
    castlesLeft: game.castlesLeft.map((left, one) => left - (one === player ? 1 : 0)),
  };
}

/** The cells of the castle and those along its long sides. */
function around({ tiles: [a, b] }: Fort): Place[] {
  if (!a || !b) return [];
  const [dx, dy] = a.x === b.x ? [1, 0] : [0, 1];
  return [a, b].flatMap(({ x, y }) => [
    { x, y },
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ]);
}

/** Castles reached by what the last tile completed, then by castles. `paid`: what else a man of the region gets. */
export function reached(game: PlainGame, paid: (men: readonly Man[]) => readonly number[]): PlainGame {
  const { last } = game;
  if (!has(game, 'castles') || !last) return game;
  const near = game.board.filter((laid) => same(laid, last) || areNeighbours(laid, last));
  const done = regionsOn(game, near).filter((region) => {
    const { kind } = featureAt(game, region[0] as Spot);
    const isHere = kind === 'monastery' || region.some((spot) => same(spot, last));
    return ['road', 'city', 'monastery'].includes(kind) && isHere && isComplete(game, region) && !isFort(game, region);
  });
  let now = game;
  let sources = done.map((region) => ({ region, points: worth(game, region) }));
  while (sources.length > 0) {
    const next: typeof sources = [];
    for (const fort of now.castles.filter(({ waits, turn }) => waits && turn < game.turn)) {
      const cells = around(fort);
      const here = sources.filter(({ region }) => region.some((spot) => cells.some((cell) => same(cell, spot))));
      if (here.length === 0) continue;
      const points = Math.max(...here.map((source) => source.points));
      const lords = now.men.filter((man) => standsIn(fort.tiles, man));
      next.push({ region: [...fort.tiles], points });
      now = {
        ...now,
        scores: give(give(now.scores, [fort.player], points), paid(lords), 3),
        men: now.men.filter((man) => !lords.includes(man)),
        castles: now.castles.map((one) => (one === fort ? { ...fort, waits: false } : one)),
      };
    }
    sources = next;
  }
  return now;
}
