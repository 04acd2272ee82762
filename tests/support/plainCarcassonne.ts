import base from '../../src/game/rulesets/carcassonne/data/base.json' with { type: 'json' };
import expansion3 from '../../src/game/rulesets/carcassonne/data/expansion-3.json' with { type: 'json' };
import river1 from '../../src/game/rulesets/carcassonne/data/river-1.json' with { type: 'json' };

/**
 * The countryside a second time, the slow and obvious way: written from the rule page, sharing nothing with the program but
 * the tile data. Everything is found from scratch whenever it is asked for. What the program plays is compared with it, and the
 * perft tables come from it.
 */

export interface PlainOptions {
  readonly modules?: readonly string[];
  readonly fields?: string;
  readonly tinyCity?: number;
  readonly followers?: number;
  readonly dragonMove?: string;
  readonly princess?: string;
  readonly fairy?: string;
}
interface Feature {
  readonly kind: string;
  readonly sides?: string;
  readonly halves?: string;
  readonly pennant?: number;
  readonly cities?: readonly number[];
  readonly princess?: boolean;
}
interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly feature: number;
}
interface Man extends Spot {
  readonly player: number;
  readonly figure: string;
}
export interface PlainAction {
  readonly player: number;
  readonly do: string;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly feature?: number;
  readonly figure?: string;
}
export interface PlainGame {
  readonly options: PlainOptions;
  readonly deck: readonly string[];
  readonly board: readonly Laid[];
  readonly men: readonly Man[];
  readonly scores: readonly number[];
  /** The player of the turn, and who acts. */
  readonly player: number;
  readonly actor: number;
  readonly drawn: number;
  readonly aside: readonly string[];
  readonly hand: string | null;
  readonly last: Laid | null;
  readonly awaiting: 'place' | 'deploy' | 'dragon' | 'over';
  readonly dragon: Place | null;
  /** Where the dragon has been in this flight, and how many moves are left. */
  readonly visited: readonly Place[];
  readonly moves: number;
  readonly fairy: (Place & { readonly beside: Man | null }) | null;
}
interface Place {
  readonly x: number;
  readonly y: number;
}

