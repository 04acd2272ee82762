import type { Patch } from '../../art/contract.ts';
import { cellKey } from '../../game/index.ts';
import type { Cell, LaidTile } from '../../game/index.ts';
import type { Cover } from './cover.ts';
import { createCover } from './cover.ts';

/** A patch that arrives this soon may have been painted before the painter knew of the tile. */
const UNDERWAY_MS = 250;

/** A tile that should be on the board. */
interface Wanted {
  readonly tile: LaidTile;
  /** The first call of the painter's `show` that included it. */
  readonly since: number;
  /** When it was requested, in milliseconds. */
  readonly asked: number;
  /** Still falling: its sprite must not be removed yet. */
  held: boolean;
  /** Strips of its cell that newer patches have drawn. */
  readonly cover: Cover;
}

export const sameTile = (a: LaidTile | undefined, b: LaidTile): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.tile === b.tile && a.rotation === b.rotation;

/** Whether a patch can already show the tile. */
const mayShow = ({ since, asked }: Wanted, patch: Patch): boolean =>
  patch.shown === undefined ? performance.now() - asked >= UNDERWAY_MS : patch.shown >= since;

/** The tiles that should be on the board, and how much of each the board picture shows. */
export function createWantedTiles() {
  const wanted = new Map<string, Wanted>();

  return {
    all: (): readonly LaidTile[] => [...wanted.values()].map(({ tile }) => tile),
    at: (cell: Cell): LaidTile | undefined => wanted.get(cellKey(cell))?.tile,
    /** Whether this very tile is among them, turned this way. */
    has: (tile: LaidTile): boolean => sameTile(wanted.get(cellKey(tile))?.tile, tile),
    /** Whether there is a tile, and the picture shows it. */
    isShown: (cell: Cell): boolean => wanted.get(cellKey(cell))?.cover.done ?? false,
    /** `since`: the first call of the painter's `show` that includes it; `held`: its sprite stays until it has landed. */
    add(tile: LaidTile, since: number, { held }: { readonly held: boolean }): void {
      wanted.set(cellKey(tile), { tile, since, asked: performance.now(), held, cover: createCover(tile) });
    },
    remove: (tile: LaidTile): void => void wanted.delete(cellKey(tile)),
    /** Counts a patch; returns the tiles that need no sprite any more. */
    take(patch: Patch): readonly LaidTile[] {
      const done: LaidTile[] = [];
      for (const one of wanted.values()) {
        if (one.cover.done || !mayShow(one, patch)) continue;
        one.cover.add(patch);
        if (one.cover.done && !one.held) done.push(one.tile);
      }
      return done;
    },
    /** The picture shows all of them; returns those that need no sprite any more. */
    settle(): readonly LaidTile[] {
      const all = [...wanted.values()].filter(({ cover }) => !cover.done);
      for (const { cover } of all) cover.complete();
      return all.filter(({ held }) => !held).map(({ tile }) => tile);
    },
    /** Returns true if it needs no sprite any more. */
    land(tile: LaidTile): boolean {
      const one = wanted.get(cellKey(tile));
      if (one) one.held = false;
      return one?.cover.done ?? false;
    },
  };
}
export type WantedTiles = ReturnType<typeof createWantedTiles>;
