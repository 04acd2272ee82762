import { useLayoutEffect } from 'preact/hooks';
import { useTexts } from '../kit/context.tsx';

/** A mark in the title of the page while it is this player's turn, for when they look at something else. */
export function useTitleBadge(mine: boolean): void {
  const { t } = useTexts();
  useLayoutEffect(() => {
    if (!mine) return undefined;
    const plain = document.title;
    document.title = `● ${t('title.turn')} – ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [mine, t]);
}
