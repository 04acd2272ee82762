import type { Cell, FeatureAt, LaidTile } from '../../game/index.ts';
import type { LogEntry, MatchView } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { followerKey, followerPiece, keepKey, keepPiece, markerKey, markerPiece, tokenKey } from '../pieces/pieces.ts';

/** One thing to show. Pieces are as they are to be afterwards; where they come from is what stands on the table. */
export type Step =
  /** `hung`: it hung over its cell already. */
  | { readonly type: 'drop'; readonly tile: LaidTile; readonly hung: boolean }
  | { readonly type: 'lift'; readonly tile: LaidTile }
  /** `shown`: it was shown at its spot already, as a choice. */
  | { readonly type: 'arrive'; readonly piece: Piece; readonly player: number; readonly shown: boolean }
  | { readonly type: 'leave'; readonly piece: Piece; readonly player: number }
  | { readonly type: 'appear'; readonly piece: Piece }
  | { readonly type: 'vanish'; readonly piece: Piece }
  | { readonly type: 'slide'; readonly piece: Piece }
  /** The marker goes from total to total; `other` is the other player's total. */
  | { readonly type: 'march'; readonly piece: Piece; readonly player: number; readonly from: number; readonly to: number; readonly other: number }
  | { readonly type: 'reveal'; readonly piece: Piece; readonly player: number; readonly kind: number }
  | { readonly type: 'keep'; readonly piece: Piece; readonly player: number }
  | { readonly type: 'flash'; readonly piece: Piece }
  | { readonly type: 'sweep'; readonly features: readonly FeatureAt[]; readonly player: number | null; readonly points: number | null }
  | { readonly type: 'cells'; readonly cells: readonly Cell[]; readonly player: number | null };

/** Steps shown at the same time. */
export type Beat = readonly Step[];

interface Change {
  readonly before: MatchView;
  readonly now: MatchView;
  readonly was: Pieces;
  readonly will: Pieces;
  readonly places: Places;
}

const tileKey = (tile: LaidTile): string => `${tile.x},${tile.y},${tile.tile},${tile.rotation}`;
const hungAt = ({ gesture }: MatchView, tile: LaidTile): boolean => gesture.type === 'placing' && gesture.x === tile.x && gesture.y === tile.y;
const playerOf = (key: string): number => Number(key.split(':')[1]);

/** Log entries that `before` did not have yet: ids alone do not tell, after undo they are given out again. */
export function newEntries(before: MatchView, now: MatchView): readonly LogEntry[] {
  const known = new Map(before.log.map((entry) => [entry.id, entry]));
  const same = (old: LogEntry | undefined, entry: LogEntry): boolean => old === entry || (old?.turn === entry.turn && JSON.stringify(old.event) === JSON.stringify(entry.event));
  return now.log.filter((entry) => !same(known.get(entry.id), entry));
}

/**
 * What to show between two views, in order. `undefined`: they are too far apart (a resumed game), show the new one at once.
 * Events only tell the order: whatever they leave unexplained is found by comparing the pieces, so undo needs no events.
 */
export function planMotion(change: Change): readonly Beat[] | undefined {
  const { before, now, was, will } = change;
  if (before.rules !== now.rules || before.board !== now.board) return undefined;
  const old = new Set(before.state.laid.map(tileKey));
  const next = new Set(now.state.laid.map(tileKey));
  const laid = now.state.laid.filter((tile) => !old.has(tileKey(tile)));
  const lifted = before.state.laid.filter((tile) => !next.has(tileKey(tile)));
  if (laid.length + lifted.length > 1) return undefined;

  const table = new Map(was);
  const story = createStory(change, table, laid);
  const beats = story.tell(newEntries(before, now));
  const drops = laid.filter((tile) => !story.dropped.has(tileKey(tile))).map((tile): Beat => [{ type: 'drop', tile, hung: hungAt(before, tile) }]);
  const rest = settle(table, will);
  return [...drops, ...beats, ...(rest.length > 0 ? [rest] : []), ...lifted.map((tile): Beat => [{ type: 'lift', tile }])];
}

