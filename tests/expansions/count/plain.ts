import { isFort } from '../castles/plain.ts';
import {
  isComplete,
  kindOf,
  menInHand,
  placeOf,
  regionOf,
  regionsOn,
  same,
  sortsOf,
  standsIn,
} from '../../support/plainBoard.ts';
import type { Inside, Laid, PlainAction, PlainGame, Spot } from '../../support/plainBoard.ts';
import count from '../../../src/expansions/count/tiles.json' with { type: 'json' };

/** The City of Carcassonne as it is placed. */
export const CITY_OF_CARCASSONNE: readonly Laid[] = count.tiles.map(({ id, at: [x = 0, y = 0] }) => ({
  tile: id,
  x,
  y,
  rotation: 0,
}));

const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'];

const LEADS_TO: Readonly<Record<string, string>> = {
  palace: 'city',
  market: 'field',
  smithy: 'road',
  cathedral: 'monastery',
};

/** Where a player may send a follower now, by region. */
function openRegions(game: PlainGame): Spot[][] {
  const { last, ending } = game;
  const all = ending
    ? regionsOn(game, game.board)
    : regionsOn(game, game.board).filter(
        (region) => isComplete(game, region) && isNew(game, region, last) && !isFort(game, region),
      );
  const isWanted = (region: readonly Spot[]): boolean =>
    !ending || kindOf(game, region) === 'field' || (game.options.countFinal === 'any' && !isComplete(game, region));
  const isHeld = (region: readonly Spot[]): boolean => game.men.some((man) => standsIn(region, man));
  return all.filter((region) => isWanted(region) && (game.options.reinforce !== 'occupied' || isHeld(region)));
}

/** Whether it was open before the last tile was placed. */
function isNew(game: PlainGame, region: readonly Spot[], last: Laid | null): boolean {
  if (!last) return false;
  const before = { ...game, board: game.board.filter((laid) => laid !== last) };
  const rest = region.filter((spot) => !same(spot, last));
  const [first] = rest;
  return first === undefined || rest.length < region.length || !isComplete(before, [first]);
}

export function reinforcements(game: PlainGame): PlainAction[] {
  const { actor: player } = game;
  if (game.out.includes(player)) return [];
  const mine = game.inside.filter((man) => man.player === player && man.quarter !== game.count);
  if (mine.length === 0) return [];
  const kinds = mine.filter((man, n) => mine.findIndex((other) => isAlike(man, other)) === n);
  const actions = openRegions(game).flatMap((region) =>
    kinds
      .filter(({ quarter }) => LEADS_TO[quarter] === kindOf(game, region))
      .filter(({ quarter }) => !game.ending || quarter === 'market' || game.options.countFinal === 'any')
      .map(({ quarter, figure }) => ({
        player,
        do: 'reinforce',
        quarter,
        ...placeOf(region),
        ...(figure === 'follower' ? {} : { figure }),
      })),
  );
  const mayPass = !game.ending || game.options.countFinal === 'any';
  return actions.length > 0 && mayPass ? [...actions, { player, do: 'pass' }] : actions;
}

const isAlike = (a: Inside, b: Inside): boolean =>
  a.player === b.player && a.quarter === b.quarter && a.figure === b.figure;

/** A follower leaves the city for a region. */
export function leaveCity(
  game: PlainGame,
  { quarter = '', figure = 'follower', x = 0, y = 0, feature = 0 }: PlainAction,
) {
  const { actor: player } = game;
  const index = game.inside.findIndex((man) => isAlike(man, { player, quarter, figure }));
  const spot = placeOf(regionOf(game, { x, y, feature }));
  return {
    ...game,
    inside: game.inside.filter((_, n) => n !== index),
    men: [...game.men, { player, figure, ...spot }],
  };
}

export function entries(game: PlainGame): PlainAction[] {
  const { player } = game;
  const suits = (quarter: string, figure: string): boolean =>
    figure === 'abbot' ? quarter === 'cathedral' : quarter !== 'market' || game.options.fields !== 'off';
  const actions = QUARTERS.flatMap((quarter) =>
    sortsOf(game)
      .filter((figure) => menInHand(game, player, figure) > 0 && suits(quarter, figure))
      .map((figure) => ({ player, do: 'enter', quarter, ...(figure === 'follower' ? {} : { figure }) })),
  );
  return actions.length > 0 ? [...actions, { player, do: 'pass' }] : [];
}

export const countMoves = ({ player, count }: PlainGame): PlainAction[] => [
  ...QUARTERS.filter((quarter) => quarter !== count).map((quarter) => ({ player, do: 'count', quarter })),
  { player, do: 'pass' },
];

/** Where the Count goes after a follower entered, if he moves by himself. */
export function countAfter({ options, count }: PlainGame, quarter: string): string | null {
  if (options.countMove === 'follow') return quarter;
  return options.countMove === 'clockwise' ? (QUARTERS[(QUARTERS.indexOf(count) + 1) % 4] ?? '') : null;
}
