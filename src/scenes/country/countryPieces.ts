import type { Figure } from '../../art/contract.ts';
import type { FeatureAt, LaidTile, country } from '../../game/index.ts';
import type { CountryView } from '../../session/country/contract.ts';
import type { Ground } from '../board/places.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { FOLLOWER_HEIGHT, LYING_LENGTH, feet, followerKey } from '../pieces/pieces.ts';

/** Features that hold one tile of many figures need smaller ones than a board within its wall. */
const SMALLER = 0.86;
const STANDING = FOLLOWER_HEIGHT * SMALLER;
const ABBOT = 'abbot';

const known = new WeakMap<country.CountryState, readonly LaidTile[]>();

/** Every tile on the plane in the order of laying, those of the beginning first; the same list for the same state. */
export function laidOf(state: country.CountryState): readonly LaidTile[] {
  const laid = known.get(state) ?? [...state.start, ...state.laid];
  known.set(state, laid);
  return laid;
}

/** The figure as it is on a kind of feature: on fields it lies down. */
export const figureOf = (figure: string, kind: string | undefined): Figure => (figure === ABBOT ? 'abbot' : kind === 'field' ? 'merchant' : 'follower');

interface Placed extends FeatureAt {
  readonly player: number;
  readonly figure: string;
}

export function countryPiece(one: Placed, laid: readonly LaidTile[], colour: number, places: Ground): Piece {
  const figure = figureOf(one.figure, places.kindAt(one, laid));
  const spot = places.feature(one, laid);
  const lying = figure === 'merchant';
  const at = lying ? spot : feet(spot, STANDING);
  return { key: followerKey(one.player, one), figure, colour, ...at, pose: lying ? 'lying' : 'standing', height: lying ? LYING_LENGTH * SMALLER : STANDING, laps: 0 };
}

/** All pieces of a view, by key. */
export function countryPieces({ state, players }: CountryView, places: Ground): Pieces {
  const laid = laidOf(state);
  return new Map(state.followers.map((one) => countryPiece(one, laid, players[one.player]?.colour ?? 0, places)).map((piece) => [piece.key, piece]));
}