const ALL = [...base.tiles, ...river1.tiles, ...expansion3.tiles];
const TILES = new Map(ALL.map((tile) => [tile.id, tile.features as readonly Feature[]]));
const SIGNS = new Map(ALL.map((tile) => [tile.id, Object.keys(tile)]));
const bears = (tile: string, sign: string): boolean => SIGNS.get(tile)?.includes(sign) ?? false;
const same = (a: Place | null, b: Place | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;
const SIDES = ['N', 'E', 'S', 'W'];
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
const has = (game: PlainGame, module: string): boolean => game.options.modules?.includes(module) ?? false;
const words = (text: string | undefined): string[] => (text === undefined ? [] : text.split(' '));
const turned = (word: string, rotation: number): string =>
  `${SIDES[(SIDES.indexOf(word[0] ?? '') + rotation) % 4]}${word.slice(1)}`;
const sidesOf = (laid: Laid, f: Feature): string[] => words(f.sides).map((side) => turned(side, laid.rotation));
const halvesOf = (laid: Laid, f: Feature): string[] => words(f.halves).map((half) => turned(half, laid.rotation));
const featuresOf = (laid: Laid): readonly Feature[] => TILES.get(laid.tile) ?? [];
const featureAt = (game: PlainGame, { x, y, feature }: Spot): Feature =>
  featuresOf(on(game.board, x, y) as Laid)[feature] as Feature;
const on = (board: readonly Laid[], x: number, y: number): Laid | undefined =>
  board.find((laid) => laid.x === x && laid.y === y);
const beyond = (board: readonly Laid[], laid: Laid, side: number): Laid | undefined =>
  on(board, laid.x + (DX[side] ?? 0), laid.y + (DY[side] ?? 0));

/** What a side shows: `road`, `city`, `river` or `field`. */
function shown(laid: Laid, side: number): string {
  return featuresOf(laid).find((f) => sidesOf(laid, f).includes(SIDES[side] ?? ''))?.kind ?? 'field';
}

/** All spots of the region of a spot. */
export function regionOf(game: Pick<PlainGame, 'board'>, spot: Spot): Spot[] {
  const region = [spot];
  for (const { x, y, feature } of region) {
    const laid = on(game.board, x, y) as Laid;
    const mine = featuresOf(laid)[feature] as Feature;
    for (const side of [0, 1, 2, 3]) {
      const next = beyond(game.board, laid, side);
      if (!next) continue;
      const back = SIDES[(side + 2) % 4] ?? '';
      for (const [number, theirs] of featuresOf(next).entries()) {
        const bySide = sidesOf(laid, mine).includes(SIDES[side] ?? '') && sidesOf(next, theirs).includes(back);
        const byHalf = ['L', 'R'].some(
          (half) =>
            halvesOf(laid, mine).includes(`${SIDES[side]}${half}`) &&
            halvesOf(next, theirs).includes(`${back}${half === 'L' ? 'R' : 'L'}`),
        );
        if (theirs.kind !== mine.kind || !(bySide || byHalf)) continue;
        if (!region.some((s) => s.x === next.x && s.y === next.y && s.feature === number))
          region.push({ x: next.x, y: next.y, feature: number });
      }
    }
  }
  return region;
}

const around = (board: readonly Laid[], { x, y }: Spot): number =>
  board.filter((laid) => (laid.x !== x || laid.y !== y) && Math.abs(laid.x - x) <= 1 && Math.abs(laid.y - y) <= 1)
    .length;
const isRound = (kind: string): boolean => kind === 'monastery' || kind === 'garden';

export function isComplete(game: PlainGame, region: readonly Spot[]): boolean {
  const [first] = region as [Spot];
  const { kind } = featureAt(game, first);
  if (kind === 'field' || kind === 'river') return false;
  if (isRound(kind)) return around(game.board, first) === 8;
  return region.every((spot) => {
    const laid = on(game.board, spot.x, spot.y) as Laid;
    return sidesOf(laid, featureAt(game, spot)).every((side) => beyond(game.board, laid, SIDES.indexOf(side)));
  });
}

function worth(game: PlainGame, region: readonly Spot[]): number {
  const [first] = region as [Spot];
  const { kind } = featureAt(game, first);
  if (isRound(kind)) return 1 + around(game.board, first);
  const tiles = new Set(region.map(({ x, y }) => `${x},${y}`)).size;
  if (kind === 'road') return tiles;
  const pennants = region.reduce((sum, spot) => sum + (featureAt(game, spot).pennant ?? 0), 0);
  const double = isComplete(game, region) && !(game.options.tinyCity === 2 && tiles === 2);
  return (tiles + pennants) * (double ? 2 : 1);
}

const standsIn = (region: readonly Spot[], man: Man): boolean =>
  region.some((s) => s.x === man.x && s.y === man.y && s.feature === man.feature);

function leaders(game: PlainGame, men: readonly Man[]): number[] {
  const counts = game.scores.map((_, player) => men.filter((man) => man.player === player).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, player) => (count === most ? [player] : []));
}

const give = (scores: readonly number[], winners: readonly number[], points: number): number[] =>
  scores.map((score, player) => score + (winners.includes(player) ? points : 0));

function mayLie(game: PlainGame, laid: Laid): boolean {
  if (on(game.board, laid.x, laid.y)) return false;
  const met = [0, 1, 2, 3].flatMap((side) => {
    const there = beyond(game.board, laid, side);
    return there ? [{ side, there }] : [];
  });
  if (met.length === 0 || met.some(({ side, there }) => shown(laid, side) !== shown(there, (side + 2) % 4)))
    return false;
  const river = [0, 1, 2, 3].filter((side) => shown(laid, side) === 'river');
  if (river.length === 0 || !has(game, 'river-1')) return true;
  const joints = met.filter(({ side }) => river.includes(side));
  return (
    joints.length > 0 &&
    joints.every(({ side, there }) => {
      const before = [0, 1, 2, 3].filter((s) => s !== (side + 2) % 4 && shown(there, s) === 'river');
      const after = river.filter((s) => s !== side);
      // Walking out of the neighbour the heading is from its joint side outwards.
      const heading = (side + 2) % 4;
      const handBefore = before.map((from) => turn((from + 2) % 4, heading));
      const handAfter = after.map((to) => turn(heading, to));
      return !handBefore.some((hand) => hand !== 0 && handAfter.includes(hand));
    })
  );
}

