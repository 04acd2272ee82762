import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContext, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import type { App, Settings } from '../../session/contracts/app.ts';
import type { Hud } from './hud.ts';

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

/** Renders the component again after every change that `subscribe` reports. */
export function useChanges(subscribe: (listener: () => void) => () => void): void {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => subscribe(() => again()), [subscribe]);
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
