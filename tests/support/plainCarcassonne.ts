import { chosen, isUnlaid, marketActions, mayChoose, opened, supplied, traded } from '../expansions/bazaars/plain.ts';
import { bridged, bridgings, withBridge } from '../expansions/bridges/plain.ts';
import { foundable, founded, isFort, isLord, reached } from '../expansions/castles/plain.ts';
import {
  CITY_OF_CARCASSONNE,
  countAfter,
  countMoves,
  entries,
  leaveCity,
  reinforcements,
} from '../expansions/count/plain.ts';
import { losersOf } from '../expansions/cult/plain.ts';
import { flights, isFlight } from '../expansions/dragon/plain.ts';
import { favoured } from '../expansions/fairy/plain.ts';
import { cardsAfter, cardsAtEnd } from '../expansions/king/plain.ts';
import { isAnywhere } from '../expansions/portal/plain.ts';
import { knights } from '../expansions/princess/plain.ts';
import { extendsOwn } from '../expansions/builders/plain.ts';
import { tokensAfter, tokensAtEnd } from '../expansions/goods/plain.ts';
import { fedBy } from '../expansions/pigs/plain.ts';
import { isLake } from '../expansions/river-2/plain.ts';
import {
  accompanied,
  bears,
  featureAt,
  featuresOf,
  give,
  handsOf,
  has,
  isComplete,
  isFollower,
  isRound,
  leaders,
  line,
  menInHand,
  regionOf,
  same,
  sortsOf,
  standsIn,
  worth,
} from './plainBoard.ts';
import type { Laid, Man, PlainAction, PlainGame, PlainOptions, Spot } from './plainBoard.ts';
import { filesOfExpansions } from './filesOfExpansions.ts';
import { addPart, partsOf } from './plainParts.ts';
import type { PlainPart } from './plainParts.ts';
import { boardWith, fitsSomewhere, needBridge, placesFor } from './plainPlacing.ts';

/**
 * Carcassonne from the rule page alone (plainBoard.ts): legal actions and their effects. The program's games are
 * compared with it, and the perft tables come from it.
 */

for (const [id, { part }] of await filesOfExpansions<{ readonly part?: PlainPart }>('plain.ts'))
  if (part) addPart(id, part);

function mayStand(game: PlainGame, kind: string, figure: string): boolean {
  if (figure === 'abbot') return isRound(kind);
  return kind === 'field' ? game.options.fields !== 'off' : kind === 'road' || kind === 'city' || kind === 'monastery';
}

export function legalActions(game: PlainGame): PlainAction[] {
  const { player } = game;
  if (game.awaiting === 'place') {
    const places = placesFor(game, game.hand ?? '');
    return [
      ...places.map(({ x, y, rotation }) => ({ player, do: 'place', x, y, rotation })),
      ...(needBridge(game, places) ? [{ player, do: 'pass' }] : []),
    ];
  }
  if (game.awaiting === 'dragon') return flights(game).map(({ x, y }) => ({ player: game.actor, do: 'dragon', x, y }));
  if (game.awaiting === 'reinforce') return reinforcements(game);
  if (game.awaiting === 'enter') return entries(game);
  if (game.awaiting === 'count') return countMoves(game);
  if (game.awaiting === 'offer' || game.awaiting === 'bid' || game.awaiting === 'trade') return marketActions(game);
  if (game.awaiting === 'castle') {
    const castles = foundable(game, game.actor);
    return castles.length > 0 ? [...castles, { player: game.actor, do: 'pass' }] : [];
  }
  if (game.awaiting !== 'deploy' || !game.last) return [];
  const dismissals = knights(game).map(({ x, y, feature }) => ({ player, do: 'dismiss', x, y, feature }));
  if (dismissals.length > 0 && game.options.princess !== 'may') return [...dismissals, ...bridgings(game)];
  return [
    ...deployments(game, game.last),
    ...dismissals,
    ...bridgings(game),
    ...partsOf(game).flatMap((part) => part.choices?.(game) ?? []),
    { player, do: 'pass' },
  ];
}

