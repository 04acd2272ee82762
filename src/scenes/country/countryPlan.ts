import type { FeatureAt, LaidTile } from '../../game/index.ts';
import type { CountryLogEntry, CountryView } from '../../session/country/contract.ts';
import type { Ground } from '../board/places.ts';
import type { Beat } from '../motion/beats.ts';
import { changedTiles, hungAt, joinBeats, newEntries, settle, sharesFeature, tileKey } from '../motion/beats.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { followerKey } from '../pieces/pieces.ts';
import { countryPiece, laidOf } from './countryPieces.ts';

interface Change {
  readonly before: CountryView;
  readonly now: CountryView;
  readonly was: Pieces;
  readonly will: Pieces;
  readonly places: Ground;
}

/**
 * What to show between two views, in order. `undefined`: they are too far apart (a resumed game), show the new one at once. Events only
 * tell the order: whatever they leave unexplained is found by comparing the pieces, so undo needs no events.
 */
export function planCountryMotion({ before, now, was, will, places }: Change): readonly Beat[] | undefined {
  const { laid, lifted } = changedTiles(laidOf(before.state), laidOf(now.state));
  if (laid.length + lifted.length > 1) return undefined;
  const table = new Map(was);
  const entries = newEntries(before, now);
  const dropped = new Set<string>();
  const beats = joinBeats(entries.flatMap((entry) => beatOf(entry, { before, now, laid, table, places, dropped }) ?? []));
  const drops = laid.filter((tile) => !dropped.has(tileKey(tile))).map((tile): Beat => [{ type: 'drop', tile, hung: hungAt(before, tile) }]);
  const rest = settle(table, will);
  return [...drops, ...joinScores(beats, entries), ...(rest.length > 0 ? [rest] : []), ...lifted.map((tile): Beat => [{ type: 'lift', tile }])];
}

interface Story extends Omit<Change, 'was' | 'will'> {
  readonly laid: readonly LaidTile[];
  /** What stands on the table so far in the story. */
  readonly table: Map<string, Piece>;
  readonly dropped: Set<string>;
}

/** The beat of one event, in a list so that nothing can be said. */
function beatOf({ event }: CountryLogEntry, { before, now, laid, table, places, dropped }: Story): readonly Beat[] | undefined {
  switch (event.type) {
    case 'laid': {
      const tile = laid.find((one) => one.x === event.x && one.y === event.y);
      if (!tile) return undefined;
      dropped.add(tileKey(tile));
      return [[{ type: 'drop', tile, hung: hungAt(before, tile) }]];
    }
    case 'deployed': {
      const piece = countryPiece({ ...event.at, player: event.player, figure: event.figure }, laidOf(now.state), now.players[event.player]?.colour ?? 0, places);
      if (table.has(piece.key)) return undefined;
      table.set(piece.key, piece);
      return [[{ type: 'arrive', piece, player: event.player, shown: wasChosen(before, event.at) }]];
    }
    case 'scored':
      return [[{ type: 'sweep', features: event.line.features, player: event.line.player, points: event.line.points }]];
    case 'completed':
      // Whoever scores shows it together with the points.
      return event.scorers.length > 0 ? undefined : [[{ type: 'sweep', features: event.features, player: null, points: null }]];
    case 'follower-home': {
      const piece = table.get(followerKey(event.player, event.at));
      if (!piece) return undefined;
      table.delete(piece.key);
      return [[{ type: 'leave', piece, player: event.player }]];
    }
    default:
      return undefined;
  }
}

function wasChosen({ gesture }: CountryView, at: FeatureAt): boolean {
  const pick = gesture.type === 'deploying' ? gesture.pick : null;
  return pick?.do === 'deploy' && pick.x === at.x && pick.y === at.y && pick.feature === at.feature;
}

/** What several score together is shown at once, their points side by side; at the end, all regions of a kind. */
function joinScores(beats: readonly Beat[], entries: readonly CountryLogEntry[]): readonly Beat[] {
  const kinds = new Map<readonly FeatureAt[], string>(entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [[event.line.features, event.line.what] as const] : [])));
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const [one] = beat;
    const [first] = last ?? [];
    if (!last || one?.type !== 'sweep' || first?.type !== 'sweep') {
      out.push(beat);
      continue;
    }
    const shared = last.filter((step) => step.type === 'sweep' && sharesFeature(step.features, one.features)).length;
    const kind = kinds.get(one.features);
    if (shared > 0) out[out.length - 1] = [...last, { ...one, aside: shared }];
    else if (kind !== undefined && kind === kinds.get(first.features)) out[out.length - 1] = [...last, one];
    else out.push(beat);
  }
  return out;
}

