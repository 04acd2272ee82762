import { createContext } from 'preact';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { HudGame } from './game.ts';
import type { GameTable } from './table.ts';
import { showTableDialog, useTable } from './useMatch.tsx';

/** What a rule set adds to the table: its names and pictures, and the content of its panels. */
export interface Content {
  readonly game: HudGame;
  readonly table: GameTable;
}

const ContentContext = createContext<Content | null>(null);

export const ContentProvider = ({ content, children }: { content: Content; children: ComponentChildren }): VNode => (
  <ContentContext.Provider value={content}>{children}</ContentContext.Provider>
);

export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('Expected a ContentProvider around this component');
  return content;
}

/** For components of the table that open dialogs about the match. */
export function useTableDialogs(): (dialog: ComponentChild) => void {
  const context = useTable();
  const content = useContent();
  return (dialog) => showTableDialog(context, <ContentProvider content={content}>{dialog}</ContentProvider>);
}
