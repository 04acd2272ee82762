import { useLayoutEffect, useReducer } from 'preact/hooks';
import type { EndPage } from '../end/endPage.ts';
import { createEndPage } from '../end/endPage.ts';
import { endingOf } from '../end/ending.ts';
import type { EndPorts } from '../end/ending.ts';
import type { TableContext } from '../games/table.ts';
import type { Content } from '../games/useContent.tsx';
import { useView } from '../games/useMatch.tsx';
import type { ReviewPanel } from '../review/reviewPanel.ts';
import { createReviewPanel } from '../review/reviewPanel.ts';

/** Parts of the screen that are elements still. */
export interface OldParts {
  readonly end: EndPage;
  readonly review: ReviewPanel;
}

/** Not while rendering: they may render something themselves. */
export function oldParts(context: TableContext, { game, table }: Content, ports: EndPorts): OldParts & Counting {
  const listeners = new Set<() => void>();
  return {
    end: createEndPage(
      context.hud,
      ports,
      (now) => endingOf(context, game, table, ports, now),
      () => listeners.forEach((listener) => listener()),
    ),
    review: createReviewPanel(context),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Counting {
  subscribe(listener: () => void): () => void;
}

export function useOldParts(parts: OldParts & Counting, isLearning: boolean): OldParts {
  const view = useView();
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => parts.subscribe(() => again()), []);
  useLayoutEffect(() => {
    // A lesson continues after the end of its game.
    if (!isLearning) parts.end.update(view);
    parts.review.update();
    again();
  }, [view]);
  useLayoutEffect(
    () => () => {
      parts.review.destroy();
      parts.end.destroy();
    },
    [],
  );
  return parts;
}
