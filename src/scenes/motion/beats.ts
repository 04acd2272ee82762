import { sameCell, shareFeature } from '../../game/index.ts';
import type { Cell, FeatureAt, LaidTile } from '../../game/index.ts';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import { isScored } from '../../session/match/history.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';

/** One thing to show. Pieces are given in their final state; where they come from is read from the table. */
export type Step =
  /** `held`: it was already held over its cell. */
  | { readonly type: 'drop'; readonly tile: LaidTile; readonly held: boolean }
  | { readonly type: 'lift'; readonly tile: LaidTile }
  /** `shown`: it was already shown at its spot, as a choice. */
  | { readonly type: 'arrive'; readonly piece: Piece; readonly player: number; readonly shown: boolean }
  | { readonly type: 'leave'; readonly piece: Piece; readonly player: number }
  /** Something rises from where it was won, and flies to its player. */
  | { readonly type: 'win'; readonly piece: Piece; readonly player: number }
  /** It is built into the land; `shown`: it was already shown there, as a choice. */
  | { readonly type: 'build'; readonly piece: Piece; readonly player: number; readonly shown: boolean }
  /** A completed region scores points for something else. */
  | {
      readonly type: 'reach';
      readonly from: readonly FeatureAt[];
      readonly to: readonly FeatureAt[];
      readonly player: number;
    }
  | { readonly type: 'appear'; readonly piece: Piece }
  | { readonly type: 'vanish'; readonly piece: Piece }
  | { readonly type: 'slide'; readonly piece: Piece }
  /** It travels across the board; `falls`: others are sent home from its destination. */
  | { readonly type: 'travel'; readonly piece: Piece; readonly falls: boolean }
  /** It walks to its place. */
  | { readonly type: 'stride'; readonly piece: Piece }
  /**
   * Something that is off the board goes to a player: from where it is, or from its former holder (`from`). `over`:
   * what it is awarded for.
   */
  | {
      readonly type: 'award';
      readonly piece: Piece;
      readonly player: number;
      readonly from: number | null;
      readonly over: Piece | null;
    }
  /** A contest between two buildings begins or ends. */
  | {
      readonly type: 'rivalry';
      readonly state: 'begun' | 'won' | 'drawn' | 'dropped';
      readonly features: readonly FeatureAt[];
      readonly winner: number | null;
    }
  | { readonly type: 'put-down'; readonly piece: Piece }
  | { readonly type: 'take-up'; readonly piece: Piece }
  /** The marker moves from one total to another; `other` is the other player's total. */
  | {
      readonly type: 'march';
      readonly piece: Piece;
      readonly player: number;
      readonly from: number;
      readonly to: number;
      readonly other: number;
    }
  | { readonly type: 'reveal'; readonly piece: Piece; readonly player: number; readonly kind: number }
  | { readonly type: 'keep'; readonly piece: Piece; readonly player: number }
  | { readonly type: 'flash'; readonly piece: Piece }
  /** `aside`: position to the right, where several score at once. */
  | {
      readonly type: 'sweep';
      readonly features: readonly FeatureAt[];
      readonly player: number | null;
      readonly points: number | null;
      readonly aside?: number;
    }
  | { readonly type: 'cells'; readonly cells: readonly Cell[]; readonly player: number | null };

/** Steps shown at the same time. */
export type Beat = readonly Step[];

/** Identifies a laid tile. */
export const tileKey = (tile: LaidTile): string => `${tile.x},${tile.y},${tile.tile},${tile.rotation}`;

/** Whether the tile was held over its cell before it was laid. */
export const heldBefore = ({ gesture }: Pick<MatchView, 'gesture'>, tile: LaidTile): boolean =>
  gesture.type === 'placing' && sameCell(gesture, tile);

/** Log entries that are not in `before`. Ids alone are not enough: they are reused after undo. */
export function newEntries(before: Pick<MatchView, 'log'>, now: Pick<MatchView, 'log'>): readonly Entry[] {
  const known = new Map(before.log.map((entry) => [entry.id, entry]));
  const isSame = (old: Entry | undefined, entry: Entry): boolean =>
    old === entry || (old?.turn === entry.turn && JSON.stringify(old.event) === JSON.stringify(entry.event));
  return now.log.filter((entry) => !isSame(known.get(entry.id), entry));
}

/** Tiles that were added and removed, except a tile that was exchanged for another form of itself. */
export function changedTiles(
  before: readonly LaidTile[],
  now: readonly LaidTile[],
): { readonly laid: readonly LaidTile[]; readonly lifted: readonly LaidTile[] } {
  const old = new Set(before.map(tileKey));
  const next = new Set(now.map(tileKey));
  const laid = now.filter((tile) => !old.has(tileKey(tile)));
  const lifted = before.filter((tile) => !next.has(tileKey(tile)));
  const isExchanged = (tile: LaidTile, others: readonly LaidTile[]): boolean =>
    others.some(({ x, y, tile: other }) => x === tile.x && y === tile.y && other !== tile.tile);
  return {
    laid: laid.filter((tile) => !isExchanged(tile, lifted)),
    lifted: lifted.filter((tile) => !isExchanged(tile, laid)),
  };
}

const JOINED: readonly Step['type'][] = ['leave', 'win', 'take-up'];

/** Merges successive beats of followers going home, of things won together, and of tiles taken up. */
export function joinBeats(all: readonly Beat[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const beat of all) {
    const last = beats.at(-1);
    if (last && JOINED.some((type) => [...beat, ...last].every((step) => step.type === type)))
      beats[beats.length - 1] = [...last, ...beat];
    else if (beat.length > 0) beats.push(beat);
  }
  return beats;
}

/** The step in which a player's piece comes to the table. */
export const comes = (piece: Piece, player: number, shown: boolean): Step =>
  piece.built ? { type: 'build', piece, player, shown } : { type: 'arrive', piece, player, shown };

/** The steps still needed to get from the table to the wanted pieces. */
export function settle(table: Pieces, will: Pieces): Beat {
  const steps: Step[] = [];
  for (const [key, piece] of table) {
    if (will.has(key)) continue;
    const { owner, sort } = piece;
    steps.push(
      owner !== null && lookOf(sort).handed ? { type: 'leave', piece, player: owner } : { type: 'vanish', piece },
    );
  }
  for (const [key, piece] of will) {
    const there = table.get(key);
    const { owner, sort } = piece;
    if (!there)
      steps.push(owner !== null && lookOf(sort).handed ? comes(piece, owner, false) : { type: 'appear', piece });
    else if (there.x !== piece.x || there.y !== piece.y) steps.push({ type: 'slide', piece });
  }
  return steps;
}

/**
 * Shows at once what several players score together, their points side by side; in the final scoring, all regions of a
 * kind.
 */
export function joinScores(beats: readonly Beat[], entries: readonly Entry[]): readonly Beat[] {
  const kinds = new Map<readonly FeatureAt[], string>(
    entries.flatMap(({ event }) =>
      isScored(event) && event.final ? [[event.line.features, event.line.what] as const] : [],
    ),
  );
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const [one] = beat;
    const [first] = last ?? [];
    if (!last || one?.type !== 'sweep' || first?.type !== 'sweep') {
      out.push(beat);
      continue;
    }
    const shared = last.filter((step) => step.type === 'sweep' && shareFeature(step.features, one.features)).length;
    const kind = kinds.get(one.features);
    if (shared > 0) out[out.length - 1] = [...last, { ...one, aside: shared }];
    else if (kind !== undefined && kind === kinds.get(first.features)) out[out.length - 1] = [...last, one];
    else out.push(beat);
  }
  return out;
}
