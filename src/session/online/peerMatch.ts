import type { Match, NewGame } from '../contract.ts';
import type { CountryMatch, CountryNewGame } from '../country/contract.ts';
import { createCastlePeer } from './castlePeer.ts';
import { createCountryPeer } from './countryPeer.ts';
import type { PeerMatchPorts } from './peerKeeper.ts';

/** A match of either family, as it comes to the table. */
export type PeerMatch =
  | { readonly family: 'castle'; readonly game: NewGame; readonly match: Match }
  | { readonly family: 'country'; readonly game: CountryNewGame; readonly match: CountryMatch };

/** Undefined before it is known who begins. */
export function createPeerMatch(ports: PeerMatchPorts): PeerMatch | undefined {
  const course = ports.course();
  if (!course?.table || course.first === null) return undefined;
  const { terms, first } = course;
  if (terms.rules === 'carcassonne') return { family: 'country', ...createCountryPeer({ course, first, terms }, ports) };
  return { family: 'castle', ...createCastlePeer({ course, first, terms }, ports) };
}
