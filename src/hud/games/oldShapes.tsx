import type { ComponentChildren } from 'preact';
import { HudProvider } from '../kit/context.tsx';
import { renderInto } from '../kit/render.tsx';
import type { TableContext } from './table.ts';
import { MatchProvider } from './useMatch.tsx';

/** What the games show, for callers that are no components yet. Goes with the last of them. */

export function nodesOf(view: ComponentChildren): readonly ChildNode[] {
  const box = document.createElement('div');
  renderInto(box, <>{view}</>);
  return [...box.childNodes];
}

/** For the end page. */
export const looksOf = (context: TableContext, view: ComponentChildren): readonly ChildNode[] =>
  nodesOf(
    <HudProvider hud={context.hud}>
      <MatchProvider context={context}>{view}</MatchProvider>
    </HudProvider>,
  );
