import {
  areNeighbours,
  buildingOn,
  featureAt,
  has,
  isComplete,
  menInHand,
  placeOf,
  regionOf,
  regionsOn,
  same,
  standsIn,
} from './plainBoard.ts';
import { isFort } from './plainFair.ts';
import type { Card, Inside, Laid, Man, PlainAction, PlainGame, Spot } from './plainBoard.ts';

/**
 * Carcassonne from the rule page alone, continued: the City of Carcassonne, challenges, the cards of King and Robber
 * Baron.
 */

const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'];
const LEADS_TO: Readonly<Record<string, string>> = {
  palace: 'city',
  market: 'field',
  smithy: 'road',
  cathedral: 'monastery',
};
/** Clockwise, starting after the player of the turn. */
export const line = ({ player, scores }: PlainGame): number[] => scores.map((_, n) => (player + 1 + n) % scores.length);

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

const kindOf = (game: PlainGame, [first]: readonly Spot[]): string => featureAt(game, first as Spot).kind;

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
  const actions = QUARTERS.flatMap((quarter) => [
    ...(menInHand(game, player, 'follower') > 0 && !(quarter === 'market' && game.options.fields === 'off')
      ? [{ player, do: 'enter', quarter }]
      : []),
    ...(quarter === 'cathedral' && menInHand(game, player, 'abbot') > 0
      ? [{ player, do: 'enter', quarter, figure: 'abbot' }]
      : []),
  ]);
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

/** Cities or roads that the last tile completed. */
const completedBy = (game: PlainGame, kind: string): Spot[][] =>
  game.last
    ? regionsOn(game, [game.last]).filter(
        (region) => kindOf(game, region) === kind && isComplete(game, region) && !isFort(game, region),
      )
    : [];
const tilesIn = (region: readonly Spot[]): number => new Set(region.map(({ x, y }) => `${x},${y}`)).size;

/** The cards after the last tile, and their holders' points. */
export function cardsAfter(game: PlainGame): PlainGame {
  if (!has(game, 'king')) return game;
  const scores = [...game.scores];
  const next = (card: Card | null, kind: string): Card | null => {
    const done = completedBy(game, kind);
    if (card && game.options.kingScoring === 'running') scores[card.player] = (scores[card.player] ?? 0) + done.length;
    const size = Math.max(0, ...done.map(tilesIn));
    return size > (card?.size ?? 0) ? { player: game.player, size } : card;
  };
  const [king, robber] = [next(game.king, 'city'), next(game.robber, 'road')];
  return { ...game, king, robber, scores };
}

/** Points for the cards at the end. */
export function cardsAtEnd(game: PlainGame): PlainGame {
  const { king, robber } = game;
  const scoring = game.options.kingScoring ?? 'each';
  const scores = [...game.scores];
  const give = (card: Card | null, points: number): void => {
    if (card) scores[card.player] = (scores[card.player] ?? 0) + points;
  };
  const all = (kinds: readonly string[]): number =>
    regionsOn(game, game.board).filter(
      (region) => kinds.includes(kindOf(game, region)) && isComplete(game, region) && !isFort(game, region),
    ).length;
  if (scoring === 'each') {
    give(king, all(['city', 'carcassonne']));
    give(robber, all(['road']));
  } else if (scoring === '10') {
    give(king, 10);
    give(robber, 10);
  } else if (scoring === '15-40') {
    const both = king !== null && king.player === robber?.player;
    give(king, both ? 40 : 15);
    give(robber, both ? 0 : 15);
  }
  return { ...game, scores };
}