/** On the tile just placed, with a portal on any; never on a volcano, nor on the lake of River II. */
function deployments(game: PlainGame, last: Laid): PlainAction[] {
  const { player } = game;
  if ((has(game, 'dragon') && bears(last.tile, 'volcano')) || isLake(game)) return [];
  const before = { ...game, board: game.board.filter((laid) => laid !== last) };
  const actions: PlainAction[] = [];
  for (const laid of isAnywhere(game) ? game.board : [last]) {
    const { x, y } = laid;
    if (same(laid, game.dragon)) continue;
    for (const [feature, { kind }] of featuresOf(laid).entries()) {
      const spot = { x, y, feature };
      if (!partsOf(game).every((part) => part.admits?.(game, spot) ?? true)) continue;
      if (kind === 'river' || game.men.some((man) => standsIn(regionOf(game, spot), man))) continue;
      if (laid !== last && isComplete(before, regionOf(before, spot))) continue;
      const there = laid === last ? { feature } : spot;
      for (const figure of sortsOf(game))
        if (menInHand(game, player, figure) > 0 && mayStand(game, kind, figure))
          actions.push({ player, do: 'deploy', ...there, ...(figure === 'follower' ? {} : { figure }) });
    }
  }
  return [...actions, ...companions(game, last)];
}

/** Builder and pig: on the tile just placed, in an unfinished region where a follower of the player is. */
function companions(game: PlainGame, last: Laid): PlainAction[] {
  const { player } = game;
  if (same(last, game.dragon)) return [];
  return [...featuresOf(last).entries()].flatMap(([feature, { kind }]) => {
    const figure = kind === 'field' ? 'pig' : 'builder';
    const isKind = kind === 'road' || kind === 'city' || (kind === 'field' && game.options.fields !== 'off');
    if (!isKind || !has(game, `${figure}s`) || menInHand(game, player, figure) === 0) return [];
    const region = regionOf(game, { x: last.x, y: last.y, feature });
    const isHeld = game.men.some((man) => man.player === player && isFollower(man) && standsIn(region, man));
    return isHeld && !isComplete(game, region) ? [{ player, do: 'deploy', feature, figure }] : [];
  });
}

/** Plays a legal action and continues to the next choice. */
export function play(game: PlainGame, action: PlainAction): PlainGame {
  const { player } = game;
  const spot = { x: action.x ?? game.last?.x ?? 0, y: action.y ?? game.last?.y ?? 0, feature: action.feature ?? 0 };
  const standsThere = (man: Man): boolean => standsIn([spot], man);
  switch (action.do) {
    case 'place': {
      const wanted: Laid = { tile: game.hand ?? '', x: spot.x, y: spot.y, rotation: action.rotation ?? 0 };
      const board = boardWith(game, wanted) ?? [];
      const last = board.find((laid) => same(laid, wanted)) as Laid;
      const bridges = (all: readonly Laid[]): number => all.filter(({ bridge }) => bridge).length;
      const after = bridges(board) > bridges(game.board) ? bridged(game, board) : game;
      const dragon = has(game, 'dragon') && bears(last.tile, 'volcano') ? { x: last.x, y: last.y } : game.dragon;
      const placed: PlainGame = { ...after, board, last, dragon, hand: null, awaiting: 'deploy' };
      return choose(!game.second && extendsOwn(placed) ? { ...placed, second: 'due' } : placed);
    }
    case 'bridge':
      return choose(bridged(game, withBridge(game.board, spot, action.axis ?? '') ?? []));
    case 'castle':
      return choose(founded(game, action));
    case 'offer':
    case 'bid':
    case 'buy':
    case 'sell':
      return trade(game, action);
    case 'deploy': {
      const man: Man = { player, ...spot, figure: action.figure ?? 'follower' };
      return roam({ ...game, men: [...game.men, man] });
    }
    case 'dismiss':
      return roam(accompanied({ ...game, men: game.men.filter((man) => !standsThere(man) || !isFollower(man)) }));
    case 'dragon': {
      const dragon = { x: spot.x, y: spot.y };
      const after: PlainGame = {
        ...game,
        dragon,
        visited: [...game.visited, dragon],
        moves: game.moves - 1,
        actor: (game.actor + 1) % game.scores.length,
        men: game.men.filter((man) => !same(man, dragon) || isLord(game, man)),
      };
      return choose(accompanied(after));
    }
    case 'reinforce':
      return game.ending ? goOn(leaveCity(game, action)) : choose(leaveCity(game, action));
    case 'enter': {
      const { quarter = '', figure = 'follower' } = action;
      const entered = { ...game, inside: [...game.inside, { player, figure, quarter }] };
      const count = countAfter(game, quarter);
      return count === null ? { ...entered, awaiting: 'count' } : close({ ...entered, count });
    }
    case 'count':
      return close({ ...game, count: action.quarter ?? '' });
    default: {
      const plays = partsOf(game).find((part) => part.plays?.[action.do])?.plays?.[action.do];
      if (plays) return roam(plays(game, action));
      if (game.awaiting === 'place') return draw({ ...game, hand: null, aside: [...game.aside, game.hand ?? ''] });
      if (game.awaiting === 'castle') return found(game);
      if (game.awaiting === 'bid') return trade(game, action);
      if (game.awaiting === 'reinforce') return goOn(game.ending ? { ...game, out: [...game.out, game.actor] } : game);
      return game.awaiting === 'deploy' ? roam(game) : close(game);
    }
  }
}