/** 1: right, -1: left, 0: straight on. */
const turn = (from: number, to: number): number => [0, 1, 0, -1][(to - from + 4) % 4] ?? 0;

function placesFor(game: PlainGame, tile: string): Laid[] {
  const found: Laid[] = [];
  const xs = game.board.map(({ x }) => x);
  const ys = game.board.map(({ y }) => y);
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      for (const rotation of [0, 1, 2, 3])
        if (mayLie(game, { tile, x, y, rotation })) found.push({ tile, x, y, rotation });
    }
  }
  return found;
}

export const followersLeft = (game: PlainGame, player: number): number =>
  (game.options.followers ?? 7) - game.men.filter((man) => man.player === player && man.figure === 'follower').length;
const abbot = (game: PlainGame, player: number): Man | undefined =>
  game.men.find((man) => man.player === player && man.figure === 'abbot');

function mayStand(game: PlainGame, kind: string, figure: string): boolean {
  if (figure === 'abbot') return isRound(kind);
  return kind === 'field' ? game.options.fields !== 'off' : kind === 'road' || kind === 'city' || kind === 'monastery';
}

export function legalActions(game: PlainGame): PlainAction[] {
  const { player } = game;
  if (game.awaiting === 'place')
    return placesFor(game, game.hand ?? '').map(({ x, y, rotation }) => ({ player, do: 'place', x, y, rotation }));
  if (game.awaiting === 'dragon') return flights(game).map(({ x, y }) => ({ player: game.actor, do: 'dragon', x, y }));
  if (game.awaiting !== 'deploy' || !game.last) return [];
  const dismissals = knights(game).map(({ x, y, feature }) => ({ player, do: 'dismiss', x, y, feature }));
  if (dismissals.length > 0 && game.options.princess !== 'may') return dismissals;
  const home = has(game, 'abbot') ? abbot(game, player) : undefined;
  return [
    ...deployments(game, game.last),
    ...dismissals,
    ...fairyPlaces(game),
    ...(home && !isComplete(game, [home]) ? [{ player, do: 'recall' }] : []),
    { player, do: 'pass' },
  ];
}

/** On the tile just laid, with a portal on any; on none that is a volcano. */
function deployments(game: PlainGame, last: Laid): PlainAction[] {
  const { player } = game;
  if (has(game, 'dragon') && bears(last.tile, 'volcano')) return [];
  const before = { ...game, board: game.board.filter((laid) => laid !== last) };
  const actions: PlainAction[] = [];
  for (const laid of has(game, 'portal') && bears(last.tile, 'portal') ? game.board : [last]) {
    const { x, y } = laid;
    if (same(laid, game.dragon)) continue;
    for (const [feature, { kind }] of featuresOf(laid).entries()) {
      const spot = { x, y, feature };
      if (kind === 'river' || game.men.some((man) => standsIn(regionOf(game, spot), man))) continue;
      if (laid !== last && isComplete(before, regionOf(before, spot))) continue;
      const there = laid === last ? { feature } : spot;
      if (followersLeft(game, player) > 0 && mayStand(game, kind, 'follower'))
        actions.push({ player, do: 'deploy', ...there });
      if (has(game, 'abbot') && !abbot(game, player) && mayStand(game, kind, 'abbot'))
        actions.push({ player, do: 'deploy', ...there, figure: 'abbot' });
    }
  }
  return actions;
}

/** Who stands in a city that a princess on the tile just laid has joined. */
function knights(game: PlainGame): Man[] {
  const { last } = game;
  if (!has(game, 'princess') || !last) return [];
  return featuresOf(last).flatMap(({ princess }, feature) => {
    const region = princess ? regionOf(game, { x: last.x, y: last.y, feature }) : [];
    return game.men.filter((man) => standsIn(region, man));
  });
}

