import type { Figure, Structure } from '../../art/contract.ts';
import { adapterOf, sameFeature } from '../../game/index.ts';
import type { FeatureAt, Piece as GamePiece, Place, TileId } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { laidOf } from '../board/laid.ts';
import type { Track } from '../board/places.ts';
import type { TableGame } from '../game.ts';
import type { Point } from '../units.ts';
import { cellCentre } from '../units.ts';
import type { Stand } from '../tablePart.ts';
import { makeRoom, standBeside } from './beside.ts';
import { FOLLOWER_HEIGHT, LYING_LENGTH, figureOf, liesOn, lookOf } from './sorts.ts';

/** A piece on the table as it should be drawn, derived from the view alone. */
export interface Piece {
  /** Id of the piece in the game: motion is derived from differences by id. */
  readonly key: string;
  readonly sort: string;
  /** Player; `null`: nobody. */
  readonly owner: number | null;
  readonly place: Place;
  /** `null`: a plain disc with the first letter of its sort. */
  readonly figure: Figure | null;
  /** The owner's look, or the number of a token; -1: neutral. */
  readonly colour: number;
  /** Where it touches the ground: the feet of a standing piece, the middle of a flat one. */
  readonly x: number;
  readonly y: number;
  readonly pose: 'standing' | 'lying' | 'flat';
  /** In cells. */
  readonly height: number;
  /** Rounds of the track completed, for markers. */
  readonly laps: number;
  /** The tile that it shows. */
  readonly tile?: TileId;
  /** The position of the piece that it stands beside. */
  readonly beside?: Point;
  /** What the board picture shows in its place once it is painted. */
  readonly built?: Structure;
  /** It flies, but is asleep off the board. */
  readonly sleeps?: true;
}

export type Pieces = ReadonlyMap<string, Piece>;

export const markerKey = (player: number): string => `marker:${player}`;

/** Feet are slightly below the spot, so that the figure as a whole is centred on it. */
const FEET = 0.17;
const feet = (spot: Point, height: number): Point => ({ x: spot.x, y: spot.y + (FEET * height) / FOLLOWER_HEIGHT });

/** Markers nearer to each other than this stand side by side, so that neither hides the other; in cells. */
const SIDE = { across: 0.22, down: 0.3 } as const;

export function markerSpot(total: number, player: number, other: number, track: Pick<Track, 'stand'>): Point {
  const [own, their] = [track.stand(total), track.stand(other)];
  const away = Math.abs(own.x - their.x);
  const isNear = away < SIDE.across && Math.abs(own.y - their.y) < SIDE.down;
  const isLeft = own.x < their.x || (own.x === their.x && player === 0);
  const aside = isNear ? (SIDE.across - away) / 2 : 0;
  return feet({ x: own.x + (isLeft ? -aside : aside), y: own.y }, lookOf('marker').height);
}

/** A player's marker at `total`; `other` is the other player's total. */
export function markerPiece(player: number, total: number, other: number, colour: number, track: Track): Piece {
  const { figure, height } = lookOf('marker');
  const place: Place = { on: 'spot', spot: `score ${total}` };
  return {
    key: markerKey(player),
    sort: 'marker',
    owner: player,
    place,
    figure,
    colour,
    ...markerSpot(total, player, other, track),
    pose: 'standing',
    height,
    laps: Math.floor(total / 100),
  };
}

const EDGE_STEPS = [
  { x: 0, y: -0.5 },
  { x: 0.5, y: 0 },
  { x: 0, y: 0.5 },
  { x: -0.5, y: 0 },
] as const;

/** The middle of a piece's place, in cells; `undefined`: it is not on the table. */
export function pointOf(
  { id, place }: Pick<GamePiece, 'id' | 'place'>,
  view: MatchView,
  game: TableGame,
): Stand | undefined {
  switch (place.on) {
    case 'feature':
      return game.places.feature(place, laidOf(view.state));
    case 'tile':
      return cellCentre(place);
    case 'edge': {
      const { x, y } = cellCentre(place);
      const step = EDGE_STEPS[place.side] ?? { x: 0, y: 0 };
      return { x: x + step.x, y: y + step.y };
    }
    case 'spot':
      return game.spot(place, view, id);
  }
}

/** A piece of the game as it should be drawn; `undefined`: it is not on the table. */
export function drawnPiece(piece: GamePiece, view: MatchView, game: TableGame): Piece | undefined {
  const { id: key, sort, owner, place } = piece;
  if (sort === 'marker' && owner !== null) {
    const { scores } = view.state;
    return game.track
      ? markerPiece(owner, scores[owner] ?? 0, scores[owner === 0 ? 1 : 0] ?? 0, colourOf(view, owner), game.track)
      : undefined;
  }
  const spot = pointOf(piece, view, game);
  if (!spot) return undefined;
  const kind = place.on === 'feature' ? game.places.kindAt(place, laidOf(view.state)) : undefined;
  const look = lookOf(sort);
  const lies = liesOn(sort, kind);
  const height =
    (lies
      ? (LYING_LENGTH * look.height) / FOLLOWER_HEIGHT
      : 'radius' in spot && typeof spot.radius === 'number'
        ? spot.radius * 2
        : look.height) *
    (look.built ? 1 : game.scale) *
    (spot.size ?? 1);
  const pose = lies ? 'lying' : look.pose;
  const built = look.built?.(piece, view);
  const at = pose === 'standing' ? feet(spot, height) : { x: spot.x, y: spot.y };
  return {
    key,
    sort,
    owner,
    place,
    figure: figureOf(sort, kind).figure,
    colour: owner === null ? (look.figure === null ? -1 : 0) : colourOf(view, owner),
    ...at,
    pose,
    height,
    laps: 0,
    ...(look.isTile && place.on === 'spot' ? { tile: place.spot.slice(place.spot.lastIndexOf(' ') + 1) } : {}),
    ...(built ? { built } : {}),
    ...(look.moves === 'flies' && place.on === 'spot' ? { sleeps: true } : {}),
  };
}

/** How a piece in a player's hand looks, shown only while it moves there. */
export function handLook({ id, sort, place }: GamePiece, { scale }: Pick<TableGame, 'scale'>) {
  const { figure, pose, height } = lookOf(sort);
  return { key: id, sort, owner: null, place, figure, colour: 0, pose, height: height * scale, laps: 0 } as const;
}

const colourOf = ({ players }: MatchView, player: number): number => players[player]?.colour ?? 0;

/** All pieces of a view, by id. */
export function piecesOf(view: MatchView, game: TableGame): Pieces {
  const drawn = makeRoom(
    adapterOf(view.rules)
      .pieces(view.state)
      .flatMap((piece) => drawnPiece(piece, view, game) ?? []),
  );
  const pieces = new Map(drawn.map((piece) => [piece.key, piece]));
  for (const piece of drawn) {
    const other = pieces.get(lookOf(piece.sort).beside?.(view.state) ?? '');
    if (other)
      pieces.set(piece.key, {
        ...piece,
        ...standBeside(
          other,
          drawn.filter((one) => one !== piece),
        ),
        beside: { x: other.x, y: other.y },
      });
  }
  return pieces;
}

/** A player's piece on a feature. */
export const pieceAt = (pieces: Pieces, owner: number, at: FeatureAt, sort?: string): Piece | undefined =>
  [...pieces.values()].find(
    (piece) =>
      piece.owner === owner &&
      (sort === undefined ? piece.sort !== 'keep' : piece.sort === sort) &&
      piece.place.on === 'feature' &&
      sameFeature(piece.place, at),
  );
