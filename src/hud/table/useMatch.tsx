import { createContext } from 'preact';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { Assists } from '../../session/match/assists.ts';
import { assistsOf } from '../../session/match/assists.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { Knowledge } from '../../session/games/knowledge.ts';
import { useChanges } from '../kit/context.tsx';
import { showDialog } from '../kit/Dialog.tsx';
import type { TableContext } from './table.ts';

/** What the components of the table can ask for: the match, its texts, its assists. */

const MatchContext = createContext<TableContext | null>(null);

export const MatchProvider = ({ context, children }: { context: TableContext; children: ComponentChildren }): VNode => (
  <MatchContext.Provider value={context}>{children}</MatchContext.Provider>
);

/** The match and its texts; does not render again by itself. */
export function useTable(): TableContext {
  const context = useContext(MatchContext);
  if (!context) throw new Error('Expected a MatchProvider around this component');
  return context;
}

/** The current view; the component is rendered again after every change of the match. */
export function useView(): MatchView {
  const { match } = useTable();
  useChanges(match.subscribe);
  return match.view;
}

/** The assists of the match; the component is rendered again after every change of them. */
export function useAssists<K extends Knowledge = Knowledge>(): Assists<K> {
  const assists = assistsOf<K>(useTable().match);
  useChanges(assists.subscribe);
  return assists;
}

/** The value of the last rendering; `null` in the first. */
export function usePrevious<T>(value: T): T | null {
  const previous = useRef<T | null>(null);
  useLayoutEffect(() => {
    previous.current = value;
  }, [value]);
  return previous.current;
}

/** Shows a dialog about the match. */
export const showTableDialog = (context: TableContext, dialog: ComponentChild): void =>
  showDialog(context.hud, <MatchProvider context={context}>{dialog}</MatchProvider>);