/** Plays the action if only one is legal; if none is, the turn continues. */
function choose(game: PlainGame): PlainGame {
  const [first, second] = legalActions(game);
  if (first && second) return game;
  if (first) return play(game, first);
  if (game.awaiting === 'reinforce') return goOn(game);
  if (game.awaiting === 'enter') return close(game);
  if (game.awaiting === 'castle') return found(game);
  const landed: PlainGame = { ...game, moves: 0, visited: [], actor: game.player };
  return landed.options.dragonMove === 'after-scoring' ? market(landed) : complete(landed);
}

const takeOff = (game: PlainGame): PlainGame =>
  choose({ ...game, awaiting: 'dragon', moves: 6, visited: game.dragon ? [game.dragon] : [], actor: game.player });

/** The rest of the turn after its deployment. */
const roam = (game: PlainGame): PlainGame =>
  isFlight(game) && game.options.dragonMove !== 'after-scoring' ? takeOff(game) : complete(game);

/** Rivals are determined before anybody leaves the city; castles are founded, the player of the turn first. */
function complete(game: PlainGame): PlainGame {
  const players = [game.player, ...line(game).slice(0, -1)];
  return found({ ...game, losers: losersOf(game), asked: players });
}

/** Asks the next player to found castles; then followers may leave the city. */
function found(game: PlainGame): PlainGame {
  const [actor, ...asked] = game.asked;
  if (actor === undefined) return goOn({ ...game, actor: game.player, asked: has(game, 'count') ? line(game) : [] });
  return choose({ ...game, actor, asked, awaiting: 'castle' });
}

/** After the last tile is taken they are placed. */
function trade(game: PlainGame, action: PlainAction): PlainGame {
  if (game.options.bazaar === 'choose') return draw(chosen(game, action.tile ?? 0));
  const after = traded(game, action);
  return after.awaiting === 'over' ? nextTurn({ ...after, actor: game.player }) : choose(after);
}

/** Asks the next player to leave the city; at the end of the game in rounds until nobody can. */
function goOn(game: PlainGame): PlainGame {
  if (game.ending) {
    const able = game.asked.findIndex((player) => reinforcements({ ...game, actor: player }).length > 0);
    if (able < 0) return count({ ...game, awaiting: 'over' });
    const player = game.asked[able] ?? 0;
    const after = [...game.asked.slice(able + 1), ...game.asked.slice(0, able + 1)];
    return choose({ ...game, actor: player, asked: after, awaiting: 'reinforce' });
  }
  const [actor, ...asked] = game.asked;
  if (actor === undefined) return court({ ...game, actor: game.player });
  return choose({ ...game, actor, asked, awaiting: 'reinforce' });
}

