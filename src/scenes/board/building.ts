import type { Patch, Structure } from '../../art/contract.ts';
import { cellsOf } from '../../art/topology/structures.ts';
import { adapterOf } from '../../game/index.ts';
import type { GameState } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Rect } from '../units.ts';
import type { Cover } from './cover.ts';
import { createCover } from './cover.ts';

const known = new WeakMap<GameState, readonly Structure[]>();

/** What is painted into the land; returns the same list for the same state. */
export function builtIn(view: Pick<MatchView, 'rules' | 'state' | 'players'>): readonly Structure[] {
  const built =
    known.get(view.state) ??
    adapterOf(view.rules)
      .pieces(view.state)
      .flatMap((piece) => lookOf(piece.sort).built?.(piece, view) ?? []);
  known.set(view.state, built);
  return built;
}

/** Identifies the place: the same for every colour. */
const placeKey = ({ kind, x, y, upright }: Structure): string => `${kind} ${x},${y} ${upright}`;
export const sameStructure = (a: Structure, b: Structure): boolean => placeKey(a) === placeKey(b);
const wholeKey = (one: Structure): string => `${placeKey(one)} ${one.look}`;

interface Wanted {
  readonly one: Structure;
  /** The first call of the painter's `show` that included it. */
  readonly since: number;
  readonly cover: Cover;
}

/** The bounding box of its cells. */
export function boxOf(one: Structure): Rect {
  const cells = cellsOf(one);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
}

/** What is built, and how much of it the board picture shows. */
export function createBuilding() {
  const wanted = new Map<string, Wanted>();
  return {
    all: (): readonly Structure[] => [...wanted.values()].map(({ one }) => one),
    /** From this call on exactly this is built. Returns false if nothing changed. */
    show(built: readonly Structure[], since: number): boolean {
      const [before, now] = [[...wanted.values()].map(({ one }) => one), built].map((all) => all.map(wholeKey).join());
      if (before === now) return false;
      const old = new Map(wanted);
      wanted.clear();
      for (const one of built) {
        const same = old.get(placeKey(one));
        wanted.set(placeKey(one), same ? { ...same, one } : { one, since, cover: createCover(one) });
      }
      return true;
    },
    /** A patch has been drawn. Returns true if that completes a structure. */
    take(patch: Patch): boolean {
      let isNew = false;
      for (const { since, cover } of wanted.values()) {
        if (cover.done || (patch.shown ?? 0) < since) continue;
        cover.add(patch);
        isNew ||= cover.done;
      }
      return isNew;
    },
    /** What is new in `built`, and what is missing from it. */
    changes(built: readonly Structure[]): { readonly came: readonly Structure[]; readonly gone: readonly Structure[] } {
      const next = new Set(built.map(placeKey));
      return {
        came: built.filter((one) => !wanted.has(placeKey(one))),
        gone: [...wanted.values()].map(({ one }) => one).filter((one) => !next.has(placeKey(one))),
      };
    },
    /** Whether the picture shows it. */
    shows: (one: Structure): boolean => wanted.get(placeKey(one))?.cover.done ?? false,
  };
}
