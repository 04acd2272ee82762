import type { Cell, FeatureAt, LaidTile } from '../../game/index.ts';
import type { Entry, Idle, Placing } from '../../session/tableContract.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';

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
  /** `aside`: so many places to the right, where several score at once. */
  | { readonly type: 'sweep'; readonly features: readonly FeatureAt[]; readonly player: number | null; readonly points: number | null; readonly aside?: number }
  | { readonly type: 'cells'; readonly cells: readonly Cell[]; readonly player: number | null };

/** Steps shown at the same time. */
export type Beat = readonly Step[];

/** Tells laid tiles apart. */
export const tileKey = (tile: LaidTile): string => `${tile.x},${tile.y},${tile.tile},${tile.rotation}`;

/** Did the tile hang over its cell before it was laid? */
export const hungAt = ({ gesture }: { readonly gesture: Idle | Placing | { readonly type: 'deploying' | 'scoring' } }, tile: LaidTile): boolean => gesture.type === 'placing' && gesture.x === tile.x && gesture.y === tile.y;
const playerOf = (key: string): number => Number(key.split(':')[1]);

/** Log entries that `before` did not have yet: ids alone do not tell, after undo they are given out again. */
export function newEntries<E>(before: { readonly log: readonly Entry<E>[] }, now: { readonly log: readonly Entry<E>[] }): readonly Entry<E>[] {
  const known = new Map(before.log.map((entry) => [entry.id, entry]));
  const same = (old: Entry<E> | undefined, entry: Entry<E>): boolean => old === entry || (old?.turn === entry.turn && JSON.stringify(old.event) === JSON.stringify(entry.event));
  return now.log.filter((entry) => !same(known.get(entry.id), entry));
}

/** Tiles that have come and gone. */
export function changedTiles(before: readonly LaidTile[], now: readonly LaidTile[]): { readonly laid: readonly LaidTile[]; readonly lifted: readonly LaidTile[] } {
  const old = new Set(before.map(tileKey));
  const next = new Set(now.map(tileKey));
  return { laid: now.filter((tile) => !old.has(tileKey(tile))), lifted: before.filter((tile) => !next.has(tileKey(tile))) };
}

/** Beats in order; followers go home side by side. */
export function joinBeats(all: readonly Beat[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const beat of all) {
    const last = beats.at(-1);
    if (last && beat.every((step) => step.type === 'leave') && last.every((step) => step.type === 'leave')) beats[beats.length - 1] = [...last, ...beat];
    else if (beat.length > 0) beats.push(beat);
  }
  return beats;
}

export const sharesFeature = (some: readonly FeatureAt[], others: readonly FeatureAt[]): boolean =>
  some.some((one) => others.some((other) => one.x === other.x && one.y === other.y && one.feature === other.feature));

/** What is left to do to bring the table to the pieces wanted. */
export function settle(table: Pieces, will: Pieces): Beat {
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