const isByTile = (game: PlainGame): boolean => game.options.fairy === 'tile';

function fairyPlaces(game: PlainGame): PlainAction[] {
  const { player, fairy } = game;
  if (!has(game, 'fairy')) return [];
  const mine = game.men.filter((man) => man.player === player);
  if (!isByTile(game))
    return mine
      .filter((man) => man !== fairy?.beside)
      .map(({ x, y, feature }) => ({ player, do: 'fairy', x, y, feature }));
  const tiles = mine.filter((man, n) => !same(man, fairy) && mine.findIndex((other) => same(other, man)) === n);
  return tiles.map(({ x, y }) => ({ player, do: 'fairy', x, y }));
}

/** Players who get something from the fairy, of these men. */
function favoured({ fairy, ...game }: PlainGame, men: readonly Man[]): number[] {
  if (!fairy) return [];
  const with_ = men.filter((man) => (isByTile({ fairy, ...game }) ? same(man, fairy) : man === fairy.beside));
  return [...new Set(with_.map(({ player }) => player))];
}

/** Where the dragon may move. */
const flights = (game: PlainGame): Laid[] =>
  game.moves === 0 || !game.dragon
    ? []
    : game.board.filter(
        (laid) =>
          Math.abs(laid.x - (game.dragon?.x ?? 0)) + Math.abs(laid.y - (game.dragon?.y ?? 0)) === 1 &&
          !same(laid, game.fairy) &&
          !game.visited.some((been) => same(been, laid)),
      );

/** Plays a legal action and goes on to the next choice. */
export function play(game: PlainGame, action: PlainAction): PlainGame {
  const { player } = game;
  const spot = { x: action.x ?? game.last?.x ?? 0, y: action.y ?? game.last?.y ?? 0, feature: action.feature ?? 0 };
  const standsThere = (man: Man): boolean => standsIn([spot], man);
  switch (action.do) {
    case 'place': {
      const last: Laid = { tile: game.hand ?? '', x: spot.x, y: spot.y, rotation: action.rotation ?? 0 };
      const dragon = has(game, 'dragon') && bears(last.tile, 'volcano') ? { x: last.x, y: last.y } : game.dragon;
      return choose({ ...game, board: [...game.board, last], last, dragon, hand: null, awaiting: 'deploy' });
    }
    case 'deploy': {
      const man: Man = { player, ...spot, figure: action.figure ?? 'follower' };
      return roam({ ...game, men: [...game.men, man] });
    }
    case 'dismiss':
      return roam({ ...game, men: game.men.filter((man) => !standsThere(man)) });
    case 'fairy': {
      const beside = isByTile(game) ? null : (game.men.find(standsThere) ?? null);
      return roam({ ...game, fairy: { x: spot.x, y: spot.y, beside } });
    }
    case 'dragon': {
      const dragon = { x: spot.x, y: spot.y };
      return choose({
        ...game,
        dragon,
        visited: [...game.visited, dragon],
        moves: game.moves - 1,
        actor: (game.actor + 1) % game.scores.length,
        men: game.men.filter((man) => !same(man, dragon)),
      });
    }
    case 'recall': {
      const home = abbot(game, player) as Man;
      const scores = give(game.scores, [player], worth(game, [home]));
      return roam({ ...game, scores, men: game.men.filter((man) => man !== home) });
    }
    default:
      return roam(game);
  }
}

/** One action that is legal is taken; without any the turn goes on. */
function choose(game: PlainGame): PlainGame {
  const [first, second] = legalActions(game);
  if (first && second) return game;
  if (first) return play(game, first);
  const landed: PlainGame = { ...game, moves: 0, visited: [], actor: game.player };
  return landed.options.dragonMove === 'after-scoring' ? nextTurn(landed) : nextTurn(score(landed));
}

const isFlight = (game: PlainGame): boolean =>
  has(game, 'dragon') && game.dragon !== null && bears(game.last?.tile ?? '', 'dragon');
const takeOff = (game: PlainGame): PlainGame =>
  choose({ ...game, awaiting: 'dragon', moves: 6, visited: game.dragon ? [game.dragon] : [], actor: game.player });