/** Turns events into beats and keeps count of what they change on the table. */
function createStory({ before, now, places }: Change, table: Map<string, Piece>, laid: readonly LaidTile[]) {
  const dropped = new Set<string>();
  const totals: [number, number] = [before.state.scores[0], before.state.scores[1]];
  const colour = (player: number): number => now.players[player === 1 ? 1 : 0].colour;

  function marker(player: 0 | 1, from: number, to: number): Beat {
    const rival = player === 0 ? 1 : 0;
    totals[player] = to;
    const piece = markerPiece(player, to, totals[rival], colour(player), places);
    const aside = markerPiece(rival, totals[rival], to, colour(rival), places);
    const moved = table.get(aside.key);
    table.set(piece.key, piece);
    table.set(aside.key, aside);
    const walk: Step = { type: 'march', piece, player, from, to, other: totals[rival] };
    return moved && (moved.x !== aside.x || moved.y !== aside.y) ? [walk, { type: 'slide', piece: aside }] : [walk];
  }

  function beatOf(entry: LogEntry, batch: readonly LogEntry[]): Beat {
    const { event } = entry;
    switch (event.type) {
      case 'laid': {
        const tile = laid.find((one) => one.x === event.x && one.y === event.y);
        if (!tile) return [];
        dropped.add(tileKey(tile));
        return [{ type: 'drop', tile, hung: hungAt(before, tile) }];
      }
      case 'deployed': {
        const piece = followerPiece({ ...event.at, player: event.player }, now.state.laid, colour(event.player), places);
        if (table.has(piece.key)) return [];
        table.set(piece.key, piece);
        const { gesture } = before;
        return [{ type: 'arrive', piece, player: event.player, shown: gesture.type === 'deploying' && gesture.feature === event.at.feature }];
      }
      case 'completed': {
        // Shown together with its points where both came at once.
        const scored = batch.some(({ event: other }) => other.type === 'scored' && sharesFeature(other.line.features, event.features));
        return scored ? [] : [{ type: 'sweep', features: event.features, player: event.scorer, points: null }];
      }
      case 'scored':
        return [{ type: 'sweep', features: event.line.features, player: event.line.player, points: event.line.points }];
      case 'marker':
        return event.from === event.to ? [] : marker(event.player, event.from, event.to);
      case 'token-taken': {
        const piece = table.get(tokenKey(event.field));
        table.delete(tokenKey(event.field));
        return piece ? [{ type: 'reveal', piece, player: event.player, kind: event.kind }] : [];
      }
      case 'keep-moved': {
        const piece = keepPiece(event.player, event.at, now.state.laid, colour(event.player), places);
        table.set(keepKey(event.player), piece);
        return [{ type: 'keep', piece, player: event.player }];
      }
      case 'follower-home': {
        const piece = table.get(followerKey(event.player, event.at));
        if (piece) table.delete(piece.key);
        return piece ? [{ type: 'leave', piece, player: event.player }] : [];
      }
      case 'token-used': {
        const piece = table.get(markerKey(event.player));
        return piece ? [{ type: 'flash', piece }] : [];
      }
      case 'keep-compared':
        return [{ type: 'cells', cells: event.empty, player: event.winner }];
      default:
        return [];
    }
  }

  function tell(entries: readonly LogEntry[]): readonly Beat[] {
    const beats: Beat[] = [];
    for (const entry of entries) {
      const beat = beatOf(entry, entries);
      const last = beats.at(-1);
      // Followers go home side by side.
      if (last && beat.every((step) => step.type === 'leave') && last.every((step) => step.type === 'leave')) beats[beats.length - 1] = [...last, ...beat];
      else if (beat.length > 0) beats.push(beat);
    }
    return beats;
  }

  return { tell, dropped };
}

const sharesFeature = (some: readonly FeatureAt[], others: readonly FeatureAt[]): boolean =>
  some.some((one) => others.some((other) => one.x === other.x && one.y === other.y && one.feature === other.feature));

/** What is left to do to bring the table to the pieces wanted. */
function settle(table: Pieces, will: Pieces): Beat {
  const steps: Step[] = [];
  for (const [key, piece] of table) {
    if (will.has(key)) continue;
    steps.push(key.startsWith('follower') ? { type: 'leave', piece, player: playerOf(key) } : { type: 'vanish', piece });
  }
  for (const [key, piece] of will) {
    const there = table.get(key);
    if (!there) steps.push(key.startsWith('follower') ? { type: 'arrive', piece, player: playerOf(key), shown: false } : { type: 'appear', piece });
    else if (there.x !== piece.x || there.y !== piece.y) steps.push({ type: 'slide', piece });
  }
  return steps;
}
