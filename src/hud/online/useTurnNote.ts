import { useLayoutEffect, useRef } from 'preact/hooks';
import { showNote, withdrawNote } from '../../session/platform/notifications.ts';
import { useApp, useTexts } from '../kit/context.tsx';

const TAG = 'ramparts-turn';

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/**
 * A notification of the system when it has become this player's turn while they look at something else; it goes when they
 * look here again, or the turn is over.
 */
export function useTurnNote(mine: boolean, others: string): void {
  const { t } = useTexts();
  const { turnNotes } = useApp().settings;
  const before = useRef(mine);
  useLayoutEffect(() => {
    const isNew = mine && !before.current;
    before.current = mine;
    if (!isNew || !turnNotes || isLookedAt()) return undefined;
    void showNote({ title: t('title.turn'), body: t('notes.body', { name: others }), tag: TAG });
    const withdraw = (): void => void (isLookedAt() && withdrawNote(TAG));
    document.addEventListener('visibilitychange', withdraw);
    addEventListener('focus', withdraw);
    return () => {
      document.removeEventListener('visibilitychange', withdraw);
      removeEventListener('focus', withdraw);
      void withdrawNote(TAG);
    };
  }, [mine]);
}