/** The rest of the turn after its deployment. */
function roam(game: PlainGame): PlainGame {
  if (!isFlight(game)) return nextTurn(score(game));
  return game.options.dragonMove === 'after-scoring' ? takeOff(score(game)) : takeOff(game);
}

/** Regions that the men stand in, each once. */
function heldRegions(game: PlainGame): Spot[][] {
  const regions: Spot[][] = [];
  for (const man of game.men) if (!regions.some((region) => standsIn(region, man))) regions.push(regionOf(game, man));
  return regions;
}

function score(game: PlainGame): PlainGame {
  let { scores, men } = game;
  for (const region of heldRegions(game)) {
    if (!isComplete(game, region)) continue;
    const here = men.filter((man) => standsIn(region, man));
    scores = give(scores, leaders(game, here), worth(game, region));
    scores = give(scores, favoured(game, here), 3);
    men = men.filter((man) => !standsIn(region, man));
  }
  return { ...game, scores, men };
}

function nextTurn(game: PlainGame): PlainGame {
  const over = { ...game, last: null };
  if (game.drawn >= game.deck.length) return finish(over);
  const player = (game.player + 1) % game.scores.length;
  const scores = favoured(game, game.men).includes(player) ? give(game.scores, [player], 1) : game.scores;
  return draw({ ...over, player, actor: player, scores });
}

function draw(game: PlainGame): PlainGame {
  const tile = game.deck[game.drawn];
  if (tile === undefined) return finish(game);
  const next = { ...game, drawn: game.drawn + 1 };
  if (has(game, 'dragon') && !game.dragon && bears(tile, 'dragon')) return draw(next);
  return placesFor(next, tile).length > 0
    ? { ...next, hand: tile, awaiting: 'place' }
    : draw({ ...next, aside: [...game.aside, tile] });
}

function finish(game: PlainGame): PlainGame {
  let { scores } = game;
  const held = heldRegions(game);
  const kindOf = (region: readonly Spot[]): string => featureAt(game, region[0] as Spot).kind;
  const menIn = (region: readonly Spot[]): Man[] => game.men.filter((man) => standsIn(region, man));
  for (const region of held)
    if (kindOf(region) !== 'field') scores = give(scores, leaders(game, menIn(region)), worth(game, region));
  const fields = held
    .filter((region) => kindOf(region) === 'field')
    .map((region) => ({ region, cities: citiesOf(game, region) }));
  if (game.options.fields === 'city-4') {
    for (const city of new Set(fields.flatMap(({ cities }) => cities))) {
      const farmers = fields.flatMap(({ region, cities }) => (cities.includes(city) ? menIn(region) : []));
      scores = give(scores, leaders(game, farmers), 4);
    }
  } else
    for (const { region, cities } of fields) scores = give(scores, leaders(game, menIn(region)), 3 * cities.length);
  for (const region of held) scores = give(scores, favoured(game, menIn(region)), 3);
  return { ...game, scores, awaiting: 'over' };
}

/** The completed cities that a field touches, each by one word. */
function citiesOf(game: PlainGame, field: readonly Spot[]): string[] {
  const cities = new Set<string>();
  for (const { x, y, feature } of field) {
    for (const city of featureAt(game, { x, y, feature }).cities ?? []) {
      const region = regionOf(game, { x, y, feature: city });
      if (isComplete(game, region)) cities.add(region.map((s) => `${s.x},${s.y},${s.feature}`).sort()[0] ?? '');
    }
  }
  return [...cities];
}

/** A game that waits for the first placement. */
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
  const usual: Laid = { tile: options.modules?.includes('river-1') ? 'R01' : 'B01', x: 0, y: 0, rotation: 0 };
  const board = start ?? [usual];
  const volcano = board.findLast(({ tile }) => bears(tile, 'volcano'));
  return draw({
    options,
    deck,
    board,
    dragon: options.modules?.includes('dragon') && volcano ? { x: volcano.x, y: volcano.y } : null,
    visited: [],
    moves: 0,
    fairy: null,
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