/** Scores, and lets the player of the turn enter the city if only others scored. */
function court(game: PlainGame): PlainGame {
  const scored = score(game);
  const gained = scored.scores.map((points, player) => points - (game.scores[player] ?? 0));
  const carded = tokensAfter(cardsAfter(scored));
  const others = gained.some((points, player) => player !== game.player && points > 0);
  return has(game, 'count') && others && gained[game.player] === 0
    ? choose({ ...carded, awaiting: 'enter' })
    : close(carded);
}

const close = (game: PlainGame): PlainGame =>
  isFlight(game) && game.options.dragonMove === 'after-scoring' ? takeOff(game) : market(game);

/** Holds a bazaar, unless the tile was one of a bazaar. */
function market(game: PlainGame): PlainGame {
  if (game.fair) return nextTurn(game);
  const open = opened(game);
  if (!open?.fair || open.options.bazaar === 'choose') return nextTurn(open ?? game);
  return choose({ ...open, actor: open.fair.auctioneer, awaiting: 'offer' });
}

/** Regions that these men are in, each once. */
function heldRegions(game: PlainGame): Spot[][] {
  const regions: Spot[][] = [];
  for (const man of game.men) if (!regions.some((region) => standsIn(region, man))) regions.push(regionOf(game, man));
  return regions;
}

function score(game: PlainGame): PlainGame {
  let { scores, men } = game;
  for (const region of heldRegions(game)) {
    if (!isComplete(game, region) || isFort(game, region)) continue;
    const here = men.filter((man) => standsIn(region, man));
    scores = give(scores, leaders(game, here), worth(game, region));
    scores = give(scores, favoured(game, here), 3);
    men = men.filter((man) => !standsIn(region, man));
  }
  men = men.filter((man) => !game.losers.includes(man));
  return reached({ ...game, scores, men }, (lords) => favoured(game, lords));
}

function nextTurn(game: PlainGame): PlainGame {
  const over: PlainGame = { ...game, last: null, bridged: false, turn: game.turn + 1 };
  if (game.second === 'due' && game.drawn < game.deck.length)
    return draw({ ...over, actor: game.player, second: 'on', lakeDue: isLake(game) });
  return leaveTurn(game, {
    ...over,
    second: null,
    lakeDue: false,
    fair: isUnlaid(game.fair) ? game.fair : null,
  });
}

/** The next turn after one that is `over`, without anything of it. */
function leaveTurn(game: PlainGame, over: PlainGame): PlainGame {
  if (game.drawn >= game.deck.length && !isUnlaid(game.fair)) return finish(over);
  if (isLake(game) || game.lakeDue) return draw({ ...over, actor: game.player });
  const player = (game.player + 1) % game.scores.length;
  const scores = favoured(game, game.men).includes(player) ? give(game.scores, [player], 1) : game.scores;
  const begun: PlainGame = { ...over, player, actor: player, scores };
  return mayChoose(begun) ? choose({ ...begun, awaiting: 'offer' }) : draw(begun);
}

function draw(game: PlainGame): PlainGame {
  const own = game.second ? null : supplied(game);
  if (own) return inHand(own.game, own.tile);
  const tile = game.deck[game.drawn];
  if (tile === undefined) return isUnlaid(game.fair) ? nextTurn(game) : finish(game);
  const next = { ...game, drawn: game.drawn + 1 };
  if (has(game, 'dragon') && !game.dragon && bears(tile, 'dragon')) return draw(next);
  return inHand(next, tile);
}

const inHand = (game: PlainGame, tile: string): PlainGame =>
  fitsSomewhere(game, tile)
    ? { ...game, hand: tile, awaiting: 'place' }
    : draw({ ...game, aside: [...game.aside, tile] });

function finish(game: PlainGame): PlainGame {
  return has(game, 'count') ? goOn({ ...game, ending: true, asked: line(game) }) : count(game);
}

