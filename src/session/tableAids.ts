import type { Table } from './tableContract.ts';

/** What helps to see the board of a match: which of it is switched on, and what somebody points at. */

export interface TableAidsView<Layer, Pointed> {
  /** False in games without aids. */
  readonly allowed: boolean;
  readonly layers: ReadonlySet<Layer>;
  readonly pointed: Pointed | null;
  /** It stays when the pointer goes away. */
  readonly pinned: boolean;
  /** Taps and arrows look at things instead of laying tiles. */
  readonly looking: boolean;
}

export interface TableAids<Known, Layer, Pointed> {
  readonly view: TableAidsView<Layer, Pointed>;
  readonly known: Known;
  subscribe(listener: () => void): () => void;
  /** Purists play without. */
  allow(on: boolean): void;
  toggle(layer: Layer): void;
  /** The pointer rests on it, or on nothing. */
  point(at: Pointed | null): void;
  pin(at: Pointed | null): void;
  look(on: boolean): void;
}

export interface AidsOptions<State, Known, Pointed> {
  /** What follows from a state; asked once for each. */
  readonly knowledgeOf: (state: State) => Known;
  /** Tells things apart that can be pointed at. */
  readonly keyOf: (at: Pointed) => string;
}

export function createTableAids<State, View extends { readonly state: State }, Intents, Known, Layer, Pointed>(
  match: Table<View, Intents>,
  { knowledgeOf, keyOf }: AidsOptions<State, Known, Pointed>,
): TableAids<Known, Layer, Pointed> {
  const nothing: TableAidsView<Layer, Pointed> = { allowed: true, layers: new Set(), pointed: null, pinned: false, looking: false };
  const listeners = new Set<() => void>();
  let view = nothing;
  let known: { readonly state: State; readonly answers: Known } | undefined;
  const same = (a: Pointed | null, b: Pointed | null): boolean => a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

  function change(values: Partial<TableAidsView<Layer, Pointed>>): void {
    view = { ...view, ...values };
    for (const listener of [...listeners]) listener();
  }

  // What was pointed at may be gone, or is no longer what was asked about.
  match.subscribe((now, before) => {
    if (now.state !== before.state && view.pointed) change({ pointed: null, pinned: false });
  });

  return {
    get view() {
      return view;
    },
    get known() {
      const { state } = match.view;
      if (known?.state !== state) known = { state, answers: knowledgeOf(state) };
      return known.answers;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    allow(on) {
      if (on !== view.allowed) change({ ...nothing, allowed: on });
    },
    toggle(layer) {
      if (!view.allowed) return;
      const layers = new Set(view.layers);
      if (!layers.delete(layer)) layers.add(layer);
      change({ layers });
    },
    point(at) {
      if (!view.allowed || view.pinned || same(at, view.pointed)) return;
      change({ pointed: at });
    },
    pin(at) {
      if (!view.allowed || (same(at, view.pointed) && view.pinned === (at !== null))) return;
      change({ pointed: at, pinned: at !== null });
    },
    look(on) {
      if (view.allowed && on !== view.looking) change({ looking: on, pointed: null, pinned: false });
    },
  };
}

/** A value that is worked out when it is first needed. */
export function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Values that are worked out when they are first read. */
export function lazily<T extends Record<string, () => unknown>>(makers: T): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const known = Object.entries(makers).map(([name, make]) => [name, { enumerable: true, get: later(make) }]);
  return Object.defineProperties({}, Object.fromEntries(known) as PropertyDescriptorMap) as { readonly [K in keyof T]: ReturnType<T[K]> };
}
