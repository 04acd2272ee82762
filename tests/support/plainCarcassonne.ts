import base from '../../src/game/rulesets/carcassonne/data/base.json' with { type: 'json' };
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
}
interface Feature {
  readonly kind: string;
  readonly sides?: string;
  readonly halves?: string;
  readonly pennant?: number;
  readonly cities?: readonly number[];
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
  readonly player: number;
  readonly drawn: number;
  readonly aside: readonly string[];
  readonly hand: string | null;
  readonly last: Laid | null;
  readonly awaiting: 'place' | 'deploy' | 'over';
}

const TILES = new Map([...base.tiles, ...river1.tiles].map((tile) => [tile.id, tile.features as readonly Feature[]]));
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
  if (game.awaiting !== 'deploy' || !game.last) return [];
  const { x, y } = game.last;
  const actions: PlainAction[] = [];
  for (const [feature, { kind }] of featuresOf(game.last).entries()) {
    if (game.men.some((man) => standsIn(regionOf(game, { x, y, feature }), man))) continue;
    if (followersLeft(game, player) > 0 && mayStand(game, kind, 'follower'))
      actions.push({ player, do: 'deploy', feature });
    if (has(game, 'abbot') && !abbot(game, player) && mayStand(game, kind, 'abbot'))
      actions.push({ player, do: 'deploy', feature, figure: 'abbot' });
  }
  const home = has(game, 'abbot') ? abbot(game, player) : undefined;
  if (home && !isComplete(game, [home])) actions.push({ player, do: 'recall' });
  return [...actions, { player, do: 'pass' }];
}

/** Plays a legal action and goes on to the next choice. */
export function play(game: PlainGame, action: PlainAction): PlainGame {
  const { player } = game;
  if (action.do === 'place') {
    const last: Laid = { tile: game.hand ?? '', x: action.x ?? 0, y: action.y ?? 0, rotation: action.rotation ?? 0 };
    const placed: PlainGame = { ...game, board: [...game.board, last], last, hand: null, awaiting: 'deploy' };
    return legalActions(placed).length > 1 ? placed : endTurn(placed);
  }
  if (action.do === 'deploy' && game.last) {
    const man: Man = {
      player,
      x: game.last.x,
      y: game.last.y,
      feature: action.feature ?? 0,
      figure: action.figure ?? 'follower',
    };
    return endTurn({ ...game, men: [...game.men, man] });
  }
  const home = action.do === 'recall' ? abbot(game, player) : undefined;
  return home
    ? endTurn({
        ...game,
        scores: give(game.scores, [player], worth(game, [home])),
        men: game.men.filter((man) => man !== home),
      })
    : endTurn(game);
}

/** Regions that the men stand in, each once. */
function heldRegions(game: PlainGame): Spot[][] {
  const regions: Spot[][] = [];
  for (const man of game.men) if (!regions.some((region) => standsIn(region, man))) regions.push(regionOf(game, man));
  return regions;
}

function endTurn(game: PlainGame): PlainGame {
  let { scores, men } = game;
  for (const region of heldRegions(game)) {
    if (!isComplete(game, region)) continue;
    scores = give(
      scores,
      leaders(
        game,
        men.filter((man) => standsIn(region, man)),
      ),
      worth(game, region),
    );
    men = men.filter((man) => !standsIn(region, man));
  }
  const next = { ...game, scores, men, last: null };
  return game.drawn >= game.deck.length
    ? finish(next)
    : draw({ ...next, player: (game.player + 1) % game.scores.length });
}

function draw(game: PlainGame): PlainGame {
  const tile = game.deck[game.drawn];
  if (tile === undefined) return finish(game);
  const next = { ...game, drawn: game.drawn + 1 };
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
  return draw({
    options,
    deck,
    board: start ?? [usual],
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