function count(last: PlainGame): PlainGame {
  const game = { ...last, men: last.men.filter((man) => !isLord(last, man)) };
  let { scores } = game;
  const held = heldRegions(game);
  const kindOf = (region: readonly Spot[]): string => featureAt(game, region[0] as Spot).kind;
  const menIn = (region: readonly Spot[]): Man[] => game.men.filter((man) => standsIn(region, man));
  for (const region of held)
    if (kindOf(region) !== 'field' && !isComplete(game, region))
      scores = give(scores, leaders(game, menIn(region)), worth(game, region));
  const fields = held
    .filter((region) => kindOf(region) === 'field')
    .map((region) => ({ region, cities: citiesOf(game, region) }));
  const more = (city: string): number => {
    const [x = 0, y = 0, feature = 0] = city.split(',').map(Number);
    return isFort(game, [{ x, y, feature }]) ? 1 : 0;
  };
  if (game.options.fields === 'city-4') {
    for (const city of new Set(fields.flatMap(({ cities }) => cities))) {
      const farmers = fields.flatMap(({ region, cities }) => (cities.includes(city) ? menIn(region) : []));
      scores = give(scores, leaders(game, farmers), 4 + more(city));
      const near = fields.filter(({ cities }) => cities.includes(city)).map(({ region }) => region);
      for (const player of leaders(game, farmers)) scores = give(scores, [player], fedBy(game, player, near));
    }
  } else
    for (const { region, cities } of fields)
      for (const player of leaders(game, menIn(region)))
        scores = give(
          scores,
          [player],
          cities.reduce((sum, city) => sum + 3 + more(city) + fedBy(game, player, [region]), 0),
        );
  for (const region of held) scores = give(scores, favoured(game, menIn(region)), 3);
  const ended: PlainGame = { ...game, scores, awaiting: 'over' };
  return tokensAtEnd(has(game, 'king') ? cardsAtEnd(ended) : ended);
}

/** The completed cities that a field touches, each by one word. */
function citiesOf(game: PlainGame, field: readonly Spot[]): string[] {
  const cities = new Set<string>();
  for (const { x, y, feature } of field) {
    const features = featuresOf(game.board.find((laid) => same(laid, { x, y })) as Laid);
    const wall = features.flatMap(({ kind }, n) => (kind === 'carcassonne' && has(game, 'count') ? [n] : []));
    for (const city of [...(features[feature]?.cities ?? []), ...wall]) {
      const region = regionOf(game, { x, y, feature: city });
      if (isComplete(game, region)) cities.add(region.map((s) => `${s.x},${s.y},${s.feature}`).sort()[0] ?? '');
    }
  }
  return [...cities];
}

/** A game that awaits its first placement. */
export function begin({
  options,
  players,
  deck,
  start,
}: {
  readonly options: PlainOptions;
  readonly players: number;
  readonly deck: readonly string[];
  readonly start?: readonly Laid[];
}): PlainGame {
  const isOn = (module: string): boolean => options.modules?.includes(module) ?? false;
  const spring = isOn('river-2') ? 'S01' : isOn('river-1') ? 'R01' : 'B01';
  const board = start ?? (isOn('count') ? CITY_OF_CARCASSONNE : [{ tile: spring, x: 0, y: 0, rotation: 0 }]);
  const volcano = board.findLast(({ tile }) => bears(tile, 'volcano'));
  return draw({
    options,
    deck,
    board,
    dragon: options.modules?.includes('dragon') && volcano ? { x: volcano.x, y: volcano.y } : null,
    visited: [],
    moves: 0,
    fairy: null,
    inside: [],
    count: 'palace',
    asked: [],
    out: [],
    ending: false,
    king: null,
    robber: null,
    losers: [],
    turn: 1,
    bridges: handsOf(players),
    bridged: false,
    castlesLeft: handsOf(players),
    castles: [],
    fair: null,
    second: null,
    lakeDue: false,
    goods: {},
    actor: 0,
    men: [],
    scores: Array<number>(players).fill(0),
    player: 0,
    drawn: 0,
    aside: [],
    hand: null,
    last: null,
    awaiting: 'place',
  });
}
