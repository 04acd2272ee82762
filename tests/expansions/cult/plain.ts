import { areNeighbours, buildingOn, featureAt, has, isComplete, same } from '../../support/plainBoard.ts';
import type { PlainPart } from '../../support/plainParts.ts';
import type { Laid, Man, PlainGame } from '../../support/plainBoard.ts';

/** No shrine has two monasteries around it, no monastery two shrines. */
function rivalsAreFew(game: PlainGame, laid: Laid): boolean {
  if (buildingOn(laid) === '') return true;
  const board = [...game.board, laid];
  const rivals = (one: Laid): readonly Laid[] =>
    board.filter(
      (other) => areNeighbours(one, other) && buildingOn(other) !== '' && buildingOn(other) !== buildingOn(one),
    );
  return rivals(laid).length < 2 && rivals(laid).every((one) => rivals(one).length < 2);
}

/** Those whose rival was completed first by the last tile. */
export function losersOf(game: PlainGame): Man[] {
  if (!has(game, 'cult')) return [];
  const on = (man: Man): string =>
    featureAt(game, man).kind === 'monastery' ? buildingOn(game.board.find((laid) => same(laid, man)) as Laid) : '';
  const pairs = game.men.flatMap((heretic) =>
    on(heretic) === 'cult'
      ? game.men
          .filter((monk) => on(monk) === 'monastery' && monk.player !== heretic.player && areNeighbours(heretic, monk))
          .map((monk) => [heretic, monk] as const)
      : [],
  );
  return pairs.flatMap(([heretic, monk]) => {
    const [a, b] = [isComplete(game, [heretic]), isComplete(game, [monk])];
    return a === b ? [] : [a ? monk : heretic];
  });
}

export const part: PlainPart = { allows: rivalsAreFew };
