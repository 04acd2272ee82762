import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContext, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import type { App, Settings } from '../../session/contracts/app.ts';
import type { Hud } from './hud.ts';
import { renderWith } from './render.ts';

/** What every component can ask for: the application, the texts, and where dialogs open. */

const HudContext = createContext<Hud | null>(null);

export const HudProvider = ({ hud, children }: { hud: Hud; children: ComponentChildren }): VNode => (
  <HudContext.Provider value={hud}>{children}</HudContext.Provider>
);

export function useHud(): Hud {
  const hud = useContext(HudContext);
  if (!hud) throw new Error('Expected a HudProvider around this component');
  return hud;
}

export const useTexts = (): Texts => useHud().texts;

type Subscribe = (listener: () => void) => () => void;

interface Followers {
  readonly all: Set<() => void>;
  /** Ends the subscription of the store. */
  readonly leave: () => void;
}

/** The components that follow a store: all are told of a change before any is rendered, so each is rendered once. */
const followers = new WeakMap<Subscribe, Followers>();

function follow(subscribe: Subscribe, again: () => void): () => void {
  const { all, leave } = followers.get(subscribe) ?? begin(subscribe);
  all.add(again);
  return () => {
    all.delete(again);
    if (all.size > 0) return;
    followers.delete(subscribe);
    leave();
  };
}

function begin(subscribe: Subscribe): Followers {
  const all = new Set<() => void>();
  const begun = { all, leave: subscribe(() => renderWith(() => all.forEach((again) => again()))) };
  followers.set(subscribe, begun);
  return begun;
}

/** Renders the component again after every change that `subscribe` reports. */
export function useChanges(subscribe: Subscribe): void {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => follow(subscribe, () => again()), [subscribe]);
}

/** The application; the component is rendered again after every change of it. */
export function useApp(): App {
  const { app } = useHud();
  useChanges(app.subscribe);
  return app;
}

export const useSettings = (): Settings => useApp().settings;

let serial = 0;
/** An id that is unique on the page: those of Preact repeat in dialogs, which are rendered apart. */
export const useFreshId = (stem: string): string => useState(() => `${stem}-${(serial += 1)}`)[0];
