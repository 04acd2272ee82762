import type { TileId } from '../../game/index.ts';
import type { Assist, Match, Pointed } from '../contracts/match.ts';
import { gameOf } from '../games/index.ts';
import { keyOf } from '../games/knowledge.ts';
import type { Knowledge } from '../games/knowledge.ts';

/** The assists of a match: which are switched on, what the player points at, and the knowledge behind them. */

export interface AssistsView {
  /** False in games without assists. */
  readonly allowed: boolean;
  /** Names of the overlays that are switched on. */
  readonly layers: ReadonlySet<string>;
  readonly pointed: Pointed | null;
  /** The inspected target stays when the pointer moves away. */
  readonly pinned: boolean;
  /** Taps and arrow keys inspect the board instead of placing tiles. */
  readonly looking: boolean;
  /** A face-up tile: the board shows where it fits, like a tile in hand. Works without assists, too. */
  readonly tried: TileId | null;
}

export interface Assists<K extends Knowledge = Knowledge> {
  readonly view: AssistsView;
  readonly known: K;
  subscribe(listener: () => void): () => void;
  /** False if the players have agreed to do without it, or this player wants none. */
  may(assist: Assist): boolean;
  /** False if nobody at the table has what this layer shows. */
  has(layer: string): boolean;
  /** `false` hides all assists, for those who want to play as at a real table. */
  allow(on: boolean): void;
  toggle(layer: string): void;
  /** What the pointer is over; `null`: nothing. */
  point(at: Pointed | null): void;
  pin(at: Pointed | null): void;
  look(on: boolean): void;
  tryOut(tile: TileId | null): void;
}

const NOTHING: AssistsView = {
  allowed: true,
  layers: new Set(),
  pointed: null,
  pinned: false,
  looking: false,
  tried: null,
};
/** The layers that tell what an assist tells. */
const TOLD_BY: Readonly<Record<string, Assist>> = { projected: 'projected', dead: 'tiles' };
const shared = new WeakMap<Match, Assists>();

/** The assists of a match, shared by table and panels. `K`: the knowledge that the rule set offers. */
export function assistsOf<K extends Knowledge = Knowledge>(match: Match): Assists<K> {
  const assists = shared.get(match) ?? createAssists(match);
  shared.set(match, assists);
  return assists as Assists<K>;
}

export const samePointed = (a: Pointed | null, b: Pointed | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

function createAssists(match: Match): Assists {
  const listeners = new Set<() => void>();
  let view = NOTHING;
  let known: { readonly state: unknown; readonly answers: Knowledge } | undefined;

  function change(values: Partial<AssistsView>): void {
    view = { ...view, ...values };
    for (const listener of [...listeners]) listener();
  }

  const may = (assist: Assist): boolean => view.allowed && !match.view.without.includes(assist);
  const has = (layer: string): boolean => {
    const assist = TOLD_BY[layer];
    return assist === undefined || !match.view.without.includes(assist);
  };

  // The inspected feature may be gone, or may have changed.
  match.subscribe((now, before) => {
    if (now.state !== before.state && view.pointed) change({ pointed: null, pinned: false });
  });

  return {
    get view() {
      return view;
    },
    get known() {
      const { state } = match.view;
      if (known?.state !== state) known = { state, answers: gameOf(state.rules).knowledge(state) };
      return known.answers;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    may,
    has,
    allow(on) {
      if (on !== view.allowed) change({ ...NOTHING, allowed: on, tried: view.tried });
    },
    toggle(layer) {
      if (!view.allowed || !has(layer)) return;
      const layers = new Set(view.layers);
      if (!layers.delete(layer)) layers.add(layer);
      change({ layers });
    },
    point(at) {
      if (!view.allowed || view.pinned || samePointed(at, view.pointed)) return;
      change({ pointed: at });
    },
    pin(at) {
      if (!view.allowed || (samePointed(at, view.pointed) && view.pinned === (at !== null))) return;
      change({ pointed: at, pinned: at !== null });
    },
    look(on) {
      if (view.allowed && on !== view.looking) change({ looking: on, pointed: null, pinned: false });
    },
    tryOut(tile) {
      if (tile !== view.tried) change({ tried: tile });
    },
  };
}
