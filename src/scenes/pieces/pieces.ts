import type { Figure } from '../../art/contract.ts';
import type { FeatureAt, Follower, LaidTile } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import type { Places, Track } from '../board/places.ts';
import type { Point } from '../units.ts';

/** Heights in cells of the pieces as they stand. */
export const FOLLOWER_HEIGHT = 0.48;
/** The longer side of a lying follower's picture: its length and a part of its width. */
export const LYING_LENGTH = 0.55;
const MARKER_HEIGHT = 0.4;
const KEEP_HEIGHT = 0.43;

/** A thing on the board as it should be, worked out from the view alone. */
export interface Piece {
  readonly key: string;
  readonly figure: Figure;
  readonly colour: number;
  /** Where it touches the ground: feet of what stands, middle of what lies. */
  readonly x: number;
  readonly y: number;
  readonly pose: 'standing' | 'lying' | 'flat';
  /** In cells. */
  readonly height: number;
  /** Rounds of the track completed, for markers. */
  readonly laps: number;
}

export type Pieces = ReadonlyMap<string, Piece>;

export const followerKey = (player: number, at: FeatureAt): string => `follower:${player}:${at.x},${at.y},${at.feature}`;
export const markerKey = (player: number): string => `marker:${player}`;
export const keepKey = (player: number): string => `keep:${player}`;
export const tokenKey = (field: number): string => `token:${field}`;

/** Feet stand a little below the spot, so that the figure as a whole is on it. */
const FEET = 0.17;
export const feet = (spot: Point, height: number): Point => ({ x: spot.x, y: spot.y + (FEET * height) / FOLLOWER_HEIGHT });

/** Two markers on one field stand side by side. */
export function markerSpot(total: number, player: number, other: number, places: Pick<Track, 'stand'>): Point {
  const field = places.stand(total);
  const shared = (total - other) % 100 === 0;
  return feet({ x: field.x + (shared ? (player === 0 ? -0.11 : 0.11) : 0), y: field.y }, MARKER_HEIGHT);
}

export function markerPiece(player: number, total: number, other: number, colour: number, places: Places): Piece {
  return { key: markerKey(player), figure: 'follower', colour, ...markerSpot(total, player, other, places), pose: 'standing', height: MARKER_HEIGHT, laps: Math.floor(total / 100) };
}

export function followerPose(kind: string | undefined): 'standing' | 'lying' {
  return kind === 'court' ? 'lying' : 'standing';
}

export function followerPiece(follower: Follower, laid: readonly LaidTile[], colour: number, places: Places): Piece {
  const spot = places.feature(follower, laid);
  const pose = followerPose(places.kindAt(follower, laid));
  const at = pose === 'standing' ? feet(spot, FOLLOWER_HEIGHT) : spot;
  return { key: followerKey(follower.player, follower), figure: pose === 'lying' ? 'merchant' : 'follower', colour, ...at, pose, height: pose === 'lying' ? LYING_LENGTH : FOLLOWER_HEIGHT, laps: 0 };
}

export function keepPiece(player: number, at: FeatureAt, laid: readonly LaidTile[], colour: number, places: Places): Piece {
  return { key: keepKey(player), figure: 'keep', colour, ...feet(places.feature(at, laid), KEEP_HEIGHT), pose: 'standing', height: KEEP_HEIGHT, laps: 0 };
}

/** All pieces of a view, by key. */
export function piecesOf(view: MatchView, places: Places): Pieces {
  const { state, players } = view;
  const colourOf = (player: number): number => players[player === 1 ? 1 : 0].colour;
  const pieces: Piece[] = [];
  // What nobody reached leaves the game with its last turn.
  for (const field of view.over ? [] : state.wall) {
    const spot = places.token(field);
    if (spot) pieces.push({ key: tokenKey(field), figure: 'token-back', colour: 0, x: spot.x, y: spot.y, pose: 'flat', height: spot.radius * 2, laps: 0 });
  }
  for (const follower of state.followers) pieces.push(followerPiece(follower, state.laid, colourOf(follower.player), places));
  for (const player of [0, 1] as const) {
    const keep = state.keeps[player];
    if (keep) pieces.push(keepPiece(player, keep, state.laid, colourOf(player), places));
    pieces.push(markerPiece(player, state.scores[player], state.scores[player === 0 ? 1 : 0], colourOf(player), places));
  }
  return new Map(pieces.map((piece) => [piece.key, piece]));
}
